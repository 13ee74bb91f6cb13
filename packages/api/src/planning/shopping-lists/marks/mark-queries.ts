import type { Db } from '@zivina/db/database'
import type { MarkKind } from '@zivina/domain/planning/shopping/line-state'
import type { Finished } from '@zivina/domain/planning/shopping/list-lines'
import { sql } from 'drizzle-orm'

export type MarkInput = {
  key: string
  is_ticked: boolean
  covered: number
  kind: MarkKind
  at?: string | undefined
}

/** Marks lines of a list; of each line the mark that was made last stays. */
export async function upsertMarks(
  db: Db,
  { list, person }: { list: string; person: string },
  marks: readonly MarkInput[],
): Promise<void> {
  // Two marks of one line in one call: the later one counts, as one statement may write a row only once.
  const last = [...new Map(marks.map((mark) => [mark.key, mark])).values()]
  await db.execute(sql`
    insert into shopping_list_mark (list, key, is_ticked, covered, kind, marked_by, marked_at)
    select ${list}, m.key, m.is_ticked, m.covered, m.kind, ${person},
      least(coalesce(m.at, clock_timestamp()), clock_timestamp())
    from jsonb_to_recordset(${JSON.stringify(last)}::jsonb)
      as m(key text, is_ticked boolean, covered float8, kind text, at timestamptz)
    on conflict (list, key) do update set is_ticked = excluded.is_ticked, covered = excluded.covered,
      kind = excluded.kind, marked_by = excluded.marked_by, marked_at = excluded.marked_at
    where shopping_list_mark.marked_at <= excluded.marked_at`)
}

/** Takes off what was bought: entries, the marks of their lines, and staples until they are due again. */
export async function finishLines(db: Db, list: string, done: Finished & { today: string }): Promise<void> {
  await db.execute(sql`
    with recipe_row as (
      update shopping_list_recipe set removed_at = now()
      where list = ${list} and guid = any(${sql.param(done.entries)}::uuid[]) and removed_at is null
    ), item_row as (
      update shopping_list_item set removed_at = now()
      where list = ${list} and guid = any(${sql.param(done.entries)}::uuid[]) and removed_at is null
    ), staple_row as (
      update shopping_list_staple set due_on = ${done.today}::date + every_days
      where list = ${list} and guid = any(${sql.param(done.staples)}::uuid[])
    ), mark_row as (
      update shopping_list_mark k set covered = m.covered
      from jsonb_to_recordset(${JSON.stringify(done.reduced)}::jsonb) as m(key text, covered float8)
      where k.list = ${list} and k.key = m.key
    ) delete from shopping_list_mark where list = ${list} and key = any(${sql.param(done.keys)}::text[])`)
}

/** Notes how a person buys a food. @returns whether there is such a food */
export async function upsertProduct(
  db: Db,
  person: string,
  product: { ingredient: string; package_sizes: readonly number[]; price: number | null; price_amount: number | null },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into shopping_product ("user", ingredient, package_sizes, price, price_amount)
    select ${person}, i.guid, ${sql.param(product.package_sizes)}::float8[], ${product.price}::int,
      ${product.price_amount}::float8
    from ingredient i where i.guid = ${product.ingredient}
    on conflict ("user", ingredient) do update set package_sizes = excluded.package_sizes, price = excluded.price,
      price_amount = excluded.price_amount, updated_at = now() returning ingredient`)
  return rows.length > 0
}

export type CategoryRow = { guid: string; name: string; position: number }

/** The departments in the catalogue's order, and the person's own order where there is one. */
export async function selectOrder(
  db: Db,
  person: string,
): Promise<{ categories: CategoryRow[]; own: string[] | null }> {
  const { rows } = await db.execute<{ categories: CategoryRow[]; own: string[] | null }>(sql`
    select (select coalesce(json_agg(c), '[]') from (
        select guid, name, position from food_category order by position, slug) c) as categories,
      (select to_json(s.categories) from shop_order s where s."user" = ${person}) as own`)
  return rows[0] ?? { categories: [], own: null }
}

export async function upsertOrder(db: Db, person: string, categories: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into shop_order ("user", categories) values (${person}, ${sql.param(categories)}::uuid[])
    on conflict ("user") do update set categories = excluded.categories, updated_at = now()`)
}
