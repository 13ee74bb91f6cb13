import { CONSTITUENTS, type Constituent, type FoodConstituents } from '@zivina/nutrition/constituents/constituents'
import type { StoredNutrient } from '@zivina/nutrition/nutrients'
import { type CsvRow, cellNumber, oneOf, readCsv, requiredText } from '#db/seed/catalogue-file.ts'

/** What the tables know of a food besides its nutrients, per 100 g of the edible part. */
export type FoodFigures = FoodConstituents & {
  alcohol: number | null
  /** Nutrients known only to be below a bound; the table of foods holds half of it. */
  limits: Partial<Record<StoredNutrient, number>>
}

export const NO_FIGURES: FoodFigures = { micronutrients: {}, nutrient_marks: {}, alcohol: null, limits: {} }

/** The columns of the table of foods, by the nutrients they hold. */
export const NUTRIENT_COLUMNS = {
  kilojoules: 'kj',
  protein: 'protein_g',
  carbohydrates: 'carbohydrate_g',
  fat: 'fat_g',
  fiber: 'fibre_g',
  sugars: 'sugars_g',
  saturated_fats: 'saturated_fat_g',
  salt: 'salt_g',
} as const satisfies Record<StoredNutrient, string>

const MARKS = ['traces', 'computed', 'imputed', 'borrowed'] as const

/** Constituents with their marks, and bounds of nutrients, by the slug of the food. */
export async function readFoodFigures(): Promise<Map<string, FoodFigures>> {
  const [rows, marks, limits] = await Promise.all([
    readCsv('foods/nutrients.csv'),
    readCsv('foods/nutrients-quality.csv'),
    readCsv('foods/limits.csv'),
  ])
  const foods = new Map(rows.map((row) => [requiredText(row, 'slug'), knownFigures(row)]))
  for (const row of marks) addMark(figuresOf(foods, row), row)
  for (const row of limits) addLimit(figuresOf(foods, row), row)
  return foods
}

/** Alcohol is kept apart: the ingredient has a column of its own for it. */
function knownFigures(row: CsvRow): FoodFigures {
  const known = CONSTITUENTS.flatMap((name) => {
    const value = name === 'alcohol_g' ? null : cellNumber(row, name)
    return value === null ? [] : [[name, value] as const]
  })
  const alcohol = cellNumber(row, 'alcohol_g')
  return { micronutrients: Object.fromEntries(known), nutrient_marks: {}, alcohol, limits: {} }
}

function figuresOf(foods: Map<string, FoodFigures>, row: CsvRow): FoodFigures {
  const figures = foods.get(requiredText(row, 'slug'))
  if (!figures) throw new Error(`There is no food ${row.slug}.`)
  return figures
}

function addMark(figures: FoodFigures, row: CsvRow): void {
  const nutrient = oneOf(CONSTITUENTS, requiredText(row, 'nutrient'))
  figures.nutrient_marks[nutrient] = markOf(row)
}

function markOf(row: CsvRow): NonNullable<FoodConstituents['nutrient_marks'][Constituent]> {
  const mark = requiredText(row, 'mark')
  return mark === 'below_limit' ? { mark, limit: requiredLimit(row) } : { mark: oneOf(MARKS, mark) }
}

/** Traces count as zero and need no bound. */
function addLimit(figures: FoodFigures, row: CsvRow): void {
  if (requiredText(row, 'mark') !== 'below_limit') return
  const column = requiredText(row, 'nutrient')
  const [nutrient] = Object.entries(NUTRIENT_COLUMNS).find(([, name]) => name === column) ?? []
  if (!nutrient) throw new Error(`${column} is no nutrient of the table of foods.`)
  figures.limits[nutrient as StoredNutrient] = requiredLimit(row)
}

function requiredLimit(row: CsvRow): number {
  const limit = cellNumber(row, 'limit')
  if (limit === null) throw new Error(`${row.nutrient} of ${row.slug} is below no limit.`)
  return limit
}
