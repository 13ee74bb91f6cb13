import type { Db } from '@zivina/db/database'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { type SQL, sql } from 'drizzle-orm'
import { readable } from '#api/kernel/access/sql.ts'
import { doneAt } from '#api/planning/shopping-lists/sql.ts'
import type { RecordedFood } from '../foods/service.ts'
import { barcodeOf } from '../foods/sql.ts'
import type { EntryRow, NewEntry } from './entry-row.ts'

const guids = (values: readonly string[]): SQL => sql`any(${sql.param(values)}::uuid[])`
const days = (values: readonly string[]): SQL => sql`any(${sql.param(values)}::date[])`

/**
 * Which of a person's entries: of a range, of days that are shown, or of days together with some by their guids, or by what they were
 * recorded from.
 */
export type WhichEntries =
  | { from: string; to: string }
  | { days: readonly string[]; guids: readonly string[]; planned: readonly string[] }
  | { guids: readonly string[] }
  | { shown_days: readonly string[] }

function isWanted(which: WhichEntries): SQL {
  if ('from' in which) return sql`e.day between ${which.from} and ${which.to}`
  if ('shown_days' in which) return sql`e.day = ${days(which.shown_days)}`
  if (!('days' in which)) return sql`e.guid = ${guids(which.guids)}`
  return sql`(e.day = ${days(which.days)} or e.guid = ${guids(which.guids)} or e.planned_item = ${guids(which.planned)})`
}

/** The foods that entries `e` of a person are about, as far as they may open them. */
export const openFoods = (person: string): SQL => sql`
  left join recipe r on r.guid = e.recipe and ${readable('r', person)}
  left join recipe_modified m on m.guid = e.recipe_modified and m."user" = ${person}
  left join recipe original on original.guid = m.original
  left join ingredient g on g.guid = e.ingredient and ${readable('g', person)}
  left join product k on k.barcode = ${barcodeOf(sql.raw('e.product::text'))}`

export const FOOD_COLUMNS: SQL = sql.raw(`r.guid as recipe, m.guid as recipe_modified, g.guid as ingredient,
  case when k.barcode is not null then e.product end as product,
  e.name, coalesce(r.slug, m.slug, g.slug) as slug, coalesce(r.photos, original.photos, g.photos) as photos,
  e.portions, e.amount, e.unit, e.grams`)

/**
 * A person's entries, deleted ones only where they are named by their guids. Those that are read to be shown come
 * without their constituents: those are most of an entry, and days show the sums of them.
 */
export async function selectEntries(db: Db, person: string, which: WhichEntries): Promise<EntryRow[]> {
  const named = 'guids' in which ? which.guids : []
  const constituents = 'from' in which || 'shown_days' in which ? sql`'{}'::jsonb as constituents` : sql`e.constituents`
  const { rows } = await db.execute<EntryRow>(sql`
    select e.guid, e.day::text as day, e.meal, e.position, e.kind, ${FOOD_COLUMNS}, e.totals, ${constituents},
      e.planned_item, e.note, e.deleted_at is not null as is_deleted, e.created_at,
      greatest(e.amount_at, e.place_at, e.note_at) as changed_at
    from diary_entry e ${openFoods(person)}
    where e."user" = ${person} and ${isWanted(which)} and (e.deleted_at is null or e.guid = ${guids(named)})
    order by e.day, e.position, e.guid`)
  return rows
}

/** Adds entries at their places, the end of their meals by default; those whose guid or planned item is there are left out. @returns how many were added */
export async function insertRows(
  db: Db,
  person: string,
  entries: readonly NewEntry[],
  at: string | undefined,
): Promise<number> {
  const records = entries.map((entry, place) => ({ ...entry, place: place + 1 }))
  const { rowCount } = await db.execute(sql`
    insert into diary_entry (guid, "user", day, meal, position, kind, recipe, recipe_modified, ingredient, product, name,
      portions, amount, unit, grams, totals, constituents, planned_item, note, amount_at, place_at, note_at)
    select x.guid, ${person}, x.day, x.meal, coalesce(x.position, x.place + coalesce((
        select max(s.position) from diary_entry s
        where s."user" = ${person} and s.day = x.day and s.meal = x.meal and s.deleted_at is null), 0)),
      x.kind, x.recipe, x.recipe_modified, x.ingredient, x.product, x.name, x.portions, x.amount, x.unit, x.grams,
      x.totals, x.constituents, x.planned_item, x.note, d.at, d.at, d.at
    from json_to_recordset(${JSON.stringify(records)}::json) as x (guid uuid, day date, meal text, position float8, kind text,
        recipe uuid, recipe_modified uuid, ingredient uuid, product uuid, name text, portions float8, amount float8, unit text,
        grams float8, totals jsonb, constituents jsonb, planned_item uuid, note text, place int)
      cross join (select ${doneAt(at)} as at) d
    order by x.place
    on conflict do nothing`)
  return rowCount ?? 0
}

/** What the sums of a day are made of. */
export type SummedEntry = Pick<EntryRow, 'day' | 'kind' | 'amount' | 'totals' | 'constituents'>

/** The same of all entries of some days that are not deleted. */
export async function selectFigures(db: Db, person: string, of: readonly string[]): Promise<SummedEntry[]> {
  const { rows } = await db.execute<SummedEntry>(sql`
    select e.day::text as day, e.kind, e.amount, e.totals, e.constituents
    from diary_entry e where e."user" = ${person} and e.day = ${days(of)} and e.deleted_at is null order by e.day`)
  return rows
}

/** An entry that is to be changed, and for each group of its fields whether a change of that time is the last. */
export type HeldEntry = RecordedFood & {
  guid: string
  day: string
  meal: MealType
  position: number
  may_amount: boolean
  may_place: boolean
  may_note: boolean
}

export async function selectHeld(
  db: Db,
  person: string,
  guid: string,
  at: string | undefined,
): Promise<HeldEntry | null> {
  const { rows } = await db.execute<HeldEntry>(sql`
    select e.guid, e.day::text as day, e.meal, e.position, e.kind, e.recipe, e.recipe_modified, e.ingredient, e.product, e.name,
      e.portions, e.amount, e.unit, e.grams, e.totals, e.constituents, e.amount_at <= ${doneAt(at)} as may_amount,
      e.place_at <= ${doneAt(at)} as may_place, e.note_at <= ${doneAt(at)} as may_note
    from diary_entry e where e.guid = ${guid} and e."user" = ${person} and e.deleted_at is null`)
  return rows[0] ?? null
}

/** The new values of an entry, by groups; a group that is missing stays. `position` null is the end of the meal. */
export type EntryChange = {
  amount?: Pick<RecordedFood, 'name' | 'portions' | 'amount' | 'unit' | 'grams' | 'totals' | 'constituents'> | undefined
  place?: { day: string; meal: MealType; position: number | null } | undefined
  note?: string | undefined
}

export async function updateEntry(
  db: Db,
  person: string,
  guid: string,
  { amount, place, note }: EntryChange,
  at: string | undefined,
): Promise<void> {
  const sets: SQL[] = []
  if (amount !== undefined) {
    sets.push(sql`amount_at = ${doneAt(at)}, name = ${amount.name}, portions = ${amount.portions}, amount = ${amount.amount}, unit = ${amount.unit},
      grams = ${amount.grams}, totals = ${JSON.stringify(amount.totals)}::jsonb,
      constituents = ${JSON.stringify(amount.constituents)}::jsonb`)
  }
  if (place !== undefined) {
    sets.push(sql`place_at = ${doneAt(at)}, day = ${place.day}, meal = ${place.meal}, position = coalesce(${place.position}::float8, 1 + coalesce((
      select max(s.position) from diary_entry s where s."user" = ${person} and s.day = ${place.day}
        and s.meal = ${place.meal} and s.deleted_at is null and s.guid <> ${guid}), 0))`)
  }
  if (note !== undefined) sets.push(sql`note_at = ${doneAt(at)}, note = ${note}`)
  if (sets.length === 0) return
  await db.execute(sql`
    update diary_entry e set ${sql.join(sets, sql`, `)} where e.guid = ${guid} and e."user" = ${person}`)
}

/** Deletes an entry so that it can be restored. @returns its day; null where the person never had it */
export async function updateDeleted(db: Db, person: string, guid: string): Promise<string | null> {
  const { rows } = await db.execute<{ day: string }>(sql`
    update diary_entry e set deleted_at = coalesce(e.deleted_at, now()) where e.guid = ${guid} and e."user" = ${person}
    returning e.day::text as day`)
  return rows[0]?.day ?? null
}

/**
 * Brings back deleted entries, except one whose planned item was recorded anew since.
 * @returns the days of all that the person has, restored or not, and how many those are
 */
export async function updateRestored(
  db: Db,
  person: string,
  wanted: readonly string[],
): Promise<{ days: string[]; count: number }> {
  const { rows } = await db.execute<{ days: string[]; count: number }>(sql`
    with own as materialized (
      select e.guid, e.day, e.planned_item, row_number() over (partition by e.planned_item order by e.guid) as turn
      from diary_entry e where e."user" = ${person} and e.guid = ${guids(wanted)}
    ), back as (
      update diary_entry e set deleted_at = null from own
      where e.guid = own.guid and e.deleted_at is not null and (own.planned_item is null or own.turn = 1 and not exists (
        select from diary_entry s where s."user" = ${person} and s.planned_item = own.planned_item and s.deleted_at is null))
    )
    select array(select distinct own.day::text from own) as days, (select count(*)::int from own) as count`)
  return rows[0] ?? { days: [], count: 0 }
}

/** Deletes for good what was deleted before an instant. @returns how many */
export async function purgeEntries(db: Db, until: Date): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from diary_entry where deleted_at < ${until.toISOString()}::timestamptz`,
  )
  return rowCount ?? 0
}
