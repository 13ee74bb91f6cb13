import type { Db } from '@zivina/db/database'
import { weighDish } from '@zivina/db/dish-derived'
import type { AmountUnit } from '@zivina/domain/catalogue/kitchen/amount-unit'
import { amountOfUnits } from '@zivina/domain/catalogue/kitchen/amount-units'
import type { MeasuredFood } from '@zivina/domain/catalogue/kitchen/kitchen-facts'
import { productGuid } from '@zivina/domain/catalogue/products/product-guid'
import { type Eaten, type EatenLine, eatenOf, scaleEaten } from '@zivina/nutrition/eaten'
import {
  byNutrient,
  type NutrientCoverage,
  type NutrientValues,
  TOTAL_FIELDS,
  totalsFrom,
} from '@zivina/nutrition/macros'
import { massInGrams } from '@zivina/nutrition/units'
import { UNKNOWN_LINE } from '@zivina/nutrition/unknown-line'
import { type DishRow, type FoodRow, type PackagedRow, selectFoods, type Wanted } from './queries.ts'

/** A dish as it may be eaten: what one portion contains and weighs. */
export type EdibleDish = {
  guid: string
  name: string
  portion: Eaten
  /** Grams of one finished portion; null if unknown. */
  portion_grams: number | null
}

/** A food by itself. */
export type EdibleFood = {
  guid: string
  name: string
  /** An amount in its own unit; null if the size of the unit is unknown. */
  ownAmount: (amount: number, unit: AmountUnit) => number | null
  /** What an amount in its own unit contains, and weighs. */
  eat: (amount: number) => { eaten: Eaten; grams: number | null }
}

/** Foods by their guids; products are foods, too. */
export type Edible = { dishes: ReadonlyMap<string, EdibleDish>; foods: ReadonlyMap<string, EdibleFood> }

/** The foods that a person may see now, with their present figures. What is not there is missing. Takes one statement, or none. */
export async function readEdible(db: Db, person: string, wanted: Wanted): Promise<Edible> {
  const isAny = Object.values(wanted).some((guids) => guids.length > 0)
  const found = isAny ? await selectFoods(db, person, wanted) : { dishes: [], foods: [], products: [] }
  const foods = [...found.foods.map(toFood), ...found.products.map(toProduct)]
  return {
    dishes: new Map(found.dishes.map((row) => [row.guid, toDish(row)])),
    foods: new Map(foods.map((food) => [food.guid, food])),
  }
}

function toDish(row: DishRow): EdibleDish {
  const lines = row.lines.map(({ amount, count_macros, ...ingredient }) => ({ ingredient, amount, count_macros }))
  const whole = weighDish(row, lines)
  return {
    guid: row.guid,
    name: row.name,
    portion: { ...storedTotals(row), constituents: constituentsOf(row) },
    portion_grams: whole === null ? null : whole / row.portion_size,
  }
}

/** The totals that the recipe shows. The coverage of an unknown nutrient is zero. */
function storedTotals(row: DishRow) {
  const values: NutrientValues = byNutrient((nutrient) => row[TOTAL_FIELDS[nutrient]])
  const coverage: NutrientCoverage = byNutrient((nutrient) => row.nutrient_coverage[nutrient] ?? 0)
  return totalsFrom(values, coverage)
}

function constituentsOf({ lines, free_lines, portion_size }: DishRow): Eaten['constituents'] {
  const unknown: EatenLine = { ...UNKNOWN_LINE, micronutrients: {}, nutrient_marks: {}, alcohol: null }
  return eatenOf([...lines.map(toLine), ...free_lines.map(() => unknown)], portion_size).constituents
}

const toLine = (line: DishRow['lines'][number]): EatenLine => ({ ...line, nutrients: line })

type Measured = MeasuredFood & Omit<EatenLine, 'amount' | 'count_macros'>

function toFood(row: FoodRow): EdibleFood {
  return { guid: row.guid, ...measured({ ...row, nutrients: row }) }
}

/** Of a product no vitamin is known, and neither density nor pieces. */
function toProduct({ barcode, name, weight_units, ...nutrients }: PackagedRow): EdibleFood {
  const unknown = {
    grams_per_piece: null,
    density_g_per_ml: null,
    alcohol: null,
    micronutrients: {},
    nutrient_marks: {},
  }
  return { guid: productGuid(barcode), ...measured({ name, weight_units, nutrients, ...unknown }) }
}

function measured(row: Measured): Omit<EdibleFood, 'guid'> {
  return {
    name: row.name,
    ownAmount: (amount, unit) => amountOfUnits(amount, unit, row),
    eat: (amount) => ({
      eaten: eatenOf([{ ...row, amount, count_macros: true }]),
      grams: massInGrams(amount, row.weight_units, row),
    }),
  }
}

/** So many portions of a dish: what they contain and weigh. */
export function eatPortions({ portion, portion_grams }: EdibleDish, portions: number) {
  return { eaten: scaleEaten(portion, portions), grams: portion_grams === null ? null : portion_grams * portions }
}
