import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { seedDemoAccounts } from '@zivina/api/account/entry/accounts/demo/demo-accounts'
import { createApi } from '@zivina/api/app'
import { OUTSIDE } from '@zivina/api/testing/outside'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSession } from '../testing/demo-session.ts'
import { createAdmin } from './admin.ts'
import { builtAdmin } from './admin-files.ts'

const SITE = 'http://localhost:3000'
const INLINE = 'document.title="Správa"'
const DOCUMENT = `<html><head><script>${INLINE}</script><!--site--><script type="module" src="/admin/assets/main-1.js"></script></head></html>`
const SCRIPT = `const routes = ['review-manage']; ${'//'.repeat(2000)}`

let folder: string
let database: Database
let api: ReturnType<typeof createApi>
let admin: ReturnType<typeof createAdmin>
let exchanges = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-admin-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), DOCUMENT)
  await writeFile(join(folder, 'assets/main-1.js'), SCRIPT)
  await writeFile(join(folder, 'assets/main-1.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'secret.js'), 'secret')
  database = await openTestDatabase()
  await seedDemoAccounts(database.db)
  api = createApi({
    ...OUTSIDE,
    db: database.db,
    log: { info: () => {}, error: () => {} },
    catalogue: { version: () => 1 },
    public_url: SITE,
    image_url_endpoint: '/images',
  })
  const site = {
    public_url: SITE,
    image_url_endpoint: 'https://images.example/a"b',
    image_upload_url: 'https://upload.example/files',
    image_folder: 'uploads',
  }
  const send: typeof api.fetch = (request, origin) => {
    exchanges += 1
    return api.fetch(request, origin)
  }
  admin = createAdmin({ files: builtAdmin(folder), send, site, check_holds_ms: 60_000 })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const sessions = new Map<string, Promise<Record<string, string>>>()

/** The cookies of a demo account, logged in once, as log-ins are limited. */
function logIn(name: string): Promise<Record<string, string>> {
  const session = sessions.get(name) ?? demoSession(api, SITE, name)
  sessions.set(name, session)
  return session
}

async function open(path: string, cookies: Record<string, string> = {}, headers: object = {}, method = 'GET') {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const request = new Request(`${SITE}${path}`, { method, headers: { cookie, ...headers } })
  const answer = await admin(request, '203.0.113.1')
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const PAGES = ['/admin', '/admin/review-manage', '/admin/user/update/1?a=b', '/admin/nothing-of-ours']
const FILES = ['/admin/assets/main-1.js', '/admin/assets/main-1.js.br', '/admin/assets/no.js', '/admin/@vite/client']

describe('a visitor who is not logged in', () => {
  test.each(PAGES)(
    'is redirected from %s to the log-in and back, and sees nothing of the administration',
    async (path) => {
      const { status, headers, text } = await open(path)
      expect([status, text]).toEqual([302, ''])
      expect(headers.get('location')).toBe(`/prihlasit?${new URLSearchParams({ zpet: path })}`)
      expect(headers.get('cache-control')).toBe('private, no-store')
    },
  )

  test.each(FILES)('gets no file %s', async (path) => {
    const { status, text, headers } = await open(path)
    expect([status, text]).toEqual([404, 'Not Found'])
    expect(headers.get('etag')).toBeNull()
  })

  test('with an expired session is told so, and the browser deletes its cookies', async () => {
    const { headers } = await open('/admin', { zivina_refresh: 'nonsense' })
    expect(headers.get('location')).toBe('/prihlasit?zpet=%2Fadmin&odhlaseno=')
    expect(headers.getSetCookie()).toHaveLength(4)
  })
})

describe('a user', () => {
  test.each(['user', 'premium'])(
    '(%s) is redirected to the not-found page from every page, and gets no file',
    async (name) => {
      const cookies = await logIn(name)
      for (const path of PAGES) {
        const { status, headers, text } = await open(path, cookies)
        expect([status, headers.get('location'), text]).toEqual([302, '/404', ''])
      }
      for (const path of FILES) expect(await open(path, cookies)).toMatchObject({ status: 404, text: 'Not Found' })
    },
  )

  test('whose cookie claims another role gets nothing more', async () => {
    const cookies = await logIn('user')
    const claimed = encodeURIComponent(JSON.stringify({ is_admin: true, is_affiliate: true }))
    const { headers } = await open('/admin', { ...cookies, zivina_token_data: claimed })
    expect(headers.get('location')).toBe('/404')
  })

  test('who is banned is redirected to the ban page and gets no file', async () => {
    const cookies = await logIn('creator')
    await database.pool.query(`update "user" set is_banned = true where email = 'creator@zivina.example'`)
    expect((await open('/admin', cookies)).headers.get('location')).toBe('/ban')
    expect((await open('/admin/assets/main-1.js', cookies)).status).toBe(404)
  })
})

describe('an affiliate', () => {
  test('opens the landing, reviews and referral codes, and nothing else', async () => {
    const cookies = await logIn('affiliate')
    for (const path of ['/admin', '/admin/review-manage?status=', '/admin/referral-code-manage']) {
      expect((await open(path, cookies)).status).toBe(200)
    }
    for (const path of ['/admin/user-manage', '/admin/review-manage/x', '/admin/Review-manage']) {
      expect((await open(path, cookies)).headers.get('location')).toBe('/404')
    }
    expect((await open('/admin/assets/main-1.js', cookies)).text).toBe(SCRIPT)
  })
})

describe.each(['admin', 'superadmin'])('an %s', (name) => {
  test('opens every page, which is private and runs no foreign scripts', async () => {
    const cookies = await logIn(name)
    for (const path of PAGES) {
      const { status, headers, text } = await open(path, cookies)
      expect(status).toBe(200)
      expect(text).toContain('src="/admin/assets/main-1.js"')
      expect(headers.get('cache-control')).toBe('private, no-store')
      const policy = headers.get('content-security-policy') ?? ''
      const hash = createHash('sha256').update(INLINE).digest('base64')
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
      expect(policy).toContain("connect-src 'self' https://upload.example")
      expect(policy).toContain("img-src 'self' data: blob: https://images.example")
      expect(policy).not.toContain('unsafe')
    }
  })

  test('gets the facts of the installation as text of the document', async () => {
    const { text } = await open('/admin', await logIn(name))
    expect(text).toContain(
      '<meta name="zivina-site" content="{&quot;public_url&quot;:&quot;http://localhost:3000&quot;',
    )
    expect(text).toContain('a\\&quot;b')
  })

  test('gets files compressed, and asks again each time', async () => {
    const cookies = await logIn(name)
    const { headers } = await open('/admin/assets/main-1.js', cookies, { 'accept-encoding': 'br' })
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const etag = headers.get('etag') ?? ''
    const again = await open('/admin/assets/main-1.js', cookies, { 'if-none-match': etag })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test.each([
    '/admin/assets/no.js',
    '/admin/assets/main-1.js.br',
    '/admin/assets/..%2fsecret.js',
    '/admin/secret.js',
    '/admin/assets/../../secret.js',
  ])('finds no file %s', async (path) => {
    const { text } = await open(path, await logIn(name))
    expect(text).not.toContain('secret')
    expect(text).not.toContain('routes')
  })
})

test('a role that is taken away closes the administration with the next document, and its files with it', async () => {
  const cookies = await logIn('admin')
  await database.pool.query(`update "user" set is_admin = false where email = 'admin@zivina.example'`)
  try {
    expect((await open('/admin', cookies)).headers.get('location')).toBe('/404')
    expect((await open('/admin/assets/main-1.js', cookies, { 'if-none-match': '"main-1.js"' })).status).toBe(404)
  } finally {
    await database.pool.query(`update "user" set is_admin = true where email = 'admin@zivina.example'`)
  }
})

test('the files of one page are checked together, those of another person separately', async () => {
  const [theirs, others] = [await logIn('admin'), await logIn('user')]
  await open('/admin', theirs)
  await open('/admin', others)
  const before = exchanges
  const files = Array.from({ length: 10 }, () => open('/admin/assets/main-1.js', theirs))
  expect((await Promise.all(files)).map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await open('/admin/assets/main-1.js', others)).status).toBe(404)
  expect((await open('/admin/assets/main-1.js')).status).toBe(404)
  expect(exchanges).toBe(before)
  await open('/admin', theirs)
  expect(exchanges).toBe(before + 1)
})

test('an expired access token is renewed on the way', async () => {
  const { zivina_access: _, ...cookies } = await logIn('admin')
  const { status, headers } = await open('/admin', cookies)
  expect(status).toBe(200)
  expect(headers.getSetCookie().some((line) => line.startsWith('zivina_access='))).toBe(true)
})

test('the administration accepts no POST, and redirects an address with a trailing slash', async () => {
  expect((await open('/admin', await logIn('admin'), {}, 'POST')).status).toBe(405)
  const { status, headers } = await open('/admin/review-manage//?page=2')
  expect([status, headers.get('location')]).toEqual([301, '/admin/review-manage?page=2'])
})
