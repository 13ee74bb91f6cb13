import type { Eater as EaterOfPlan, MealPlanDay } from '@zivina/contract/planning/meal-plan-read'
import { type PlanWishes, VARIETIES, type VarietyWish } from '@zivina/contract/planning/plan-proposals'
import { RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import { addDays, daysBetween } from '@zivina/domain/planning/plan-days'
import { plannedShare } from '@zivina/domain/planning/planned-share'
import { DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import { DEFAULT_VARIETY, DEFAULT_WEIGHTS } from '@zivina/planner/plan-defaults'
import {
  type Band,
  type Eater,
  type FixedMeal,
  type PlanRequest,
  REQUEST_VERSION,
  USUAL_PORTIONS,
  type Variety,
} from '@zivina/planner/plan-request'
import { weekRulesOf } from '@zivina/planner/week-rules-of-diets'
import { excludedBy } from '#api/planning/meal-plans/policy.ts'

const VARIETY: Readonly<Record<VarietyWish, Variety>> = {
  low: { recipe_times_a_week: 4, cooked_times_a_week: 4, consecutive_days: true, days_apart: 0, group_times_a_week: 7 },
  usual: DEFAULT_VARIETY,
  high: {
    recipe_times_a_week: 1,
    cooked_times_a_week: 1,
    consecutive_days: false,
    days_apart: 2,
    group_times_a_week: 3,
  },
}

/** The strictest wish of variety that allows what a request does; a loosening may have changed it. */
export function varietyWish({ recipe_times_a_week, cooked_times_a_week }: Variety): VarietyWish {
  const isAllowed = (wish: VarietyWish) =>
    VARIETY[wish].recipe_times_a_week >= recipe_times_a_week && VARIETY[wish].cooked_times_a_week >= cooked_times_a_week
  return VARIETIES.findLast(isAllowed) ?? 'low'
}

/** What a plan offers to the generator. */
export type Basis = { eaters: readonly EaterOfPlan[]; meal_days: readonly MealPlanDay[] }

/**
 * The request of a person's wishes for a plan.
 * @param pantry guids of ingredients at home
 * @returns null where an eater has no daily target: without one there is nothing to plan for
 */
export function planRequestOf(
  wishes: PlanWishes,
  { eaters, meal_days }: Basis,
  pantry: readonly string[],
): PlanRequest | null {
  const day_share = wishes.day_share ?? plannedShare(wishes.meals.map(({ meal_type }) => meal_type))
  const at_table = eaters.map((eater) => eaterOf(eater, wishes, day_share))
  if (!at_table.every((eater) => eater !== null)) return null
  return {
    version: REQUEST_VERSION,
    first_day: wishes.first_day,
    days: wishes.days,
    meals: wishes.meals,
    meal_tolerance: wishes.meal_tolerance,
    day_share,
    portions: USUAL_PORTIONS,
    eaters: at_table,
    cooking_minutes: wishes.cooking_minutes,
    pantry_ingredients: wishes.use_pantry ? pantry : [],
    fixed: fixedMeals(wishes, { eaters, meal_days }),
    yields_to_fixed: wishes.keep_planned,
    leftovers: wishes.leftovers,
    variety: VARIETY[wishes.variety],
    week_rules: wishes.balanced_week ? weekRulesOf(at_table) : [],
    weights: DEFAULT_WEIGHTS,
    seed: wishes.seed,
  }
}

/** An eater, of whose target the planned meals are the given part. */
function eaterOf(eater: EaterOfPlan, wishes: PlanWishes, day_share: number): Eater | null {
  const { kilojoules, nutrients } = eater.target
  if (kilojoules === null) return null
  return {
    guid: eater.guid,
    daily_kilojoules: kilojoules * day_share,
    energy_tolerance: wishes.energy_tolerance,
    bands: Object.entries(nutrients).flatMap(([nutrient, { min, max }]) =>
      min === null && max === null
        ? []
        : [{ nutrient: nutrient as Band['nutrient'], from: partOf(min, day_share), to: partOf(max, day_share) }],
    ),
    diet_types: RESTRICTING_DIETS.filter((diet) => eater.diet_types.includes(diet)),
    dietary_preference: eater.dietary_preference,
    excluded_ingredients: excludedBy(eater),
    disliked_ingredients: wishes.disliked_ingredients,
    meals: null,
  }
}

const partOf = (bound: number | null, share: number): number | null => (bound === null ? null : bound * share)

/**
 * The dishes of wished meals that stay: what is pinned, or all that the plan has. Of several in one meal it is the first, a pinned one before
 * others, in portions of eaters. A leftover stays one where the dish that it is of stays, too; else it is cooked.
 */
function fixedMeals({ first_day, days, meals, keep_planned }: PlanWishes, { eaters, meal_days }: Basis): FixedMeal[] {
  const wished = new Set<string>(meals.map(({ meal_type }) => meal_type))
  const staying = new Map<string, FixedMeal>()
  const taken = new Set<string>()
  const pots = new Set<string>()
  for (const { day, recipes } of meal_days.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const index = daysBetween(first_day, day)
    if (index < 0 || index >= days) continue
    const pinnedFirst = recipes.toSorted((one, other) => Number(other.is_pinned) - Number(one.is_pinned))
    for (const { guid, meal_type, recipe, portions, is_pinned, ...item } of pinnedFirst) {
      const slot = `${day} ${meal_type}`
      if (recipe === null || !wished.has(meal_type) || taken.has(slot) || !(is_pinned || keep_planned)) continue
      taken.add(slot)
      const pot = item.leftover_of === null || pots.has(item.leftover_of) ? undefined : staying.get(item.leftover_of)
      const isLeftover = pot !== undefined && pot.day < index && pot.leftover_of === null
      // One pot gives one leftover.
      if (isLeftover && item.leftover_of !== null) pots.add(item.leftover_of)
      staying.set(guid, {
        day: index,
        meal_type,
        recipe,
        portions: Object.fromEntries([
          // An eater who does not have a pinned dish gets none of it.
          ...(is_pinned ? eaters.map(({ guid }) => [guid, 0] as const) : []),
          ...portions.map(({ eater, portions }) => [eater, portions] as const),
        ]),
        leftover_of: isLeftover ? { day: pot.day, meal_type: pot.meal_type } : null,
        ...(is_pinned ? { is_pinned } : {}),
      })
    }
  }
  return [...staying.values()]
}

/** The day of a plan's index. */
export const dayOf = ({ first_day }: Pick<PlanRequest, 'first_day'>, index: number): string => addDays(first_day, index)

/** The most candidates for one meal type: more than the generator names, so that its own choice is free. */
const CANDIDATES_PER_MEAL = 400

/** What candidates are chosen by: what everybody at the table needs. */
export function choiceOf({ meals, eaters, seed }: PlanRequest) {
  const styles = eaters.map(({ dietary_preference }) => DIETARY_PREFERENCES.indexOf(dietary_preference))
  return {
    meal_types: meals.map(({ meal_type }) => meal_type),
    diet_types: RESTRICTING_DIETS.filter((diet) => eaters.some(({ diet_types }) => diet_types.includes(diet))),
    dietary_preference: DIETARY_PREFERENCES[Math.max(0, ...styles)] ?? 'All',
    seed,
    limit: CANDIDATES_PER_MEAL,
  }
}
