import type { Db } from '@zivina/db/database'
import type { DishRecipe } from '@zivina/db/dish-derived'
import type { DerivedFrom } from '@zivina/db/recipe-derived'
import type { FoodYield } from '@zivina/domain/catalogue/foods/food-yield'
import type { KitchenFacts } from '@zivina/domain/catalogue/kitchen/kitchen-facts'
import type { NutrientValues, TotalField } from '@zivina/nutrition/macros'
import type { StoredNutrient } from '@zivina/nutrition/nutrients'
import { type SQL, sql } from 'drizzle-orm'
import { readable } from '#api/kernel/access/sql.ts'
import { jsonRows } from '#api/kernel/lists/sql.ts'

type Line = DerivedFrom & { yield_class: FoodYield | null; amount: number; count_macros: boolean }

/** A dish with its stored totals of one portion, and lines for all portions together. */
export type DishRow = DishRecipe & {
  guid: string
  name: string
  portion_size: number
  nutrient_coverage: Partial<Record<StoredNutrient, number>>
  lines: Line[]
} & Record<TotalField, number | null>

/** A food by itself. */
export type FoodRow = DerivedFrom & { kitchen: KitchenFacts | null }

/** A packaged product; its guid follows from the barcode. */
export type PackagedRow = NutrientValues & { barcode: string; name: string; weight_units: 'Gram' | 'Milliliter' }

/** Which foods are looked for: by their guids, products by their normalised barcodes. */
export type Wanted = {
  recipes: readonly string[]
  modified: readonly string[]
  ingredients: readonly string[]
  barcodes: readonly string[]
}

export type FoundFoods = { dishes: DishRow[]; foods: FoodRow[]; products: PackagedRow[] }

const FIGURES =
  sql.raw(`i.guid, i.name, i.weight_units, i.grams_per_piece, i.density_g_per_ml, i.is_spice, i.diet_level,
  i.alcohol, i.nutrient_limits, i.micronutrients, i.nutrient_marks, i.food_groups, i.is_classified, i.allergens,
  i.contains_gluten, i.contains_lactose, i.contains_cow_milk_protein, i.parts, i.yield_class,
  i.kilojoules, i.protein, i.carbohydrates, i.fat, i.fiber, i.sugars, i.saturated_fats, i.salt`)

const totalsOf = (alias: 'r' | 'm'): SQL =>
  sql.raw(
    [
      ...['kilojoules', 'protein_in_total', 'carbohydrates_in_total', 'fat_in_total', 'fiber_in_total'],
      ...['sugars_in_total', 'saturated_fats_in_total', 'salt_in_total', 'nutrient_coverage'],
    ]
      .map((column) => `${alias}.${column}`)
      .join(', '),
  )

const list = (guids: readonly string[]): SQL => sql`any(${sql.param(guids)}::uuid[])`

const linesOf = (table: SQL, key: SQL, dish: SQL): SQL =>
  jsonRows(sql`
    select ${FIGURES}, l.amount::float8 as amount, l.count_macros from ${table} l join ingredient i on i.guid = l.ingredient
    where l.${key} = ${dish} order by l.position`)

/** Those of the foods that a person may see, with all that their figures need, in one statement. */
export async function selectFoods(
  db: Db,
  person: string,
  { recipes, modified, ingredients, barcodes }: Wanted,
): Promise<FoundFoods> {
  const seen = (alias: string) => sql`${readable(alias, person)}`
  const ofRecipe = sql`
    select r.guid, r.name, r.portion_size, r.cooked_weight, r.cooking_type, r.meal_types, r.free_lines, ${totalsOf('r')},
      (select coalesce(json_agg(s.step_title || ' ' || s.step_text), '[]') from recipe_step s where s.recipe = r.guid) as steps,
      ${linesOf(sql.raw('recipe_ingredient'), sql.raw('recipe'), sql.raw('r.guid'))} as lines
    from recipe r where r.guid = ${list(recipes)} and ${seen('r')}`
  const ofModified = sql`
    select m.guid, m.name, m.portion_size, null::float8 as cooked_weight, r.cooking_type, r.meal_types, m.free_lines, ${totalsOf('m')},
      (select coalesce(json_agg(s.step_title || ' ' || s.step_text), '[]') from recipe_step s where s.recipe = r.guid) as steps,
      ${linesOf(sql.raw('recipe_modified_ingredient'), sql.raw('recipe_modified'), sql.raw('m.guid'))} as lines
    from recipe_modified m join recipe r on r.guid = m.original where m.guid = ${list(modified)} and m."user" = ${person}`
  const { rows } = await db.execute<FoundFoods>(sql`
    select ${jsonRows(sql`${ofRecipe} union all ${ofModified}`)} as dishes, ${jsonRows(sql`
      select ${FIGURES}, i.kitchen from ingredient i where i.guid = ${list(ingredients)} and ${seen('i')}`)} as foods, ${jsonRows(sql`
      select p.barcode::text as barcode, p.name, p.weight_units, p.kilojoules, p.protein, p.carbohydrates, p.fat, p.fiber, p.sugars,
        p.saturated_fats, p.salt
      from product p where p.barcode = any(${sql.param(barcodes)}::bigint[])`)} as products`)
  return rows[0] ?? { dishes: [], foods: [], products: [] }
}
