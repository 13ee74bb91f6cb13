import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Its answer outlives a reload of the tab: for what hardly changes and every page of an area asks for. */
      isKept?: boolean
    }
  }
}

const KEY = 'zivina-answers'
/** An answer of a former version of the product is not kept for long. */
const MAX_AGE_MS = 10 * 60_000

type Kept = { at: number; answers: DehydratedState }

/**
 * Keeps the answers of queries that ask for it (`meta: { isKept: true }`) in a storage, and brings back what is there.
 * @returns what ends the keeping
 */
export function keepAnswers(client: QueryClient, storage: Pick<Storage, 'getItem' | 'setItem'>): () => void {
  restore(client, storage)
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (query.meta?.isKept !== true || type !== 'updated' || query.state.fetchStatus !== 'idle') return
    const answers = dehydrate(client, {
      shouldDehydrateQuery: ({ meta, state }) => meta?.isKept === true && state.status === 'success',
      shouldDehydrateMutation: () => false,
    })
    try {
      storage.setItem(KEY, JSON.stringify({ at: Date.now(), answers } satisfies Kept))
    } catch {
      // A storage that is full or forbidden keeps nothing; the next page asks again.
    }
  })
}

function restore(client: QueryClient, storage: Pick<Storage, 'getItem'>): void {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null
    if (kept !== null && Date.now() - kept.at < MAX_AGE_MS) hydrate(client, kept.answers)
  } catch {
    // What cannot be read is asked for.
  }
}
