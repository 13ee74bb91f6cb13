import { ApiFailure } from '@zivina/contract/client'
import { type MiddlewareFunction, redirect } from 'react-router'
import { type Member, memberContext, sessionContext } from '#app/session/api/contexts.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { loginPath } from '#app/session/paths/login-path.ts'
import { refreshRights } from '#app/session/tokens/refresh-rights.ts'
import { readTokenData, wasSessionLost } from '#app/session/tokens/session-store.ts'
import { type LoaderArguments, type LoadInput, loading } from './load.ts'
import { SENT_AWAY_COOKIE } from './sent-away.ts'
import { isDenied, wayAfterFailure } from './way-after-failure.ts'

/** For layouts: lets logged-in users through to the pages below, and redirects others to log in. */
export const requireUser: MiddlewareFunction = ({ request, context }) => {
  const session = import.meta.env.SSR
    ? context.get(sessionContext)
    : { user: readTokenData(), refusal: wasSessionLost() ? 'EXPIRED_TOKEN' : null, api: sessionApi }
  const { user, refusal, api } = session
  const { pathname, search } = new URL(request.url)
  if (refusal === 'BANNED_USER') throw redirect('/ban')
  if (!user) throw redirect(loginPath(pathname + search, refusal !== null))
  context.set(memberContext, { user, api })
}

/** For layouts below `requireUser`: lets members with premium through, and redirects others to their overview, which says why. */
export const requirePremium: MiddlewareFunction = ({ context }) => {
  if (!context.get(memberContext).user.is_premium) throw sendAway()
}

/** The redirect to throw where a page is for members with premium: to the person's overview, which says why. */
export function sendAway(): Response {
  // biome-ignore lint/suspicious/noDocumentCookie: as in `takeSentAway`.
  if (!import.meta.env.SSR) document.cookie = SENT_AWAY_COOKIE
  return redirect('/uzivatel', { headers: { 'set-cookie': SENT_AWAY_COOKIE } })
}

type GuardedInput<Params> = Omit<LoadInput<Params>, 'api'> & Member

/** Like `loading` for public pages, for pages below `requireUser`: calls are made with the user's access token. */
export function guarded<Params, Result>(load: (input: GuardedInput<Params>) => Promise<Result>) {
  return (loader: LoaderArguments<Params>): Promise<Result> => {
    const member = loader.context.get(memberContext)
    const asMember = loading<Params, Result>(async (input) => {
      try {
        return await load({ ...input, ...member })
      } catch (failure) {
        throw failure instanceof ApiFailure ? await answerToMember(failure, input.url) : failure
      }
    })
    return asMember(loader)
  }
}

async function answerToMember(failure: ApiFailure, url: URL): Promise<Response | ApiFailure> {
  if (!import.meta.env.SSR && isDenied(failure)) await refreshRights()
  const way = wayAfterFailure(failure, url)
  return way ? redirect(way) : failure
}
