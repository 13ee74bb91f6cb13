import type { Range } from '@zivina/nutrition/constituents/range'
import { ENERGY_FACTORS } from '@zivina/nutrition/energy'
import { STORED_NUTRIENTS, type StoredNutrient } from '@zivina/nutrition/nutrients'
import { massInGrams, nutrientBasis } from '@zivina/nutrition/units'
import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import { JUDGED_CONSTITUENTS, type JudgedConstituent, type JudgedLine } from './verdicts.ts'

/** What limits are set for; kJ for `kilojoules`, ml for `volume_ml`, else the unit in the name or grams. */
export type Figure = StoredNutrient | JudgedConstituent | OwnFigure
/** Sums that are no nutrient of a table. */
const OWN_FIGURES = ['mass_g', 'volume_ml', 'sugars_without_milk', 'free_sugars', 'flavouring_alcohol_g'] as const
type OwnFigure = (typeof OWN_FIGURES)[number]

/** A sum whose upper bound is infinite when a line does not know its figure; those lines are `lacking`. */
export type Sum = Range & { lacking: number[] }
export type Sums = Record<Figure, Sum>

const FIGURES: readonly Figure[] = [...STORED_NUTRIENTS, ...JUDGED_CONSTITUENTS, ...OWN_FIGURES]
const UNKNOWN: Range = { low: 0, high: Number.POSITIVE_INFINITY }
const NONE: Range = { low: 0, high: 0 }

/** Groups whose foods can have the constituent. Elsewhere a missing figure means none, where the groups are known. */
const CARRIERS: Partial<Record<JudgedConstituent, readonly FoodGroup[]>> = {
  alcohol_g: ['alcohol', 'alcohol_flavouring'],
  caffeine_mg: ['coffee', 'tea', 'cola', 'cocoa'],
  retinol_ug: ['liver', 'offal', 'pate', 'oily_fish'],
}

/** What a nutrient is a part of: where only the whole is known, the part is anything up to it. */
const WHOLES: Partial<Record<StoredNutrient, StoredNutrient>> = { sugars: 'carbohydrates', saturated_fats: 'fat' }

/** Whether the groups of a food are not known to be all: it is not classified, or its own recipe is not known. */
export function isOpaque(line: JudgedLine): boolean {
  return !line.is_classified || line.food_groups.includes('prepared_dish')
}

/**
 * Sums of one portion over all lines, as ranges.
 *
 * A line that is not eaten adds no nutrients. Of constituents it may leave anything between none and all in the dish, so it
 * widens their range: a marinade that is poured away leaves some of its lactose.
 *
 * @param portions how many portions the amounts make, a positive number
 */
export function sumFigures(lines: readonly JudgedLine[], portions: number): Sums {
  const sums = Object.fromEntries(
    FIGURES.map((figure) => [figure, { low: 0, high: 0, lacking: [] }]),
  ) as unknown as Sums
  lines.forEach((line, index) => {
    if (line.is_to_taste) {
      if (line.nutrients.salt === null) add(sums.salt, UNKNOWN, index)
      return
    }
    const grams = lineGrams(line, portions)
    if (line.count_macros) addNutrients(sums, line, index, portions, grams)
    for (const constituent of JUDGED_CONSTITUENTS) {
      const amount = constituentAmount(line, constituent, portions, grams)
      const eaten = line.count_macros ? amount : { low: 0, high: amount.high }
      add(sums[constituent], eaten, index)
      if (constituent === 'alcohol_g' && line.food_groups.includes('alcohol_flavouring')) {
        add(sums.flavouring_alcohol_g, eaten, index)
      }
    }
  })
  for (const figure of FIGURES) {
    const sum = sums[figure]
    sum.low = rounded(sum.low)
    sum.high = rounded(sum.high)
  }
  return sums
}

/** Grams of a line in one portion; unknown where its unit has no weight or its amount is no number. */
export function lineGrams(line: JudgedLine, portions: number): Range {
  if (!isFigure(line.amount) || line.is_to_taste) return UNKNOWN
  if (line.amount === 0) return NONE
  const grams = massInGrams(line.amount, line.weight_units, line)
  return grams === null ? UNKNOWN : { low: grams / portions, high: grams / portions }
}

/** Alcohol in 100 g of the food of a line. */
export function alcoholPer100(line: JudgedLine): Range {
  return constituentPer100(line, 'alcohol_g')
}

/** Whether the energy lies within 10 % of what the composition gives by Annex XIV of Regulation (EU) No 1169/2011. */
export function energyAgrees(sums: Sums): boolean {
  const { kilojoules, protein, carbohydrates, fat, fiber, alcohol_g } = sums
  const parts = [
    [protein, ENERGY_FACTORS.protein.kilojoules],
    [carbohydrates, ENERGY_FACTORS.carbohydrates.kilojoules],
    [fat, ENERGY_FACTORS.fat.kilojoules],
    [fiber, ENERGY_FACTORS.fiber.kilojoules],
    [alcohol_g, ENERGY_FACTORS.alcohol.kilojoules],
  ] as const
  if ([kilojoules, protein, carbohydrates, fat].some((sum) => sum.lacking.length > 0)) return false
  const low = parts.reduce((total, [sum, factor]) => total + sum.low * factor, 0)
  const high = parts.reduce((total, [sum, factor]) => total + sum.high * factor, 0)
  return kilojoules.high >= rounded(0.9 * low) && kilojoules.low <= rounded(1.1 * high)
}

/** Lactose is a sugar: where it is unknown, it is anything up to the sugars of the food. */
function constituentAmount(line: JudgedLine, constituent: JudgedConstituent, portions: number, grams: Range): Range {
  const per100 = constituentPer100(line, constituent)
  const isOpen = per100.high === Number.POSITIVE_INFINITY
  if (constituent === 'lactose_g' && isOpen) {
    return { low: 0, high: nutrientAmount(line, 'sugars', lineUnits(line, portions)).high }
  }
  return times(per100, grams, 1 / 100)
}

/** How many times the amount that its nutrients are stated for a portion has of a line; null where the amount is no number. */
function lineUnits(line: JudgedLine, portions: number): number | null {
  return isFigure(line.amount) ? line.amount / nutrientBasis(line.weight_units) / portions : null
}

function addNutrients(sums: Sums, line: JudgedLine, index: number, portions: number, grams: Range): void {
  const units = lineUnits(line, portions)
  for (const nutrient of STORED_NUTRIENTS) {
    const amount = nutrientAmount(line, nutrient, units)
    add(sums[nutrient], amount, index)
    if (nutrient === 'sugars' && !line.food_groups.includes('plain_milk')) add(sums.sugars_without_milk, amount, index)
    if (nutrient === 'sugars') add(sums.free_sugars, freeSugars(line, amount, grams), index)
  }
  add(sums.mass_g, grams, index)
  add(sums.volume_ml, lineVolume(line, grams, portions), index)
}

/**
 * The free sugars of a line, of which `sugars` are all its sugars: the weight of sugar, honey and syrup, the sugars of sweetened
 * products, and those of juice, which sweetens. This is the only definition of free sugars. A food of which not all groups are
 * known may have any of its sugars added.
 */
function freeSugars(line: JudgedLine, sugars: Range, grams: Range): Range {
  const has = (group: FoodGroup) => line.food_groups.includes(group)
  if (has('added_sugar')) return grams
  if (has('sweet_product') || has('juice') || has('sweetened_drink')) return sugars
  return isOpaque(line) ? { low: 0, high: sugars.high } : NONE
}

function nutrientAmount(line: JudgedLine, nutrient: StoredNutrient, units: number | null): Range {
  if (units === null) return UNKNOWN
  if (units === 0) return NONE
  const limit = line.limits[nutrient]
  if (limit !== undefined) return isFigure(limit) ? { low: 0, high: limit * units } : UNKNOWN
  const value = line.nutrients[nutrient]
  if (value !== null) return isFigure(value) ? { low: value * units, high: value * units } : UNKNOWN
  const whole = WHOLES[nutrient]
  return whole === undefined ? UNKNOWN : { low: 0, high: nutrientAmount(line, whole, units).high }
}

/** Millilitres as they are entered; of other units a gram is a millilitre where the density is unknown. */
function lineVolume(line: JudgedLine, grams: Range, portions: number): Range {
  if (line.weight_units === 'Milliliter' && isFigure(line.amount)) {
    return { low: line.amount / portions, high: line.amount / portions }
  }
  const density = line.density_g_per_ml !== null && line.density_g_per_ml > 0 ? line.density_g_per_ml : 1
  return { low: grams.low / density, high: grams.high / density }
}

function constituentPer100(line: JudgedLine, constituent: JudgedConstituent): Range {
  const known = line.constituents[constituent]
  if (known !== undefined) return isFigure(known.low) && known.high >= known.low ? known : UNKNOWN
  return canCarry(line, constituent) ? UNKNOWN : NONE
}

function canCarry(line: JudgedLine, constituent: JudgedConstituent): boolean {
  // Bread, sausages and sauces may have milk inside without belonging to a group of dairy.
  if (constituent === 'lactose_g') return line.allergens.milk?.state !== 'free'
  const carriers = CARRIERS[constituent]
  return isOpaque(line) || carriers === undefined || carriers.some((group) => line.food_groups.includes(group))
}

/** Every sum as many times as a serving is more than a portion. */
export function scaleSums(sums: Sums, factor: Range): Sums {
  if (factor.low === 1 && factor.high === 1) return sums
  return Object.fromEntries(
    FIGURES.map((figure) => {
      const { lacking, ...sum } = sums[figure]
      const { low, high } = times(sum, factor, 1)
      return [figure, { low: rounded(low), high: rounded(high), lacking }]
    }),
  ) as Sums
}

/** The product of two ranges and a number; nothing of something unknown is nothing. */
export function times(a: Range, b: Range, factor: number): Range {
  return { low: a.low * b.low * factor, high: a.high === 0 || b.high === 0 ? 0 : a.high * b.high * factor }
}

function add(sum: Sum, amount: Range, index: number): void {
  sum.low += amount.low
  sum.high += amount.high
  if (amount.high === Number.POSITIVE_INFINITY) sum.lacking.push(index)
}

/** Twelve significant digits: the order in which lines are added does not decide about a limit. */
function rounded(value: number): number {
  return value === 0 || !Number.isFinite(value) ? value : Number(value.toPrecision(12))
}

function isFigure(value: number): boolean {
  return Number.isFinite(value) && value >= 0
}
