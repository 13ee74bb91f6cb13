import type { MealPlanDay, MealPlanItem, MealPlanWeek } from '@zivina/contract/planning/meal-plan-read'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { totalsByEater, weekTotals } from '@zivina/domain/planning/plan-totals'
import { type RecipeTotals, recipeTotals } from '@zivina/nutrition/macros'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { DayRow, DishFacts, FoodFacts, ItemRow } from '../items/item-row.ts'

type Figures = Pick<
  MealPlanItem,
  | ('name' | 'photo' | 'time_minutes' | 'resting_time' | 'portion_size' | 'weight_units' | 'totals')
  | ('diet_types' | 'dietary_preference' | 'without_allergens')
>

/** An item as it is answered. Its guids are told where it is open: of what is hidden or gone only name and figures are known. */
export function presentItem(row: ItemRow, urls: Urls): MealPlanItem {
  const isOpen = row.availability === 'open'
  return {
    guid: row.guid,
    day: row.day,
    meal_type: row.meal_type,
    position: row.position,
    recipe: isOpen ? row.recipe : null,
    recipe_modified: isOpen ? row.recipe_modified : null,
    ingredient: isOpen ? row.ingredient : null,
    slug: isOpen ? row.facts.slug : null,
    amount: row.amount,
    portions: row.portions,
    leftover_of: row.leftover_of,
    is_pinned: row.is_pinned,
    note: row.note,
    availability: row.availability,
    version: row.version,
    updated_at: new Date(row.updated_at).toISOString(),
    ...(row.kind === 'ingredient' ? foodFigures(row.facts, Number(row.amount), urls) : dishFigures(row.facts, urls)),
  }
}

function dishFigures(facts: DishFacts, urls: Urls): Figures {
  const { name, photos, time_minutes, resting_time, portion_size } = facts
  const { diet_types, dietary_preference, without_allergens } = facts
  const photo = urls.optionalPhoto(photos[0] ?? null)
  const classified = { diet_types, dietary_preference, without_allergens }
  return {
    name,
    photo,
    time_minutes,
    resting_time,
    portion_size,
    weight_units: null,
    totals: dishTotals(facts),
    ...classified,
  }
}

/** The coverage of an unknown nutrient is zero. */
function dishTotals(facts: DishFacts): RecipeTotals {
  const coverage = STORED_NUTRIENTS.map((nutrient) => [nutrient, facts.nutrient_coverage[nutrient] ?? 0] as const)
  return {
    kilojoules: facts.kilojoules,
    calories_in_total: facts.calories_in_total,
    protein_in_total: facts.protein_in_total,
    carbohydrates_in_total: facts.carbohydrates_in_total,
    fat_in_total: facts.fat_in_total,
    fiber_in_total: facts.fiber_in_total,
    sugars_in_total: facts.sugars_in_total,
    saturated_fats_in_total: facts.saturated_fats_in_total,
    salt_in_total: facts.salt_in_total,
    nutrient_coverage: Object.fromEntries(coverage) as RecipeTotals['nutrient_coverage'],
  }
}

/** @param amount in one portion, in the food's own unit */
function foodFigures(facts: FoodFacts, amount: number, urls: Urls): Figures {
  const { name, photos, weight_units, grams_per_piece, density_g_per_ml, is_spice } = facts
  const line = {
    amount,
    weight_units,
    grams_per_piece,
    density_g_per_ml,
    is_spice,
    count_macros: true,
    nutrients: facts,
  }
  return {
    name,
    photo: urls.icon(photos),
    time_minutes: null,
    resting_time: null,
    portion_size: null,
    weight_units,
    diet_types: [],
    dietary_preference: [],
    without_allergens: [],
    totals: recipeTotals([line], 1),
  }
}

type Presented = { days: MealPlanDay[]; weeks: MealPlanWeek[] }

/** Days with their totals, and the weeks they make. @param eaters guids in their order */
export function presentDays(rows: readonly DayRow[], eaters: readonly string[], urls: Urls): Presented {
  const days = rows.map(({ day, note, items }) => ({ day, note, items: items.map((item) => presentItem(item, urls)) }))
  return {
    days: days.map(({ day, note, items }) => presentDay(day, note, items.toSorted(byMeal), eaters)),
    weeks: weekTotals(days, eaters),
  }
}

function presentDay(day: string, note: string, items: MealPlanItem[], eaters: readonly string[]): MealPlanDay {
  const isFood = (item: MealPlanItem): boolean => item.weight_units !== null
  return {
    day,
    note,
    recipes: items.filter((item) => !isFood(item)),
    ingredients: items.filter(isFood),
    totals: totalsByEater(items, eaters),
  }
}

function byMeal(one: MealPlanItem, other: MealPlanItem): number {
  return (
    MEAL_TYPES.indexOf(one.meal_type) - MEAL_TYPES.indexOf(other.meal_type) ||
    one.position - other.position ||
    (one.guid < other.guid ? -1 : 1)
  )
}
