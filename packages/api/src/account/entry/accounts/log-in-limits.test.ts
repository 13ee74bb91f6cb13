import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeAt, stepAt } from '#api/account/credentials/second-factor/one-time-code.ts'
import { type AccountApi, openAccountApi, PASSWORD } from '#api/testing/account-api.ts'

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
})
afterAll(() => api.close())

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type From = { address?: string; device?: string; devices?: string; password?: string; totp_code?: string }

/** Tries to log in, by default from a new address and with the right password. */
function logIn(email: string, { address, device, devices, password = PASSWORD, totp_code }: From = {}) {
  const headers = {
    ...(device === undefined ? {} : { 'user-agent': device }),
    ...(devices === undefined ? {} : { cookie: `zivina_devices=${devices}` }),
  }
  const body = { email, password, ...(totp_code === undefined ? {} : { totp_code }) }
  return api.post('/login', body, { headers, ...(address === undefined ? {} : { address }) })
}
const statusOf = async (answer: ReturnType<typeof logIn>) => (await answer).status
const guess = (email: string, from: From = {}) => statusOf(logIn(email, { password: 'x', ...from }))
const timePasses = (minutes: number) => api.sql('update rate_limit set expire = expire - $1', [minutes * 60_000])

let last = 0
/** An address that is not used otherwise. */
function place(): string {
  last += 1
  return `192.0.${2 + (last >> 8)}.${last & 255}`
}

/** Whether this many attempts of a kind were counted, including those of earlier tests. */
const countAs = (kind: string, points: number) =>
  api.sql(`update rate_limit set points = $2 where key like $1 || ' %'`, [kind, points])

/** Wrong passwords from many addresses, so that no single address is refused. */
async function hammer(email: string, tries: number): Promise<number[]> {
  const statuses = []
  for (let made = 0; made < tries; made += 1) statuses.push(await guess(email, { address: place() }))
  return statuses
}

describe('wrong passwords of strangers', () => {
  it('at one address do not affect the right one from elsewhere, at once or later', async () => {
    const { email } = await api.user()
    const stranger = place()
    for (let quarters = 0; quarters < 4; quarters += 1) {
      for (let tries = 0; tries < 10; tries += 1) expect(await guess(email, { address: stranger })).toBe(401)
      const refused = await logIn(email.toUpperCase(), { password: 'x', address: stranger })
      expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
      const wait = Number(refused.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(15 * 60)
      expect(await statusOf(logIn(email))).toBe(200)
      await timePasses(15)
    }
  })

  it('at many addresses are limited to fifty an hour, and never lock a device out that the account was used with', async () => {
    const { email } = await api.user()
    const { cookies } = await logIn(email, { device: CHROME, address: '198.51.100.1' })
    const answers = await hammer(email, 55)
    expect(answers.filter((status) => status === 401)).toHaveLength(50)
    // A stranger who has found the password is refused with it.
    expect(await statusOf(logIn(email, { address: place() }))).toBe(429)
    expect(await statusOf(logIn(email, { address: place(), devices: cookies.zivina_devices ?? '' }))).toBe(200)
    // A device without cookies is recognised by its place.
    expect(await statusOf(logIn(email, { address: '198.51.100.1', device: CHROME }))).toBe(200)
    expect(await statusOf(logIn(email, { address: '198.51.100.1', device: 'Jine zarizeni' }))).toBe(429)
    await timePasses(60)
    expect(await statusOf(logIn(email, { address: place() }))).toBe(200)
  })

  it('do not affect the reset by mail: the browser that set a new password may log in', async () => {
    const { email } = await api.user()
    await guess(email)
    await countAs('wrong password from elsewhere', 50)
    const address = place()
    expect(await statusOf(logIn(email, { address }))).toBe(429)
    await api.post('/password/forgot_request', { email })
    const { token } = (await api.mail.last('reset_password', email)).data
    const password = 'čtyři koťata na půdě'
    const { status, cookies } = await api.post('/password/forgot_verify', { token, password })
    expect(status).toBe(204)
    expect(await statusOf(logIn(email, { address, password, devices: cookies.zivina_devices ?? '' }))).toBe(200)
  })

  it('made at once are counted one by one', async () => {
    const { email } = await api.user()
    const address = place()
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(email, { address })))
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
    for (const status of answers) expect([401, 429, 503]).toContain(status)
  })

  it('are counted in the same way where there is no account', async () => {
    const address = place()
    for (let tries = 0; tries < 10; tries += 1) expect(await guess('nikdo@example.com', { address })).toBe(401)
    expect(await guess('nikdo@example.com', { address })).toBe(429)
  })

  it('are counted together with those that request another code', async () => {
    const { email } = await api.user({ email_verified: false })
    const address = place()
    const resend = () => api.post('/register/resend_email_verification_code', { email, password: 'x' }, { address })
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await resend()).status).toBe(401)
      expect(await guess(email, { address })).toBe(401)
    }
    expect([(await resend()).status, await guess(email, { address })]).toEqual([429, 429])
  })

  it('at many accounts are limited to twenty from one address, whose known devices still can log in', async () => {
    const [user, other] = [await api.user(), await api.user()]
    const { cookies } = await logIn(user.email)
    const address = place()
    for (let tries = 0; tries < 20; tries += 1) expect(await guess(`nekdo-${tries}@example.com`, { address })).toBe(401)
    expect(await guess('nekdo@example.com', { address })).toBe(429)
    expect(await statusOf(logIn(other.email, { address }))).toBe(429)
    expect(await statusOf(logIn(user.email, { address, devices: cookies.zivina_devices ?? '' }))).toBe(200)
  })

  it('in one IPv6 site count as from one network for an account', async () => {
    const { email } = await api.user()
    for (let network = 0; network < 10; network += 1) {
      expect(await guess(email, { address: `2001:db8:5:${network}::1` })).toBe(401)
    }
    expect(await guess(email, { address: '2001:db8:5:ff::1' })).toBe(429)
    expect(await guess(email, { address: '2001:db8:6::1' })).toBe(401)
  })
})

describe('right passwords', () => {
  it('are not counted', async () => {
    const { email } = await api.user()
    const address = place()
    for (let tries = 0; tries < 25; tries += 1) expect(await statusOf(logIn(email, { address }))).toBe(200)
    for (let tries = 0; tries < 10; tries += 1) expect(await guess(email, { address })).toBe(401)
    expect(await guess(email, { address })).toBe(429)
  })

  it('are not counted either where the log-in is refused for another reason', async () => {
    const { email } = await api.user({ is_banned: true })
    const address = place()
    for (let tries = 0; tries < 12; tries += 1) expect(await statusOf(logIn(email, { address }))).toBe(403)
  })

  it('are hashed at most two hundred times in five minutes for one address', async () => {
    const { email } = await api.user()
    const { cookies } = await logIn(email, { address: '198.51.100.77' })
    const devices = cookies.zivina_devices ?? ''
    await countAs('passwords computed', 200)
    expect(await statusOf(logIn(email, { address: '198.51.100.77', devices }))).toBe(429)
    expect(await statusOf(logIn(email, { devices }))).toBe(200)
    await api.sql(`delete from rate_limit where key like 'passwords computed %'`)
  })
})

describe('a device that an account was used with', () => {
  it('has ten wrong passwords of its own, which do not affect other devices', async () => {
    const { email } = await api.user()
    const [one, two] = [await logIn(email), await logIn(email)].map(({ cookies }) => cookies.zivina_devices ?? '')
    for (let tries = 0; tries < 10; tries += 1) expect(await guess(email, { devices: one ?? '' })).toBe(401)
    expect(await statusOf(logIn(email, { devices: one ?? '' }))).toBe(429)
    expect(await statusOf(logIn(email, { devices: two ?? '' }))).toBe(200)
    expect(await statusOf(logIn(email))).toBe(200)
  })

  it('is not known to another account, and a forged mark is refused', async () => {
    const [user, stranger] = [await api.user(), await api.user()]
    const { cookies } = await logIn(stranger.email)
    const address = place()
    for (const devices of [cookies.zivina_devices ?? '', 'x'.repeat(30)]) {
      for (let tries = 0; tries < 5; tries += 1) expect(await guess(user.email, { address, devices })).toBe(401)
    }
    expect(await guess(user.email, { address, devices: cookies.zivina_devices ?? '' })).toBe(429)
  })
})

describe('wrong codes of a second factor', () => {
  const secret = 'GEZDGNBVGY3TQOJQ'

  it('by a person who knows the password do not lock a device out that the account was used with', async () => {
    const user = await api.user()
    const { cookies } = await logIn(user.email)
    await api.sql(`insert into totp ("user", secret, confirmed_at) values ($1, $2, now())`, [user.guid, secret])
    const answers = []
    for (let tries = 0; tries < 12; tries += 1) {
      answers.push((await logIn(user.email, { address: place(), totp_code: 'abcdef' })).body.code)
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'TOTP_NO_MATCH'))
    expect(answers.slice(10)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
    const totp_code = codeAt(secret, stepAt(Date.now()))
    expect(await statusOf(logIn(user.email, { totp_code }))).toBe(429)
    expect(await statusOf(logIn(user.email, { totp_code, devices: cookies.zivina_devices ?? '' }))).toBe(200)
  })

  it('are limited to fifty a day', async () => {
    const user = await api.user()
    await api.sql(`insert into totp ("user", secret, confirmed_at) values ($1, $2, now())`, [user.guid, secret])
    const guessCode = async () => (await logIn(user.email, { totp_code: 'abcdef' })).body.code
    expect(await guessCode()).toBe('TOTP_NO_MATCH')
    await countAs('wrong code in a day', 49)
    expect([await guessCode(), await guessCode()]).toEqual(['TOTP_NO_MATCH', 'TOO_MANY_REQUESTS'])
    await timePasses(5)
    expect(await guessCode()).toBe('TOO_MANY_REQUESTS')
    await timePasses(24 * 60)
    expect(await guessCode()).toBe('TOTP_NO_MATCH')
  })
})

it('are counted without readable addresses, e-mails or devices', async () => {
  const rows = await api.sql('select key from rate_limit')
  expect(rows.length).toBeGreaterThan(10)
  for (const { key } of rows) expect(key).not.toMatch(/@|192\.0|198\.51|2001/)
})
