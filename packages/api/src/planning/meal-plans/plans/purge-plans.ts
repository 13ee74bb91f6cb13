import { MEAL_PLAN_ITEM_RESTORE_DAYS, MEAL_PLAN_RESTORE_DAYS } from '@zivina/contract/planning/limits'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { purgePlans } from './plan-queries.ts'

const before = (days: number): Date => new Date(Date.now() - days * 24 * 3600 * 1000)

/** Deletes plans and items for good whose time for restoring is over. */
export const mealPlanCleanup: ScheduledJob = {
  name: 'meal_plan_cleanup',
  cron: '27 4 * * *',
  expireInSeconds: 300,
  run: async ({ db, log }) => {
    const until = { plans: before(MEAL_PLAN_RESTORE_DAYS), items: before(MEAL_PLAN_ITEM_RESTORE_DAYS) }
    log.info(await purgePlans(db, until), 'deleted meal plans purged')
  },
}
