import type { FavoriteSuggestion } from '@zivina/contract/body/diary-read'
import type { Db } from '@zivina/db/database'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { readable } from '#api/kernel/access/sql.ts'
import { FOOD_COLUMNS, openFoods } from '../entry-queries.ts'
import type { SuggestedRow } from '../present.ts'

/** What is needed of an entry to see which foods come often. */
export type LightRow = {
  guid: string
  day: string
  meal: MealType
  /** What is the same food: its guid, or the name of figures that were typed. */
  food: string
  planned_item: string | null
}

/** Entries of a time, without drinks of water, the last ones first. */
export async function selectLight(
  db: Db,
  person: string,
  { from, to }: { from: string; to: string },
): Promise<LightRow[]> {
  const { rows } = await db.execute<LightRow>(sql`
    select e.guid, e.day::text as day, e.meal, e.planned_item,
      coalesce(e.recipe::text, e.recipe_modified::text, e.ingredient::text, e.product::text, 'name ' || e.name) as food
    from diary_entry e
    where e."user" = ${person} and e.day between ${from} and ${to} and e.deleted_at is null and e.kind <> 'water'
    order by e.day desc, e.created_at desc, e.position desc`)
  return rows
}

/** Entries as suggestions, in no order. */
export async function selectSuggested(db: Db, person: string, guids: readonly string[]): Promise<SuggestedRow[]> {
  const { rows } = await db.execute<SuggestedRow>(sql`
    select e.guid, e.day::text as day, e.meal, e.kind, ${FOOD_COLUMNS}, (e.totals ->> 'kilojoules')::float8 as kilojoules
    from diary_entry e ${openFoods(person)}
    where e.guid = any(${sql.param(guids)}::uuid[]) and e."user" = ${person}`)
  return rows
}

type FavoriteRow = Omit<z.infer<typeof FavoriteSuggestion>, 'photo'> & { photos: string[] }

/** Favourite recipes that the person may still see, the last added first. */
export async function selectFavoriteRecipes(db: Db, person: string, limit: number): Promise<FavoriteRow[]> {
  const { rows } = await db.execute<FavoriteRow>(sql`
    select r.guid as recipe, r.slug, r.name, r.photos, r.kilojoules from favorite f join recipe r on r.guid = f.recipe
    where f."user" = ${person} and ${readable('r', person)}
    order by f.created_at desc, f.recipe desc limit ${limit}`)
  return rows
}
