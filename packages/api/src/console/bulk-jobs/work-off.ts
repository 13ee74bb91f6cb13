import { BULK_ROWS_MAX } from '@zivina/contract/console/bulk-jobs'
import { BULK_ACTIONS } from '@zivina/contract/kernel/bulks'
import type { ErrorCode } from '@zivina/contract/kernel/errors'
import { actorOf } from '#api/account/sessions/service.ts'
import { lackOf } from '#api/kernel/access/access.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import type { BulkCtx } from '#api/kernel/declared/bulk-action.ts'
import { ApiError, isApiError } from '#api/kernel/errors/api-error.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import { asOfNow } from '#api/kernel/lists/cursor-queries.ts'
import { rowsOfList } from '#api/kernel/lists/whole-list.ts'
import {
  beginJob,
  claimItem,
  deleteItems,
  failItem,
  finishJob,
  insertItems,
  type RunningJob,
  selectWaiting,
  updateTotal,
  type WaitingItem,
} from './queries.ts'

const ITEMS_AT_ONCE = 50
const LEAVING: readonly ErrorCode[] = ['SERVICE_UNAVAILABLE']

/**
 * Runs a bulk job row by row. A row is changed and marked in one transaction, so a restarted process resumes after the last marked row.
 * A job that an administrator stops ends after the current row, or after the next one if that had already begun.
 */
export async function workOff(ctx: JobContext, guid: string, signal?: AbortSignal): Promise<void> {
  const job = await beginJob(ctx.db, guid)
  if (job === null) return
  const actor = await actingAdmin(ctx, job.by)
  if (actor === null) return void (await finishJob(ctx.db, guid, 'failed'))
  if (job.total === null) await listRows(ctx, job, actor)
  for (;;) {
    const items = await selectWaiting(ctx.db, guid, ITEMS_AT_ONCE)
    if (items.length === 0) break
    for (const item of items) {
      signal?.throwIfAborted()
      await workOn(ctx, job, item)
    }
  }
  await finishJob(ctx.db, guid, 'done')
}

/** Notes the rows that the filters select, as of one moment. What an attempt noted that died meanwhile is noted anew. */
async function listRows(ctx: JobContext, { guid, action, filter }: RunningJob, actor: UserActor): Promise<void> {
  const { itemOf } = actionOf(ctx, action)
  const list = ctx.declared.lists.find(({ name }) => name === BULK_ACTIONS[action].list)
  if (list === undefined) throw new Error(`no area declares the list of ${action}`)
  await deleteItems(ctx.db, guid)
  let total = 0
  await asOfNow(ctx.db, async (db) => {
    for await (const { rows } of rowsOfList({ ...ctx, db, actor }, list, filter)) {
      const items = rows.slice(0, BULK_ROWS_MAX - total).map((row) => itemOf(row as never))
      await insertItems(ctx.db, guid, total, items)
      total += items.length
      if (total >= BULK_ROWS_MAX) break
    }
  })
  await updateTotal(ctx.db, guid, total)
}

const actionOf = ({ declared }: Pick<JobContext, 'declared'>, name: string) => {
  const action = declared.bulk_actions.find((each) => each.name === name)
  if (action === undefined) throw new Error(`no area declares the bulk action ${name}`)
  return action
}

/** Does it with one row, or says why not. */
async function workOn(ctx: JobContext, job: RunningJob, item: WaitingItem): Promise<void> {
  try {
    await transaction({ ...ctx, keys: createKeyReader(ctx.db) }, async (ctx) => {
      if (!(await claimItem(ctx.db, job.guid, item.position))) return
      const actor = await actingAdmin(ctx, job.by)
      if (actor === null) throw new ApiError('USER_PERMISSION_DENIED')
      const acting: BulkCtx = { ...ctx, actor }
      await actionOf(ctx, job.action).perform(acting, item, job)
    })
  } catch (error) {
    // Without the database, or the queue of the mails, nothing else would go better: the next attempt goes on here.
    if (!isApiError(error) || LEAVING.includes(error.code)) throw error
    await failItem(ctx.db, job.guid, item.position, error.code)
  }
}

/** The admin who ordered it; null where the role was taken away. */
async function actingAdmin({ db }: Pick<JobContext, 'db'>, by: string | null): Promise<UserActor | null> {
  const actor = by === null ? null : await actorOf(db, by)
  return actor !== null && lackOf('admin', actor) === null ? actor : null
}
