import { CONSTITUENT_GROUPS, type Constituent } from '@zivina/nutrition/constituents/constituents'
import type { Range } from '@zivina/nutrition/constituents/range'
import { rangeOf } from '@zivina/nutrition/constituents/sum-constituents'
import type { StoredNutrient } from '@zivina/nutrition/nutrients'
import { describe, expect, it } from 'vitest'
import { type FoodFigures, NUTRIENT_COLUMNS, readFoodFigures } from './catalogue/food-figures.ts'
import { type CsvRow, cellNumber, readCsv } from './catalogue-file.ts'

type Food = { slug: string; row: CsvRow; figures: FoodFigures }

const figures = await readFoodFigures()
const limits = await readCsv('foods/limits.csv')
const foods: Food[] = (await readCsv('foods/foods.csv')).map((row) => {
  const slug = row.slug ?? ''
  const own = figures.get(slug)
  if (!own) throw new Error(`There are no figures of ${slug}.`)
  return { slug, row, figures: own }
})

/** Tables measure each constituent by itself, so that sums may exceed the whole a little. */
const MEASURED_APART = 4.5
/** Grams in 100 g; the foods richest in vitamins are acerola and dried herbs. */
const VITAMINS_GRAMS_MAX = 1

const SUGARS_EXCEPTIONS = new Map([
  ['krevety-syrove-mrazene', 'the table gives sugars as 0 and glucose as 0.41 g, which is residue of glycogen'],
])
const FATTY_ACIDS_EXCEPTIONS = new Map([
  ['smetana-do-kavy-10-tuku', 'the fatty acids of the table are of a cream with 11 % fat'],
  ['teleci-maso-mlete', 'both as in the table; marked for review there'],
  ['paprika-zluta', 'fat is half of a limit of 0.3 g'],
  ['visne', 'fat is half of a limit of 0.3 g'],
  ['merunky-susene', 'fat is half of a limit of 0.5 g'],
  ['cocka-cervena-varena', 'fat is half of a limit of 0.5 g'],
])
const VITAMIN_B12_EXCEPTIONS = new Map([
  ['sorbet-ovocny', 'as in the table, perhaps of a sort with egg white'],
  ['cerealie-s-vysokym-obsahem-vlakniny-otrubove', 'fortified'],
  ['lahudkove-drozdi-vlocky', 'yeast, fortified'],
  ['nori-rasa-susena', 'as in the table; people can use little of what seaweed holds'],
  ['wakame-rasa-susena', 'as in the table; people can use little of what seaweed holds'],
  ['kombu-rasa-susena', 'as in the table; people can use little of what seaweed holds'],
  ['grissini', 'as in the table'],
  ['kukuricne-krupky', 'as in the table'],
  ['cokolada-horka-vice-nez-70-kakaa', 'as in the table'],
  ['energeticky-napoj', 'fortified'],
])
const NO_LACTOSE_EXCEPTIONS = new Map([
  ['gruyere', 'a matured cheese: traces'],
  ['donut', 'the flag warns of milk in the usual dough'],
  ['hamburger-rychle-obcerstveni', 'the flag warns of milk in the usual bun'],
])

const nutrientRange = ({ row, figures }: Food, nutrient: StoredNutrient): Range | null => {
  const limit = figures.limits[nutrient]
  if (limit !== undefined) return { low: 0, high: limit }
  const value = cellNumber(row, NUTRIENT_COLUMNS[nutrient])
  return value === null ? null : { low: value, high: value }
}
const low = ({ figures }: Food, constituent: Constituent) => rangeOf(figures, constituent)?.low ?? 0
const lows = (food: Food, constituents: readonly Constituent[]) =>
  constituents.reduce((sum, constituent) => sum + low(food, constituent), 0)
const slugs = (some: readonly Food[]) => some.map(({ slug }) => slug)
const isMore = (sum: number, whole: number, least: number, share: number) =>
  sum > whole + Math.max(least, share * whole)

/** Every exception is needed, and nothing else breaks the rule. */
function expectOnly(broken: readonly Food[], exceptions: ReadonlyMap<string, string>): void {
  expect(slugs(broken).sort()).toEqual([...exceptions.keys()].sort())
}

describe('the figures of the foods', () => {
  it('are of every food and of no other', () => {
    expect([...figures.keys()].sort()).toEqual(slugs(foods).sort())
  })

  it('have a figure or a limit, never both', () => {
    const both = foods.filter(({ figures: { micronutrients, nutrient_marks } }) =>
      Object.entries(nutrient_marks).some(
        ([name, { mark }]) => (mark === 'below_limit') === (micronutrients[name as Constituent] !== undefined),
      ),
    )
    expect(slugs(both.filter(({ figures }) => figures.nutrient_marks.alcohol_g === undefined))).toEqual([])
  })

  it('hold half of the limit where a nutrient is below one, and zero for traces', () => {
    const cells = limits.map((limit) => {
      const food = foods.find(({ slug }) => slug === limit.slug)
      const half = limit.mark === 'traces' ? 0 : Number(limit.limit) / 2
      return [limit.slug, limit.nutrient, Number(food?.row[limit.nutrient ?? '']) - half]
    })
    expect(cells.filter(([, , difference]) => Math.abs(Number(difference)) > 1e-6)).toEqual([])
    expect(cells.length).toBeGreaterThan(370)
  })

  it('agree on sodium × 2.5 and salt', () => {
    const odd = foods.filter((food) => {
      const sodium = rangeOf(food.figures, 'sodium_mg')
      const salt = nutrientRange(food, 'salt')
      if (!sodium || !salt) return false
      const [least, most] = [(sodium.low * 2.5) / 1000, (sodium.high * 2.5) / 1000]
      return isMore(least, salt.high, 0.02, 0.05) || isMore(salt.low, most, 0.02, 0.06)
    })
    expect(slugs(odd)).toEqual([])
  })

  it('have no more single sugars than sugars', () => {
    const single = ['glucose_g', 'fructose_g', 'galactose_g', 'sucrose_g', 'lactose_g', 'maltose_g'] as const
    const odd = foods.filter((food) => {
      const sugars = nutrientRange(food, 'sugars')
      return sugars !== null && isMore(lows(food, single), sugars.high, 0.2, 0.03)
    })
    expectOnly(odd, SUGARS_EXCEPTIONS)
  })

  it('have no more fatty acids than fat', () => {
    const odd = foods.filter((food) => {
      const fat = nutrientRange(food, 'fat')
      const saturated = nutrientRange(food, 'saturated_fats')?.low ?? 0
      const acids = saturated + lows(food, ['monounsaturated_fat_g', 'polyunsaturated_fat_g'])
      return fat !== null && isMore(acids, fat.high, 0.1, 0.02)
    })
    expectOnly(odd, FATTY_ACIDS_EXCEPTIONS)
  })

  it('have no more single polyunsaturated acids than all of them', () => {
    const single = ['linoleic_18_2_g', 'alpha_linolenic_18_3_g', 'epa_20_5_g', 'dha_22_6_g'] as const
    const odd = foods.filter((food) => {
      const all = rangeOf(food.figures, 'polyunsaturated_fat_g')
      return all !== null && isMore(lows(food, single), all.high, 0.1, 0.05)
    })
    expect(slugs(odd)).toEqual([])
  })

  it('call vegan nothing with cholesterol, lactose or milk', () => {
    const vegan = foods.filter(({ row }) => row.diet_level === 'vegan')
    const odd = vegan.filter(
      (food) =>
        lows(food, ['cholesterol_mg', 'lactose_g']) > 0 ||
        food.row.contains_lactose === '1' ||
        food.row.contains_cow_milk_protein === '1',
    )
    expect(slugs(odd)).toEqual([])
    expectOnly(
      vegan.filter((food) => low(food, 'vitamin_b12_ug') > 0.1),
      VITAMIN_B12_EXCEPTIONS,
    )
  })

  it('have the lactose flag where there is lactose, and lactose where the flag is', () => {
    const silent = foods.filter((food) => low(food, 'lactose_g') > 0 && food.row.contains_lactose !== '1')
    expect(slugs(silent)).toEqual([])
    const flagged = foods.filter(({ row }) => row.contains_lactose === '1')
    expectOnly(
      flagged.filter(({ figures }) => rangeOf(figures, 'lactose_g')?.high === 0),
      NO_LACTOSE_EXCEPTIONS,
    )
  })

  it('fit into 100 g', () => {
    const odd = foods.filter((food) => {
      const nutrients = (['protein', 'carbohydrates', 'fat', 'fiber'] as const).map(
        (name) => nutrientRange(food, name)?.low ?? 0,
      )
      const rest = lows(food, ['water_g', 'ash_g', 'organic_acids_g']) + (food.figures.alcohol ?? 0)
      return nutrients.reduce((sum, value) => sum + value, rest) > 100 + MEASURED_APART
    })
    expect(slugs(odd)).toEqual([])
  })

  it('have no more minerals than ash, nor more vitamins than any food can hold', () => {
    const grams = (food: Food, group: 'minerals' | 'vitamins') =>
      CONSTITUENT_GROUPS[group].reduce(
        (sum, name) => sum + low(food, name) / (name.endsWith('_mg') ? 1_000 : 1_000_000),
        0,
      )
    const odd = foods.filter((food) => {
      const ash = rangeOf(food.figures, 'ash_g')
      return (
        (ash !== null && isMore(grams(food, 'minerals'), ash.high, 0.3, 0.1)) ||
        grams(food, 'vitamins') > VITAMINS_GRAMS_MAX
      )
    })
    expect(slugs(odd)).toEqual([])
  })

  it('have one alcohol, in both tables', () => {
    const odd = foods.filter(({ row, figures }) => {
      const alcohol = cellNumber(row, 'alcohol_g')
      return alcohol !== null && figures.alcohol !== null && Math.abs(alcohol - figures.alcohol) > 0.005
    })
    expect(slugs(odd)).toEqual([])
  })
})
