import type { Db } from '@zivina/db/database'
import { endSessionsOf } from '#api/account/sessions/service.ts'
import { requireOwn } from '#api/account/users/policy.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { Visitor } from '#api/kernel/http/visitor.ts'
import type { Mailer } from '#api/kernel/mail/mail-queue.ts'
import { confirmPassword } from './confirm-password.ts'
import { replacePassword } from './credential-queries.ts'
import { judgePassword } from './policy.ts'
import { hashPassword } from './service.ts'
import { endPasswordResets } from './sql.ts'

/** What a security change of an account needs besides the database. */
export type Safety = { mail: Mailer; visitor: Visitor }

/**
 * Changes the password; other devices are logged out and the owner gets a mail. Of two simultaneous changes from the same old
 * password one succeeds and the other is refused.
 */
export async function changePassword(
  db: Db,
  actor: UserActor,
  input: { guid: string; current_password: string; password: string },
  { mail, visitor }: Safety,
): Promise<void> {
  requireOwn(actor, input.guid)
  const { password_hash, ...owner } = await confirmPassword(db, actor.guid, input.current_password)
  const problem = judgePassword(input.password, owner)
  if (problem) throw fieldError('password', problem)
  const replacement = await hashPassword(input.password, actor.guid)
  await db.transaction(async (tx) => {
    if (!(await replacePassword(tx, actor.guid, password_hash, replacement))) throw new ApiError('WRONG_PASSWORD')
    await endSessionsOf(tx, actor.guid, actor.session_guid)
    await endPasswordResets(tx, actor.guid)
    await recordEvent(tx, 'password_changed', actor.guid, visitor)
    const data = { full_name: owner.full_name, at: new Date().toISOString() }
    await mail.enqueue(tx, 'password_changed', owner.email, data)
  })
}
