import type { PlannedFood } from '@zivina/contract/planning/shopping-fields'
import type { Db } from '@zivina/db/database'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { sql } from 'drizzle-orm'
import { doneAt, FOOD_COLUMNS } from '#api/planning/shopping-lists/sql.ts'

/** Something at home. Times are PostgreSQL's text of an instant. */
export type PantryRow = {
  guid: string
  ingredient: string | null
  text: string
  amount: number | null
  unit: WeightUnit | null
  best_before: string | null
  added_at: string
  food: PlannedFood | null
}

const COLUMNS = sql`
  p.guid, p.ingredient, p.text, p.amount, p.unit, p.best_before::text as best_before, p.created_at as added_at,
  (select to_json(f) from (
    select ${FOOD_COLUMNS} from ingredient i join sub_food_category c on c.guid = i.sub_food_category
    where i.guid = p.ingredient) f) as food`

/** What should be eaten first comes first; undated items last. */
const ORDER = sql`p.best_before nulls last, p.created_at, p.guid`

/** What a person has at home. */
export async function selectPantry(db: Db, person: string): Promise<PantryRow[]> {
  const { rows } = await db.execute<PantryRow>(sql`
    select ${COLUMNS} from pantry_item p where p."user" = ${person} and p.used_up_at is null order by ${ORDER}`)
  return rows
}

export type ChangedRow = PantryRow & { is_gone: boolean }

/** What was written since a mark, what is not at home any more included. */
export async function selectChanged(db: Db, person: string, since: string): Promise<ChangedRow[]> {
  const { rows } = await db.execute<ChangedRow>(sql`
    select ${COLUMNS}, p.used_up_at is not null as is_gone
    from pantry_item p where p."user" = ${person} and p.stored_at >= ${since} order by ${ORDER}`)
  return rows
}

export async function selectPantryItem(db: Db, person: string, guid: string): Promise<PantryRow | null> {
  const { rows } = await db.execute<PantryRow>(sql`
    select ${COLUMNS} from pantry_item p where p.guid = ${guid} and p."user" = ${person} and p.used_up_at is null`)
  return rows[0] ?? null
}

/** Whether a person has an item of this guid, also one that was used up but not removed, and how many items they have. */
export async function selectQuota(db: Db, person: string, guid: string): Promise<{ is_there: boolean; count: number }> {
  const { rows } = await db.execute<{ is_there: boolean; count: number }>(sql`
    select coalesce(bool_or(guid = ${guid} and removed_at is null), false) as is_there,
      (count(*) filter (where used_up_at is null))::int as count
    from pantry_item where "user" = ${person}`)
  return rows[0] ?? { is_there: false, count: 0 }
}

type NewItem = Pick<PantryRow, 'guid' | 'ingredient' | 'text' | 'amount' | 'unit' | 'best_before'>

/** An item that its owner has removed can be added again. @returns its guid; null where that is taken */
export async function insertPantryItem(db: Db, person: string, item: NewItem): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    insert into pantry_item (guid, "user", ingredient, text, amount, unit, best_before)
    values (${item.guid}, ${person}, ${item.ingredient}, ${item.text}, ${item.amount}, ${item.unit}, ${item.best_before})
    on conflict (guid) do update set ingredient = excluded.ingredient, text = excluded.text, amount = excluded.amount,
      unit = excluded.unit, best_before = excluded.best_before, created_at = now(), changed_at = now(),
      stored_at = clock_timestamp(), removed_at = null, used_up_at = null
    where pantry_item."user" = excluded."user" and pantry_item.removed_at is not null
    returning guid`)
  return rows[0]?.guid ?? null
}

export type PantryPatch = {
  amount?: number | null | undefined
  unit?: WeightUnit | null | undefined
  best_before?: string | null | undefined
  at?: string | undefined
}

/** Changes what is given, unless the item was changed later than this. @returns whether the person has it */
export async function updatePantryItem(
  db: Db,
  { person, guid }: { person: string; guid: string },
  { amount, unit, best_before, at }: PantryPatch,
): Promise<boolean> {
  const isLast = sql`changed_at <= ${doneAt(at)}`
  const amountChange = amount === undefined ? sql`false` : isLast
  const { rows } = await db.execute(sql`
    update pantry_item set changed_at = greatest(changed_at, ${doneAt(at)}), stored_at = clock_timestamp(),
      amount = case when ${amountChange} then ${amount ?? null}::float8 else amount end,
      unit = case when ${amountChange} then ${amount === null ? null : (unit ?? null)} else unit end,
      best_before = case when ${best_before === undefined ? sql`false` : isLast} then ${best_before ?? null}::date
        else best_before end
    where guid = ${guid} and "user" = ${person} and used_up_at is null returning guid`)
  return rows.length > 0
}

/** Marks it as removed. @returns whether the person had it */
export async function removePantryItem(db: Db, person: string, guid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update pantry_item set removed_at = now(), used_up_at = now(), stored_at = clock_timestamp()
    where guid = ${guid} and "user" = ${person} and used_up_at is null returning guid`)
  return rows.length > 0
}

/** Deletes removed items for good. @returns how many there were */
export async function purgePantry(db: Db, removed_before: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from pantry_item where removed_at < ${removed_before.toISOString()}`)
  return rowCount ?? 0
}
