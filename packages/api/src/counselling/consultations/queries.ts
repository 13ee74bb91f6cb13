import type { Db } from '@zivina/db/database'
import { user } from '@zivina/db/schema/account/user'
import { order } from '@zivina/db/schema/commerce/order'
import { consultation } from '@zivina/db/schema/counselling/consultation'
import { nutritionist } from '@zivina/db/schema/counselling/nutritionist'
import type { ConsultationState } from '@zivina/domain/counselling/consultation-states'
import { LIVING_STATES } from '@zivina/domain/counselling/consultation-states'
import { and, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { type Counted, type Page, selectCounted } from '#api/kernel/lists/page.ts'

export type NewConsultationRow = typeof consultation.$inferInsert
type Changes = Partial<NewConsultationRow>

const selection = (db: Db) =>
  db
    .select({
      ...getTableColumns(consultation),
      nutritionist_name: nutritionist.name,
      order_number: order.number,
      order_state: order.state,
      amount: order.amount,
      gw_url: order.gw_url,
      client_name: sql<string>`coalesce(nullif(${user.full_name}, ''), ${user.username})`,
      full_name: user.full_name,
      email: user.email,
      /** Whether the client took over days of a plan that was made for it. */
      is_used: sql<boolean>`exists (
        select from tailored_plan t where t.consultation = ${consultation.guid} and cardinality(t.accepted_days) > 0)`,
    })
    .from(consultation)
    .innerJoin(user, eq(user.guid, consultation.user))
    .leftJoin(nutritionist, eq(nutritionist.user, consultation.nutritionist))
    .leftJoin(order, eq(order.guid, consultation.order))

/** A consultation with its order, its nutritionist and its client. */
export type ConsultationRow = Awaited<ReturnType<typeof selection>>[number]

async function one(db: Db, which: SQL | undefined): Promise<ConsultationRow | null> {
  const [row] = await selection(db).where(which)
  return row ?? null
}

export const selectConsultation = (db: Db, guid: string): Promise<ConsultationRow | null> =>
  one(db, eq(consultation.guid, guid))

/** One of a client's own. */
export const selectOwn = (db: Db, user: string, guid: string): Promise<ConsultationRow | null> =>
  one(db, and(eq(consultation.guid, guid), eq(consultation.user, user)))

/** One of a nutritionist's. */
export const selectManaged = (db: Db, nutritionist: string, guid: string): Promise<ConsultationRow | null> =>
  one(db, and(eq(consultation.guid, guid), eq(consultation.nutritionist, nutritionist)))

export const selectByOrder = (db: Db, of: string): Promise<ConsultationRow | null> =>
  one(db, eq(consultation.order, of))

/** Locks a consultation until the transaction ends; it is read by another statement. */
export async function lockConsultation(db: Db, guid: string): Promise<void> {
  await db.execute(sql`select from consultation where guid = ${guid} for update`)
}

export async function selectOwned(db: Db, user: string, { limit, offset }: Page): Promise<Counted<ConsultationRow>> {
  const count = await db.$count(consultation, eq(consultation.user, user))
  return selectCounted({ limit, offset }, count, () =>
    selection(db)
      .where(eq(consultation.user, user))
      .orderBy(desc(consultation.created_at), desc(consultation.guid))
      .limit(limit)
      .offset(offset),
  )
}

export async function selectManagedPage(
  db: Db,
  { nutritionist, state }: { nutritionist: string; state?: ConsultationState | undefined },
  { limit, offset }: Page,
): Promise<Counted<ConsultationRow>> {
  const which = and(eq(consultation.nutritionist, nutritionist), state && eq(consultation.state, state))
  return selectCounted({ limit, offset }, await db.$count(consultation, which), () =>
    selection(db)
      .where(which)
      .orderBy(sql`${consultation.begins} desc nulls first, ${consultation.guid} desc`)
      .limit(limit)
      .offset(offset),
  )
}

/** How many consultations a client has in all, and still to come. */
export async function countOwned(db: Db, user: string): Promise<{ all: number; living: number }> {
  const own = eq(consultation.user, user)
  return {
    all: await db.$count(consultation, own),
    living: await db.$count(consultation, and(own, inArray(consultation.state, [...LIVING_STATES]))),
  }
}

export async function insertConsultation(db: Db, row: NewConsultationRow): Promise<void> {
  await db.insert(consultation).values(row)
}

export async function updateConsultation(db: Db, guid: string, changes: Changes): Promise<void> {
  await db
    .update(consultation)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(consultation.guid, guid))
}

/** Deletes what a client wrote, of all their consultations. */
export async function forgetNotes(db: Db, user: string): Promise<void> {
  await db
    .update(consultation)
    .set({ note: '', updated_at: sql`now()` })
    .where(and(eq(consultation.user, user), ne(consultation.note, '')))
}

/** Frees terms that were not paid in time, and what the client holds besides. Rows that another transaction has are left to it. */
export async function lapseHeld(db: Db, user: string | null): Promise<void> {
  await db.execute(sql`
    update consultation set state = 'lapsed', updated_at = now() where guid in (
      select guid from consultation where state = 'held' and (held_until < now() or "user" = ${user}::uuid)
      for update skip locked)`)
}

/** What a package covers and is still to come, or was called off; locked. */
export async function lockCoveredBy(db: Db, of: string): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select guid from consultation where package = ${of} and state in ('requested', 'confirmed', 'called_off')
      and (state = 'called_off' or begins is null or begins > now()) order by guid for update`)
  return rows.map(({ guid }) => guid)
}
