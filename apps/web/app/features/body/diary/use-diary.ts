import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DiaryDayDetail } from '@zivina/contract/body/diary-read'
import type { ApiClient } from '@zivina/contract/client'
import { useCallback, useEffect, useMemo } from 'react'
import { sayDiaryChanged } from '#app/features/catalogue/day-fit/diary-changed.ts'
import { weekOf } from '#app/features/planning/plan/plan-dates.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { startSending } from '#app/kit/outbox/send-outbox.ts'
import { useStore } from '#app/kit/state/store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { type Days, withChange } from './diary-days.ts'
import { diaryOutboxOf } from './diary-outbox.ts'
import { applyWrite, type DiaryStroke, type DiaryWrite, sendWrite } from './diary-writes.ts'

export const diaryKey = (account: string) => ['diary', account] as const
const weekKey = (account: string, monday: string) => [...diaryKey(account), 'week', monday] as const
/** Of sums over a longer time, and of what one may want to record: read again after every change. */
export const totalsKey = (account: string) => [...diaryKey(account), 'totals'] as const
export const suggestionsKey = (account: string) => [...diaryKey(account), 'suggestions'] as const

const NOTHING = { waiting: [], isCut: false } as const

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
    refetchOnWindowFocus: 'always',
  })
  const { waiting, isCut } = useWaitingWrites()
  const { change } = useDiarySending()
  const days = useMemo(
    () => query.data && waiting.reduce<Days>((now, { write }) => applyWrite(now, write), query.data),
    [query.data, waiting],
  )
  return { query: { ...query, data: days }, change, waiting, isCut }
}

/** What waits to be sent, and whether that is for want of a connection. */
export function useWaitingWrites() {
  const { guid } = useAccount()
  const outbox = typeof window === 'undefined' ? null : diaryOutboxOf(guid)
  return useStore(outbox?.subscribe ?? never, () => outbox?.read() ?? NOTHING, NOTHING)
}

const never = () => () => undefined

/** Sends what waits, also from before a reload. `change` adds a change. */
export function useDiarySending() {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const sending = useMemo(
    () => (typeof window === 'undefined' ? null : sendingOf(api, guid, client)),
    [api, guid, client],
  )
  useEffect(() => {
    if (!sending) return
    sending.start()
    const outbox = diaryOutboxOf(guid)
    const end = outbox.onSentElsewhere((sent) => {
      show(client, guid, (days) => sent.reduce<Days>((now, { write }) => applyWrite(now, write), days))
      refresh(client, guid)
    })
    window.addEventListener('online', sending.start)
    return () => {
      end()
      window.removeEventListener('online', sending.start)
    }
  }, [sending, client, guid])

  const change = useCallback(
    (stroke: DiaryStroke) => {
      diaryOutboxOf(guid).put({ ...stroke, at: new Date().toISOString() } as DiaryWrite)
      sending?.start()
    },
    [guid, sending],
  )
  return { change }
}

function sendingOf(api: ApiClient, account: string, client: QueryClient) {
  return startSending<DiaryWrite>(diaryOutboxOf(account), {
    send: async (write) => {
      const done = await sendWrite(api, write)
      // An answer that was on its way meanwhile would show the state before the change.
      await client.cancelQueries({ queryKey: diaryKey(account) })
      show(client, account, (days) => withChange(applyWrite(days, write), done))
    },
    onRefused: (_write, failure) => sayFailure(failure),
    onEmpty: () => refresh(client, account),
  })
}

/** Changes what is shown of every week that this tab has read, and of today. */
function show(client: QueryClient, account: string, change: (days: Days) => Days): void {
  client.setQueriesData<DiaryDayDetail[]>(
    { queryKey: [...diaryKey(account), 'week'] },
    (days) => days && [...change(days)],
  )
  client.setQueriesData<DiaryDayDetail | null>(
    { queryKey: [...diaryKey(account), 'today'] },
    (day) => day && (change([day])[0] ?? day),
  )
}

function refresh(client: QueryClient, account: string): void {
  sayDiaryChanged()
  void client.invalidateQueries({ queryKey: diaryKey(account) })
}
