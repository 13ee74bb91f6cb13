import type { Decision } from '@zivina/contract/kernel/moderation'
import type { Db } from '@zivina/db/database'
import { ApiError } from '#api/kernel/errors/api-error.ts'

/** A row before the decision that changed it, and the guid of the person to notify. */
export type Told<Row> = { row: Row; user: string }
/** The decision in the mail. */
export type Verdict = { approved: boolean; status_note: string }

/** How a noun notifies people of decisions. */
type Telling<Row> = {
  /** Guid of the person notified of the decision on a row; null for none. */
  receiver(row: Row, decision: Decision): string | null
  /** Queues the mails to them. */
  mail(tx: Db, told: readonly Told<Row>[], verdict: Verdict): Promise<void>
}

/** A noun's steps of deciding on several rows, in their order. */
export type DecidingOnAll<Row> = Telling<Row> & {
  /** Finds the rows that are decided on and locks them. */
  lock(tx: Db): Promise<readonly Row[]>
  /** Writes status and reason of the rows that the decision changes. */
  write(tx: Db, rows: readonly Row[], decision: Decision): Promise<void>
}

/** The steps of a noun whose rows are decided on one by one. */
export type DecidingOnOne<Row> = Telling<Row> & {
  lock(tx: Db): Promise<Row | null>
  /** Throws where the row does not allow the decision; also called for a decision that changes nothing. */
  check?(tx: Db, row: Row, decision: Decision): Promise<void>
  write(tx: Db, row: Row, decision: Decision): Promise<void>
}

/**
 * Decides on rows that wait for approval: locks them, writes, queues mails, all of it or nothing.
 *
 * A reason belongs to a denial alone; any other decision drops it. A decision that changes neither status nor reason writes
 * nothing and notifies no one. People are not notified of their own decisions, nor of a return to the waiting items.
 *
 * @returns the locked rows as they were before, also those that the decision left as they were
 */
export async function decideOnAll<Row extends Decision>(
  db: Db,
  actor: { guid: string },
  decision: Decision,
  { lock, ...steps }: DecidingOnAll<Row>,
): Promise<readonly Row[]> {
  return db.transaction(async (tx) => {
    const rows = await lock(tx)
    await applyDecision(tx, actor, rows, { ...steps, decision: tidied(decision) })
    return rows
  })
}

/**
 * Decides on one row in the same way.
 * @returns the row as it was before
 * @throws ApiError NOT_FOUND where nothing was locked
 */
export async function decideOnOne<Row extends Decision>(
  db: Db,
  actor: { guid: string },
  given: Decision,
  { lock, check, write, ...telling }: DecidingOnOne<Row>,
): Promise<Row> {
  const decision = tidied(given)
  return db.transaction(async (tx) => {
    const row = await lock(tx)
    if (row === null) throw new ApiError('NOT_FOUND')
    await check?.(tx, row, decision)
    await applyDecision(tx, actor, [row], { ...telling, decision, write: () => write(tx, row, decision) })
    return row
  })
}

function tidied({ status, status_note }: Decision): Decision {
  return { status, status_note: status === 'Denied' ? status_note : '' }
}

type Steps<Row> = Omit<DecidingOnAll<Row>, 'lock'> & { decision: Decision }

async function applyDecision<Row extends Decision>(
  tx: Db,
  actor: { guid: string },
  rows: readonly Row[],
  { decision, write, receiver, mail }: Steps<Row>,
): Promise<void> {
  const { status, status_note } = decision
  const changed = rows.filter((row) => row.status !== status || row.status_note !== status_note)
  if (changed.length === 0) return
  await write(tx, changed, decision)
  if (status === 'Pending') return
  const told = changed.flatMap((row) => {
    const user = receiver(row, decision)
    return user === null || user === actor.guid ? [] : [{ row, user }]
  })
  if (told.length > 0) await mail(tx, told, { approved: status === 'Approved', status_note })
}
