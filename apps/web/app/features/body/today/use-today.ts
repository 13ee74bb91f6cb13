import { useQuery } from '@tanstack/react-query'
import type { DayTargets } from '@zivina/contract/account/targets'
import type { DiaryDayDetail, DiaryPeriod, PlannedSuggestion } from '@zivina/contract/body/diary-read'
import type { ApiClient } from '@zivina/contract/client'
import { addDays } from '@zivina/domain/calendar-day'
import { useMemo } from 'react'
import { plannedKey } from '#app/features/planning/plan/plan-query.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import type { Days } from '../diary/diary-days.ts'
import { applyWrite } from '../diary/diary-writes.ts'
import { useWaitingWrites } from '../diary/use-diary.ts'
import { useCatchUp } from '../diary-sync/use-catch-up.ts'

/** Days of which it is said how many have something recorded, today included. */
export const LOOKED_BACK = 14
/** Measurements that are read for the line of the last weights: some days have only girths. */
const MEASUREMENTS_READ = '30'

type Asking = { api: ApiClient; guid: string; day: string; signal: AbortSignal }
/** kg; the newest is the first. */
export type Weighing = { day: string; weight: number }

/** Each part of a day by itself: what fails does not keep the others away. */
const PARTS = {
  diary: async ({ api, day, signal }: Asking): Promise<DiaryDayDetail | null> =>
    (await api('GET /diary', { query: { from: day, to: day }, signal })).days[0] ?? null,
  targets: async ({ api, guid, day, signal }: Asking): Promise<DayTargets> =>
    (await api('GET /user/{guid}/targets', { params: { guid }, query: { day }, signal })).day,
  recorded: async ({ api, day, signal }: Asking): Promise<DiaryPeriod[]> =>
    (await api('GET /diary/totals', { query: { from: addDays(day, 1 - LOOKED_BACK), to: day }, signal })).periods,
  planned: async ({ api, day, signal }: Asking): Promise<PlannedSuggestion[]> =>
    (await api('GET /diary/planned', { query: { day }, signal })).planned,
  weighing: async ({ api, signal }: Asking): Promise<Weighing[]> =>
    (await api('GET /body_measurement', { query: { limit: MEASUREMENTS_READ }, signal })).results.flatMap(
      ({ day, weight }) => (weight === null ? [] : [{ day, weight }]),
    ),
}

type PartName = keyof typeof PARTS
type Part<Name extends PartName> = Awaited<ReturnType<(typeof PARTS)[Name]>>
/** What the server sent along with the page. A part that is missing failed, and the browser asks for it. */
export type Today = { day: string; parts: { [Name in PartName]?: Part<Name> } }

/** For the server: every part at once. @param day the one that is shown */
export async function readToday(api: ApiClient, guid: string, day: string, signal: AbortSignal): Promise<Today> {
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
    planned: [...plannedKey(guid), day],
    targets: ['targets', guid, 'today', day],
    weighing: ['body-measurements', guid, 'last'],
  }
  return places[name]
}

/** The day that is shown, and what came with the page, which may be of another. */
export type ShownDay = { day: string; first: Today | null }

/** One part of the shown day. */
export function useToday<Name extends PartName>(name: Name, { day, first }: ShownDay) {
  const { api, guid } = useAccount()
  const sent = first?.day === day ? first.parts[name] : undefined
  return useQuery({
    queryKey: keyOf(name, guid, day),
    queryFn: ({ signal }) => PARTS[name]({ api, guid, day, signal }) as Promise<Part<Name>>,
    ...(sent === undefined ? {} : { initialData: () => sent as Part<Name> }),
    refetchOnMount: 'always' as const,
    // What is written into the diary elsewhere is caught up with.
    refetchOnWindowFocus: name === 'diary' ? false : ('always' as const),
  })
}

/** The diary of the shown day with what waits to be sent, which is shown at once. */
export function useTodayDiary(shown: ShownDay) {
  const query = useToday('diary', shown)
  useCatchUp()
  const { waiting, isCut, isUnstored } = useWaitingWrites()
  const { data } = query
  const present = useMemo(
    () => data && (waiting.reduce<Days>((now, { write }) => applyWrite(now, write), [data])[0] ?? data),
    [data, waiting],
  )
  return { ...query, data: present, waiting, isCut, isUnstored }
}
