import { Email, NewPassword, Username } from '@zivina/contract/account/accounts'
import { usernameKey } from '@zivina/contract/account/usernames'
import { VALIDATION_MESSAGES } from '@zivina/contract/kernel/validation-messages'
import type { Db } from '@zivina/db/database'
import { judgePassword } from '#api/account/credentials/passwords/policy.ts'
import { hashPassword } from '#api/account/credentials/passwords/service.ts'
import { insertUser } from '#api/account/identity/registration/sql.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { findTaken } from './queries.ts'

/**
 * Creates a super admin's account from the command line. The address counts as verified.
 * @returns null, or the refused field with the reason
 */
export async function createSuperAdmin(
  db: Db,
  given: { email: string; username: string; password: string },
): Promise<{ field: keyof typeof given; message: string } | null> {
  const { email, username, password } = given
  if (!Email.safeParse(email).success) return { field: 'email', message: VALIDATION_MESSAGES.email }
  if (!Username.safeParse(username).success) return { field: 'username', message: VALIDATION_MESSAGES.invalid_format }
  if (!NewPassword.safeParse(password).success) return { field: 'password', message: 'Heslo má mít 8 až 128 znaků' }
  const flaw = judgePassword(password, given)
  if (flaw !== null) return { field: 'password', message: VALIDATION_MESSAGES[flaw] }
  const username_key = usernameKey(username)
  const taken = await findTaken(db, email, username_key)
  if (taken.email) return { field: 'email', message: VALIDATION_MESSAGES.unique }
  if (taken.username) return { field: 'username', message: VALIDATION_MESSAGES.unique }
  const password_hash = await hashPassword(password)
  const roles = { is_admin: true, is_super_admin: true }
  await db.transaction(async (db) => {
    const fields = { email, email_verified: true, username, username_key, ...roles }
    const user = await insertUser(db, { ...fields, registration_platform: 'console' }, password_hash)
    await recordEvent(db, 'role_changed', user, { address: '', device: 'admin:create' }, roles)
  })
  return null
}
