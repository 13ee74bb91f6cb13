import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TextKind } from '@zivina/contract/content/content-kinds'
import { useDebounced } from '#app/kit/state/use-debounced.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

/** How long nothing is typed before the page is drawn anew, in milliseconds. */
const PAUSE_MS = 500

/** The typed text as its page would show it, a moment after it was typed; the former one until the new one is there. */
export function usePreview({ source, ...place }: { kind: TextKind; slug: string; source: string }) {
  const settled = useDebounced(source, PAUSE_MS)
  const query = useQuery({
    queryKey: ['POST /admin/text/preview', place.kind, place.slug, settled],
    queryFn: ({ signal }) => sessionApi('POST /admin/text/preview', { body: { ...place, source: settled }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
  })
  return { ...query, isLate: settled !== source || query.isPlaceholderData }
}
export type Preview = ReturnType<typeof usePreview>
