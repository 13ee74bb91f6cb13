import { EMAIL_CODE_ATTEMPTS, EMAIL_CODE_MINUTES, EMAIL_RESEND_MINUTES } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** `verify` verifies a registration's address, `change` an account's new one. */
export type Purpose = 'verify' | 'change'

/** Stores a new code, replacing the last one. False when that was sent too recently. */
export async function replaceCode(
  db: Db,
  code: { user: string; purpose: Purpose; email: string; code_hash: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into email_code ("user", purpose, email, code_hash, expires_at)
    values (${code.user}, ${code.purpose}, ${code.email}, ${code.code_hash},
      now() + make_interval(mins => ${EMAIL_CODE_MINUTES}))
    on conflict ("user", purpose) do update set email = excluded.email, code_hash = excluded.code_hash, attempts = 0,
      sent_at = now(), expires_at = excluded.expires_at
    where email_code.sent_at <= now() - make_interval(mins => ${EMAIL_RESEND_MINUTES})`)
  return rowCount === 1
}

/**
 * Counts an attempt and returns its result, in one statement, so that simultaneous attempts are counted one by one. A wrong
 * attempt beyond the last allowed one leaves the count one above the limit.
 */
export async function tryCode(
  db: Db,
  user: string,
  purpose: Purpose,
  code_hash: string,
): Promise<{ matches: boolean; attempts: number; email: string } | null> {
  const { rows } = await db.execute<{ matches: boolean; attempts: number; email: string }>(sql`
    update email_code
    set attempts = case when code_hash = ${code_hash} then attempts else least(attempts, ${EMAIL_CODE_ATTEMPTS}) + 1 end
    where "user" = ${user} and purpose = ${purpose} and expires_at > now()
    returning code_hash = ${code_hash} as matches, attempts, email`)
  return rows[0] ?? null
}

export async function deleteCode(db: Db, user: string, purpose: Purpose): Promise<void> {
  await db.execute(sql`delete from email_code where "user" = ${user} and purpose = ${purpose}`)
}
