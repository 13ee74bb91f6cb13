import { useQuery } from '@tanstack/react-query'
import type { DayTargets } from '@zivina/contract/account/targets'
import type { BodyMeasurement } from '@zivina/contract/body/body-measurements'
import type { DiaryDayDetail, DiaryPeriod, PlannedSuggestion } from '@zivina/contract/body/diary-read'
import type { ApiClient } from '@zivina/contract/client'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { useMemo } from 'react'
import { useAccount } from '#app/session/account/account-context.ts'
import type { Days } from '../diary/diary-days.ts'
import { applyWrite } from '../diary/diary-writes.ts'
import { useWaitingWrites } from '../diary/use-diary.ts'

/** Days of which it is said how many have something recorded, today included. */
export const LOOKED_BACK = 14
/** Measurements that are read to find the last weight: some days have only girths. */
const MEASUREMENTS_READ = '10'

type Asking = { api: ApiClient; guid: string; day: string; signal: AbortSignal }
type Weighing = Pick<BodyMeasurement, 'day' | 'weight'>

/** Each part of today by itself: what fails does not keep the others away. */
const PARTS = {
  diary: async ({ api, day, signal }: Asking): Promise<DiaryDayDetail | null> =>
    (await api('GET /diary', { query: { from: day, to: day }, signal })).days[0] ?? null,
  targets: async ({ api, guid, day, signal }: Asking): Promise<DayTargets> =>
    (await api('GET /user/{guid}/targets', { params: { guid }, query: { day }, signal })).day,
  recorded: async ({ api, day, signal }: Asking): Promise<DiaryPeriod[]> =>
    (await api('GET /diary/totals', { query: { from: addDays(day, 1 - LOOKED_BACK), to: day }, signal })).periods,
  planned: async ({ api, day, signal }: Asking): Promise<PlannedSuggestion[]> =>
    (await api('GET /diary/planned', { query: { day }, signal })).planned,
  weighing: async ({ api, signal }: Asking): Promise<Weighing | null> =>
    (await api('GET /body_measurement', { query: { limit: MEASUREMENTS_READ }, signal })).results.find(
      ({ weight }) => weight !== null,
    ) ?? null,
}

type PartName = keyof typeof PARTS
type Part<Name extends PartName> = Awaited<ReturnType<(typeof PARTS)[Name]>>
/** What the server sent along with the page. A part that is missing failed, and the browser asks for it. */
export type Today = { day: string; parts: { [Name in PartName]?: Part<Name> } }

/** For the server: every part at once. */
export async function readToday(api: ApiClient, guid: string, signal: AbortSignal): Promise<Today> {
  const day = calendarDay(new Date())
  const names = Object.keys(PARTS) as PartName[]
  const found = await Promise.allSettled(names.map((name) => PARTS[name]({ api, guid, day, signal })))
  const parts = names.flatMap((name, at) => {
    const one = found[at]
    return one?.status === 'fulfilled' ? [[name, one.value]] : []
  })
  return { day, parts: Object.fromEntries(parts) }
}

/** Where each part is kept: what changes the diary, the measurements or the targets elsewhere makes it read anew. */
const keyOf = (name: PartName, guid: string, day: string) => {
  const places: Record<PartName, readonly string[]> = {
    diary: ['diary', guid, 'today', day],
    recorded: ['diary', guid, 'recorded', day],
    planned: ['diary', guid, 'planned', day],
    targets: ['targets', guid, 'today', day],
    weighing: ['body-measurements', guid, 'last'],
  }
  return places[name]
}

/** One part of today. @param first what came with the page */
export function useToday<Name extends PartName>(name: Name, first: Today | null) {
  const { api, guid } = useAccount()
  const day = calendarDay(new Date())
  const sent = first?.day === day ? first.parts[name] : undefined
  return useQuery({
    queryKey: keyOf(name, guid, day),
    queryFn: ({ signal }) => PARTS[name]({ api, guid, day, signal }) as Promise<Part<Name>>,
    ...(sent === undefined ? {} : { initialData: () => sent as Part<Name> }),
    refetchOnMount: 'always' as const,
    refetchOnWindowFocus: 'always' as const,
  })
}

/** Today's diary with what waits to be sent, which is shown at once. */
export function useTodayDiary(first: Today | null) {
  const query = useToday('diary', first)
  const { waiting, isCut, isUnstored } = useWaitingWrites()
  const { data } = query
  const shown = useMemo(
    () => data && (waiting.reduce<Days>((now, { write }) => applyWrite(now, write), [data])[0] ?? data),
    [data, waiting],
  )
  return { ...query, data: shown, waiting, isCut, isUnstored }
}
