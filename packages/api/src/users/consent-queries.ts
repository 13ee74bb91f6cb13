import type { Db } from '@zivina/db/database'
import { type ConsentKind, consent } from '@zivina/db/schema/consent'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'

const inForce = (user: string, kind: ConsentKind) =>
  and(eq(consent.user, user), eq(consent.kind, kind), isNull(consent.withdrawn_at))

/** Records a consent to a wording; one to an older wording ends with it, one to the same wording stays as it is. */
export async function giveConsent(db: Db, user: string, kind: ConsentKind, version: string): Promise<void> {
  await db
    .update(consent)
    .set({ withdrawn_at: sql`now()` })
    .where(and(inForce(user, kind), ne(consent.version, version)))
  await db.insert(consent).values({ user, kind, version }).onConflictDoNothing()
}

export async function withdrawConsent(db: Db, user: string, kind: ConsentKind): Promise<void> {
  await db.update(consent).set({ withdrawn_at: sql`now()` }).where(inForce(user, kind))
}
