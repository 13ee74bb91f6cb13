import type { AdminChartName } from '@zivina/contract/console/admin-charts'
import type { AdminChart, OperationHealth } from '@zivina/contract/console/operation'
import type { Db } from '@zivina/db/database'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { readFigures, readOutside } from '#api/kernel/watch/service.ts'
import { readBackups } from '../backups/service.ts'
import {
  type DayValue,
  type Period,
  selectJobs,
  selectMailHealth,
  selectPremium,
  selectRegistered,
  selectRevenue,
} from './queries.ts'

type HealthCtx = Ctx<'db' | 'watch' | 'has_backups'>

/** How the parts of the product are that nobody watches while they work. */
export async function readHealth(ctx: HealthCtx): Promise<OperationHealth> {
  const iso = (text: string | null) => text && new Date(text).toISOString()
  const { oldest_at, ...mails } = await selectMailHealth(ctx.db)
  return {
    jobs: (await selectJobs(ctx.db)).map((job) => ({
      ...job,
      done_at: iso(job.done_at),
      failed_at: iso(job.failed_at),
    })),
    mails: { ...mails, oldest_at: iso(oldest_at) },
    backups: await readBackups(ctx.db, ctx.has_backups ?? false),
    services: (await readOutside(ctx)).map((news) => ({
      ...news,
      good_at: iso(news.good_at),
      failed_at: iso(news.failed_at),
    })),
  }
}

/** Series of a chart: its name, its values, and what days have of which there is no value. */
type Read = readonly [AdminChart['series'][number]['name'], (db: Db, period: Period) => Promise<DayValue[]>, 0 | null]

const CHARTS: Readonly<Record<AdminChartName, readonly Read[]>> = {
  registrations: [['registered', selectRegistered, 0]],
  // Nothing is known of days on which nothing counted.
  active_people: [['active_people', (db, period) => readFigures(db, ['active_people'], period), null]],
  money: [
    ['premium', selectPremium, 0],
    ['revenue', selectRevenue, 0],
  ],
  errors: [['errors', (db, period) => readFigures(db, ['failed_calls', 'failed_jobs', 'failed_mails'], period), 0]],
}

/** The figures of a chart for the last days, up to today. */
export async function readChart(
  { db, watch }: Ctx<'db' | 'watch'>,
  { chart, days: count }: { chart: AdminChartName; days: string },
): Promise<AdminChart> {
  await watch.write()
  const to = calendarDay(new Date())
  const from = addDays(to, 1 - Number(count))
  const days = Array.from({ length: Number(count) }, (_, place) => addDays(from, place))
  const series: AdminChart['series'] = []
  for (const [name, read, missing] of CHARTS[chart]) {
    const values = new Map((await read(db, { from, to })).map(({ day, value }) => [day, value]))
    series.push({ name, days: days.map((day) => ({ day, value: values.get(day) ?? missing })) })
  }
  return { from, to, series }
}
