import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createKeyReader } from '@zivina/api/kernel/keys/keys'
import { readImageKeys } from '@zivina/api/media/images/settings'
import { IMAGE_REFUSALS } from '@zivina/contract/media/image-refusals'
import { buildUser } from '@zivina/db/build/account/user'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { photo, photosWithSecrets, SECRET } from '@zivina/integrations/images/testing/files'
import { signUpload } from '@zivina/integrations/images/upload-signature'
import { createWorkPool } from '@zivina/work/pool'
import { openHolder } from '@zivina/work/testing/held'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/process/config.ts'
import { createApp } from './app.ts'
import { openImages, type ProductImages } from './images.ts'

const work = createWorkPool({ processes: 2 })
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
  const closed = { outbox: null, standins: [], client_dir: null, secure: false, trust_proxy: false, log }
  const rest = { api: missing, pages: missing, admin: missing, ...closed }
  const answer: ProductImages['answer'] = (...request) => images.answer(...request)
  server = createServer(getRequestListener(createApp({ ...rest, images: answer }).fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  images = await openImages(readConfig({ DATA_DIR: folder, PUBLIC_URL: origin }), database.db, work)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await work.close()
  await database.close()
  await rm(folder, { recursive: true })
})

/** The upload form of a page without its file, with a permit of its own. */
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

test('a photo with GPS data is uploaded over HTTP, stored without it and shown', async () => {
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

test('30 MB are refused with a sentence, however they are sent, and nothing is stored', async () => {
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

test('an upload whose connection breaks leaves nothing behind', async () => {
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

/** Opens a connection that sends a request and does not read the answer. */
function dial(head: string, body = ''): Socket {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`${head}\r\nHost: x\r\n${body === '' ? '\r\n' : body}`)
  return socket
}

test('a thumbnail does not wait for forty large pictures whose connections were closed', async () => {
  await mkdir(join(folder, 'files/recipes'), { recursive: true })
  await writeFile(join(folder, 'files/recipes/a.jpg'), await photo(1600, 1100).jpeg().toBuffer())
  const holder = openHolder()
  const held = ['one', 'two'].map((name) => holder.hold(work, name))
  await expect.poll(() => holder.begun().length, { timeout: 30_000 }).toBe(2)
  const refusals = Array.from({ length: 40 }, (_, index) =>
    fetch(`${origin}/images/recipes/a.jpg?tr=w-4000,h-${2701 - index},c-force,f-avif,q-99`),
  )
  expect((await Promise.all(refusals)).map(({ status }) => status)).toEqual(Array(40).fill(400))
  const sockets = Array.from({ length: 40 }, (_, index) => {
    const size = `w-${1200 + 50 * (index % 8)},ar-${['4-3', '3-2', '16-9', '5-3', '8-5'][Math.floor(index / 8)]}`
    return dial(`GET /images/recipes/a.jpg?tr=${size},f-webp,q-99 HTTP/1.1`)
  })
  const large = () => work.figures().tasks['draw-large-picture']
  await expect.poll(large, { timeout: 30_000 }).toMatchObject({ waiting: 10, refused: 30 })
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => large()?.waiting, { timeout: 30_000 }).toBe(0)
  const thumbnail = fetch(`${origin}/images/recipes/a.jpg?tr=w-160,ar-4-3,f-auto`)
  await expect.poll(() => work.figures().tasks['draw-small-picture']?.waiting, { timeout: 30_000 }).toBe(1)
  holder.letGo('one')
  expect((await thumbnail).status).toBe(200)
  expect(large()).toMatchObject({ done: 0, running: 0, cancelled: 10 })
  holder.letGo('two')
  await Promise.all(held)
  holder.close()
})

test('24 slow uploads without a permit do not block an upload with a permit', async () => {
  const start = `--x\r\nContent-Disposition: form-data; name="fileName"\r\n\r\n`
  const head = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n'
  const sockets = Array.from({ length: 24 }, () => dial(`POST ${images.upload_url} HTTP/1.1`, head + start))
  for (const socket of sockets) setInterval(() => socket.write('a'), 9000).unref()
  for (let index = 0; index < 4; index++) {
    const { form } = await formOf()
    form.append('file', new Blob([new Uint8Array(await photo().jpeg().toBuffer())]), 'x.jpg')
    expect((await send(form)).status).toBe(200)
  }
  for (const socket of sockets) socket.destroy()
  await expect.poll(underWay).toEqual([])
})

test('with a hosted service pictures are uploaded there, and the product neither accepts nor sweeps any', async () => {
  const hosted = {
    IMAGE_URL_ENDPOINT: 'https://ik.example/zivina',
    IMAGE_HOST_PUBLIC_KEY: 'public_x',
    IMAGE_HOST_PRIVATE_KEY: 'private_x',
    IMAGE_HOST_UPLOAD_URL: 'https://upload.example/api/v1/files/upload',
  }
  const opened = await openImages(readConfig({ DATA_DIR: folder, ...hosted }), database.db, work)
  expect(opened).toMatchObject({ upload_url: hosted.IMAGE_HOST_UPLOAD_URL, sweepable: null })
  expect(opened.settings.hosted).toMatchObject({ public_key: 'public_x', private_key: 'private_x' })
  const request = new Request(`${origin}${images.upload_url}`, { method: 'POST', body: new FormData() })
  expect((await opened.answer(request, '/api/v1/files/upload', 'visitor')).status).toBe(405)
})
