import { randomUUID } from 'node:crypto'
import type { Candidate, MealPlan, PlanProgress, PlanRequest } from '@zivina/planner/plan-request'
import type { WorkPool } from '@zivina/work/port'
import { isWorkRefused } from '@zivina/work/port'
import { describeFailure } from '#api/kernel/errors/failures.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type CallLimiter, createCallLimiter } from '#api/kernel/limits/call-limiter.ts'
import { beginSearch, endSearch, touchSearch, writeFound } from './queries.ts'
import { IMPROVE_PLAN } from './tasks.ts'

/** Searches of one process at once; each holds a process of the work pool for up to a minute. */
const SEARCHES_AT_ONCE = 2
const WAITING_MAX = 50
const ALIVE_MS = 5000

const limiters = new WeakMap<WorkPool, CallLimiter>()

function limiterOf(work: WorkPool): CallLimiter {
  const known = limiters.get(work)
  if (known) return known
  const limiter = createCallLimiter({ at_once: SEARCHES_AT_ONCE, waiting: WAITING_MAX, waiting_each: 2 })
  limiters.set(work, limiter)
  return limiter
}

/** A search of this process, which can be ended at once. */
type Local = { guid: string; stopped: AbortController }

/** Searches of this process by their person, who has one at a time. */
const local = new Map<string, Local>()

/** Ends the work of a person's search of a proposal, if this process does it; another process notices within five seconds. */
export function abandonSearch(person: string, guid: string): void {
  const search = local.get(person)
  if (search?.guid === guid) search.stopped.abort()
}

type SearchCtx = UserCtx<'db' | 'work' | 'log'>

/**
 * Looks for a better plan in the background: begins the search and returns. Each better plan is stored as soon as it is found, so that
 * nothing is lost where the process ends. A search that may no longer write, because the person stopped it or began another, is ended.
 * @param prepare what the search works on
 */
export async function searchOn(
  ctx: SearchCtx,
  guid: string,
  prepare: () => Promise<{ request: PlanRequest; candidates: readonly Candidate[]; plan: MealPlan }>,
): Promise<void> {
  const search = randomUUID()
  await beginSearch(ctx.db, ctx.actor.guid, guid, search)
  local.get(ctx.actor.guid)?.stopped.abort()
  const stopped = new AbortController()
  local.set(ctx.actor.guid, { guid, stopped })
  void runSearch(ctx, { guid, search, stopped }, prepare).finally(() => {
    if (local.get(ctx.actor.guid)?.stopped === stopped) local.delete(ctx.actor.guid)
  })
}

type Running = Local & { search: string }

async function runSearch(
  ctx: SearchCtx,
  { guid, search, stopped }: Running,
  prepare: Parameters<typeof searchOn>[2],
): Promise<void> {
  const stopUnless = async (isOurs: Promise<boolean>): Promise<void> => {
    if (!(await isOurs.catch(() => true))) stopped.abort()
  }
  const alive = setInterval(() => void stopUnless(touchSearch(ctx.db, guid, search)), ALIVE_MS)
  const writer = createWriter((progress) => stopUnless(writeFound(ctx.db, guid, search, foundOf(progress))))
  try {
    const options = { who: ctx.actor.guid, signal: stopped.signal, onReport: writer.write }
    await limiterOf(ctx.work).run(
      ctx.actor.guid,
      async () => ctx.work.run(IMPROVE_PLAN, await prepare(), options),
      stopped.signal,
    )
    await writer.done()
    await endSearch(ctx.db, guid, search, 'planned')
  } catch (error) {
    // A search that was ended while it waited for its turn leaves the queue with an error of the queue.
    if (!(isWorkRefused(error) || stopped.signal.aborted))
      ctx.log.error({ ...describeFailure(error) }, 'a search for a better plan broke off')
    await writer.done()
    const state = isWorkRefused(error) && error.reason === 'too_long' ? 'planned' : 'interrupted'
    await endSearch(ctx.db, guid, search, state).catch(() => {})
  } finally {
    clearInterval(alive)
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
