import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import { VERSIONED_COLUMNS } from '#db/versioned-columns.ts'

/**
 * Writes columns of foods, and the former values of those that recipes use as versions, in one statement. A column that a change
 * leaves out stays as it is.
 */
export async function writeFoods(
  tx: Db,
  columns: readonly string[],
  changes: readonly { guid: string }[],
): Promise<void> {
  const former = sql.raw(VERSIONED_COLUMNS.map((column) => `'${column}', o.${column}`).join(', '))
  const set = sql.raw(columns.map((column) => `${column} = n.${column}`).join(', '))
  await tx.execute(sql`
    with given as (select (g ->> 'guid')::uuid as guid, g from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) g),
      kept as (
        insert into ingredient_version (ingredient, version, former)
        select o.guid, o.version, jsonb_build_object(${former}) from ingredient o join given using (guid)
        where exists (select from recipe_ingredient where ingredient = o.guid)
          or exists (select from recipe_modified_ingredient where ingredient = o.guid)
        returning ingredient)
    update ingredient i set ${set},
      version = i.version + case when i.guid in (select ingredient from kept) then 1 else 0 end
    from given join ingredient o using (guid) cross join lateral jsonb_populate_record(o, given.g) n
    where i.guid = given.guid`)
}
