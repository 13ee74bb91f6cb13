import { redirect } from 'react-router'
import { sessionContext } from '#app/session/api/contexts.ts'
import { readTokenData } from '#app/session/tokens/session-store.ts'
import type { LoaderArguments } from './load.ts'

/** Redirects logged-in users away from the log-in page. */
export function anonymousOnly({ context }: Pick<LoaderArguments<unknown>, 'context'>): null {
  const user = import.meta.env.SSR ? context.get(sessionContext).user : readTokenData()
  if (user) throw redirect('/')
  return null
}
