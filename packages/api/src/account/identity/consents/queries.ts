import type { Db } from '@zivina/db/database'
import { type ConsentKind, consent } from '@zivina/db/schema/account/consent'
import { and, eq, isNull, sql } from 'drizzle-orm'

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

export async function stopNewsletter(db: Db, user: string): Promise<void> {
  await db.execute(sql`update "user" set newsletter_at = null where guid = ${user} and newsletter_at is not null`)
}

export async function selectInForce(db: Db, user: string, kind: ConsentKind): Promise<Date | null> {
  const [row] = await db
    .select({ given_at: consent.given_at })
    .from(consent)
    .where(and(eq(consent.user, user), eq(consent.kind, kind), isNull(consent.withdrawn_at)))
  return row?.given_at ?? null
}
