import { BULK_JOBS_AT_ONCE, type BulkFailure, type BulkJob } from '@zivina/contract/console/bulk-jobs'
import { BULK_ACTION_NAMES, BULK_ACTIONS, type BulkActionName } from '@zivina/contract/kernel/bulks'
import { ERRORS } from '@zivina/contract/kernel/errors'
import type { ListName } from '@zivina/contract/kernel/lists'
import type { Decision } from '@zivina/contract/kernel/moderation'
import type { TagChange } from '@zivina/contract/kernel/tag-change'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { isFilterOf } from '#api/kernel/lists/whole-list.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { BULK_QUEUE } from './bulk-queue.ts'
import {
  finishJob,
  insertJob,
  type JobRow,
  lockOrders,
  type OrderedJob,
  selectFailures,
  selectJob,
  selectJobs,
  selectUnderWay,
} from './queries.ts'

const NOUN = 'bulk_job'

const present = (row: JobRow): BulkJob => ({
  ...row,
  created_at: new Date(row.created_at).toISOString(),
  finished_at: row.finished_at && new Date(row.finished_at).toISOString(),
})

/** Jobs of all admins, or those on one list. */
export async function listJobs(
  { db }: Ctx<'db'>,
  { page, list }: { page: number; list?: ListName | undefined },
): Promise<Listed<BulkJob>> {
  const actions = BULK_ACTION_NAMES.filter((name) => list === undefined || BULK_ACTIONS[name].list === list)
  return paged(await selectJobs(db, actions, pageOf(page)), present)
}

type NewJob = {
  guid: string
  action: BulkActionName
  filter: Record<string, string>
  decision?: Decision | undefined
  tags?: TagChange | undefined
}

/**
 * Creates a bulk job. If an equal job of any administrator is under way, that job is returned instead.
 * @throws FieldErrors where the decision or the tags are missing, or the filter is not one of the list
 * @throws ApiError LIMIT_REACHED, UNIQUE
 */
export async function orderJob(ctx: UserCtx<'db' | 'jobs' | 'declared'>, input: NewJob): Promise<BulkJob> {
  const ordered = toOrdered(input)
  const list = ctx.declared.lists.find(({ name }) => name === BULK_ACTIONS[ordered.action].list)
  if (list === undefined || !isFilterOf(list, ordered.filter)) throw fieldError('filter', 'invalid_format')
  const guid = await transaction(ctx, async (ctx) => {
    await lockOrders(ctx.db)
    return createOnce({
      is_named: true,
      find: async () => (await selectJob(ctx.db, ordered.guid))?.guid ?? null,
      make: () => make(ctx, ordered),
      repeat: (former) => former,
    })
  })
  return readJob(ctx, guid)
}

async function make(ctx: UserCtx<'db' | 'jobs'>, ordered: OrderedJob): Promise<string | null> {
  const { same, count } = await selectUnderWay(ctx.db, ordered, ctx.actor.guid)
  if (same !== null) return same
  if (count >= BULK_JOBS_AT_ONCE) throw new ApiError('LIMIT_REACHED')
  const made = await insertJob(ctx.db, ordered, ctx.actor.guid)
  if (made === null) return null
  await ctx.jobs.send(ctx.db, BULK_QUEUE, { guid: made })
  await recordChange(ctx, { noun: NOUN, guid: made, before: {}, after: { ordered: ordered.action } })
  return made
}

/** What is ordered, as far as the action needs it. */
function toOrdered({ guid, action, filter, decision, tags }: NewJob): OrderedJob {
  const ordered = { guid: guid.toLowerCase(), action, filter, decision: null, tags: null }
  if (BULK_ACTIONS[action].given === 'decision') {
    if (decision === undefined) throw fieldError('decision', 'required')
    return { ...ordered, decision }
  }
  if (tags === undefined || tags.add.length + tags.remove.length === 0) throw fieldError('tags', 'required')
  return { ...ordered, tags }
}

/** @throws ApiError NOT_FOUND */
export async function readJob({ db }: Ctx<'db'>, guid: string): Promise<BulkJob> {
  const row = await selectJob(db, guid)
  if (row === null) throw new ApiError('NOT_FOUND')
  return present(row)
}

/** The rows that a job left as they were. @throws ApiError NOT_FOUND */
export async function listFailures(
  ctx: Ctx<'db'>,
  { guid, page }: { guid: string; page: number },
): Promise<Listed<BulkFailure>> {
  await readJob(ctx, guid)
  return paged(await selectFailures(ctx.db, guid, pageOf(page)), (row) => ({
    ...row,
    message: ERRORS[row.code].message,
  }))
}

/** Ends a job after the row that it works on. @throws ApiError NOT_FOUND */
export async function stopJob(ctx: UserCtx<'db'>, guid: string): Promise<BulkJob> {
  await transaction(ctx, async (ctx) => {
    if (!(await finishJob(ctx.db, guid, 'stopped'))) return
    await recordChange(ctx, { noun: NOUN, guid, before: { state: 'running' }, after: { state: 'stopped' } })
  })
  return readJob(ctx, guid)
}
