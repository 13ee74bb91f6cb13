import { describe, expect, it } from 'vitest'
import { openAccountApi, readClaims } from '#api/testing/account-api.ts'
import { shared } from '#api/testing/shared.ts'
import { later } from './testing.ts'

const api = await shared(openAccountApi())

const own = (token: string, guid: string) => api.call(`/user/${guid}`, { token })

describe('access tokens', () => {
  it('name their owner, for 15 minutes', async () => {
    const user = await api.user({ is_premium: true, is_affiliate: true })
    const { access } = await api.login(user.email)
    const { exp, session_guid, ...said } = readClaims(access)
    const { guid: user_guid, username, email } = user
    expect(said).toEqual({ user_guid, username, email, is_premium: true, is_admin: false, is_affiliate: true })
    expect(Math.abs(exp - Date.now() / 1000 - 900)).toBeLessThan(30)
    expect(session_guid).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('expire after 15 minutes, with a few seconds of tolerance between clocks', async () => {
    const user = await api.user()
    const { access } = await api.login(user.email)
    expect((await later(903, () => own(access, user.guid))).status).toBe(200)
    const { status, body } = await later(910, () => own(access, user.guid))
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'EXPIRED_TOKEN' })
  })

  it('with another key, without a signature, truncated, or of another kind are refused', async () => {
    const user = await api.user()
    const { access } = await api.login(user.email)
    const [head = '', claims = '', signature = ''] = access.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const changed = Buffer.from(JSON.stringify({ ...readClaims(access), is_admin: true })).toString('base64url')
    const notJson = Buffer.from('nonsense').toString('base64url')
    const tokens = [
      `${head}.${claims}`,
      `${none}.${claims}.`,
      `${head}.${changed}.${signature}`,
      `${head}.${claims}.${signature.slice(1)}`,
      `${head}.${notJson}.${signature}`,
      `${head}.@@@@.${signature}`,
      `${head}..${signature}`,
      '..',
      'null',
      '[object Object]',
      'a'.repeat(5000),
      '',
    ]
    for (const token of tokens) {
      const { status, body } = await own(token, user.guid)
      expect({ token, status, code: body.code }).toEqual({ token, status: 401, code: 'UNAUTHORIZED' })
    }
    for (const authorization of ['Basic x', access, `Bearer${access}`, `Bearer ${access} ${access}`]) {
      expect((await api.call(`/user/${user.guid}`, { headers: { authorization } })).status).toBe(401)
    }
  })

  it('take one statement, whatever the call', async () => {
    const user = await api.user()
    const { access } = await api.login(user.email)
    const anonymous = await api.statements(() => api.call('/tag'))
    const signedIn = await api.statements(() => api.call('/tag', { token: access }))
    expect(signedIn - anonymous).toBe(1)
  })

  it('make answers that may not be cached', async () => {
    const user = await api.user()
    const { access } = await api.login(user.email)
    expect((await api.call('/tag')).headers.get('cache-control')).toContain('public')
    expect((await api.call('/tag', { token: access })).headers.get('cache-control')).toBe('no-store')
  })
})
