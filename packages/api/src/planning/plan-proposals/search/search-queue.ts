import type { JobQueue } from '#api/kernel/jobs/job-queue.ts'
import { endLostSearches } from '../queries.ts'
import { PLAN_SEARCH_QUEUE, type PlanSearch, runSearch } from './search.ts'

/** Searches of one process at once; each holds a process of the work pool for up to a minute. */
const SEARCHES_AT_ONCE = 2
/** How often a worker looks for a search without a notice. */
const SECONDS = 5
const LOST_QUEUE = 'plan_search_lost'

/** Searches that were begun again and again in vain: they are shown as interrupted. */
export const lostSearchQueue: JobQueue = {
  name: LOST_QUEUE,
  settings: { deleteAfterSeconds: 3600, notify: true },
  work: async ({ boss, db }) => {
    await boss.work(LOST_QUEUE, { pollingIntervalSeconds: SECONDS }, () => endLostSearches(db, PLAN_SEARCH_QUEUE))
  },
}

/** Searches for better plans. One whose process died is begun again by another, which goes on from the best plan so far. */
export const planSearchQueue: JobQueue = {
  name: PLAN_SEARCH_QUEUE,
  settings: {
    retryLimit: 3,
    retryDelay: 1,
    expireInSeconds: 600,
    heartbeatSeconds: 15,
    deleteAfterSeconds: 3600,
    deadLetter: LOST_QUEUE,
    notify: true,
  },
  work: async (context) => {
    const { boss, db } = context
    // Those of former releases, which had no job.
    await endLostSearches(db, PLAN_SEARCH_QUEUE)
    const options = { localConcurrency: SEARCHES_AT_ONCE, pollingIntervalSeconds: SECONDS }
    await boss.work<PlanSearch>(PLAN_SEARCH_QUEUE, options, async ([job]) => {
      if (job !== undefined) await runSearch(context, job.data, job.signal)
    })
  },
}
