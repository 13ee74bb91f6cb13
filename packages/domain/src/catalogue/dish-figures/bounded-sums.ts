import { type Range, scaleRange } from '@zivina/nutrition/constituents/range'
import { rangeOf } from '@zivina/nutrition/constituents/sum-constituents'
import { nutrientRange } from '@zivina/nutrition/constituents/sum-ranges'
import { lineMasses } from '@zivina/nutrition/counted-lines'
import { ENERGY_FACTORS } from '@zivina/nutrition/energy'
import { STORED_NUTRIENTS, type StoredNutrient } from '@zivina/nutrition/nutrients'
import { nutrientBasis } from '@zivina/nutrition/units'
import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import type { DishLine } from './dish.ts'

/** A sum, and the names of the foods whose figure is unknown: they count with anything they can hold. */
export type BoundedSum = Range & { lacking: readonly string[] }

/** Nutrients that are a part of another one of the same food. */
const PART_OF = { sugars: 'carbohydrates', saturated_fats: 'fat' } as const

/**
 * Sums of all counted lines, kJ and grams. A food with an unknown figure adds a range from none to the most that its weight can
 * hold: no more sugars than carbohydrates, no more saturated fat than fat, no more energy than fat has. So a pinch of pepper with
 * unknown salt widens the sum a little instead of leaving it unknown.
 *
 * @param counted lines whose mass is known
 */
export function boundedSums(counted: readonly DishLine[]): Record<StoredNutrient, BoundedSum> {
  const masses = lineMasses(counted)
  const sums = STORED_NUTRIENTS.map((nutrient) => {
    const parts = counted.map((line, index) => amountIn(line, nutrient) ?? ceiling(line, nutrient, masses[index] ?? 0))
    return [nutrient, sumUp(counted, parts, (line) => nutrientRange(line, nutrient) === null)] as const
  })
  return Object.fromEntries(sums) as Record<StoredNutrient, BoundedSum>
}

/** Foods that have it without belonging to these groups are not known. */
const ALCOHOLIC: readonly FoodGroup[] = ['alcohol', 'prepared_dish']

/** Grams of alcohol as poured in: none is taken for gone. A food that has none by its groups adds none where no figure is known. */
export function alcoholSum(counted: readonly DishLine[]): BoundedSum {
  const masses = lineMasses(counted)
  const mayHave = (line: DishLine) => !line.is_classified || ALCOHOLIC.some((group) => line.food_groups.includes(group))
  const isUnknown = (line: DishLine) => rangeOf(line, 'alcohol_g') === null && mayHave(line)
  const parts = counted.map((line, index) => {
    const mass = masses[index] ?? 0
    const range = rangeOf(line, 'alcohol_g')
    return range === null ? { low: 0, high: mayHave(line) ? mass : 0 } : scaleRange(range, mass / 100)
  })
  return sumUp(counted, parts, isUnknown)
}

/** Grams of trans fatty acids; null where some line does not know them. */
export function transFatSum(counted: readonly DishLine[]): Range | null {
  const masses = lineMasses(counted)
  let sum: Range = { low: 0, high: 0 }
  for (const [index, line] of counted.entries()) {
    const known = line.nutrients.fat === 0 ? { low: 0, high: 0 } : rangeOf(line, 'trans_fat_g')
    if (known === null) return null
    const part = scaleRange(known, (masses[index] ?? 0) / 100)
    sum = { low: sum.low + part.low, high: sum.high + part.high }
  }
  return sum
}

function amountIn(line: DishLine, nutrient: StoredNutrient): Range | null {
  const range = nutrientRange(line, nutrient)
  return range && scaleRange(range, line.amount / nutrientBasis(line.weight_units))
}

/** The most of an unknown nutrient that a food of this mass can hold. */
function ceiling(line: DishLine, nutrient: StoredNutrient, grams: number): Range {
  if (nutrient === 'kilojoules') return { low: 0, high: grams * ENERGY_FACTORS.fat.kilojoules }
  if (nutrient === 'sugars' || nutrient === 'saturated_fats') {
    const whole = amountIn(line, PART_OF[nutrient])
    if (whole !== null) return { low: 0, high: whole.high }
  }
  const others = (['protein', 'carbohydrates', 'fat'] as const).filter((other) => other !== nutrient)
  const taken = others.reduce((sum, other) => sum + (amountIn(line, other)?.low ?? 0), 0)
  const water = line.micronutrients.water_g
  const wet = water === undefined ? 0 : (water * grams) / 100
  return { low: 0, high: Math.max(0, grams - taken - wet) }
}

function sumUp(
  counted: readonly DishLine[],
  parts: readonly Range[],
  isUnknown: (line: DishLine) => boolean,
): BoundedSum {
  const low = parts.reduce((sum, part) => sum + part.low, 0)
  const high = parts.reduce((sum, part) => sum + part.high, 0)
  return { low, high, lacking: [...new Set(counted.filter(isUnknown).map((line) => line.name))] }
}

/** A sum in 100 g or ml. */
export function per100(sum: Range, quantity: number): Range {
  return scaleRange(sum, 100 / quantity)
}
