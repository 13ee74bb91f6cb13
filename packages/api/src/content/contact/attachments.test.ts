import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Proof } from '@zivina/contract/content/contact'
import { BRAND } from '@zivina/contract/kernel/brand'
import { CONTACT_IMAGE_BYTES_MAX, CONTACT_IMAGE_TRIES } from '@zivina/contract/kernel/limits'
import { IMAGE_REFUSALS } from '@zivina/contract/media/image-refusals'
import type { UploadAuth } from '@zivina/contract/media/images'
import { createFileStore } from '@zivina/integrations/images/file-store'
import type { ImageStore } from '@zivina/integrations/images/port'
import { photosWithSecrets, SECRET } from '@zivina/integrations/images/testing/files'
import { createUploadHost, type UploadHost } from '@zivina/integrations/images/upload-host'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DECLARED } from '#api/areas.ts'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import { MESSAGE_IMAGES_A_DAY } from '#api/media/images/queries.ts'
import { createUploadLedger, sweepImages, sweepPermits } from '#api/media/images/service.ts'
import { DEFAULT_IMAGE_SETTINGS, readImageKeys } from '#api/media/images/settings.ts'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { OUTSIDE } from '#api/testing/outside.ts'
import { setWork } from './proof.ts'
import { solve } from './testing.ts'

const SITE = 'http://localhost:3000'

let api: AccountApi
let folder: string
let store: ImageStore
let host: UploadHost
let jpeg: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  api = await openAccountApi()
  folder = await mkdtemp(join(tmpdir(), 'zivina-contact-'))
  store = createFileStore(join(folder, 'files'))
  const { db } = api.database
  host = createUploadHost({
    store,
    tempDir: join(folder, 'temp'),
    work: OUTSIDE.work,
    url_endpoint: `${SITE}/images`,
    ledger: createUploadLedger(db, DEFAULT_IMAGE_SETTINGS),
    keys: () => readImageKeys(createKeyReader(db), DEFAULT_IMAGE_SETTINGS),
  })
  jpeg = new Uint8Array((await photosWithSecrets()).jpeg ?? [])
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

async function proof(secondsAgo = 10): Promise<Proof> {
  const { proof: key } = await createKeyReader(api.database.db)()
  return solve(await setWork(key, new Date(Date.now() - secondsAgo * 1000)))
}

/** A message that is being written. */
const begin = async () => ({ submission: crypto.randomUUID(), proof: await proof() })
type Begun = Awaited<ReturnType<typeof begin>>
const ask = ({ submission, proof: given }: Begun) => api.post('/contact_form/attachment', { submission, proof: given })
const finish = ({ submission, proof: given }: Begun, attachments: string[]) =>
  api.post('/contact_form', {
    subject: 'technical_problem',
    name: '',
    email: `${crypto.randomUUID()}@example.cz`,
    text: 'Nejde mi uložit recept.',
    submission,
    proof: given,
    attachments,
  })
const kept = async (submission: string) =>
  (await api.sql('select attachments from contact_message where submission = $1', [submission]))[0]?.attachments

/** Uploads a picture to the image host, as the page does; `changes` overrides form fields. */
async function upload(permit: UploadAuth, folderName: string, bytes: Uint8Array<ArrayBuffer> = jpeg) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...permit, folder: folderName, fileName: 'foto.jpg' })) {
    form.append(name, String(value))
  }
  form.append('file', new Blob([bytes]))
  const path = '/api/v1/files/upload'
  const response = await host(new Request(`${SITE}/images${path}`, { method: 'POST', body: form }), path, 'visitor')
  return { status: response?.status, body: (await response?.json()) as { url: string; message: string; help: string } }
}

const ownFolder = ({ submission }: Begun) => `uploads/contact/${submission}`
async function attach(message: Begun): Promise<string> {
  const { status, body } = await upload((await ask(message)).body, ownFolder(message))
  expect(status).toBe(200)
  return body.url
}

describe('pictures of a message without an account', () => {
  it('are sent with it, cleaned and without metadata, and the support gets their addresses', async () => {
    const message = await begin()
    const urls = [await attach(message), await attach(message), await attach(message)]
    expect((await finish(message, urls)).status).toBe(200)
    const paths = (await kept(message.submission)) as string[]
    expect(paths.map((path) => `${SITE}/images/${path}`)).toEqual(urls)
    for (const path of paths) {
      expect(path).toMatch(new RegExp(`^uploads/contact/${message.submission}/foto_\\w{9}\\.jpg$`))
      const image = await store.read(path)
      expect(image?.byteLength).toBeGreaterThan(100)
      expect(Buffer.from(image ?? []).includes(SECRET)).toBe(false)
    }
    const { data } = await api.mail.last('contact_message', BRAND.support_email)
    expect(data).toMatchObject({ attachments: urls, account: null })
  })

  it('need a solved challenge of ours, which is not used up by them', async () => {
    const [message, sent] = [await begin(), await begin()]
    expect((await finish(sent, [])).status).toBe(200)
    const refused = [
      { ...message, proof: await proof(0) },
      { ...message, proof: await proof(3700) },
      { ...message, proof: { ...message.proof, number: 0 } },
      { ...message, proof: { ...message.proof, signature: '0'.repeat(64) } },
      { ...message, proof: sent.proof },
      { ...message, submission: sent.submission },
    ]
    for (const one of refused) {
      const { status, body } = await ask(one)
      expect([status, body.code]).toEqual([400, 'PROOF_NOT_ACCEPTED'])
    }
    expect((await ask(message)).status).toBe(200)
  })

  it('need a permit each, valid once, unchanged, for their own folder only', async () => {
    const [message, decoy, user] = [await begin(), await begin(), await api.user()]
    const permit = (await ask(message)).body
    for (const forged of [
      { ...permit, token: crypto.randomUUID() },
      { ...permit, expire: permit.expire + 60 },
      { ...permit, signature: permit.signature.replace(/^./, (first: string) => (first === '0' ? '1' : '0')) },
    ]) {
      expect((await upload(forged, ownFolder(message))).status).toBe(400)
    }
    expect((await upload(permit, ownFolder(message))).status).toBe(200)
    expect((await upload(permit, ownFolder(message))).body.message).toContain('same token')
    for (const other of [
      ownFolder(decoy),
      'uploads/contact',
      `uploads/users/${user.guid}`,
      'uploads',
      `${ownFolder(message)}/a`,
    ]) {
      const refused = await upload((await ask(message)).body, other)
      expect([other, refused.status]).toEqual([other, 403])
    }
  })

  it('are limited in size', async () => {
    const message = await begin()
    const large = new Uint8Array(CONTACT_IMAGE_BYTES_MAX + 1)
    large.set(jpeg)
    const { status, body } = await upload((await ask(message)).body, ownFolder(message), large)
    expect([status, body.help]).toEqual([400, IMAGE_REFUSALS.too_large_here])
  })

  it('are at most three, with enough attempts for one to fail, whether at once or one after another', async () => {
    const message = await begin()
    const url = await attach(message)
    expect((await finish(message, [url, url, url, url])).status).toBe(400)
    const asked = await Promise.all(Array.from({ length: CONTACT_IMAGE_TRIES + 3 }, () => ask(message)))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(CONTACT_IMAGE_TRIES - 1)
    // Neither another proof of work nor another message allows more.
    for (const more of [
      { ...message, proof: await proof() },
      { ...message, submission: crypto.randomUUID() },
    ]) {
      expect((await ask(more)).body.code).toBe('TOO_MANY_REQUESTS')
    }
    expect((await ask(await begin())).status).toBe(200)
  })

  it('have a daily limit for all visitors together', async () => {
    await api.sql(
      `insert into image_file (path, submission, size, width, height, mime)
      select 'day/' || n, gen_random_uuid(), 1, 1, 1, 'image/jpeg' from generate_series(1, $1) n`,
      [MESSAGE_IMAGES_A_DAY],
    )
    expect((await ask(await begin())).body.code).toBe('TOO_MANY_REQUESTS')
    await api.sql(`delete from image_file where path like 'day/%'`)
    expect((await ask(await begin())).status).toBe(200)
  })

  it('stay within the daily limit, however many permits were given before it was reached', async () => {
    const message = await begin()
    const permit = (await ask(message)).body
    await api.sql(
      `insert into image_file (path, submission, size, width, height, mime)
      select 'full/' || n, gen_random_uuid(), 1, 1, 1, 'image/jpeg' from generate_series(1, $1) n`,
      [MESSAGE_IMAGES_A_DAY],
    )
    expect((await upload(permit, ownFolder(message))).status).toBe(400)
    await api.sql(`delete from image_file where path like 'full/%'`)
    expect((await upload(permit, ownFolder(message))).status).toBe(200)
  })

  it('have no more attempts after the clean-up of expired permits while the proof of work is valid', async () => {
    const message = await begin()
    for (let tries = 0; tries < CONTACT_IMAGE_TRIES; tries += 1) expect((await ask(message)).status).toBe(200)
    await api.sql(`update image_token set expires_at = now() - interval '29 minutes' where submission = $1`, [
      message.submission,
    ])
    await sweepPermits(api.database.db)
    expect((await ask({ ...message, submission: crypto.randomUUID() })).body.code).toBe('TOO_MANY_REQUESTS')
    await api.sql(`update image_token set expires_at = now() - interval '61 minutes' where submission = $1`, [
      message.submission,
    ])
    expect(await sweepPermits(api.database.db)).toBeGreaterThanOrEqual(CONTACT_IMAGE_TRIES)
  })

  it('from another message, an account, or elsewhere are refused', async () => {
    const [message, decoy, user] = [await begin(), await begin(), await api.user()]
    const [own, theirs] = [await attach(message), await attach(decoy)]
    const path = `uploads/contact/${message.submission}/planted.jpg`
    await api.sql(
      `insert into image_file (path, owner, size, width, height, mime) values ($1, $2, 1, 1, 1, 'image/jpeg')`,
      [path, user.guid],
    )
    for (const url of [
      theirs,
      `/images/${path}`,
      'https://zlo.example/a.jpg',
      `${own}?tr=w-1`,
      '/images/recipes/a.webp',
    ]) {
      expect([url, (await finish(message, [own, url])).body.code]).toEqual([url, 'IMAGEKIT'])
    }
    expect(await kept(message.submission)).toBeUndefined()
    expect((await finish(message, [own])).status).toBe(200)
    // A retry whose first answer was lost gets the same answer.
    expect((await finish(message, [own])).status).toBe(200)
  })

  it('are deleted a day later if the message was not sent; those of a sent message stay', async () => {
    const [never, sent] = [await begin(), await begin()]
    const [gone, stays] = [await attach(never), await attach(sent)]
    await finish(sent, [stays])
    await api.sql(`update image_file set created_at = now() - interval '25 hours'`)
    await sweepImages(api.database.db, store, DECLARED.pictures)
    const paths = (await api.sql('select path from image_file')).map(({ path }) => `${SITE}/images/${path}`)
    expect(paths).toContain(stays)
    expect(paths).not.toContain(gone)
    expect(await store.read(gone.slice(`${SITE}/images/`.length))).toBeNull()
  })

  it('are limited per network address', async () => {
    const message = await begin()
    const options = { address: '198.51.100.44' }
    let last = 200
    for (let times = 0; times < 31; times += 1) {
      last = (await api.post('/contact_form/attachment', { ...message, submission: 'x' }, options)).status
    }
    expect(last).toBe(429)
  })
})

it('are not accepted by a hosted service, whose permits limit neither folder nor size', async () => {
  const hosted = { public_key: 'public_x', private_key: 'private_x' }
  const other = await openAccountApi({ images: { folder: 'uploads', hosted } })
  try {
    const { proof: key } = await createKeyReader(other.database.db)()
    const given = solve(await setWork(key, new Date(Date.now() - 10_000)))
    const { body } = await other.post('/contact_form/attachment', { submission: crypto.randomUUID(), proof: given })
    expect(body.code).toBe('IMAGEKIT')
  } finally {
    await other.close()
  }
})
