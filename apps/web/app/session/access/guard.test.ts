import type { TokenData } from '@zivina/contract/account/accounts'
import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import { type MiddlewareFunction, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext, memberContext, sessionContext } from '#app/session/api/contexts.ts'
import { anonymousOnly } from './anonymous-only.ts'
import { guarded, requirePremium, requireUser } from './guard.ts'

const USER: TokenData = {
  user_guid: '01890000-0000-7000-8000-000000000001',
  username: 'kuchtik',
  email: 'kuchtik@zivina.example',
  image: null,
  is_premium: false,
  is_admin: false,
  is_affiliate: false,
  exp: 0,
}
const api: ApiClient = () => Promise.reject(new Error('Nothing is to be called.'))

function contextOf(user: TokenData | null, refusal: string | null = null): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(sessionContext, { user, refusal, api })
  return context
}

/** The address to which a guard redirects the request, or null where it lets it through. */
async function sentTo(work: () => unknown): Promise<string | null> {
  try {
    await work()
    return null
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return thrown.headers.get('location')
  }
}

function pass(guard: MiddlewareFunction, context: RouterContextProvider, path: string) {
  const request = new Request(`http://localhost${path}`)
  return sentTo(() =>
    guard({ request, url: new URL(request.url), params: {}, context, pattern: path }, () => Promise.resolve(undefined)),
  )
}

test('an anonymous visitor is redirected to log in, and back afterwards', async () => {
  expect(await pass(requireUser, contextOf(null), '/uzivatel/filtry?a=1')).toBe(
    '/prihlasit?zpet=%2Fuzivatel%2Ffiltry%3Fa%3D1',
  )
})

test('a user whose session ended on the way learns it on the log-in page', async () => {
  expect(await pass(requireUser, contextOf(null, 'EXPIRED_TOKEN'), '/uzivatel')).toBe(
    '/prihlasit?zpet=%2Fuzivatel&odhlaseno=',
  )
})

test('a banned user is redirected to the ban page', async () => {
  expect(await pass(requireUser, contextOf(null, 'BANNED_USER'), '/uzivatel')).toBe('/ban')
})

test('a logged-in user passes, and the pages get the user', async () => {
  const context = contextOf(USER)
  expect(await pass(requireUser, context, '/uzivatel')).toBeNull()
  expect(context.get(memberContext).user).toEqual(USER)
})

test.each([
  [false, '/uzivatel'],
  [true, null],
])('a premium page with is_premium %s leads to %s', async (is_premium, target) => {
  const context = contextOf(null)
  context.set(memberContext, { user: { ...USER, is_premium }, api })
  expect(await pass(requirePremium, context, '/uzivatel/jidelnicek')).toBe(target)
})

test.each([
  [USER, '/'],
  [null, null],
])('log-in itself refuses logged-in users', async (user, target) => {
  expect(await sentTo(() => anonymousOnly({ context: contextOf(user) }))).toBe(target)
})

test.each([
  ['EXPIRED_TOKEN', '/uzivatel/filtry', '/prihlasit?zpet=%2Fuzivatel%2Ffiltry&odhlaseno='],
  ['UNAUTHORIZED', '/uzivatel/filtry', '/prihlasit?zpet=%2Fuzivatel%2Ffiltry'],
  ['BANNED_USER', '/uzivatel/filtry', '/ban'],
  ['NO_PREMIUM', '/uzivatel/jidelnicek', '/uzivatel'],
  ['USER_PERMISSION_DENIED', '/uzivatel/filtry', '/uzivatel'],
  ['permission_denied', '/administrace', '/uzivatel'],
  ['BACKEND_DOWN', '/uzivatel/filtry', '/udrzba?zpet=%2Fuzivatel%2Ffiltry'],
])('the failure %s at %s redirects to %s', async (code, path, target) => {
  expect(await failing(code, path)).toBe(target)
})

test.each([
  ['USER_PERMISSION_DENIED', '/admin'],
  ['permission_denied', '/admin/user-manage'],
  // The overview would redirect to itself.
  ['USER_PERMISSION_DENIED', '/uzivatel'],
])('the failure %s at %s is shown on the page', async (code, path) => {
  await expect(failing(code, path)).rejects.toMatchObject({ init: { status: 403 } })
})

function failing(code: string, path: string): Promise<string | null> {
  const context = contextOf(USER)
  context.set(memberContext, { user: USER, api })
  const load = guarded(() => Promise.reject(new ApiFailure(403, { code, message: 'Zpráva.' }, null)))
  return sentTo(() => load({ request: new Request(`http://localhost${path}`), params: {}, context }))
}
