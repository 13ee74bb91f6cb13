import type { AnonymousEvents } from '@zivina/contract/console/anonymous-events'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import type { PageKind } from '@zivina/domain/discovery/page-kinds'
import { readCounts, readEmptySearches } from '#api/discovery/visit-counts/service.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { selectSteps } from './queries.ts'

const SEARCHES_SHOWN = 50

/** What was counted in the last days, up to today. */
export async function readEvents({ db }: Ctx<'db'>, days: number): Promise<AnonymousEvents> {
  const to = calendarDay(new Date())
  const from = addDays(to, 1 - days)
  const seen = await readCounts(db, 'page', from)
  const steps = await selectSteps(db, { from, to })
  const searches = await readEmptySearches(db, { from, limit: SEARCHES_SHOWN })
  const ofDays = sumBy(seen, ({ day }) => day)
  const ofKinds = sumBy(seen, ({ what }) => what)
  const total = (of: 'registered' | 'verified' | 'ordered' | 'paid') => steps.reduce((sum, step) => sum + step[of], 0)
  return {
    from,
    to,
    days: steps.map(({ day, registered, paid }) => ({ day, pages: ofDays.get(day) ?? 0, registered, paid })),
    pages: [...ofKinds].map(([kind, count]) => ({ kind: kind as PageKind, count })).sort((a, b) => b.count - a.count),
    searches,
    funnel: [
      { step: 'premium', count: ofKinds.get('premium') ?? 0 },
      { step: 'registered', count: total('registered') },
      { step: 'verified', count: total('verified') },
      { step: 'checkout', count: ofKinds.get('checkout') ?? 0 },
      { step: 'ordered', count: total('ordered') },
      { step: 'paid', count: total('paid') },
    ],
  }
}

function sumBy<Row extends { count: number }>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count)
  return sums
}
