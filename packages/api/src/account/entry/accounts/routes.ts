import { accounts } from '@zivina/contract/account/accounts'
import { EXCHANGE_HEADER, SESSION_COOKIES } from '@zivina/contract/account/session-cookies'
import { clearSession, putSession } from '#api/account/sessions/present.ts'
import { endSession, exchangeSession, type Issued, refreshSession } from '#api/account/sessions/service.ts'
import { ApiError, isApiError } from '#api/kernel/errors/api-error.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App, CallContext } from '#api/kernel/http/scope.ts'
import { logIn } from './log-in.ts'
import { requestReset, resetPassword } from './password-reset.ts'
import { register, resendCode, verifyEmail } from './registration.ts'

export function bindAccounts(app: App): void {
  bind(app, accounts, {
    login: async (ctx, { body }) => tokensOf(ctx, await logIn(ctx, body)),
    refresh: async (ctx, { body }) => tokensOf(ctx, await refreshSession(ctx, body.refresh, ctx.visitor)),
    exchange,
    logout: (ctx, { body }) => logOut(ctx, body?.refresh),
    register: (ctx, { body }) => register(ctx, body),
    verifyEmail: async (ctx, { body }) => putSession(ctx.cookies, await verifyEmail(ctx, body)),
    resendCode: (ctx, { body }) => resendCode(ctx, body),
    forgotRequest: (ctx, { body }) => requestReset(ctx, body),
    forgotVerify: (ctx, { body }) => resetPassword(ctx, body),
  })
}

function tokensOf({ cookies }: CallContext, issued: Issued & { refresh: string }) {
  putSession(cookies, issued)
  return { access: issued.access, refresh: issued.refresh }
}

/** Browsers send cookies with every request to this site, so they only count if one of its own pages made the request. */
function cookiesCount({ visitor, headers }: CallContext): boolean {
  return visitor.is_own_page && headers.get(EXCHANGE_HEADER) === '1'
}

async function exchange(ctx: CallContext) {
  if (!cookiesCount(ctx)) throw new ApiError('UNAUTHORIZED')
  const { cookies, visitor } = ctx
  const held = { access: cookies.get(SESSION_COOKIES.access), refresh: cookies.get(SESSION_COOKIES.refresh) }
  try {
    const issued = await exchangeSession(ctx, held, visitor)
    // The data that pages read may have changed while the token stayed the same.
    const said = cookies.get(SESSION_COOKIES.token_data)
    const isOutdated = said !== null && portraitIn(said) !== issued.token_data.image
    if (issued.access !== held.access || isOutdated) putSession(cookies, issued)
    return { access: issued.access, token_data: issued.token_data }
  } catch (error) {
    // Invalid cookies are deleted, so that the page knows at once that no one is logged in.
    if (isApiError(error) && error.status < 500) clearSession(cookies)
    throw error
  }
}

/** The portrait in the cookie that pages read; undefined where there is none. */
function portraitIn(token_data: string): unknown {
  try {
    return JSON.parse(token_data)?.image
  } catch {
    return undefined
  }
}

async function logOut(ctx: CallContext, refresh: string | undefined): Promise<void> {
  const { db, cookies, visitor } = ctx
  const byCookies = cookiesCount(ctx)
  if (refresh === undefined && !byCookies) throw new ApiError('UNAUTHORIZED')
  const tokens = [refresh, byCookies ? cookies.get(SESSION_COOKIES.refresh) : null]
  for (const token of tokens) if (token) await endSession(db, token, visitor)
  if (byCookies) clearSession(cookies)
}
