import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { ReadyPlan, ReadyPlanDetail } from '@zivina/contract/planning/ready-plans'
import { scalePortions } from '@zivina/domain/planning/scale-portions'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import type { ReadyPlanData, ReadyPlanMeal } from '@zivina/planner/ready-plan'

/** Pictures of a plan's card. */
const PHOTOS = 4

/** Recipes by slug; a recipe that is no longer public is not among them. */
export type Recipes = ReadonlyMap<string, Recipe>

/** A ready-made plan as the list shows it. */
export function presentReadyPlan(plan: ReadyPlanData, recipes: Recipes): ReadyPlan {
  const { slug, name, headnote, goal, diet_types, dietary_preference, season, request, days } = plan
  const used = [...new Set(days.flat().map(({ recipe }) => recipe))]
  return {
    slug,
    name,
    headnote,
    goal,
    dietary_preference,
    season,
    diet_types: [...diet_types],
    kilojoules: request.kilojoules,
    calories: caloriesFromKilojoules(request.kilojoules),
    days: days.length,
    recipe_count: used.length,
    cooking_minutes_max: Math.max(...days.map((meals) => minutesOf(meals, recipes))),
    photos: used.flatMap((recipe) => recipes.get(recipe)?.photos.slice(0, 1) ?? []).slice(0, PHOTOS),
  }
}

/** Minutes of cooking in a day: leftovers take none. */
function minutesOf(meals: readonly ReadyPlanMeal[], recipes: Recipes): number {
  return meals.reduce(
    (sum, { recipe, leftover_of }) => sum + (leftover_of ? 0 : (recipes.get(recipe)?.time_minutes ?? 0)),
    0,
  )
}

/** @param kilojoules the reader's daily target; null where there is none */
export function presentReadyDetail(plan: ReadyPlanData, recipes: Recipes, kilojoules: number | null): ReadyPlanDetail {
  const scaled_to = kilojoules ?? plan.request.kilojoules
  return {
    ...presentReadyPlan(plan, recipes),
    scaled_to,
    week: plan.days.map((meals) => {
      const portions = portionsFor(meals, recipes, scaled_to / plan.request.kilojoules)
      return {
        meals: meals.map((meal, index) => ({
          meal_type: meal.meal_type,
          recipe: recipes.get(meal.recipe) ?? null,
          portions: portions[index] ?? meal.portions,
          leftover_of: meal.leftover_of ?? null,
        })),
      }
    }),
  }
}

/** Portions of a day's meals for `factor` times the plan's energy; those without a known energy stay. */
export function portionsFor(meals: readonly ReadyPlanMeal[], recipes: Recipes, factor: number): number[] {
  const energies = meals.map(({ recipe }) => recipes.get(recipe)?.kilojoules ?? null)
  const known = meals.flatMap(({ portions }, index) => {
    const kilojoules = energies[index] ?? 0
    return kilojoules > 0 ? [{ index, kilojoules, portions }] : []
  })
  const scaled = scalePortions(known, factor)
  const at = new Map(known.map(({ index }, place) => [index, scaled[place]]))
  return meals.map(({ portions }, index) => at.get(index) ?? portions)
}
