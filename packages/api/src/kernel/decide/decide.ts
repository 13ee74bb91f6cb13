import type { Decision, SeenDecision } from '@zivina/contract/kernel/moderation'
import type { Db } from '@zivina/db/database'
import { recordChanges } from '#api/kernel/changes/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { transaction } from '#api/kernel/http/transaction.ts'

/** What deciding needs of a context; the steps get the noun's own, whose `db` is the transaction's. */
type DecidingCtx = { db: Db; actor: { guid: string } }

/** A row before the decision that changed it, and the guid of the person to notify. */
export type Notified<Row> = { row: Row; user: string }
/** The decision in the mail. */
export type Verdict = { approved: boolean; status_note: string }

/** A row that is decided on. */
type Decided = Decision & { guid: string }

/** How a noun notifies people of decisions. */
type Notification<Row, Context> = {
  /** The noun's name in the change log. */
  noun: string
  /** Guid of the person notified of the decision on a row; null for none. */
  receiver(row: Row, decision: Decision): string | null
  /** Queues the mails to them. */
  mail(ctx: Context, notified: readonly Notified<Row>[], verdict: Verdict): Promise<void>
}

/** A noun's steps of deciding on several rows, in their order. */
export type DecidingOnAll<Row, Context> = Notification<Row, Context> & {
  /** Finds the rows that are decided on and locks them. */
  lock(ctx: Context): Promise<readonly Row[]>
  /** Writes status and reason of the rows that the decision changes. */
  write(ctx: Context, rows: readonly Row[], decision: Decision): Promise<void>
}

/** The steps of a noun whose rows are decided on one by one. */
type DecidingOnOne<Row, Context> = Notification<Row, Context> & {
  lock(ctx: Context): Promise<Row | null>
  /** Throws where the row does not allow the decision; also called for a decision that changes nothing. */
  check?(ctx: Context, row: Row, decision: Decision): Promise<void>
  write(ctx: Context, row: Row, decision: Decision): Promise<void>
}

/**
 * Decides on rows that wait for approval: locks them, writes, queues mails, all of it or nothing.
 *
 * A reason belongs to a denial alone; any other decision drops it. A decision that changes neither status nor reason writes
 * nothing and notifies no one; one that does is written to the change log. People are not notified of their own decisions, nor of a return to the waiting items.
 *
 * @returns the locked rows as they were before, also those that the decision left as they were
 */
export function decideOnAll<Row extends Decided, Context extends DecidingCtx>(
  ctx: Context,
  decision: Decision,
  { lock, ...steps }: DecidingOnAll<Row, Context>,
): Promise<readonly Row[]> {
  return transaction(ctx, async (ctx) => {
    const rows = await lock(ctx)
    await applyDecision(ctx, rows, { ...steps, decision: tidied(decision) })
    return rows
  })
}

/**
 * Decides on one row in the same way.
 * @returns the row as it was before
 * @throws ApiError NOT_FOUND where nothing was locked; DECIDED_ELSEWHERE where its state is not the one that the moderator saw
 */
export function decideOnOne<Row extends Decided, Context extends DecidingCtx>(
  ctx: Context,
  given: SeenDecision,
  { lock, check, write, ...telling }: DecidingOnOne<Row, Context>,
): Promise<Row> {
  const decision = tidied(given)
  return transaction(ctx, async (ctx) => {
    const row = await lock(ctx)
    if (row === null) throw new ApiError('NOT_FOUND')
    if (given.seen !== undefined && given.seen !== row.status) throw new ApiError('DECIDED_ELSEWHERE')
    await check?.(ctx, row, decision)
    await applyDecision(ctx, [row], { ...telling, decision, write: () => write(ctx, row, decision) })
    return row
  })
}

function tidied({ status, status_note }: Decision): Decision {
  return { status, status_note: status === 'Denied' ? status_note : '' }
}

type Steps<Row, Context> = Omit<DecidingOnAll<Row, Context>, 'lock'> & { decision: Decision }

async function applyDecision<Row extends Decided, Context extends DecidingCtx>(
  ctx: Context,
  rows: readonly Row[],
  { noun, decision, write, receiver, mail }: Steps<Row, Context>,
): Promise<void> {
  const { status, status_note } = decision
  const changed = rows.filter((row) => row.status !== status || row.status_note !== status_note)
  if (changed.length === 0) return
  await write(ctx, changed, decision)
  const changes = changed.map(({ guid, ...row }) => {
    return {
      noun,
      guid,
      before: { status: row.status, status_note: row.status_note },
      after: decision,
      reason: status_note,
    }
  })
  await recordChanges(ctx, changes)
  if (status === 'Pending') return
  const notified = changed.flatMap((row) => {
    const user = receiver(row, decision)
    return user === null || user === ctx.actor.guid ? [] : [{ row, user }]
  })
  if (notified.length > 0) await mail(ctx, notified, { approved: status === 'Approved', status_note })
}
