import type { Change } from '@zivina/contract/kernel/history'
import { CHANGE_LOG_DAYS } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { changedFields } from './changed-fields.ts'
import { deleteChangesBefore, insertChanges, selectChanges } from './queries.ts'

/** A change of a record: what it was before and after, as far as that is known where it changes, and why. */
export type RecordedChange = {
  /** The noun of the record, as in its table. */
  noun: string
  guid: string
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
  reason?: string
}

/** Who changes it: a person, or what the product does by itself or is told by an outside service. */
type ChangingCtx = { db: Db } & ({ actor: { guid: string } } | { origin: string })

/** Records changes in the transaction that makes them. A record of which no field changed is left out. */
export async function recordChanges(ctx: ChangingCtx, changes: readonly RecordedChange[]): Promise<void> {
  const who = 'actor' in ctx ? { by: ctx.actor.guid } : { origin: ctx.origin }
  const rows = changes.flatMap(({ noun, guid, before, after, reason = '' }) => {
    const fields = changedFields(before, after)
    return fields.length === 0 ? [] : [{ noun, object: guid, fields, reason, ...who }]
  })
  await insertChanges(ctx.db, rows)
}

/** Records one change. */
export function recordChange(ctx: ChangingCtx, change: RecordedChange): Promise<void> {
  return recordChanges(ctx, [change])
}

/** The changes of one record, the latest first. */
export async function listChanges(
  db: Db,
  { page, ...record }: { noun: string; guid: string; page: number },
): Promise<Listed<Change>> {
  return paged(await selectChanges(db, record, pageOf(page)), (row) => row)
}

/** Deletes changes after the time for which they are stored. */
export function sweepChanges(db: Db): Promise<void> {
  return deleteChangesBefore(db, CHANGE_LOG_DAYS)
}
