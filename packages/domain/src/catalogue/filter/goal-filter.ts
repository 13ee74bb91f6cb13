import { KILOJOULES_PER_KILOCALORIE } from '@zivina/nutrition/energy'
import { mealOfDay } from '@zivina/nutrition/meal-of-day'
import type { TargetGoal } from '@zivina/nutrition/targets'
import type { Allergen } from '#domain/catalogue/allergens/allergens.ts'
import { CALORIE_LIMITS, FILTER_DEFAULTS, normalizeFilter, type Range, type RecipeFilter } from './filters.ts'
import { PRESETS } from './presets.ts'

/** What the recipes for a person's goal depend on. */
export type PersonalGoal = { goal: TargetGoal; daily_kilojoules: number; allergens: readonly Allergen[] }

const OF_GOAL: Record<TargetGoal, RecipeFilter> = {
  'Weight loss': PRESETS.lose_weight.filter,
  'Weight gain': PRESETS.muscles.filter,
  'Weight maintain': { ...FILTER_DEFAULTS, meal_types: PRESETS.lose_weight.filter.meal_types },
}
/** The step of the slider in kcal. */
const STEP = 10

/**
 * The main meals that suit a person's goal: with the energy of a main meal of their day, and without the allergens they avoid.
 * The span is rounded outwards to the steps of the slider, whose edges are open.
 */
export function goalFilter({ goal, daily_kilojoules, allergens }: PersonalGoal): RecipeFilter {
  return normalizeFilter({
    ...OF_GOAL[goal],
    calorie_span: mealSpan(daily_kilojoules),
    without_allergens: allergens,
  })
}

function mealSpan(dailyKilojoules: number): Range {
  const { low, high } = mealOfDay(dailyKilojoules)
  const [min, max] = CALORIE_LIMITS
  const from = Math.floor(low / KILOJOULES_PER_KILOCALORIE / STEP) * STEP
  const to = Math.ceil(high / KILOJOULES_PER_KILOCALORIE / STEP) * STEP
  return [Math.min(Math.max(from, min), max), Math.min(Math.max(to, min), max)]
}
