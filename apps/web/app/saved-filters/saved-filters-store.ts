import type { UserFilter } from '@zivina/contract/user-filters'
import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../session/use-session.ts'

/** The saved filters of whoever is logged in, for the public list, which is the same for everybody. */
type Saved = { owner: string | null; filters: readonly UserFilter[] }

const NONE: readonly UserFilter[] = []
let state: Saved = { owner: null, filters: NONE }
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(owner: string, filters: readonly UserFilter[]): void {
  state = { owner, filters }
  for (const listener of listeners) listener()
}

/** Adds one that was saved just now. */
export function rememberSaved(filter: UserFilter): void {
  const others = state.owner === filter.user ? state.filters : NONE
  publish(filter.user, [filter, ...others.filter(({ guid }) => guid !== filter.guid)])
}

/** Own saved filters, the last saved first; none until they are fetched, nor for nobody. */
export function useSavedFilters(): readonly UserFilter[] {
  const owner = useSession()?.user_guid ?? null
  const saved = useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  )
  useEffect(() => {
    if (owner === null) return
    let isWanted = true
    import('../session/session-api.ts')
      .then(({ sessionApi }) => sessionApi('GET /user_filter'))
      .then(
        ({ results }) => isWanted && publish(owner, results),
        // The list stands without them.
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [owner])
  return saved !== null && saved.owner === owner ? saved.filters : NONE
}
