import { recordEvent } from '#api/kernel/audit/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { deleteTotp } from './second-factor-queries.ts'

/**
 * Turns off the second factor of an account that an administrator acts on; does nothing where it was off. Call it in the transaction that
 * locked the account.
 * @param reason how it was checked that the account's owner asks
 */
export async function resetSecondFactor(
  { db, actor, mail }: UserCtx<'db' | 'mail'>,
  { guid, email, full_name }: { guid: string; email: string; full_name: string },
  reason: string,
): Promise<void> {
  if (!(await deleteTotp(db, guid))) return
  await recordEvent(db, 'totp_reset', guid, { address: '', device: '' }, { by: actor.guid, reason })
  const change = { before: { totp_enabled: true }, after: { totp_enabled: false }, reason }
  await recordChange({ db, actor }, { noun: 'user', guid, ...change })
  await mail.enqueue(db, 'second_factor_reset', email, { full_name, at: new Date().toISOString() })
}
