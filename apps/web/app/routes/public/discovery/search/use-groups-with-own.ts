import { useEffect, useState } from 'react'
import type { SearchGroup, SearchHit } from '#app/features/discovery/search/group-hits.ts'
import { findOwnHits, withOwnHits } from '#app/features/discovery/search/own-hits.ts'
import { useSession } from '#app/session/tokens/use-session.ts'

/**
 * The results with the logged-in user's own recipes first. Those are added in the browser: the page that the server renders is
 * the same for all visitors.
 */
export function useGroupsWithOwn(text: string, groups: readonly SearchGroup[]): readonly SearchGroup[] {
  const user = useSession()?.user_guid
  const [own, setOwn] = useState<{ text: string; hits: SearchHit[] }>({ text: '', hits: [] })
  useEffect(() => {
    if (user === undefined) return
    const abort = new AbortController()
    void findOwnHits(text, abort.signal).then((hits) => !abort.signal.aborted && setOwn({ text, hits }))
    return () => abort.abort()
  }, [text, user])
  return user !== undefined && own.text === text ? withOwnHits(groups, own.hits) : groups
}
