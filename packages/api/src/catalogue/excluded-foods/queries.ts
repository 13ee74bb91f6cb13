import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { readable } from '#api/kernel/access/sql.ts'
import type { ExcludedFoodRow } from '#api/kernel/declared/excluded-foods.ts'
import { EXCLUDED_COLUMNS } from './sql.ts'

/** A person’s own list, by name. */
export async function selectOwnExcluded(db: Db, person: string): Promise<ExcludedFoodRow[]> {
  const { rows } = await db.execute<ExcludedFoodRow>(sql`
    select ${EXCLUDED_COLUMNS} from excluded_food x join ingredient g on g.guid = x.ingredient
    where x."user" = ${person} order by g.name, g.guid`)
  return rows
}

/** Adds a food that the person may see; one that is there stays as it is. */
export async function insertExcluded(db: Db, person: string, ingredient: string): Promise<void> {
  await db.execute(sql`
    insert into excluded_food ("user", ingredient)
    select ${person}::uuid, g.guid from ingredient g where g.guid = ${ingredient} and ${readable('g', person)}
    on conflict do nothing`)
}

/** @returns whether it was in the list */
export async function deleteExcluded(db: Db, person: string, ingredient: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`delete from excluded_food where "user" = ${person} and ingredient = ${ingredient} returning ingredient`,
  )
  return rows.length > 0
}

/** A person who excludes a food also excludes the one that it was merged into, however many foods they exclude. */
export async function replaceExcluded(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  await db.execute(sql`
    with gone as (delete from excluded_food where ingredient = ${from} returning "user")
    insert into excluded_food ("user", ingredient) select "user", ${into} from gone on conflict do nothing`)
}
