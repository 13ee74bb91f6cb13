import { CONSTITUENTS, type FoodConstituents } from '@zivina/nutrition/constituents/constituents'
import { sumConstituents } from '@zivina/nutrition/constituents/sum-constituents'
import { type NutrientLimits, sumRanges } from '@zivina/nutrition/constituents/sum-ranges'
import { type NutrientValues, sumNutrients } from '@zivina/nutrition/macros'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import { checkFood } from '@zivina/nutrition/plausibility'
import { DIET_LEVELS, type DietLevel } from '@zivina/nutrition/preferences'
import { ALLERGENS, type FoodAllergens } from '#domain/catalogue/allergens/allergens.ts'
import { recipeAllergens } from '#domain/catalogue/allergens/recipe-allergens.ts'
import { FOOD_GROUPS, type FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import type { DescribedDish, DishLine } from './dish.ts'
import { prepareDish } from './dish-weight.ts'

/** A line of a dish with all that the dish as a food takes over from it. Its constituents include alcohol. */
export type DishFoodLine = DishLine & {
  allergens: FoodAllergens
  diet_level: DietLevel | null
  contains_gluten: boolean | null
  contains_lactose: boolean | null
  contains_cow_milk_protein: boolean | null
}

/** A finished dish as a food: figures per 100 g of it, and what is known of it; null is unknown. */
export type DishFood = NutrientValues &
  FoodConstituents & {
    nutrient_limits: NutrientLimits
    alcohol: number | null
    food_groups: FoodGroup[]
    is_classified: boolean
    allergens: FoodAllergens
    diet_level: DietLevel | null
    contains_gluten: boolean | null
    contains_lactose: boolean | null
    contains_cow_milk_protein: boolean | null
    /** Whether the weight of the finished dish is known, and the figures with it possible; otherwise they are unknown. */
    is_weighed: boolean
  }

/**
 * A recipe's dish as a food that other recipes use: its sums ÷ the weight of the finished dish × 100. A nutrient or constituent
 * that one counted line does not know is unknown, and all are where the weight is unknown or gives impossible figures. Groups are
 * those of any line, allergens and diet level those of the worst; lines that add no nutrients count for these, too.
 * What cooking takes of vitamins is not subtracted.
 *
 * @param unmatched how many lines of the recipe name no food: nothing is known of them
 */
export function dishFood(
  dish: Omit<DescribedDish, 'lines'> & { lines: readonly DishFoodLine[] },
  unmatched = 0,
): DishFood {
  const { lines } = dish
  const figures = unmatched > 0 && dish.weighed === null ? null : figuresOf(dish)
  const whole = [...lines, ...Array.from({ length: unmatched }, () => null)]
  return {
    ...(unmatched > 0 ? UNKNOWN_FIGURES : (figures ?? UNKNOWN_FIGURES)),
    is_weighed: figures !== null,
    food_groups: FOOD_GROUPS.filter((group) => lines.some((line) => line.food_groups.includes(group))),
    is_classified: whole.every((line) => line?.is_classified ?? false),
    allergens: allergensOf(whole),
    diet_level: widestLevel(whole),
    contains_gluten: anyOf(whole.map((line) => line?.contains_gluten ?? null)),
    contains_lactose: anyOf(whole.map((line) => line?.contains_lactose ?? null)),
    contains_cow_milk_protein: anyOf(whole.map((line) => line?.contains_cow_milk_protein ?? null)),
  }
}

type Figures = Pick<DishFood, keyof NutrientValues | keyof FoodConstituents | 'nutrient_limits' | 'alcohol'>

const UNKNOWN_FIGURES: Figures = {
  ...(Object.fromEntries(STORED_NUTRIENTS.map((nutrient) => [nutrient, null])) as NutrientValues),
  micronutrients: {},
  nutrient_marks: {},
  nutrient_limits: {},
  alcohol: null,
}

/** Null where the weight of the finished dish is unknown, or so small that the figures are impossible. */
function figuresOf(dish: DescribedDish): Figures | null {
  const { grams } = prepareDish(dish).weight
  if (grams === null) return null
  const per100 = (sum: number) => (sum * 100) / grams
  const { values, coverage } = sumNutrients(dish.lines)
  const ranges = sumRanges(dish.lines)
  const nutrients: NutrientValues = { ...values }
  const nutrient_limits: NutrientLimits = {}
  for (const nutrient of STORED_NUTRIENTS) {
    const [value, range] = [values[nutrient], ranges[nutrient]]
    nutrients[nutrient] = value === null || coverage[nutrient] < 1 ? null : per100(value)
    const isOnlyLimited = nutrients[nutrient] !== null && range !== null && range.low === 0 && range.high > 0
    if (isOnlyLimited) nutrient_limits[nutrient] = per100(range.high)
  }
  if (isImpossible(nutrients)) return null
  const { micronutrients, nutrient_marks } = constituentsOf(dish.lines, per100)
  const { alcohol_g = null, ...others } = micronutrients
  return { ...nutrients, nutrient_limits, micronutrients: others, nutrient_marks, alcohol: alcohol_g }
}

function isImpossible(nutrients: NutrientValues): boolean {
  const food = { weight_units: 'Gram' as const, grams_per_piece: null, density_g_per_ml: null, nutrients }
  return checkFood(food).some((problem) => problem === 'SUM_EXCEEDS_MASS' || problem === 'ENERGY_TOO_HIGH')
}

/** Constituents known of every line; one that every line says to be below a limit stays below the sum of the limits. */
function constituentsOf(lines: readonly DishLine[], per100: (sum: number) => number): FoodConstituents {
  const sums = sumConstituents(lines)
  const found: FoodConstituents = { micronutrients: {}, nutrient_marks: {} }
  for (const constituent of CONSTITUENTS) {
    const { range, coverage } = sums[constituent]
    if (range === null || coverage < 1) continue
    if (range.low === range.high) {
      found.micronutrients[constituent] = per100(range.low)
      found.nutrient_marks[constituent] = { mark: 'computed' }
    } else if (range.low === 0) {
      found.nutrient_marks[constituent] = { mark: 'below_limit', limit: per100(range.high) }
    }
  }
  return found
}

function allergensOf(lines: readonly (DishFoodLine | null)[]): FoodAllergens {
  const found = recipeAllergens(lines)
  const allergens: FoodAllergens = {}
  for (const allergen of ALLERGENS) {
    const { state, by_label } = found[allergen]
    if (state !== 'unknown') allergens[allergen] = { state, evidence: by_label ? 'label' : 'usual_recipe' }
  }
  return allergens
}

/** The level of the least strict line; unknown where one is unknown. */
function widestLevel(lines: readonly (DishFoodLine | null)[]): DietLevel | null {
  const levels = lines.map((line) => line?.diet_level ?? null)
  if (levels.includes(null)) return null
  return DIET_LEVELS.find((level) => levels.includes(level)) ?? null
}

/** Whether any is true; unknown where none is true and one is unknown. */
function anyOf(flags: readonly (boolean | null)[]): boolean | null {
  if (flags.includes(true)) return true
  return flags.includes(null) ? null : false
}
