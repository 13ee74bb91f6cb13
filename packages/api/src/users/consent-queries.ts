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

export async function selectNewsletterAccount(
  db: Db,
  email: string,
): Promise<{ guid: string; newsletter: boolean } | null> {
  const { rows } = await db.execute<{ guid: string; newsletter: boolean }>(sql`
    select guid, newsletter_at is not null as newsletter from "user"
    where lower(email) = lower(${email}) and email_verified`)
  return rows[0] ?? null
}

export async function startNewsletter(db: Db, user: string): Promise<void> {
  await db.execute(sql`update "user" set newsletter_at = now() where guid = ${user} and newsletter_at is null`)
}
