import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import { readStarterFoods } from './foods.ts'
import { readFormerNames } from './rename-foods.ts'
import { writeFoods } from './write-foods.ts'

/** What the tables of foods give an ingredient that is unchanged since it was seeded. */
const FIGURES = [
  ...['kilojoules', 'protein', 'carbohydrates', 'fat', 'fiber', 'sugars', 'saturated_fats', 'salt', 'alcohol'],
  ...['nutrient_limits', 'micronutrients', 'nutrient_marks', 'grams_per_piece', 'density_g_per_ml', 'is_spice'],
  ...['diet_level', 'contains_gluten', 'contains_lactose', 'contains_cow_milk_protein'],
  ...['source', 'source_id', 'source_name', 'approximate', 'macro_specification'],
] as const
/** What no earlier version stored, so that it cannot have been edited. */
const FACTS = ['food_groups', 'is_classified', 'allergens', 'kitchen'] as const

type Outdated = { guid: string; slug: string; name: string; weight_units: string; untouched: boolean }

/**
 * Brings starter foods that a version without food groups seeded up to date, once: an unedited food gets all figures of
 * the tables; one that was changed keeps its own figures and gets groups, allergens and kitchen words, unless it was renamed. Lines
 * of recipes keep the former values until they are recomputed.
 */
export async function refreshFoods(tx: Db): Promise<void> {
  const { rows } = await tx.execute<Outdated>(sql`
    select guid, slug, name, weight_units, updated_at = created_at as untouched
    from ingredient where creator is null and not is_classified`)
  if (rows.length === 0) return
  const foods = new Map((await readStarterFoods()).map(({ food }) => [food.slug, food]))
  const formerNames = await readFormerNames()
  const changes = rows.flatMap(({ guid, slug, name, weight_units, untouched }) => {
    const food: Readonly<Record<string, unknown>> | undefined = foods.get(slug)
    if (food === undefined || food.weight_units !== weight_units) return []
    if (!untouched && food.name !== name && formerNames.get(slug) !== name) return []
    const columns = untouched ? [...FIGURES, ...FACTS] : FACTS
    return [{ guid, ...Object.fromEntries(columns.map((column) => [column, food[column] ?? null])) }]
  })
  if (changes.length > 0) await writeFoods(tx, [...FIGURES, ...FACTS], changes)
}
