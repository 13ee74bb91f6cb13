import type { Db } from '@zivina/db/database'
import { confirmPassword } from '#api/account/passwords/confirm-password.ts'
import type { Safety } from '#api/account/passwords/password-service.ts'
import { requireOwn } from '#api/account/users/policy.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import type { Visitor } from '#api/kernel/http/visitor.ts'
import { startDeletion, stopDeletion } from './deletion-queries.ts'

/**
 * Requests the account's deletion after the days of grace, during which it works as before. Requesting it again does not move
 * the day.
 */
export async function requestDeletion(
  db: Db,
  actor: UserActor,
  input: { guid: string; current_password: string },
  { mail, visitor }: Safety,
): Promise<void> {
  requireOwn(actor, input.guid)
  const { email, full_name } = await confirmPassword(db, actor.guid, input.current_password)
  await db.transaction(async (tx) => {
    const due = await startDeletion(tx, actor.guid)
    if (!due) return
    await recordEvent(tx, 'deletion_requested', actor.guid, visitor)
    await mail.enqueue(tx, 'deletion_requested', email, { full_name, deletion_at: due.toISOString() })
  })
}

/** Cancels the deletion, as long as the account exists. */
export async function cancelDeletion(db: Db, actor: UserActor, guid: string, visitor: Visitor): Promise<void> {
  requireOwn(actor, guid)
  await db.transaction(async (tx) => {
    if (await stopDeletion(tx, actor.guid)) await recordEvent(tx, 'deletion_cancelled', actor.guid, visitor)
  })
}
