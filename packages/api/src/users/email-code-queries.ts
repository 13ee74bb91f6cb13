import { EMAIL_CODE_MINUTES, EMAIL_RESEND_MINUTES } from '@zivina/contract/limits'
import type { Db } from '@zivina/db/database'
import { emailCode } from '@zivina/db/schema/credential'
import { and, eq, sql } from 'drizzle-orm'

const change = (user: string) => and(eq(emailCode.user, user), eq(emailCode.purpose, 'change'))

/**
 * Keeps the code that was sent to a new address, in place of one sent before.
 * @returns false where one was sent to the same address a moment ago
 */
export async function keepCode(db: Db, user: string, email: string, code_hash: string): Promise<boolean> {
  const fresh = {
    email,
    code_hash,
    attempts: 0,
    sent_at: sql`now()`,
    expires_at: sql`now() + make_interval(mins => ${EMAIL_CODE_MINUTES})`,
  }
  const { rowCount } = await db
    .insert(emailCode)
    .values({ user, purpose: 'change', ...fresh })
    .onConflictDoUpdate({
      target: [emailCode.user, emailCode.purpose],
      set: fresh,
      setWhere: sql`lower(${emailCode.email}) <> lower(excluded.email)
        or ${emailCode.sent_at} <= now() - make_interval(mins => ${EMAIL_RESEND_MINUTES})`,
    })
  return rowCount === 1
}

/** The code that is awaited and still holds, kept from others until the transaction ends. */
export async function lockCode(db: Db, user: string) {
  const [row] = await db
    .select({ email: emailCode.email, code_hash: emailCode.code_hash, attempts: emailCode.attempts })
    .from(emailCode)
    .where(and(change(user), sql`${emailCode.expires_at} > now()`))
    .for('update')
  return row ?? null
}

export async function countAttempt(db: Db, user: string): Promise<void> {
  await db
    .update(emailCode)
    .set({ attempts: sql`${emailCode.attempts} + 1` })
    .where(change(user))
}

export async function deleteCode(db: Db, user: string): Promise<void> {
  await db.delete(emailCode).where(change(user))
}
