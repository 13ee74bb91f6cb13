import { useQuery } from '@tanstack/react-query'
import type { Meaning } from '@zivina/contract/body/meaning'
import type { ApiClient } from '@zivina/contract/client'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { useAccount } from '#app/session/account/account-context.ts'

/** How long a time is looked at, in days that are over. */
export const SPANS = { week: 7, month: 30 } as const
export type Span = keyof typeof SPANS

export function readMeaning(api: ApiClient, span: Span, signal: AbortSignal): Promise<Meaning> {
  const today = calendarDay(new Date())
  const query = { from: addDays(today, -SPANS[span]), to: addDays(today, -1) }
  return api('GET /diary/meaning', { query, signal })
}

/** What one's food of the last days brings. @param first the week from the server with the page */
export function useMeaning(span: Span, first: Meaning | null) {
  const { api, guid } = useAccount()
  return useQuery({
    queryKey: ['diary', guid, 'meaning', span],
    queryFn: ({ signal }) => readMeaning(api, span, signal),
    ...(first && span === 'week' ? { initialData: first } : {}),
    refetchOnMount: 'always',
  })
}
