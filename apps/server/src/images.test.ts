import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { readImageKeys } from '@zivina/api/images/settings'
import { createKeyReader } from '@zivina/api/sessions/keys'
import { IMAGE_REFUSALS } from '@zivina/contract/image-refusals'
import { buildUser } from '@zivina/db/build/user'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { photosWithSecrets, SECRET } from '@zivina/integrations/images/testing/files'
import { signUpload } from '@zivina/integrations/images/upload-signature'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { openImages, type ProductImages } from './images.ts'

let folder = ''
let database: Database
let images: ProductImages
let server: Server
let origin = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-server-images-'))
  database = await openTestDatabase()
  const missing = async () => new Response(null, { status: 404 })
  const log = { error: () => {} } as never
  const closed = { outbox: null, client_dir: null, secure: false, trust_proxy: false, log }
  const rest = { api: missing, pages: missing, admin: missing, ...closed }
  const answer: ProductImages['answer'] = (request, pathname) => images.answer(request, pathname)
  server = createServer(getRequestListener(createApp({ ...rest, images: answer }).fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  images = await openImages(readConfig({ DATA_DIR: folder, PUBLIC_URL: origin }), database.db)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.close()
  await rm(folder, { recursive: true })
})

/** A page's form without its file, with a leave of its own. */
async function formOf(): Promise<{ form: FormData; guid: string }> {
  const { guid } = await buildUser(database.db)
  const token = crypto.randomUUID()
  const expire = Math.floor(Date.now() / 1000) + 600
  await database.pool.query('insert into image_token (token, "user", expires_at) values ($1, $2, to_timestamp($3))', [
    token,
    guid,
    expire,
  ])
  const keys = await readImageKeys(createKeyReader(database.db), images.settings)
  const form = new FormData()
  const signature = signUpload(keys.private_key, token, expire)
  const fields = { publicKey: keys.public_key, token, expire, signature, folder: `uploads/users/${guid}` }
  for (const [name, value] of Object.entries({ ...fields, fileName: 'foto.jpg' })) form.append(name, String(value))
  return { form, guid }
}

const send = (body: FormData) => fetch(`${origin}${images.upload_url}`, { method: 'POST', body })
const underWay = () => readdir(join(folder, 'image-uploads'))
const rows = async () => (await database.pool.query('select path, owner, size from image_file')).rows

test('a photo with its place in it travels over the wire, is kept without it and shown', async () => {
  const { form, guid } = await formOf()
  form.append('file', new Blob([new Uint8Array((await photosWithSecrets()).jpeg ?? [])]), 'x.jpg')
  const response = await send(form)
  expect(response.status).toBe(200)
  const { url, filePath, size } = (await response.json()) as { url: string; filePath: string; size: number }
  expect(url).toBe(`${origin}/images${filePath}`)
  const shown = await fetch(url)
  expect([shown.status, shown.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
  expect(Buffer.from(await shown.arrayBuffer()).includes(SECRET)).toBe(false)
  expect(await rows()).toEqual([{ path: filePath.slice(1), owner: guid, size }])
})

test('30 MB are refused with a sentence, however they come, and nothing is kept', async () => {
  const before = await rows()
  const { form } = await formOf()
  form.append('file', new Blob([new Uint8Array(30 * 1024 * 1024)]), 'x.jpg')
  const response = await send(form)
  expect([response.status, await response.json()]).toEqual([
    400,
    { message: expect.any(String), help: IMAGE_REFUSALS.too_large },
  ])
  expect([await rows(), await underWay()]).toEqual([before, []])
})

test('a connection that breaks in the middle leaves nothing behind', async () => {
  const before = await rows()
  const { form } = await formOf()
  form.append('file', new Blob([new Uint8Array(4 * 1024 * 1024)]), 'x.jpg')
  const request = new Request(origin, { method: 'POST', body: form })
  const type = request.headers.get('content-type')
  const bytes = new Uint8Array(await request.arrayBuffer())
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const head = `POST ${images.upload_url} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${bytes.byteLength}\r\n\r\n`
  socket.write(head)
  socket.write(bytes.subarray(0, 2 * 1024 * 1024))
  await expect.poll(underWay).toHaveLength(1)
  socket.destroy()
  await expect.poll(underWay).toEqual([])
  expect(await rows()).toEqual(before)
})

test('with a hosted service pictures are sent there, and neither taken nor swept here', async () => {
  const hosted = {
    IMAGE_URL_ENDPOINT: 'https://ik.example/zivina',
    IMAGE_HOST_PUBLIC_KEY: 'public_x',
    IMAGE_HOST_PRIVATE_KEY: 'private_x',
    IMAGE_HOST_UPLOAD_URL: 'https://upload.example/api/v1/files/upload',
  }
  const opened = await openImages(readConfig({ DATA_DIR: folder, ...hosted }), database.db)
  expect(opened).toMatchObject({ upload_url: hosted.IMAGE_HOST_UPLOAD_URL, sweepable: null })
  expect(opened.settings.hosted).toMatchObject({ public_key: 'public_x', private_key: 'private_x' })
  const request = new Request(`${origin}${images.upload_url}`, { method: 'POST', body: new FormData() })
  expect((await opened.answer(request, '/api/v1/files/upload')).status).toBe(405)
})
