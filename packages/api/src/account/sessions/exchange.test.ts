import { SESSION_COOKIES } from '@zivina/contract/account/session-cookies'
import { describe, expect, it } from 'vitest'
import { openAccountApi, PASSWORD, readClaims } from '#api/testing/account-api.ts'
import { shared } from '#api/testing/shared.ts'
import { cookiesOf, later } from './testing.ts'

const api = await shared(openAccountApi())

const refresh = (token: string) => api.post('/refresh_token', { refresh: token })
const own = (token: string, guid: string) => api.call(`/user/${guid}`, { token })

describe('the exchange of cookies', () => {
  it('returns the browser’s token while it is valid', async () => {
    const user = await api.user()
    const held = await api.login(user.email)
    const answer = await api.asPage('/session/exchange', cookiesOf(held))
    expect(answer.status).toBe(200)
    expect(answer.body.access).toBe(held.access)
    expect(answer.body.token_data).toMatchObject({ user_guid: user.guid, username: user.username })
    expect(answer.cookies).toEqual({})
  })

  it('renews a token that is about to expire, and the cookies with it', async () => {
    const user = await api.user()
    const held = await api.login(user.email)
    const answer = await later(850, () => api.asPage('/session/exchange', cookiesOf(held)))
    expect(answer.body.access).not.toBe(held.access)
    expect(Object.keys(answer.cookies).sort()).toEqual(Object.values(SESSION_COOKIES).sort())
    expect(answer.cookies[SESSION_COOKIES.access]).toBe(answer.body.access)
  })

  it('reflects a new role at once, without using up the refresh token', async () => {
    const user = await api.user()
    const held = await api.login(user.email)
    await api.sql('insert into membership ("user", is_premium) values ($1, true)', [user.guid])
    const answer = await api.asPage('/session/exchange', cookiesOf(held))
    expect(answer.body.token_data.is_premium).toBe(true)
    expect(answer.cookies[SESSION_COOKIES.refresh]).toBeUndefined()
  })

  it('shows the end of premium at once, though the membership row still exists', async () => {
    const user = await api.user({ is_premium: true, plan: 'premium' })
    const held = await api.login(user.email)
    await api.sql('update membership set is_premium = false where "user" = $1', [user.guid])
    const answer = await api.asPage('/session/exchange', cookiesOf(held))
    expect(answer.body.token_data.is_premium).toBe(false)
  })

  it('makes the browser delete an expired session', async () => {
    const user = await api.user()
    const held = await api.login(user.email)
    await api.sql(`update session set ended_at = now() where "user" = $1`, [user.guid])
    const answer = await api.asPage('/session/exchange', cookiesOf(held))
    expect(answer.body.code).toBe('EXPIRED_TOKEN')
    expect(answer.cookies).toEqual({
      [SESSION_COOKIES.access]: '',
      [SESSION_COOKIES.refresh]: '',
      [SESSION_COOKIES.token_data]: '',
      [SESSION_COOKIES.settings]: '',
    })
    for (const line of answer.headers.getSetCookie()) expect(line).toContain('Max-Age=0')
  })

  it.each([
    ['without cookies', {}, {}, 'UNAUTHORIZED'],
    ['without the header', null, { 'x-zivina-exchange': '' }, 'UNAUTHORIZED'],
    ['from another site', null, { 'sec-fetch-site': 'cross-site' }, 'USER_PERMISSION_DENIED'],
    ['from a sibling domain', null, { 'sec-fetch-site': 'same-site' }, 'USER_PERMISSION_DENIED'],
    ['by typing the address', null, { 'sec-fetch-site': 'none' }, 'UNAUTHORIZED'],
  ])('%s is refused', async (_what, cookies, headers, code) => {
    const user = await api.user()
    const held = cookiesOf(await api.login(user.email))
    const answer = await api.asPage('/session/exchange', cookies ?? held, {
      headers: headers as Record<string, string>,
    })
    expect(answer.body.code).toBe(code)
    // The session was not affected.
    expect((await api.asPage('/session/exchange', held)).status).toBe(200)
  })

  it('checks Origin where the browser does not send Sec-Fetch-Site', async () => {
    const user = await api.user()
    const held = cookiesOf(await api.login(user.email))
    const cookie = Object.entries(held)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const from = async (origin: string) => {
      const headers = { cookie, 'x-zivina-exchange': '1', origin }
      return (await api.call('/session/exchange', { method: 'POST', headers })).status
    }
    expect(await from('http://localhost:3000')).toBe(200)
    expect(await from('http://localhost:3001')).toBe(403)
    expect(await from('https://elsewhere.example')).toBe(403)
    expect(await from('null')).toBe(403)
  })

  it('is the only call for which cookies count', async () => {
    const user = await api.user()
    const held = await api.login(user.email)
    const cookie = `${SESSION_COOKIES.access}=${held.access}; ${SESSION_COOKIES.refresh}=${held.refresh}`
    const answer = await api.call(`/user/${user.guid}`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    expect(answer.body.code).toBe('UNAUTHORIZED')
  })
})

describe('logging out', () => {
  it('by the refresh token ends only its session', async () => {
    const user = await api.user()
    const [first, second] = [await api.login(user.email), await api.login(user.email)]
    expect((await api.post('/logout', { refresh: first.refresh })).status).toBe(204)
    expect((await own(first.access, user.guid)).body.code).toBe('EXPIRED_TOKEN')
    expect((await refresh(first.refresh)).status).toBe(401)
    expect((await own(second.access, user.guid)).status).toBe(200)
  })

  it('by cookies ends the session and deletes them', async () => {
    const user = await api.user()
    const held = await api.login(user.email)
    const answer = await api.asPage('/logout', cookiesOf(held))
    expect(answer.status).toBe(204)
    expect(answer.cookies[SESSION_COOKIES.refresh]).toBe('')
    expect((await refresh(held.refresh)).status).toBe(401)
  })

  it('needs a token or a request by our own page; an unknown token is no error', async () => {
    const user = await api.user()
    const held = cookiesOf(await api.login(user.email))
    const bare = await api.asPage('/logout', held, { headers: { 'x-zivina-exchange': '' } })
    expect(bare.body.code).toBe('UNAUTHORIZED')
    expect((await api.post('/logout', { refresh: 'nobody' })).status).toBe(204)
    expect((await api.asPage('/logout', {})).status).toBe(204)
  })
})

describe('session cookies', () => {
  const attributes = async (public_url: string) => {
    const secured = await openAccountApi({ public_url })
    const user = await secured.user()
    const { headers } = await secured.post('/login', { email: user.email, password: PASSWORD })
    await secured.close()
    return Object.fromEntries(
      headers.getSetCookie().map((line) => [line.split('=')[0], line.split('; ').slice(1).sort()] as const),
    )
  }

  it('are valid for a year; scripts cannot read the tokens, but their claims and the settings', async () => {
    const common = ['Max-Age=31536000', 'Path=/', 'SameSite=Lax']
    const hidden = ['HttpOnly', ...common]
    expect(await attributes('http://localhost:3000')).toEqual({
      zivina_access: hidden,
      zivina_devices: hidden,
      zivina_refresh: hidden,
      zivina_token_data: common,
      zivina_settings: common,
    })
  })

  it('are sent by https only where the site uses it', async () => {
    for (const given of Object.values(await attributes('https://zivina.example'))) expect(given).toContain('Secure')
  })

  it('contain only the claims of the token, and the portrait', async () => {
    const user = await api.user({ settings: ['kilojoules_first'], image: 'a.jpg' })
    const { cookies, body } = await api.post('/login', { email: user.email, password: PASSWORD })
    const { session_guid: _, ...claims } = readClaims(body.access)
    expect(JSON.parse(cookies.zivina_token_data ?? '')).toEqual({ ...claims, image: 'a.jpg' })
    expect(JSON.parse(cookies.zivina_settings ?? '')).toEqual(['kilojoules_first'])
  })
})
