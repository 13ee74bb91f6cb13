import { kilojoulesFromCalories } from '@zivina/nutrition/energy'
import type { NutrientValues } from '@zivina/nutrition/macros'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import { DIET_LEVELS, type DietLevel } from '@zivina/nutrition/preferences'
import { massInGrams, nutrientBasis } from '@zivina/nutrition/units'
import { WEIGHT_UNITS, type WeightUnit } from '@zivina/nutrition/weight-units'
import type { Db } from '#db/database.ts'
import { ingredientSearchText } from '#db/ingredient-derived.ts'
import type { DerivedFrom } from '#db/recipe-derived.ts'
import { foodCategory, subFoodCategory } from '#db/schema/catalogue/food-category.ts'
import { ingredient } from '#db/schema/catalogue/ingredient.ts'
import { type CsvRow, cellFlag, cellNumber, cellText, oneOf, readCsv, requiredText } from '#db/seed/catalogue-file.ts'
import { makeSlug } from '#db/slug.ts'
import { readFoodFacts } from './food-facts.ts'
import { type FoodFigures, NO_FIGURES, NUTRIENT_COLUMNS, readFoodFigures } from './food-figures.ts'

/** The table's word for figures that come from labels rather than from a composition table. */
const TYPICAL_VALUE = 'typical label value'
const DRIED_SPICES = 'Sušené koření'
const GARLIC = 'cesnek'

/** Rows in one statement: PostgreSQL takes at most 65,535 values. */
const BATCH = 500

type NewIngredient = typeof ingredient.$inferInsert
/** A row of the table of foods, and all columns of its ingredient but the category. */
export type StarterFood = { row: CsvRow; food: Omit<NewIngredient, 'sub_food_category'> }

/**
 * Inserts food categories and ingredients from the table of foods.
 *
 * @returns the columns of each ingredient that the recipes need, by slug
 */
export async function seedFoods(db: Db): Promise<Map<string, DerivedFrom>> {
  const inserted = await insertFoods(db, await readStarterFoods())
  return new Map(inserted.map((row) => [row.slug, row]))
}

/** Inserts foods with the categories they need. One whose slug or name is taken is left out. */
export async function insertFoods(db: Db, foods: readonly StarterFood[]) {
  const groups = await seedCategories(
    db,
    foods.map(({ row }) => row),
  )
  const values = foods.map(({ row, food }) => {
    const sub_food_category = groups.get(makeSlug(requiredText(row, 'subcategory')))
    if (!sub_food_category) throw new Error(`No category for ${row.slug}.`)
    return { ...food, sub_food_category }
  })
  const inserted: (typeof ingredient.$inferSelect)[] = []
  for (let start = 0; start < values.length; start += BATCH) {
    const batch = values.slice(start, start + BATCH)
    inserted.push(...(await db.insert(ingredient).values(batch).onConflictDoNothing().returning()))
  }
  return inserted
}

/** Every row of the table of foods with the columns that it and the other tables give its ingredient, all but the category. */
export async function readStarterFoods(): Promise<StarterFood[]> {
  const [rows, figures, facts] = await Promise.all([readCsv('foods/foods.csv'), readFoodFigures(), readFoodFacts()])
  return rows.map((row) => {
    const slug = requiredText(row, 'slug')
    const { sub_food_category: _category, ...food } = toIngredient(row, '', figures.get(slug))
    return { row, food: { ...food, ...facts.get(slug) } }
  })
}

/**
 * Inserts the categories and sub-categories of the rows that are not there yet, in the order of the table.
 *
 * @returns the guids of sub-categories by slug
 */
async function seedCategories(db: Db, rows: CsvRow[]): Promise<Map<string, string>> {
  const names = [...new Set(rows.map((row) => requiredText(row, 'category')))]
  await db
    .insert(foodCategory)
    .values(names.map((name, position) => ({ name, slug: makeSlug(name), position })))
    .onConflictDoNothing()
  const guids = new Map((await db.select().from(foodCategory)).map(({ slug, guid }) => [slug, guid]))
  const firsts = new Map(rows.map((row) => [requiredText(row, 'subcategory'), row]))
  const values = [...firsts].map(([name, row], position) => {
    const food_category = guids.get(makeSlug(requiredText(row, 'category'))) ?? ''
    return { name, slug: makeSlug(name), position, food_category }
  })
  await db.insert(subFoodCategory).values(values).onConflictDoNothing()
  return new Map((await db.select().from(subFoodCategory)).map(({ slug, guid }) => [slug, guid]))
}

/** One row of the table as an ingredient, its figures per 100 g converted to the ingredient's own basis. */
export function toIngredient(row: CsvRow, sub_food_category: string, figures: FoodFigures = NO_FIGURES): NewIngredient {
  const name = requiredText(row, 'name_cs')
  const slug = requiredText(row, 'slug')
  const weight_units = oneOf(WEIGHT_UNITS, requiredText(row, 'default_unit'))
  const factor = basisFactor(row, weight_units)
  const alcohol = cellNumber(row, 'alcohol_g') ?? figures.alcohol
  const source = cellText(row, 'source')
  const icon = cellText(row, 'icon_emoji_codepoint')
  return {
    slug,
    name,
    amount: weight_units === 'Piece' ? 1 : 100,
    weight_units,
    sub_food_category,
    ...nutrients(row, factor),
    alcohol: alcohol === null ? null : alcohol * factor,
    nutrient_limits: limits(figures, factor),
    micronutrients: figures.micronutrients,
    nutrient_marks: figures.nutrient_marks,
    grams_per_piece: cellNumber(row, 'grams_per_piece'),
    density_g_per_ml: cellNumber(row, 'density_g_per_ml'),
    source,
    source_id: cellText(row, 'source_id'),
    source_name: cellText(row, 'source_name_en'),
    approximate: source === TYPICAL_VALUE,
    macro_specification: source === TYPICAL_VALUE ? ['approximate_values'] : [],
    diet_level: dietLevel(row),
    contains_gluten: cellFlag(row, 'contains_gluten'),
    contains_lactose: cellFlag(row, 'contains_lactose'),
    contains_cow_milk_protein: cellFlag(row, 'contains_cow_milk_protein'),
    is_spice: row.subcategory === DRIED_SPICES || slug === GARLIC,
    photos: icon ? [`foods/${icon}.webp`] : [],
    status: 'Approved',
    search_text: ingredientSearchText(name, []),
  }
}

/** The factor for a figure per 100 g: the mass of the unit's basis (100 g, 100 ml, 1 piece) ÷ 100. */
function basisFactor(row: CsvRow, unit: WeightUnit): number {
  const basis = {
    grams_per_piece: cellNumber(row, 'grams_per_piece'),
    density_g_per_ml: cellNumber(row, 'density_g_per_ml'),
  }
  const grams = massInGrams(nutrientBasis(unit), unit, { ...basis, is_spice: false })
  if (grams === null) throw new Error(`${row.slug} is in ${unit} and has no weight for it.`)
  return grams / 100
}

function nutrients(row: CsvRow, factor: number): NutrientValues {
  const kilojoules = cellNumber(row, 'kj') ?? kilojoulesFromCalories(cellNumber(row, 'kcal'))
  const entries = STORED_NUTRIENTS.map((nutrient) => {
    const value = nutrient === 'kilojoules' ? kilojoules : cellNumber(row, NUTRIENT_COLUMNS[nutrient])
    return [nutrient, value === null ? null : value * factor] as const
  })
  return Object.fromEntries(entries) as NutrientValues
}

/** Bounds of nutrients in the basis of the ingredient. */
function limits(figures: FoodFigures, factor: number): NonNullable<NewIngredient['nutrient_limits']> {
  const entries = Object.entries(figures.limits)
  return Object.fromEntries(entries.map(([nutrient, limit]) => [nutrient, limit * factor]))
}

function dietLevel(row: CsvRow): DietLevel | null {
  const level = cellText(row, 'diet_level')
  return level === null ? null : oneOf(DIET_LEVELS, level)
}
