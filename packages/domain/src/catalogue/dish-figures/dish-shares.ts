import type { Range } from '@zivina/nutrition/constituents/range'
import { YIELD_FACTORS } from '@zivina/nutrition/cooking/yield-factors'
import type { NutriScoreKind } from '@zivina/nutrition/nutri-score/points'
import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import type { MealType } from '#domain/catalogue/meal-types.ts'
import type { CookedLines } from './cooked-lines.ts'
import type { DishLine } from './dish.ts'

/** A dish is a fat, a cheese or red meat when nearly all of it is; a dish with some of it is a general food. Our judgement. */
export const KIND_SHARE = 0.8

const FATS: readonly FoodGroup[] = [
  'oil',
  'butter',
  'animal_fat',
  'tropical_fat',
  'hydrogenated_fat',
  'nut',
  'seed',
  'nut_butter',
]
const PRODUCE: readonly FoodGroup[] = ['vegetable', 'fruit', 'legume', 'juice']
/** Foods of which only a part may be fruit or vegetables, or which may count as such. */
const PERHAPS_PRODUCE: readonly FoodGroup[] = [
  'prepared_dish',
  'mushroom',
  'added_sugar',
  'sweet_product',
  'coconut',
  'sweetened_drink',
]
const NO_PRODUCE: readonly FoodGroup[] = ['potato', 'nut', 'seed', 'nut_butter', 'oil']
const SWEETENERS: readonly FoodGroup[] = ['sweetener', 'polyol']

/** The kind of food that the Nutri-Score takes a dish for. */
export function dishKind(lines: CookedLines, mealTypes: readonly MealType[]): NutriScoreKind {
  if (mealTypes.includes('Drinks')) return 'drink'
  const shareOf = (groups: readonly FoodGroup[]) => shareWhere(lines, (line) => isIn(line, groups))
  if (shareOf(FATS) >= KIND_SHARE) return 'fat'
  if (shareOf(['cheese']) >= KIND_SHARE) return 'cheese'
  return shareOf(['red_meat']) >= KIND_SHARE ? 'red_meat' : 'general'
}

/**
 * Percent of the weight that is fruit, vegetables and legumes; potatoes, nuts, oils and spices are none. A food that may be or
 * contain some counts from none to all of it.
 */
export function producePercent(lines: CookedLines): Range {
  const low = 100 * shareWhere(lines, (line) => produceIn(line) === 'all')
  const perhaps = 100 * shareWhere(lines, (line) => produceIn(line) === 'perhaps')
  return { low, high: Math.min(100, low + perhaps) }
}

/** Whether a sweetener is in it; null where a food may have one. */
export function hasSweeteners(lines: CookedLines): boolean | null {
  if (lines.counted.some((line) => isIn(line, SWEETENERS))) return true
  return lines.counted.some((line) => !line.is_classified || isIn(line, ['prepared_dish'])) ? null : false
}

function produceIn(line: DishLine): 'all' | 'perhaps' | 'none' {
  if (line.is_spice === true || isIn(line, NO_PRODUCE)) return 'none'
  if (isIn(line, PERHAPS_PRODUCE))
    return isIn(line, PRODUCE) || isIn(line, ['prepared_dish', 'mushroom']) ? 'perhaps' : 'none'
  if (!line.is_classified) return 'perhaps'
  return isIn(line, PRODUCE) ? 'all' : 'none'
}

function isIn(line: DishLine, groups: readonly FoodGroup[]): boolean {
  return groups.some((group) => line.food_groups.includes(group))
}

/** A share of the weight on the plate: what is cooked apart with the water it has taken up. What evaporates is taken from all alike. */
function shareWhere({ counted, cooked }: CookedLines, is: (line: DishLine) => boolean): number {
  let part = 0
  let whole = 0
  counted.forEach((line, index) => {
    const one = cooked[index]
    if (one === undefined || one.grams === null) return
    const factor = one.cooked === 'apart' && one.yield_class !== null ? YIELD_FACTORS[one.yield_class].factor : 1
    whole += one.grams * factor
    if (is(line)) part += one.grams * factor
  })
  return whole === 0 ? 0 : part / whole
}
