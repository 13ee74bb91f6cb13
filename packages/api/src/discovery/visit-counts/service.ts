import type { Ctx } from '#api/kernel/http/scope.ts'
import { asksNotToBeCounted } from './visit-counter.ts'

type CountingCtx = Ctx<'visit_counts' | 'headers'>

/** Counts pages that were seen, unless the visitor asks not to be tracked. */
export function countPages({ visit_counts, headers }: CountingCtx, places: readonly string[]): void {
  if (asksNotToBeCounted(headers)) return
  for (const place of places) visit_counts.page(place)
}

/** Counts a search that found nothing, unless the visitor asks not to be tracked. */
export function countEmptySearch({ visit_counts, headers }: CountingCtx, text: string): void {
  if (!asksNotToBeCounted(headers)) visit_counts.emptySearch(text)
}

/** What other nouns read of the counts. */
export { selectCounts as readCounts, selectSearches as readEmptySearches } from './queries.ts'
