import type { UserFilter } from '@zivina/contract/community/user-filters'
import { useEffect } from 'react'
import { createStore, useStore } from '#app/kit/state/store.ts'
import { useSession } from '#app/session/tokens/use-session.ts'

/** The logged-in user's saved filters, for the public list, which is the same for every visitor. */
type Saved = { owner: string | null; filters: readonly UserFilter[] }

const NONE: readonly UserFilter[] = []
const store = createStore<Saved>({ owner: null, filters: NONE })

/** Adds a filter that was just saved. */
export function rememberSaved(filter: UserFilter): void {
  const { owner, filters } = store.read()
  const others = owner === filter.user ? filters.filter(({ guid }) => guid !== filter.guid) : NONE
  store.write({ owner: filter.user, filters: [filter, ...others] })
}

/** Own saved filters, the last saved first; none until they are fetched, or without a log-in. */
export function useSavedFilters(): readonly UserFilter[] {
  const owner = useSession()?.user_guid ?? null
  const saved = useStore(store.subscribe, store.read, null)
  useEffect(() => {
    if (owner === null) return
    let isWanted = true
    import('#app/session/api/session-api.ts')
      .then(({ sessionApi }) => sessionApi('GET /user_filter'))
      .then(
        ({ results }) => isWanted && store.write({ owner, filters: results }),
        // The list works without them.
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [owner])
  return saved !== null && saved.owner === owner ? saved.filters : NONE
}
