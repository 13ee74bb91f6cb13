import type { Db } from '@zivina/db/database'
import { recoveryCode, totp } from '@zivina/db/schema/account/second-factor'
import { and, eq, exists, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'

const confirmed = (user: string) => and(eq(totp.user, user), isNotNull(totp.confirmed_at))
const pending = (user: string) => and(eq(totp.user, user), isNull(totp.confirmed_at))

/** Stores a secret to be confirmed, replacing an unconfirmed one. @returns false where a factor is on already */
export async function startTotp(db: Db, user: string, secret: string): Promise<boolean> {
  const { rowCount } = await db
    .insert(totp)
    .values({ user, secret })
    .onConflictDoUpdate({
      target: totp.user,
      set: { secret, created_at: sql`now()`, last_step: null },
      setWhere: isNull(totp.confirmed_at),
    })
  return rowCount === 1
}

export async function selectSecret(db: Db, user: string, which: 'pending' | 'confirmed'): Promise<string | null> {
  const [row] = await db
    .select({ secret: totp.secret })
    .from(totp)
    .where(which === 'pending' ? pending(user) : confirmed(user))
  return row?.secret ?? null
}

/** Turns a pending factor on. @returns false where another call did, or has begun again with another secret */
export async function confirmTotp(db: Db, user: string, secret: string, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(totp)
    .set({ confirmed_at: sql`now()`, last_step: step })
    .where(and(pending(user), eq(totp.secret, secret)))
  return rowCount === 1
}

/** Uses the code of a step, once: false where that step or a later one was used before. */
export async function takeStep(db: Db, user: string, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(totp)
    .set({ last_step: step })
    .where(and(confirmed(user), or(isNull(totp.last_step), lt(totp.last_step, step))))
  return rowCount === 1
}

/** @returns false where no factor was on */
export async function deleteTotp(db: Db, user: string): Promise<boolean> {
  const { rowCount } = await db.delete(totp).where(eq(totp.user, user))
  await db.delete(recoveryCode).where(eq(recoveryCode.user, user))
  return rowCount === 1
}

/** Replaces the recovery codes. */
export async function replaceRecoveryCodes(db: Db, user: string, hashes: string[]): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.user, user))
  await db.insert(recoveryCode).values(hashes.map((code_hash) => ({ user, code_hash })))
}

/** Uses a recovery code, once, while a factor is on. */
export async function takeRecoveryCode(db: Db, user: string, code_hash: string): Promise<boolean> {
  const factor = db.select({ one: sql`1` }).from(totp).where(confirmed(user))
  const { rowCount } = await db
    .update(recoveryCode)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(recoveryCode.user, user),
        eq(recoveryCode.code_hash, code_hash),
        isNull(recoveryCode.used_at),
        exists(factor),
      ),
    )
  return rowCount === 1
}
