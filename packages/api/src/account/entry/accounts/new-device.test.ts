import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeAt, stepAt } from '#api/account/credentials/second-factor/one-time-code.ts'
import { type AccountApi, openAccountApi, PASSWORD } from '#api/testing/account-api.ts'

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
})
afterAll(() => api.close())

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const NEWER_CHROME = CHROME.replace('140.0', '141.0')
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

type From = { address?: string; device?: string; devices?: string }

/** Logs in. @returns the mark set in the browser */
async function logIn(email: string, { address = '192.0.2.1', device = CHROME, devices }: From = {}): Promise<string> {
  const cookie = devices === undefined ? {} : { cookie: `zivina_devices=${devices}` }
  const headers = { 'user-agent': device, ...cookie }
  const { status, cookies } = await api.post('/login', { email, password: PASSWORD }, { address, headers })
  expect(status).toBe(200)
  return cookies.zivina_devices ?? ''
}

const warnings = async (email: string) =>
  (await api.mail.queued()).filter(({ template, to }) => template === 'new_device' && to === email)

it('the first log-in of an account sends no warning, another device sends one, once', async () => {
  const { email } = await api.user({ full_name: 'Jana Nováková' })
  await logIn(email)
  expect(await warnings(email)).toEqual([])
  const devices = await logIn(email, { device: FIREFOX, address: '198.51.100.4' })
  const [warning, ...others] = await warnings(email)
  expect(others).toEqual([])
  expect(warning?.data).toEqual({
    full_name: 'Jana Nováková',
    device: 'Firefox, Linux',
    address: '198.51.100.4',
    at: expect.stringMatching(/^20\d\d-/),
  })
  // The same browser, elsewhere, after an update.
  await logIn(email, { device: FIREFOX.replaceAll('143', '144'), address: '203.0.113.9', devices })
  expect(await warnings(email)).toHaveLength(1)
})

it('one kind of device at one network is one device, even without cookies', async () => {
  const { email } = await api.user()
  await logIn(email, { address: '2001:db8:1:2::1' })
  await logIn(email, { address: '2001:db8:1:2:ffff::9', device: NEWER_CHROME })
  expect(await warnings(email)).toEqual([])
  await logIn(email, { address: '2001:db8:1:2::1', device: FIREFOX })
  await logIn(email, { address: '2001:db8:9:9::1' })
  expect(await warnings(email)).toHaveLength(2)
})

it('a mark of one account does not count for another, and one browser can hold several', async () => {
  const [one, two] = [await api.user(), await api.user()]
  await logIn(two.email, { address: '192.0.2.77', device: FIREFOX })
  const devices = await logIn(one.email)
  const both = await logIn(two.email, { devices })
  expect(await warnings(two.email)).toHaveLength(1)
  await logIn(one.email, { devices: both, address: '192.0.2.200', device: FIREFOX })
  expect(await warnings(one.email)).toEqual([])
  expect(both.split('.')).toHaveLength(2)
  await logIn(one.email, { devices: 'x'.repeat(22), address: '192.0.2.201', device: FIREFOX })
  expect(await warnings(one.email)).toHaveLength(1)
})

it('a registration sends no warning: the browser that verifies the address is known', async () => {
  const email = 'registrace@example.com'
  const headers = { 'user-agent': CHROME }
  await api.post('/register', { email, username: 'registrace', password: PASSWORD }, { headers, address: '192.0.2.5' })
  const { code } = (await api.mail.last('verify_email', email)).data
  const { cookies } = await api.post('/register/verify_email', { email, code }, { headers, address: '192.0.2.5' })
  await logIn(email, { address: '192.0.2.6', devices: cookies.zivina_devices ?? '' })
  expect(await warnings(email)).toEqual([])
  expect((await api.mail.last('welcome', email)).data).toMatchObject({ username: 'registrace', newsletter: false })
})

it('a wrong password sends no warning', async () => {
  const { email } = await api.user()
  await logIn(email)
  await api.post('/login', { email, password: 'x' }, { headers: { 'user-agent': FIREFOX } })
  expect(await warnings(email)).toEqual([])
})

it('a log-in takes at most ten statements in its transaction, including warning and second factor', async () => {
  const user = await api.user()
  await logIn(user.email)
  const secret = 'GEZDGNBVGY3TQOJQ'
  await api.sql(`insert into totp ("user", secret, confirmed_at) values ($1, $2, now())`, [user.guid, secret])
  const given = { email: user.email, password: PASSWORD, totp_code: codeAt(secret, stepAt(Date.now())) }
  const statements = await api.statements(() => api.post('/login', given, { headers: { 'user-agent': FIREFOX } }))
  expect(await warnings(user.email)).toHaveLength(1)
  expect(statements).toBeLessThanOrEqual(10 + 'begin, commit'.split(', ').length)
})
