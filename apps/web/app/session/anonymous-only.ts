import { redirect } from 'react-router'
import { sessionContext } from './contexts.ts'
import type { LoaderArguments } from './load.ts'
import { readTokenData } from './session-store.ts'

/** Redirects logged-in users away from the log-in page. */
export function anonymousOnly({ context }: Pick<LoaderArguments<unknown>, 'context'>): null {
  const user = import.meta.env.SSR ? context.get(sessionContext).user : readTokenData()
  if (user) throw redirect('/')
  return null
}
