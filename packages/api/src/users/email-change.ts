import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { EMAIL_CODE_ATTEMPTS } from '@zivina/contract/limits'
import type { Db } from '@zivina/db/database'
import { recordEvent } from '../audit/service.ts'
import type { UserActor } from '../http/actor.ts'
import { ApiError, fieldError } from '../http/api-error.ts'
import type { KeyReader } from '../sessions/keys.ts'
import { confirmPassword } from './confirm-password.ts'
import { endPasswordResets, isEmailTaken, replaceEmail } from './credential-queries.ts'
import { countAttempt, deleteCode, keepCode, lockCode } from './email-code-queries.ts'
import type { Safety } from './password-service.ts'
import { requireOwn } from './policy.ts'
import { refuseTaken } from './taken.ts'

type Deps = Safety & { keys: KeyReader }

/** Sends a code to the new address and word of it to the old one; the account keeps the old one meanwhile. */
export async function requestEmailChange(
  db: Db,
  actor: UserActor,
  input: { guid: string; email: string; current_password: string },
  { mail, visitor, keys }: Deps,
): Promise<void> {
  requireOwn(actor, input.guid)
  const { email: old, full_name } = await confirmPassword(db, actor.guid, input.current_password)
  if (input.email.toLowerCase() === old.toLowerCase()) throw fieldError('email', 'unique')
  if (await isEmailTaken(db, actor.guid, input.email)) throw fieldError('email', 'unique')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const code_hash = hashCode((await keys()).code, actor.guid, code)
  await db.transaction(async (tx) => {
    if (!(await keepCode(tx, actor.guid, input.email, code_hash))) throw new ApiError('EMAIL_SENT_RECENTLY')
    await recordEvent(tx, 'email_change_requested', actor.guid, visitor)
    await mail.enqueue(tx, 'email_change_code', input.email, { full_name, code })
    await mail.enqueue(tx, 'email_change_notice', old, { full_name, new_email: input.email })
  })
}

/** Makes the new address the account's. Links that were sent to the old one do no more. */
export async function confirmEmailChange(
  db: Db,
  actor: UserActor,
  input: { guid: string; code: string },
  { visitor, keys }: Pick<Deps, 'visitor' | 'keys'>,
): Promise<void> {
  requireOwn(actor, input.guid)
  const code_hash = hashCode((await keys()).code, actor.guid, input.code.replace(/\s/g, ''))
  const refusal = await refuseTaken(() =>
    db.transaction(async (tx) => {
      const judgement = await judgeCode(tx, actor.guid, code_hash)
      // A wrong try is counted, so that its transaction ends well and the refusal comes after it.
      if (judgement.refusal !== null) return judgement.refusal
      await replaceEmail(tx, actor.guid, judgement.email)
      await endPasswordResets(tx, actor.guid)
      await recordEvent(tx, 'email_changed', actor.guid, visitor)
      return null
    }),
  )
  if (refusal) throw new ApiError(refusal)
}

type Judgement = { refusal: null; email: string } | { refusal: 'CODE_NO_MATCH' | 'TOO_MANY_ATTEMPTS' }

async function judgeCode(tx: Db, user: string, code_hash: string): Promise<Judgement> {
  const awaited = await lockCode(tx, user)
  if (!awaited) return { refusal: 'CODE_NO_MATCH' }
  if (awaited.attempts >= EMAIL_CODE_ATTEMPTS) return { refusal: 'TOO_MANY_ATTEMPTS' }
  if (!timingSafeEqual(Buffer.from(awaited.code_hash), Buffer.from(code_hash))) {
    await countAttempt(tx, user)
    return { refusal: 'CODE_NO_MATCH' }
  }
  await deleteCode(tx, user)
  return { refusal: null, email: awaited.email }
}

/** Six digits are found by trying all of them unless the hash takes a key. */
function hashCode(key: Uint8Array, user: string, code: string): string {
  return createHmac('sha256', key).update(`change ${user} ${code}`).digest('base64url')
}
