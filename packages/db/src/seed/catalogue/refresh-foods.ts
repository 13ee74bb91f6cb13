import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import { VERSIONED_COLUMNS } from '#db/versioned-columns.ts'
import { readStarterFoods } from './foods.ts'

/** What the tables of foods give an ingredient that nobody changed since it was seeded. */
const FIGURES = [
  ...['kilojoules', 'protein', 'carbohydrates', 'fat', 'fiber', 'sugars', 'saturated_fats', 'salt', 'alcohol'],
  ...['nutrient_limits', 'micronutrients', 'nutrient_marks', 'grams_per_piece', 'density_g_per_ml', 'is_spice'],
  ...['diet_level', 'contains_gluten', 'contains_lactose', 'contains_cow_milk_protein'],
  ...['source', 'source_id', 'source_name', 'approximate', 'macro_specification'],
] as const
/** What no version before stored, so that nobody can have changed it. */
const FACTS = ['food_groups', 'is_classified', 'allergens', 'kitchen'] as const

type Outdated = { guid: string; slug: string; name: string; weight_units: string; untouched: boolean }

/**
 * Brings starter foods that a version without food groups seeded up to date, once: a food that nobody changed gets all figures of
 * the tables; one that was changed keeps its own figures and gets groups, allergens and kitchen words, unless it was renamed. Lines
 * of recipes keep the former values until they are recomputed.
 */
export async function refreshFoods(tx: Db): Promise<void> {
  const { rows } = await tx.execute<Outdated>(sql`
    select guid, slug, name, weight_units, updated_at = created_at as untouched
    from ingredient where creator is null and not is_classified`)
  if (rows.length === 0) return
  const foods = new Map((await readStarterFoods()).map(({ food }) => [food.slug, food]))
  const changes = rows.flatMap(({ guid, slug, name, weight_units, untouched }) => {
    const food: Readonly<Record<string, unknown>> | undefined = foods.get(slug)
    if (food === undefined || food.weight_units !== weight_units) return []
    if (!untouched && food.name !== name) return []
    const columns = untouched ? [...FIGURES, ...FACTS] : FACTS
    return [{ guid, ...Object.fromEntries(columns.map((column) => [column, food[column] ?? null])) }]
  })
  if (changes.length > 0) await writeFoods(tx, changes)
}

/** Writes columns of foods, and the former values of those that recipes use as versions, in one statement. */
async function writeFoods(tx: Db, changes: readonly { guid: string }[]): Promise<void> {
  const former = sql.raw(VERSIONED_COLUMNS.map((column) => `'${column}', o.${column}`).join(', '))
  const set = sql.raw([...FIGURES, ...FACTS].map((column) => `${column} = n.${column}`).join(', '))
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
