import { describe, expect, it } from 'vitest'
import { openAccountApi, PASSWORD } from '#api/testing/account-api.ts'
import { shared } from '#api/testing/shared.ts'
import { newcomers } from './testing.ts'

const api = await shared(openAccountApi())

const fresh = newcomers()

describe('a forgotten password', () => {
  const NEXT = 'čtyři koťata na peci'
  const request = async (email: unknown) => {
    const { status, body } = await api.post('/password/forgot_request', { email })
    return body?.code ?? body?.email?.[0].code ?? status
  }
  const reset = async (token: unknown, password: unknown = NEXT) => {
    const { status, body } = await api.post('/password/forgot_verify', { token, password })
    return body?.code ?? body?.token?.[0].code ?? body?.password?.[0].code ?? status
  }
  const asked = async () => {
    const user = await api.user()
    expect(await request(user.email)).toBe(204)
    return { user, token: (await api.mail.last('reset_password', user.email)).data.token }
  }

  it('is replaced through the link in a mail; every device is logged out', async () => {
    const { user, token } = await asked()
    const held = await api.login(user.email)
    expect(await reset(token)).toBe(204)
    expect((await api.call(`/user/${user.guid}`, { token: held.access })).body.code).toBe('EXPIRED_TOKEN')
    expect((await api.post('/refresh_token', { refresh: held.refresh })).status).toBe(401)
    expect((await api.post('/login', { email: user.email, password: PASSWORD })).status).toBe(401)
    expect((await api.post('/login', { email: user.email, password: NEXT })).status).toBe(200)
    await api.mail.last('password_changed', user.email)
  })

  it('gives a password to an account that had none', async () => {
    const user = await api.user({ password_hash: null })
    await request(user.email)
    const { token } = (await api.mail.last('reset_password', user.email)).data
    expect(await reset(token)).toBe(204)
    const { access } = (await api.post('/login', { email: user.email, password: NEXT })).body
    const { body } = await api.call(`/user/${user.guid}`, { token: access })
    expect(body.has_password).toBe(true)
    expect(Date.parse(body.updated_at)).toBeGreaterThan(user.updated_at.getTime())
  })

  it('the link also verifies the address of an unfinished registration', async () => {
    const given = fresh()
    await api.post('/register', given)
    await request(given.email.toUpperCase())
    const { token } = (await api.mail.last('reset_password', given.email)).data
    expect(await reset(token)).toBe(204)
    expect((await api.post('/login', { email: given.email, password: NEXT })).status).toBe(200)
  })

  it.each([
    ['nikdo@example.com', 'NOT_REGISTERED'],
    ['není e-mail', 'INVALID_EMAIL'],
    ['', 'required'],
    [undefined, 'required'],
    [null, 'required'],
  ])('requested with %j is answered with %s', async (email, code) => {
    expect(await request(email)).toBe(code)
  })

  it('can be requested once in thirty minutes, also at the same time', async () => {
    const user = await api.user()
    const answers = await Promise.all([1, 2, 3].map(() => request(user.email)))
    expect(answers.sort()).toEqual([204, 'PASSWORD_RESET_DONE_RECENTLY', 'PASSWORD_RESET_DONE_RECENTLY'])
    await api.sql(`update password_reset set requested_at = now() - interval '29 minutes' where "user" = $1`, [
      user.guid,
    ])
    expect(await request(user.email)).toBe('PASSWORD_RESET_DONE_RECENTLY')
    await api.sql(`update password_reset set requested_at = now() - interval '30 minutes' where "user" = $1`, [
      user.guid,
    ])
    expect(await request(user.email)).toBe(204)
  })

  it('a link works once, also when used at the same time', async () => {
    const { token } = await asked()
    const answers = await Promise.all([1, 2, 3].map(() => reset(token)))
    expect(answers.sort()).toEqual([204, 'INVALID_TOKEN', 'INVALID_TOKEN'])
    expect(await reset(token)).toBe('INVALID_TOKEN')
  })

  it('a link is invalid after an hour, or after another link was used', async () => {
    const first = await asked()
    await api.sql(`update password_reset set requested_at = now() - interval '30 minutes' where "user" = $1`, [
      first.user.guid,
    ])
    await request(first.user.email)
    const second = (await api.mail.last('reset_password', first.user.email)).data.token
    expect(await reset(second)).toBe(204)
    expect(await reset(first.token)).toBe('INVALID_TOKEN')
    const third = await asked()
    await api.sql(`update password_reset set expires_at = now() where "user" = $1`, [third.user.guid])
    expect(await reset(third.token)).toBe('INVALID_TOKEN')
  })

  it('a link stays valid after a password that is refused', async () => {
    const { token, user } = await asked()
    expect(await reset(token, 'kratke')).toBe('min_length')
    expect(await reset(token, 'password123')).toBe('weak_password')
    expect(await reset(token, user.username)).toBe('similar_password')
    expect(await reset(token)).toBe(204)
  })

  it.each([
    ['', 'required'],
    [undefined, 'required'],
    ['x', 'INVALID_TOKEN'],
    ["' or 1=1 --", 'INVALID_TOKEN'],
  ])('with the token %j answers %s', async (token, code) => {
    expect(await reset(token)).toBe(code)
  })
})
