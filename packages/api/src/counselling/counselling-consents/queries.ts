import type { Db } from '@zivina/db/database'
import { counsellingConsent, healthLook } from '@zivina/db/schema/counselling/counselling-consent'
import type { ConsentKind } from '@zivina/domain/counselling/consent-kinds'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Counted, type Page, selectCounted } from '#api/kernel/lists/page.ts'
import { jsonRows } from '#api/kernel/lists/sql.ts'
import { IS_COUNSELLING } from '../nutritionists/sql.ts'
import { IS_CLIENT, LIVING_CONSENT } from './sql.ts'

export type ConsentRow = {
  guid: string
  name: string
  kinds: { kind: ConsentKind; until: string }[]
}

/** The nutritionists of a client, and those whom they let see something, with what each may see now. */
export async function selectConsents(db: Db, user: string): Promise<ConsentRow[]> {
  const { rows } = await db.execute<ConsentRow>(sql`
    select n."user" as guid, n.name, ${jsonRows(sql`
      select s.kind, s.until from counselling_consent s
      where s."user" = ${user} and s.nutritionist = n."user" and ${LIVING_CONSENT} order by s.kind`)} as kinds
    from nutritionist n where n."user" in (
      select c.nutritionist from consultation c where c."user" = ${user} and ${IS_CLIENT}
      union select s.nutritionist from counselling_consent s where s."user" = ${user} and ${LIVING_CONSENT})
    order by n.name, n."user"`)
  return rows
}

export type ClientRow = { name: string; nutritionist_name: string }

/** A client of a nutritionist who counsels now, and how both are called; null where there is none. */
export async function selectClient(db: Db, user: string, nutritionist: string): Promise<ClientRow | null> {
  const { rows } = await db.execute<ClientRow>(sql`
    select coalesce(nullif(u.full_name, ''), u.username) as name, n.name as nutritionist_name
    from consultation c join "user" u on u.guid = c."user" join nutritionist n on n."user" = c.nutritionist
    where c."user" = ${user} and c.nutritionist = ${nutritionist} and ${IS_CLIENT} and ${IS_COUNSELLING} limit 1`)
  return rows[0] ?? null
}

/** Ends what a client permitted of a kind; it waits for a look that is under way. */
export async function endConsent(db: Db, user: string, nutritionist: string, kind: ConsentKind): Promise<void> {
  await db
    .update(counsellingConsent)
    .set({ ended_at: sql`now()` })
    .where(
      and(
        eq(counsellingConsent.user, user),
        eq(counsellingConsent.nutritionist, nutritionist),
        eq(counsellingConsent.kind, kind),
        isNull(counsellingConsent.ended_at),
      ),
    )
}

/** Ends everything that a person permitted. */
export async function endAllConsents(db: Db, user: string): Promise<void> {
  await db
    .update(counsellingConsent)
    .set({ ended_at: sql`now()` })
    .where(and(eq(counsellingConsent.user, user), isNull(counsellingConsent.ended_at)))
}

export async function insertConsent(db: Db, row: typeof counsellingConsent.$inferInsert): Promise<void> {
  await db.insert(counsellingConsent).values(row)
}

/** Locks the consents of a client that live, so that none ends before the look of this transaction is over. */
export async function lockConsents(db: Db, user: string, nutritionist: string): Promise<void> {
  await db.execute(sql`
    select from counselling_consent s
    where s."user" = ${user} and s.nutritionist = ${nutritionist} and s.ended_at is null for share`)
}

type Look = { user: string; nutritionist: string; name: string; kinds: readonly ConsentKind[] }

/** What a client permits a nutritionist now; a look at each kind of that which is asked for is recorded by the same statement. */
export async function recordLooks(db: Db, { user, nutritionist, name, kinds }: Look): Promise<ConsentRow['kinds']> {
  const { rows } = await db.execute<ConsentRow['kinds'][number]>(sql`
    with permitted as (
      select s.kind, s.until from counselling_consent s
      where s."user" = ${user} and s.nutritionist = ${nutritionist} and ${LIVING_CONSENT}),
    looks as (
      insert into health_look ("user", nutritionist, name, kind)
      select ${user}, ${nutritionist}, ${name}, kind from permitted where kind = any(${sql.param(kinds)}::text[]))
    select kind, until::text from permitted order by kind`)
  return rows
}

export type LookRow = typeof healthLook.$inferSelect

export async function selectLooks(db: Db, user: string, { limit, offset }: Page): Promise<Counted<LookRow>> {
  const own = eq(healthLook.user, user)
  return selectCounted({ limit, offset }, await db.$count(healthLook, own), () =>
    db
      .select()
      .from(healthLook)
      .where(own)
      .orderBy(desc(healthLook.looked_at), desc(healthLook.guid))
      .limit(limit)
      .offset(offset),
  )
}

/** Deletes looks that are older than some years. */
export async function deleteLooksBefore(db: Db, years: number): Promise<void> {
  await db.execute(sql`delete from health_look where looked_at < now() - make_interval(years => ${years})`)
}
