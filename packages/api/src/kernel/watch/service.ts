import type { OutsideService } from '@zivina/contract/kernel/outside-services'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import type { Ctx } from '#api/kernel/http/scope.ts'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { deleteFiguresBefore, type OutsideNews, selectNews } from './queries.ts'

/** Figures are kept for two years, to compare with the year before. */
const KEPT_DAYS = 731

/** Deletes figures of days after two years. */
export const figureCleanup: ScheduledJob = {
  name: 'figure_cleanup',
  cron: '9 3 * * *',
  expireInSeconds: 300,
  run: ({ db }) => deleteFiguresBefore(db, addDays(calendarDay(new Date()), -KEPT_DAYS)),
}

/** The services that the product uses, each with when it last answered and failed. */
export async function readOutside({ db, watch }: Ctx<'db' | 'watch'>): Promise<OutsideNews[]> {
  await watch.write()
  const known = new Map((await selectNews(db)).map((news) => [news.service, news]))
  const names = new Set<OutsideService>([...watch.used(), ...known.keys()])
  return [...names].map((service) => known.get(service) ?? { service, good_at: null, failed_at: null, failure: '' })
}

/** What other nouns read and keep of figures of days. */
export { keepGreatest, selectFigures as readFigures } from './queries.ts'
