import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ImageKit from '@imagekit/nodejs'
import { IMAGE_REFUSALS } from '@zivina/contract/media/image-refusals'
import { createWorkPool } from '@zivina/work/pool'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFileStore } from './file-store.ts'
import { createImageHost } from './host.ts'
import type { ImageStore } from './port.ts'
import { PROGRAM, photo, SVG } from './testing/files.ts'
import { createMemoryLedger, FEW_BYTES } from './testing/memory-ledger.ts'
import { createUploadHost } from './upload-host.ts'
import { signUpload } from './upload-signature.ts'

const BASE = 'https://zivina.example/images'
const KEYS = { public_key: 'public_abc', private_key: 'private_xyz' }
const pool = createWorkPool()
let folder = ''
let store: ImageStore
let register: ReturnType<typeof createMemoryLedger>
let answer: (request: Request) => Promise<Response>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-upload-'))
  store = createFileStore(join(folder, 'files'))
  register = createMemoryLedger()
  const { ledger } = register
  const options = { store, ledger, keys: async () => KEYS, url_endpoint: BASE, tempDir: join(folder, 'temp') }
  const take = createUploadHost({ ...options, work: pool })
  const show = createImageHost({ store, cacheDir: join(folder, 'cache'), work: pool, keys: options.keys })
  answer = async (request) => {
    const pathname = new URL(request.url).pathname.slice('/images'.length)
    return (await take(request, pathname, 'visitor')) ?? show(request, pathname, 'visitor')
  }
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => pool.close())

const fetchHere = (url: unknown, init: unknown) => answer(new Request(url as string, init as RequestInit))

const kit = () =>
  new ImageKit({
    privateKey: KEYS.private_key,
    baseURL: BASE,
    maxRetries: 0,
    fetch: fetchHere,
  })

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

type Fields = Record<string, string | null>

/** The form of a page; a field that is null is left out. */
async function form(changes: Fields = {}, file: Blob | null = null): Promise<FormData> {
  const token = changes.token ?? crypto.randomUUID()
  if (!changes.token) register.permits.set(token, 'jana')
  const expire = Number(changes.expire ?? inSeconds(1800))
  const signature = signUpload(KEYS.private_key, token, expire)
  const fields: Fields = {
    publicKey: KEYS.public_key,
    token,
    expire: String(expire),
    signature,
    folder: '/uploads/users/jana',
    fileName: 'foto.jpg',
    ...changes,
  }
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== null) data.append(name, value)
  data.append('file', file ?? new Blob([new Uint8Array(await photo().jpeg().toBuffer())]), 'x.jpg')
  return data
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  answer(new Request(`${BASE}/api/v1/files/upload`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit))

async function refusal(response: Response): Promise<{ status: number; message: string; help: string }> {
  const body = await response.json()
  expect(Object.keys(body).sort()).toEqual(['help', 'message'])
  return { status: response.status, ...body }
}

const stored = () => readdir(join(folder, 'files'), { recursive: true }).catch(() => [])
const expectNothingLeft = async () => {
  expect((await stored()).filter((name) => /\.\w+$/.test(name))).toEqual([])
  expect(await readdir(join(folder, 'temp')).catch(() => [])).toEqual([])
  expect(register.images.size).toBe(0)
}

describe('the hosted service’s own library', () => {
  test('uploads, describes, shows and deletes a picture', async () => {
    const file = await ImageKit.toFile(await photo(80, 60).png().toBuffer(), 'a.png')
    const sent = await kit().files.upload({ file, fileName: 'Můj oběd.png', folder: '/uploads/contact' })
    expect(sent).toMatchObject({
      fileType: 'image',
      width: 80,
      height: 60,
      AITags: null,
      versionInfo: { name: 'Version 1' },
    })
    expect(sent.filePath).toMatch(/^\/uploads\/contact\/M_j_ob_d_[a-zA-Z0-9]{9}\.png$/)
    expect([sent.url, sent.name]).toEqual([`${BASE}${sent.filePath}`, sent.filePath?.split('/').at(-1)])
    const id = sent.fileId ?? ''
    expect(await kit().files.get(id)).toMatchObject({
      fileId: id,
      filePath: sent.filePath,
      mime: 'image/png',
      type: 'file',
    })
    const src = kit().helper.buildSrc({
      urlEndpoint: BASE,
      src: sent.filePath ?? '',
      transformation: [{ width: 40, height: 40, format: 'jpg' }],
    })
    for (const address of [src, sent.thumbnailUrl ?? '']) expect((await answer(new Request(address))).status).toBe(200)
    const shown = await sharp(await (await answer(new Request(src))).arrayBuffer()).metadata()
    expect([shown.format, shown.width]).toEqual(['jpeg', 40])
    await kit().files.delete(id)
    await expect(kit().files.get(id)).rejects.toThrow(ImageKit.NotFoundError)
    expect((await answer(new Request(sent.url ?? ''))).status).toBe(404)
  })

  test('signs permits the same way as the product', async () => {
    const { token, expire, signature } = kit().helper.getAuthenticationParameters('a-token', inSeconds(60))
    register.permits.set(token, 'jana')
    expect(signature).toBe(signUpload(KEYS.private_key, token, expire))
    expect((await post(await form({ token, expire: String(expire), signature }))).status).toBe(200)
  })

  test('replaces a picture only when told to keep the name', async () => {
    const file = async () => ImageKit.toFile(await photo().png().toBuffer(), 'a.png')
    const options = { fileName: 'a.png', folder: 'logos', useUniqueFileName: false }
    const [one, other] = [
      await kit().files.upload({ file: await file(), ...options }),
      await kit().files.upload({ file: await file(), ...options }),
    ]
    expect([one.filePath, other.filePath]).toEqual(['/logos/a.png', '/logos/a.png'])
  })

  test('is refused with another key', async () => {
    const other = new ImageKit({
      privateKey: 'private_other',
      baseURL: BASE,
      maxRetries: 0,
      fetch: fetchHere,
    })
    const file = await ImageKit.toFile(await photo().png().toBuffer(), 'a.png')
    await expect(other.files.upload({ file, fileName: 'a.png' })).rejects.toThrow(ImageKit.PermissionDeniedError)
    await expectNothingLeft()
  })

  test('understands a refusal', async () => {
    const file = await ImageKit.toFile(Buffer.from(SVG), 'a.svg')
    await expect(kit().files.upload({ file, fileName: 'a.svg' })).rejects.toThrow(ImageKit.BadRequestError)
    await expectNothingLeft()
  })
})

test('an owner may have a lower limit of bytes', async () => {
  const jpeg = await photo(400, 300).jpeg({ quality: 100 }).toBuffer()
  expect(jpeg.byteLength).toBeGreaterThan(FEW_BYTES)
  const token = crypto.randomUUID()
  register.permits.set(token, 'skrblik')
  const refused = await post(await form({ token, folder: '/uploads/users/skrblik' }, new Blob([new Uint8Array(jpeg)])))
  expect(await refusal(refused)).toMatchObject({ status: 400, help: IMAGE_REFUSALS.too_large_here })
  await expectNothingLeft()
})

test('the stored picture has the same limit as the upload, as few bytes may encode many', async () => {
  const stripes = Uint8Array.from({ length: 64 * 64 }, (_, at) =>
    ((at % 64) ** 2 + Math.floor(at / 64) ** 2) % 97 < 48 ? 0 : 255,
  )
  const jpeg = await sharp(stripes, { raw: { width: 64, height: 64, channels: 1 } })
    .jpeg({ quality: 1 })
    .toBuffer()
  expect(jpeg.byteLength).toBeLessThan(FEW_BYTES)
  const token = crypto.randomUUID()
  register.permits.set(token, 'skrblik')
  const sent = await post(await form({ token, folder: '/uploads/users/skrblik' }, new Blob([new Uint8Array(jpeg)])))
  expect(await refusal(sent)).toMatchObject({ status: 400, help: IMAGE_REFUSALS.too_large_here })
  await expectNothingLeft()
})

describe('a page', () => {
  test('uploads into its owner’s folder, under a unique name', async () => {
    const sent = await (await post(await form({ useUniqueFileName: 'false' }))).json()
    expect(sent.filePath).toMatch(/^\/uploads\/users\/jana\/foto_[a-zA-Z0-9]{9}\.jpg$/)
    expect([...register.images.values()][0]?.owner).toBe('jana')
    expect((await answer(new Request(sent.url))).headers.get('content-type')).toBe('image/jpeg')
  })

  test('may send the file before its permit', async () => {
    const given = await form()
    const file = given.get('file') as Blob
    const turned = new FormData()
    turned.append('file', file, 'x.jpg')
    for (const [name, value] of given) if (name !== 'file') turned.append(name, value)
    expect((await post(turned)).status).toBe(200)
  })

  test.each([
    ['without a key', 401, { publicKey: null }, /publicKey/],
    ['with another key', 403, { publicKey: 'public_other' }, /publicKey/],
    ['with an expired permit', 400, { expire: String(inSeconds(-1)) }, /^Your request contains invalid expire/],
    [
      'with a permit for more than an hour',
      400,
      { expire: String(inSeconds(3700)) },
      /less than 1 hour into the future/,
    ],
    ['with no time', 400, { expire: 'soon' }, /expire/],
    ['with a forged signature', 400, { signature: 'a'.repeat(40) }, /signature/],
    ['without a signature', 400, { signature: null }, /signature/],
    ['with an unknown permit', 400, { token: crypto.randomUUID() }, /token/],
    ['into another’s folder', 403, { folder: 'uploads/users/petr' }, /folder/],
    ['into no folder', 403, { folder: null }, /folder/],
    ['out of the store', 400, { folder: 'uploads/users/jana/../petr' }, /folder/],
  ] as const)('%s is refused', async (_, status, changes, message) => {
    const told = await refusal(await post(await form(changes as Fields)))
    expect(told).toMatchObject({ status, message: expect.stringMatching(message) })
    await expectNothingLeft()
  })

  test('uses its permit up, even if the picture is refused', async () => {
    const token = crypto.randomUUID()
    register.permits.set(token, 'jana')
    const bad = await form({ token }, new Blob([SVG]))
    expect(await refusal(await post(bad))).toMatchObject({ status: 400, help: IMAGE_REFUSALS.drawing })
    expect(await refusal(await post(await form({ token })))).toMatchObject({ message: expect.stringMatching(/token/) })
    await expectNothingLeft()
  })

  test('gets one picture for two simultaneous uploads with one permit', async () => {
    const token = crypto.randomUUID()
    register.permits.set(token, 'jana')
    const forms = await Promise.all([form({ token }), form({ token })])
    const statuses = (await Promise.all(forms.map((each) => post(each)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 400])
  })

  test('cannot upload an executable by calling it a photo', async () => {
    const told = await refusal(
      await post(await form({ fileName: 'foto.jpg' }, new Blob([PROGRAM], { type: 'image/jpeg' }))),
    )
    expect(told).toMatchObject({ status: 400, help: IMAGE_REFUSALS.program })
    await expectNothingLeft()
  })
})

describe('a form', () => {
  const boundary = 'x'.repeat(20)
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const bytesOf = async (data: FormData) => {
    const request = new Request(BASE, { method: 'POST', body: data })
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return { bytes: new Uint8Array(await request.arrayBuffer()), headers }
  }

  test.each([
    ['that is none', '{}', { 'content-type': 'application/json' }],
    ['without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
    ['that is empty', '', type],
    ['of nothing but its type', 'nonsense', type],
  ])('%s is refused', async (_, body, headers) => {
    expect((await refusal(await post(body, headers as Record<string, string>))).status).toBe(400)
    await expectNothingLeft()
  })

  test('that is cut off anywhere leaves nothing behind', async () => {
    for (const share of [0.1, 0.5, 0.8, 0.99]) {
      const { bytes, headers } = await bytesOf(await form())
      const told = await refusal(await post(bytes.subarray(0, Math.floor(bytes.byteLength * share)), headers))
      expect(told.status).toBe(400)
    }
    await expectNothingLeft()
  })

  test('whose sender disconnects leaves nothing behind', async () => {
    const { bytes, headers } = await bytesOf(await form())
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.subarray(0, bytes.byteLength - 200))
        setTimeout(() => controller.error(new Error('gone')), 50)
      },
    })
    expect((await post(body, headers)).status).toBe(400)
    await expectNothingLeft()
  })

  test('with two files or too many fields is refused', async () => {
    const two = await form()
    two.append('file', new Blob(['x']), 'y.jpg')
    const many = await form()
    for (let field = 0; field < 60; field++) many.append(`f${field}`, '')
    const other = await form()
    other.append('payload', new Blob(['x']), 'y.jpg')
    for (const each of [two, many, other]) {
      const { bytes, headers } = await bytesOf(each)
      expect((await refusal(await post(bytes, headers))).status).toBe(400)
    }
    await expectNothingLeft()
  })

  test('without a file is refused', async () => {
    const data = await form()
    data.delete('file')
    expect(await refusal(await post(data))).toMatchObject({ status: 400, message: expect.stringMatching(/file/) })
  })

  test('that exceeds the limit is refused while it arrives, before its end', async () => {
    const data = await form()
    data.delete('file')
    const { bytes, headers } = await bytesOf(data)
    const mark = /boundary=(.*)$/.exec(headers['content-type'])?.[1] ?? ''
    const text = Buffer.from(bytes).toString('latin1').replace(`--${mark}--\r\n`, '')
    const head = `${text}--${mark}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(head, 'latin1')),
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(1024 * 1024))
        if (sent === 100) controller.close()
      },
    })
    expect(await refusal(await post(body, headers))).toMatchObject({ status: 400, help: IMAGE_REFUSALS.too_large })
    expect(sent).toBeLessThan(40)
    await expectNothingLeft()
  })

  test('that announces too many bytes is refused unread', async () => {
    const { bytes, headers } = await bytesOf(await form())
    const told = await refusal(await post(bytes, { ...headers, 'content-length': String(30 * 1024 * 1024) }))
    expect(told).toMatchObject({ status: 400, help: IMAGE_REFUSALS.too_large })
  })
})

describe('other requests', () => {
  test('need the private key', async () => {
    const address = `${BASE}/v1/files/${crypto.randomUUID()}`
    expect((await answer(new Request(`${address}/details`))).status).toBe(401)
    expect((await answer(new Request(address, { method: 'DELETE' }))).status).toBe(401)
  })

  test('a picture whose bytes cannot be stored is not registered', async () => {
    store.write = async () => {
      throw new Error('disk full')
    }
    await expect(post(await form())).rejects.toThrow('disk full')
    await expectNothingLeft()
  })
})
