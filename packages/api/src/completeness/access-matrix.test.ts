import { ENDPOINTS } from '@zivina/contract/endpoints'
import type { Access, EndpointSpec } from '@zivina/contract/kernel/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readActor } from '#api/account/sessions/authenticate.ts'
import { DECLARED } from '#api/areas.ts'
import { bind } from '#api/kernel/http/bind.ts'
import { createApp, serve } from '#api/kernel/http/server.ts'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { OUTSIDE } from '#api/testing/outside.ts'

/** Every kind of caller; each has a token but the first. */
const ROLES = {
  anonymous: null,
  user: {},
  premium: { is_premium: true },
  affiliate: { is_affiliate: true },
  admin: { is_admin: true, is_demo: true },
  'super admin': { is_super_admin: true, is_demo: true },
  'admin without a second factor': { is_admin: true },
  'super admin without a second factor': { is_super_admin: true },
  banned: { is_super_admin: true, is_premium: true, is_affiliate: true, is_demo: true },
  'signed out': { is_super_admin: true, is_premium: true, is_affiliate: true, is_demo: true },
} as const
type Role = keyof typeof ROLES

/** The answer of each access to each role: null where the call is allowed. */
const REFUSALS: Record<Exclude<Access, 'public'>, Partial<Record<Role, string>>> = {
  user: {},
  premium: refuse('NO_PREMIUM', ['user', 'affiliate', 'admin', 'super admin', ...withoutFactor()]),
  affiliate: {
    ...refuse('USER_PERMISSION_DENIED', ['user', 'premium']),
    ...refuse('TOTP_SETUP_REQUIRED', withoutFactor()),
  },
  admin: {
    ...refuse('USER_PERMISSION_DENIED', ['user', 'premium', 'affiliate']),
    ...refuse('TOTP_SETUP_REQUIRED', withoutFactor()),
  },
  super_admin: {
    ...refuse('USER_PERMISSION_DENIED', ['user', 'premium', 'affiliate', 'admin', 'admin without a second factor']),
    ...refuse('TOTP_SETUP_REQUIRED', ['super admin without a second factor']),
  },
}

function withoutFactor(): Role[] {
  return ['admin without a second factor', 'super admin without a second factor']
}

function refuse(code: string, roles: Role[]): Partial<Record<Role, string>> {
  return Object.fromEntries(roles.map((role) => [role, code]))
}

function expected(access: Access, method: string, role: Role): string | null {
  // A public call that changes something ignores tokens.
  if (access === 'public' && (method !== 'GET' || role === 'anonymous')) return null
  if (role === 'anonymous') return 'UNAUTHORIZED'
  if (role === 'banned') return 'BANNED_USER'
  if (role === 'signed out') return 'EXPIRED_TOKEN'
  return access === 'public' ? null : (REFUSALS[access][role] ?? null)
}

/** Codes of refused access: none of them may answer a caller who is allowed. */
const ACCESS_CODES = [
  ...['UNAUTHORIZED', 'EXPIRED_TOKEN', 'BANNED_USER', 'NO_PREMIUM', 'USER_PERMISSION_DENIED', 'TOTP_SETUP_REQUIRED'],
]

const Kind = z.object({ kind: z.string() })

function probe(method: EndpointSpec['method'], access: Access) {
  return { method, access, path: `/probe/${access}`, summary: '', status: 200, response: Kind, errors: [] } as const
}

let api: AccountApi
const tokens = {} as Record<Role, string | undefined>

beforeAll(async () => {
  api = await openAccountApi()
  for (const [role, flags] of Object.entries(ROLES)) {
    if (flags === null) continue
    const user = await api.user(flags)
    tokens[role as Role] = (await api.login(user.email)).access
    if (role === 'banned') await api.sql('update "user" set is_banned = true where guid = $1', [user.guid])
    if (role === 'signed out') await api.sql('update session set ended_at = now() where "user" = $1', [user.guid])
  }
})
afterAll(() => api.close())

const roles = Object.keys(ROLES) as Role[]
const accesses: Access[] = ['public', 'user', 'premium', 'affiliate', 'admin', 'super_admin']

describe('every access', () => {
  it.each(accesses.flatMap((access) => (['GET', 'POST'] as const).map((method) => ({ method, access }))))(
    '$method $access',
    async ({ method, access }) => {
      const site = { image_url_endpoint: '/images', public_url: 'http://localhost:3000' }
      const log = { info: () => {}, error: () => {} }
      const { db } = api.database
      const outside = { ...OUTSIDE, mail: api.mail.mail, recompute: api.mail.recompute }
      const app = createApp(
        { db, log, ...outside, catalogue: { version: () => null }, ...site },
        { readActor, declared: DECLARED },
      )
      const endpoint = probe(method, access)
      bind(app, { endpoint }, { endpoint: async ({ actor }) => ({ kind: actor.kind }) })
      const fetch = serve(app)
      for (const role of roles) {
        const token = tokens[role]
        const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
        const answer = await fetch(new Request(`http://localhost:3000/api${endpoint.path}`, { method, headers }))
        const body = await answer.json()
        const code = expected(access, method, role)
        const kind = role === 'anonymous' || (access === 'public' && method !== 'GET') ? 'anonymous' : 'user'
        expect({ role, ...body }).toMatchObject(code === null ? { role, kind } : { role, code })
      }
    },
  )
})

it('only people of the administration are admitted to the calls below /admin', () => {
  const below = ENDPOINTS.filter(({ path }) => path.startsWith('/admin'))
  expect(below.length).toBeGreaterThan(0)
  expect(below.filter(({ access }) => !['affiliate', 'admin', 'super_admin'].includes(access))).toEqual([])
})

describe('every endpoint of the contract', () => {
  const path = (endpoint: EndpointSpec): string =>
    endpoint.path.replace(/\{(\w+)\}/g, (_, name) => (name === 'ico' ? '27074358' : crypto.randomUUID()))

  it.each(ENDPOINTS.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
    '$name',
    async ({ endpoint }) => {
      for (const role of roles) {
        const token = tokens[role]
        const options = { method: endpoint.method, ...(endpoint.body ? { body: {} } : {}) }
        const { body, status } = await api.call(path(endpoint), {
          ...options,
          ...(token === undefined ? {} : { token }),
        })
        const code = expected(endpoint.access, endpoint.method, role)
        if (code !== null) expect({ role, code: body?.code }).toEqual({ role, code })
        // The exchange and the log-out require cookies or a token of their own.
        else if (!['/session/exchange', '/logout'].includes(endpoint.path)) {
          const codes = ACCESS_CODES.filter(
            (code) => code !== 'NO_PREMIUM' || !endpoint.errors.some((own) => own === code),
          )
          expect(codes, `${role} ${status}`).not.toContain(body?.code)
        }
        expect(status, role).toBeLessThan(500)
        // Premium that the call has given would make another role of it.
        if (endpoint.path === '/trial' && status === 201) {
          if (role !== 'premium')
            await api.sql(`delete from membership m using premium_grant g where g."user" = m."user"`)
          await api.sql('delete from premium_grant')
        }
      }
    },
  )

  it('rows of another user do not exist', async () => {
    const stranger = await api.user()
    const own = ENDPOINTS.filter(({ path, access }) => path.startsWith('/user/{guid}') && access === 'user')
    expect(own.length).toBeGreaterThan(10)
    const bodies: Record<string, unknown> = {
      '/user/{guid}': { full_name: 'Někdo jiný' },
      '/user/{guid}/password': { current_password: 'x', password: 'čtyři koťata na peci' },
      '/user/{guid}/email': { current_password: 'x', email: 'jiny@example.com' },
      '/user/{guid}/email/verify': { code: '123456' },
      '/user/{guid}/totp/confirm': { code: '123456' },
      '/user/{guid}/targets': { nutrients: [] },
      '/user/{guid}/targets/adjustment': { adjustment: crypto.randomUUID(), decision: 'accepted' },
      '/user/{guid}/favorites': { favorites: [crypto.randomUUID()], add: true },
    }
    for (const role of ['user', 'premium', 'affiliate', 'admin', 'super admin'] as const) {
      for (const endpoint of own) {
        const address = endpoint.path.replace('{guid}', stranger.guid).replace('{session}', crypto.randomUUID())
        const body = endpoint.body ? (bodies[endpoint.path] ?? { current_password: 'x' }) : undefined
        const options = { method: endpoint.method, ...(body ? { body } : {}), token: tokens[role] ?? '' }
        const answer = await api.call(address, options)
        expect({ role, call: `${endpoint.method} ${endpoint.path}`, code: answer.body?.code }).toEqual({
          role,
          call: `${endpoint.method} ${endpoint.path}`,
          code: 'NOT_FOUND',
        })
      }
    }
  })

  it('an unfinished registration cannot get a token', async () => {
    const user = await api.user({ email_verified: false })
    await expect(api.login(user.email)).rejects.toThrow('REGISTRATION_NOT_FINISHED')
  })

  it('a ban and the loss of a role take effect with the next call', async () => {
    const user = await api.user({ is_premium: true })
    const { access: token } = await api.login(user.email)
    expect((await api.call(`/user/${user.guid}`, { token })).body.is_premium).toBe(true)
    await api.sql('update membership set is_premium = false where "user" = $1', [user.guid])
    expect((await api.call(`/user/${user.guid}`, { token })).body.is_premium).toBe(false)
    await api.sql('update "user" set is_banned = true where guid = $1', [user.guid])
    expect((await api.call(`/user/${user.guid}`, { token })).body.code).toBe('BANNED_USER')
  })
})
