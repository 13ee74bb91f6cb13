import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DiaryDayDetail } from '@zivina/contract/body/diary-read'
import type { ApiClient } from '@zivina/contract/client'
import { useCallback, useMemo } from 'react'
import { weekOf } from '#app/kit/text/day-names.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { useOutbox, useSender } from '#app/session/outbox/use-outbox.ts'
import { diaryKey } from '../diary-sync/catch-up.ts'
import { useCatchUp } from '../diary-sync/use-catch-up.ts'
import type { Days } from './diary-days.ts'
import { diarySender } from './diary-outbox.ts'
import { applyWrite, DIARY_WRITES, type DiaryStroke, type DiaryWrite } from './diary-writes.ts'

const weekKey = (account: string, monday: string) => [...diaryKey(account), 'week', monday] as const
/** Of sums over a longer time, and of what one may want to record: read again after every change. */
export const totalsKey = (account: string) => [...diaryKey(account), 'totals'] as const
export const suggestionsKey = (account: string) => [...diaryKey(account), 'suggestions'] as const

export function readWeek(api: ApiClient, day: string, signal: AbortSignal): Promise<DiaryDayDetail[]> {
  return api('GET /diary', { query: weekOf(day), signal }).then(({ days }) => days)
}

/**
 * The week of a day with everything that waits to be sent. `change` is shown at once.
 * @param first the week from the server with the page
 */
export function useDiary(day: string, first: DiaryDayDetail[] | null) {
  const { api, guid } = useAccount()
  const monday = weekOf(day).from
  const query = useQuery({
    queryKey: weekKey(guid, monday),
    queryFn: ({ signal }) => readWeek(api, monday, signal),
    ...(first && first[0]?.day === monday ? { initialData: first } : {}),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  useCatchUp()

  const { waiting, isCut, ...outbox } = useWaitingWrites()
  const { change } = useDiarySending()
  const days = useMemo(
    () => query.data && waiting.reduce<Days>((now, { write }) => applyWrite(now, write), query.data),
    [query.data, waiting],
  )
  return { query: { ...query, data: days }, change, waiting, isCut, outbox }
}

/** What waits to be sent, and whether that is for want of a connection. */
export const useWaitingWrites = () => useOutbox<DiaryWrite>(DIARY_WRITES)

/** Sends what waits, also from before a reload. `change` adds a change. */
export function useDiarySending() {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  useSender(
    DIARY_WRITES,
    useMemo(() => diarySender(api, guid, client), [api, guid, client]),
  )
  const { put } = useWaitingWrites()
  const change = useCallback(
    (stroke: DiaryStroke) => put({ ...stroke, at: new Date().toISOString() } as DiaryWrite),
    [put],
  )
  return { change }
}
