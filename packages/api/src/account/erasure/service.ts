import { recordEvent } from '#api/kernel/audit/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { startDeletion } from './deletion-queries.ts'

/**
 * Asks for the deletion of an account in its owner's name, after the days of grace, in which they can take it back. Asking again does not
 * move the day. Call it in the transaction that locked the account.
 */
export async function startDeletionOf(
  { db, actor, mail }: UserCtx<'db' | 'mail'>,
  { guid, email, full_name }: { guid: string; email: string; full_name: string },
): Promise<void> {
  const due = await startDeletion(db, guid)
  if (!due) return
  await recordEvent(db, 'deletion_requested', guid, { address: '', device: '' }, { by: actor.guid })
  const change = { before: { deletion_at: null }, after: { deletion_at: due.toISOString() } }
  await recordChange({ db, actor }, { noun: 'user', guid, ...change })
  await mail.enqueue(db, 'deletion_requested', email, { full_name, deletion_at: due.toISOString() })
}
