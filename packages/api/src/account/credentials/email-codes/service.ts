import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { EMAIL_CODE_ATTEMPTS } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { KeyReader } from '#api/kernel/keys/keys.ts'
import { deleteCode, type Purpose, replaceCode, tryCode } from './queries.ts'

/** Identifies a code: the account and the purpose. */
export type CodeOwner = { user: string; purpose: Purpose }

/**
 * Creates a code of six digits that verifies an address; the former one becomes invalid. Call it in the transaction that queues
 * the mail, so that no code is stored without being sent.
 * @throws ApiError EMAIL_SENT_RECENTLY
 */
export async function makeCode(db: Db, keys: KeyReader, owner: CodeOwner, email: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const code_hash = await hashCode(keys, owner, code)
  if (!(await replaceCode(db, { ...owner, email, code_hash }))) throw new ApiError('EMAIL_SENT_RECENTLY')
  return code
}

/**
 * Tries a code of a logged-in user: no one else can use up its attempts. Each wrong attempt is counted at once, so `db` must
 * not be a transaction that the refusal would roll back.
 * @returns the address it was sent to
 * @throws ApiError CODE_NO_MATCH for a wrong or old code, TOO_MANY_ATTEMPTS for any code after too many wrong ones
 */
export async function checkCode(db: Db, keys: KeyReader, owner: CodeOwner, code: string): Promise<string> {
  const code_hash = await hashCode(keys, owner, code)
  const outcome = await tryCode(db, owner.user, owner.purpose, code_hash)
  if (outcome === null) throw new ApiError('CODE_NO_MATCH')
  const { matches, attempts, email } = outcome
  if (matches ? attempts >= EMAIL_CODE_ATTEMPTS : attempts > EMAIL_CODE_ATTEMPTS) {
    throw new ApiError('TOO_MANY_ATTEMPTS')
  }
  if (!matches) throw new ApiError('CODE_NO_MATCH')
  return email
}

/** Whether a text is the code with a hash, for a caller that counts the attempts itself. */
export async function isCode(keys: KeyReader, owner: CodeOwner, code_hash: string, code: string): Promise<boolean> {
  return timingSafeEqual(Buffer.from(code_hash), Buffer.from(await hashCode(keys, owner, code)))
}

/** Deletes a used code. */
export function forgetCode(db: Db, { user, purpose }: CodeOwner): Promise<void> {
  return deleteCode(db, user, purpose)
}

async function hashCode(keys: KeyReader, { user, purpose }: CodeOwner, code: string): Promise<string> {
  const { code: key } = await keys()
  const typed = code.replace(/\s/g, '')
  return createHmac('sha256', key).update(`${purpose} ${user} ${typed}`).digest('base64url')
}
