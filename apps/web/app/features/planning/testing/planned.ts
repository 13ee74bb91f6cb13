import type { RecipeTotals } from '@zivina/contract/catalogue/recipes/read'
import type { MealPlanDay, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'

/** Totals of a portion for tests: so many kJ, and nothing else. */
export function totalsOfEnergy(kilojoules: number | null): RecipeTotals {
  return {
    kilojoules,
    calories_in_total: null,
    protein_in_total: 10,
    carbohydrates_in_total: 20,
    fat_in_total: 5,
    sugars_in_total: 1,
    salt_in_total: 1,
    fiber_in_total: null,
    saturated_fats_in_total: 1,
    nutrient_coverage: Object.fromEntries(
      STORED_NUTRIENTS.map((name) => [name, name === 'fiber' ? 0 : 1]),
    ) as RecipeTotals['nutrient_coverage'],
  }
}

/** An item of a plan for tests: a recipe at breakfast unless said otherwise. */
export function planned(guid: string, fields: Partial<MealPlanItem> = {}): MealPlanItem {
  return {
    guid,
    day: '2026-11-23',
    meal_type: 'Breakfast',
    position: 0,
    recipe: fields.ingredient ? null : `recipe-${guid}`,
    recipe_modified: null,
    ingredient: null,
    name: guid,
    slug: guid,
    photo: null,
    time_minutes: 20,
    resting_time: 0,
    portion_size: 2,
    amount: null,
    weight_units: null,
    diet_types: [],
    dietary_preference: [],
    without_allergens: [],
    totals: totalsOfEnergy(1000),
    portions: [{ eater: 'me', portions: 1 }],
    leftover_of: null,
    is_pinned: false,
    note: '',
    availability: 'open',
    version: 1,
    updated_at: '2026-11-23T00:00:00.000Z',
    ...fields,
  }
}

/** A day of a plan for tests with these items, which are all its own. */
export function plannedDay(day: string, items: readonly MealPlanItem[]): MealPlanDay {
  const own = items.map((item) => ({ ...item, day }))
  return {
    day,
    note: '',
    recipes: own.filter(({ ingredient }) => ingredient === null),
    ingredients: own.filter(({ ingredient }) => ingredient !== null),
    totals: [],
  }
}
