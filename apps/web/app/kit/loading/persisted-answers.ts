import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The answer survives a reload of the tab: for data that hardly change and every page of an area needs. */
      isPersisted?: boolean
    }
  }
}

const KEY = 'zivina-answers'
/** Limits the use of answers of a former version of the product. */
const MAX_AGE_MS = 10 * 60_000

type Persisted = { at: number; answers: DehydratedState }

/**
 * Stores the answers of queries marked with `meta: { isPersisted: true }`, and restores stored ones.
 * @returns a function that stops storing
 */
export function persistAnswers(client: QueryClient, storage: Pick<Storage, 'getItem' | 'setItem'>): () => void {
  restore(client, storage)
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (query.meta?.isPersisted !== true || type !== 'updated' || query.state.fetchStatus !== 'idle') return
    const answers = dehydrate(client, {
      shouldDehydrateQuery: ({ meta, state }) => meta?.isPersisted === true && state.status === 'success',
      shouldDehydrateMutation: () => false,
    })
    try {
      storage.setItem(KEY, JSON.stringify({ at: Date.now(), answers } satisfies Persisted))
    } catch {
      // Without storage nothing is stored; the next page fetches again.
    }
  })
}

function restore(client: QueryClient, storage: Pick<Storage, 'getItem'>): void {
  try {
    const persisted = JSON.parse(storage.getItem(KEY) ?? 'null') as Persisted | null
    if (persisted !== null && Date.now() - persisted.at < MAX_AGE_MS) hydrate(client, persisted.answers)
  } catch {
    // Invalid content is ignored.
  }
}
