import { randomUUID } from 'node:crypto'
import type { PlanProgress } from '@zivina/planner/plan-request'
import { isWorkRefused } from '@zivina/work/port'
import { describeFailure } from '#api/kernel/errors/failures.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { beginSearch, endSearch, isCurrentSearch, selectProposal, writeFound } from '../queries.ts'
import { readCandidates } from '../request/read-candidates.ts'
import { IMPROVE_PLAN } from './tasks.ts'

export const PLAN_SEARCH_QUEUE = 'plan_search'

/** How often a search looks whether it may still write: its person may have stopped it, or begun another. */
const WATCH_MS = 1000

/** A search for a better plan: of which proposal, for whom, and by which name it may write. */
export type PlanSearch = { proposal: string; person: string; search: string }

/** Queues a search for a better plan; other searches of the person end. */
export async function queueSearch(ctx: UserCtx<'db' | 'jobs'>, proposal: string): Promise<void> {
  const data: PlanSearch = { proposal, person: ctx.actor.guid, search: randomUUID() }
  await transaction(ctx, async ({ db, jobs }) => {
    await beginSearch(db, data.person, proposal, data.search)
    await jobs.send(db, PLAN_SEARCH_QUEUE, data)
  })
}

/**
 * Looks for a better plan than the stored one. Each that is found is stored at once, so that nothing is lost where the process ends, and
 * another process goes on from there. A search that may no longer write ends.
 * @param ending aborted when the process ends
 * @throws Error where the process ends, so that the job is repeated
 */
export async function runSearch(
  { db, work, log }: Pick<JobContext, 'db' | 'work' | 'log'>,
  { proposal, person, search }: PlanSearch,
  ending: AbortSignal,
): Promise<void> {
  const stopped = new AbortController()
  const stopUnless = async (isOurs: Promise<boolean>): Promise<void> => {
    if (!(await isOurs.catch(() => true))) stopped.abort()
  }
  await stopUnless(isCurrentSearch(db, proposal, search))
  const watch = setInterval(() => void stopUnless(isCurrentSearch(db, proposal, search)), WATCH_MS)
  const writer = createWriter((progress) => stopUnless(writeFound(db, proposal, search, foundOf(progress))))
  try {
    const stored = stopped.signal.aborted ? null : await selectProposal(db, person, proposal)
    if (stored === null || stored.plan === null) return
    const { request, plan } = stored
    const recipes = plan.meals.map(({ recipe }) => recipe)
    const candidates = await readCandidates(db, person, stored, recipes)
    const signal = AbortSignal.any([stopped.signal, ending])
    await work.run(IMPROVE_PLAN, { request, plan, candidates }, { who: person, signal, onReport: writer.write })
    await writer.done()
    await endSearch(db, proposal, search, 'planned')
  } catch (error) {
    await writer.done()
    if (stopped.signal.aborted) return
    if (ending.aborted) throw new Error('The process ended before the search for a better plan.')
    if (!isWorkRefused(error)) log.error({ ...describeFailure(error) }, 'a search for a better plan broke off')
    const state = isWorkRefused(error) && error.reason === 'too_long' ? 'planned' : 'interrupted'
    await endSearch(db, proposal, search, state)
  } finally {
    clearInterval(watch)
  }
}

const foundOf = ({ plan, gap, candidates, ended }: PlanProgress) => ({
  plan,
  gap,
  candidates,
  is_certified: ended === 'certified',
})

/** Writes one report at a time, the newest of those that came meanwhile. */
function createWriter(write: (progress: PlanProgress) => Promise<void>) {
  let newest: PlanProgress | null = null
  let writing: Promise<void> | null = null
  const writeAll = async (): Promise<void> => {
    while (newest !== null) {
      const progress: PlanProgress = newest
      newest = null
      await write(progress)
    }
    writing = null
  }
  return {
    write: (progress: PlanProgress): void => {
      newest = progress
      writing ??= writeAll()
    },
    done: async (): Promise<void> => {
      await writing
    },
  }
}
