import type { QueryClient } from '@tanstack/react-query'
import type { DiaryDayChanges, DiaryDayDetail } from '@zivina/contract/body/diary-read'
import type { ApiClient } from '@zivina/contract/client'
import { mondayOf } from '@zivina/domain/planning/plan-days'
import { weekOf } from '#app/kit/text/day-names.ts'
import type { Days } from '../diary/diary-days.ts'

export const diaryKey = (account: string) => ['diary', account] as const
/** Of weeks and of single days that show entries: those are caught up with, everything else of the diary is read anew. */
const SHOWN = ['week', 'today']

/** The diary of an account in this tab. */
export type TabDiary = { api: ApiClient; account: string; client: QueryClient }

/**
 * Takes over what was written elsewhere, on another device or in another tab, into the week of a day, since this was last asked. A
 * write of this tab that is answered meanwhile cancels it, as its answer would show the state before.
 * @returns the days that were written, with all their entries
 */
export async function catchUp({ api, account, client }: TabDiary, day: string): Promise<DiaryDayChanges['days']> {
  const week = weekOf(day)
  const queryKey = [...diaryKey(account), 'changes', week.from]
  const { days } = await client.fetchQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<DiaryDayChanges>(queryKey)
      const query = { ...week, ...(known === undefined ? {} : { changed_since: known.mark }) }
      const changes = await api('GET /diary/changes', { query, signal })
      showEverywhere({ account, client }, (shown) => withWritten(shown, changes.days))
      return changes
    },
    staleTime: 0,
  })
  return days
}

/** After a write: catches up with every week that is shown, and reads anew what else there is of the diary. */
export async function refreshDiary(tab: TabDiary): Promise<void> {
  const { account, client } = tab
  const queryKey = diaryKey(account)
  void client.invalidateQueries({ queryKey, predicate: (query) => !SHOWN.includes(String(query.queryKey[2])) })
  const shown = client.getQueryCache().findAll({ queryKey, type: 'active' })
  const days = shown.flatMap(({ queryKey: [, , kind, day] }) => (SHOWN.includes(String(kind)) ? [String(day)] : []))
  const weeks = [...new Set(days.map(mondayOf))]
  await Promise.all(weeks.map((monday) => catchUp(tab, monday))).catch(() => client.invalidateQueries({ queryKey }))
}

/** Changes what is shown of every week that this tab has read, and of single days. */
export function showEverywhere({ account, client }: Omit<TabDiary, 'api'>, change: (days: Days) => Days): void {
  client.setQueriesData<DiaryDayDetail[]>(
    { queryKey: [...diaryKey(account), 'week'] },
    (days) => days && [...change(days)],
  )
  client.setQueriesData<DiaryDayDetail | null>(
    { queryKey: [...diaryKey(account), 'today'] },
    (day) => day && (change([day])[0] ?? day),
  )
}

/** A day as it was written comes with all of its entries and replaces the one that is shown; target and movement stay. */
function withWritten(days: Days, written: DiaryDayChanges['days']): Days {
  return days.map((day) => ({ ...day, ...written.find((one) => one.day === day.day) }))
}

/** Days as the server last told them in this tab. */
export function knownDays({ account, client }: Omit<TabDiary, 'api'>): DiaryDayDetail[] {
  const found = client.getQueriesData<DiaryDayDetail[] | DiaryDayDetail | null>({ queryKey: diaryKey(account) })
  return found.flatMap(([[, , kind], data]) => (SHOWN.includes(String(kind)) && data ? data : []))
}
