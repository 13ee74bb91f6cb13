import type { Db } from '@zivina/db/database'
import { recordEvent } from '../audit/service.ts'
import type { UserActor } from '../http/actor.ts'
import { ApiError, fieldError } from '../http/api-error.ts'
import type { Visitor } from '../http/visitor.ts'
import type { Mailer } from '../jobs/mail-queue.ts'
import { judgePassword } from '../passwords/policy.ts'
import { hashPassword } from '../passwords/service.ts'
import { endSessionsOf } from '../sessions/service.ts'
import { confirmPassword } from './confirm-password.ts'
import { endPasswordResets, replacePassword } from './credential-queries.ts'
import { requireOwn } from './policy.ts'

/** What a change of an account's safety needs beside the database. */
export type Safety = { mail: Mailer; visitor: Visitor }

/**
 * Changes the password; other devices are signed out and the owner is told by mail. Of two changes at once from the same
 * old password one is made and the other refused.
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
