import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApi, openAccountApi, PASSWORD } from '#api/testing/account-api.ts'

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
})
afterAll(() => api.close())

const fieldCodes = (body: Record<string, { code: string }[]>) =>
  Object.fromEntries(Object.entries(body).map(([field, errors]) => [field, errors.map(({ code }) => code)]))

describe('log-in', () => {
  it('answers with a pair of tokens, whatever the case of the e-mail', async () => {
    const user = await api.user({ email: 'Jana.Velka@Example.com' })
    for (const email of [user.email, 'JANA.VELKA@EXAMPLE.COM', ' jana.velka@example.com ']) {
      const { status, body } = await api.post('/login', { email, password: PASSWORD })
      expect(status).toBe(200)
      expect(Object.keys(body).sort()).toEqual(['access', 'refresh'])
    }
  })

  it('answers in the same way to a wrong password and an unknown e-mail', async () => {
    const user = await api.user()
    const wrongPassword = await api.post('/login', { email: user.email, password: `${PASSWORD}.` })
    const unknown = await api.post('/login', { email: 'nikdo@example.com', password: PASSWORD })
    const without = await api.user({ password_hash: null })
    const noPassword = await api.post('/login', { email: without.email, password: PASSWORD })
    for (const { status, body } of [wrongPassword, unknown, noPassword]) {
      expect(status).toBe(401)
      expect(body).toEqual(wrongPassword.body)
      expect(body.code).toBe('NO_ACTIVE_ACCOUNT')
    }
  })

  it('takes as many steps for a known as for an unknown e-mail', async () => {
    const user = await api.user()
    const count = (email: string) => api.statements(() => api.post('/login', { email, password: 'x' }))
    expect(await count(user.email)).toBe(await count('nikdo@example.com'))
  })

  it('gives the reason of a refusal only to a person who knows the password', async () => {
    const banned = await api.user({ is_banned: true })
    const unfinished = await api.user({ email_verified: false })
    const login = async (email: string, password: string) => {
      const { status, body } = await api.post('/login', { email, password })
      return [status, body.code]
    }
    expect(await login(banned.email, PASSWORD)).toEqual([403, 'BANNED_USER'])
    expect(await login(banned.email, 'x')).toEqual([401, 'NO_ACTIVE_ACCOUNT'])
    expect(await login(unfinished.email, PASSWORD)).toEqual([403, 'REGISTRATION_NOT_FINISHED'])
    expect(await login(unfinished.email, 'x')).toEqual([401, 'NO_ACTIVE_ACCOUNT'])
  })

  it('requires the second factor, and refuses a wrong one', async () => {
    const user = await api.user()
    await api.sql(`insert into totp ("user", secret, confirmed_at) values ($1, 'GEZDGNBVGY3TQOJQ', now())`, [user.guid])
    const login = async (totp_code?: string) =>
      (await api.post('/login', { email: user.email, password: PASSWORD, totp_code })).body.code
    expect(await login()).toBe('TOTP_REQUIRED')
    expect(await login('')).toBe('TOTP_REQUIRED')
    expect(await login('abcdef')).toBe('TOTP_NO_MATCH')
  })

  it('is refused to a form of another site', async () => {
    const user = await api.user()
    const body = { email: user.email, password: PASSWORD }
    const answer = await api.post('/login', body, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect([answer.status, answer.cookies]).toEqual([403, {}])
  })

  it('ignores an old token', async () => {
    const user = await api.user()
    const { status } = await api.post('/login', { email: user.email, password: PASSWORD }, { token: 'old' })
    expect(status).toBe(200)
  })

  it.each([
    [{}, { email: ['required'], password: ['required'] }],
    [
      { email: '', password: '' },
      { email: ['required'], password: ['required'] },
    ],
    [
      { email: null, password: null },
      { email: ['required'], password: ['required'] },
    ],
    [
      { email: 1, password: [] },
      { email: ['invalid_format'], password: ['invalid_format'] },
    ],
    [
      { email: 'a'.repeat(255), password: 'x'.repeat(1025) },
      { email: ['max_length'], password: ['max_length'] },
    ],
    [{ email: 'a@b.cz', password: 'x', is_admin: true }, { is_admin: ['invalid_format'] }],
  ])('with %j names the fields', async (given, expected) => {
    const { status, body } = await api.post('/login', given)
    expect([status, fieldCodes(body)]).toEqual([400, expected])
  })

  it.each(['', 'x', '[]', 'null', '"a"', '{"email":"a\\u0000"}', '{'])(
    'with the body „%s“ is refused',
    async (body) => {
      const answer = await api.post('/login', body)
      expect([answer.status, answer.body.code]).toEqual([400, 'SOMETHING_MISSING'])
    },
  )
})
