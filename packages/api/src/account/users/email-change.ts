import type { Db } from '@zivina/db/database'
import { checkCode, forgetCode, makeCode } from '#api/account/email-codes/service.ts'
import { confirmPassword } from '#api/account/passwords/confirm-password.ts'
import type { Safety } from '#api/account/passwords/password-service.ts'
import { endPasswordResets } from '#api/account/passwords/sql.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { fieldError, isApiError } from '#api/kernel/errors/api-error.ts'
import type { KeyReader } from '#api/kernel/keys/keys.ts'
import { requireOwn } from './policy.ts'
import { isEmailTaken, replaceEmail } from './queries.ts'
import { refuseTaken } from './taken.ts'

type Deps = Safety & { keys: KeyReader }

/**
 * Sends a code to the new address and a notice to the old one, which the account keeps meanwhile.
 * @throws ApiError WRONG_PASSWORD, EMAIL_SENT_RECENTLY, EMAIL_NOT_SENT
 */
export async function requestEmailChange(
  db: Db,
  actor: UserActor,
  input: { guid: string; email: string; current_password: string },
  { mail, visitor, keys }: Deps,
): Promise<void> {
  requireOwn(actor, input.guid)
  const { email: old, full_name } = await confirmPassword(db, actor.guid, input.current_password)
  if (await isEmailTaken(db, input.email)) throw fieldError('email', 'unique')
  await db.transaction(async (tx) => {
    const code = await makeCode(tx, keys, { user: actor.guid, purpose: 'change' }, input.email)
    await recordEvent(tx, 'email_change_requested', actor.guid, visitor)
    await mail.enqueue(tx, 'email_change_code', input.email, { full_name, code })
    await mail.enqueue(tx, 'email_change_notice', old, { full_name, new_email: input.email })
  })
}

/**
 * Makes the new address the account's. Links sent to the old one become invalid.
 * @throws ApiError CODE_NO_MATCH, TOO_MANY_ATTEMPTS
 */
export async function confirmEmailChange(
  db: Db,
  actor: UserActor,
  input: { guid: string; code: string },
  { visitor, keys }: Pick<Deps, 'visitor' | 'keys'>,
): Promise<void> {
  requireOwn(actor, input.guid)
  const owner = { user: actor.guid, purpose: 'change' } as const
  const email = await checkCode(db, keys, owner, input.code).catch(async (error: unknown) => {
    if (isApiError(error)) await recordEvent(db, 'email_code_failed', actor.guid, visitor)
    throw error
  })
  await refuseTaken(() =>
    db.transaction(async (tx) => {
      await replaceEmail(tx, actor.guid, email)
      await forgetCode(tx, owner)
      await endPasswordResets(tx, actor.guid)
      await recordEvent(tx, 'email_changed', actor.guid, visitor)
    }),
  )
}
