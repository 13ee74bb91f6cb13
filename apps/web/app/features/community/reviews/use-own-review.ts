import type { TokenData } from '@zivina/contract/account/accounts'
import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { useEffect, useState } from 'react'
import { sessionApi } from '#app/session/api/session-api.ts'

/** The user's own review of a recipe: undefined until known, null where there is none. */
export function useOwnReview(recipe: string, session: TokenData | null) {
  const [own, setOwn] = useState<ModeratedReview | null>()
  const user = session?.user_guid
  useEffect(() => {
    setOwn(undefined)
    if (user === undefined) return
    let current = true
    sessionApi('GET /review/mine', { query: { recipe, limit: '1' } }).then(
      ({ results }) => current && setOwn(results[0] ?? null),
      // The page works without it; a second review would be refused by the server.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [recipe, user])
  return [own, setOwn] as const
}
