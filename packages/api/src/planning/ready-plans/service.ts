import { randomUUID } from 'node:crypto'
import type { NewMealPlanDay } from '@zivina/contract/planning/meal-plan-days'
import type { DayMode } from '@zivina/contract/planning/meal-plan-fields'
import type { Eater, MealPlanChange } from '@zivina/contract/planning/meal-plan-read'
import type { ReadyPlan, ReadyPlanDetail } from '@zivina/contract/planning/ready-plans'
import type { DietType } from '@zivina/domain/catalogue/diet-types'
import { addDays } from '@zivina/domain/planning/plan-days'
import type { Season } from '@zivina/domain/planning/seasons'
import type { DietaryGoal, DietaryPreference } from '@zivina/nutrition/diets'
import type { ReadyPlanData, ReadyPlanMeal } from '@zivina/planner/ready-plan'
import { getUser } from '#api/account/identity/users/service.ts'
import { presentRecipe } from '#api/catalogue/recipes/read/present.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { putDays, readEatersToCompute } from '../meal-plans/service.ts'
import { portionsFor, presentReadyDetail, presentReadyPlan, type Recipes } from './present.ts'
import { selectRecipes } from './queries.ts'
import { READY_PLANS } from './ready-plan-data.ts'

type Wanted = {
  goal?: DietaryGoal | undefined
  diet_type?: DietType | undefined
  dietary_preference?: DietaryPreference | undefined
  season?: Season | undefined
}

/** Ready-made plans, all or the wanted ones, in the order of the file. A plan for all year is in every season. */
export async function listReadyPlans(
  ctx: UserCtx<'db' | 'urls'>,
  { goal, diet_type, dietary_preference, season }: Wanted,
): Promise<Listed<ReadyPlan>> {
  const wanted = READY_PLANS.filter(
    (plan) =>
      (goal === undefined || plan.goal === goal) &&
      (diet_type === undefined || plan.diet_types.includes(diet_type)) &&
      (dietary_preference === undefined || plan.dietary_preference === dietary_preference) &&
      (season === undefined || plan.season === season || plan.season === 'all'),
  )
  const recipes = await readRecipes(ctx, wanted)
  return whole(wanted, (plan) => presentReadyPlan(plan, recipes))
}

/**
 * A ready-made plan with portions for the logged-in user's own target.
 * @throws ApiError NOT_FOUND
 */
export async function readReadyPlan(ctx: UserCtx<'db' | 'urls'>, slug: string): Promise<ReadyPlanDetail> {
  const plan = requirePlan(slug)
  const { daily_kilojoules } = await getUser(ctx, ctx.actor.guid)
  return presentReadyDetail(plan, await readRecipes(ctx, [plan]), daily_kilojoules)
}

/**
 * Puts a ready-made plan into a meal plan from a day on. Each eater has portions for their own target, or those of the plan where they
 * have none or do not let it be used. Recipes that are no longer public are left out.
 * @throws ApiError NOT_FOUND, MEALPLAN_NOT_FOUND, DAY_ALREADY_EXISTS, LIMIT_REACHED
 */
export async function applyReadyPlan(
  ctx: UserCtx<'db' | 'urls'>,
  { slug, meal_plan, first_day, mode }: { slug: string; meal_plan: string; first_day: string; mode: DayMode },
): Promise<MealPlanChange> {
  const plan = requirePlan(slug)
  const eaters = await readEatersToCompute(ctx, meal_plan)
  const days = daysFor(plan, await readRecipes(ctx, [plan]), { eaters, first_day })
  return putDays(ctx, meal_plan, days, mode)
}

/** The days of a plan as they are put into a meal plan. */
function daysFor(
  plan: ReadyPlanData,
  recipes: Recipes,
  { eaters, first_day }: { eaters: readonly Eater[]; first_day: string },
): NewMealPlanDay[] {
  const guids = new Map(plan.days.flatMap((meals, day) => meals.map((meal) => [keyOf(day, meal), randomUUID()])))
  return plan.days.map((meals, day) => {
    const portions = eaters.map(({ guid, target }) => {
      const factor = (target.kilojoules ?? plan.request.kilojoules) / plan.request.kilojoules
      return { eater: guid, of: portionsFor(meals, recipes, factor) }
    })
    const items = meals.flatMap((meal, index) => {
      const recipe = recipes.get(meal.recipe)
      if (recipe === undefined) return []
      const { meal_type, leftover_of } = meal
      const source = leftover_of ? guids.get(keyOf(leftover_of.day, leftover_of)) : undefined
      return [
        {
          guid: guids.get(keyOf(day, meal)) ?? randomUUID(),
          meal_type,
          recipe: recipe.guid,
          leftover_of: source ?? null,
          note: '',
          portions: portions.map(({ eater, of }) => ({ eater, portions: of[index] ?? meal.portions })),
        },
      ]
    })
    return { day: addDays(first_day, day), note: '', items }
  })
}

const keyOf = (day: number, { meal_type }: Pick<ReadyPlanMeal, 'meal_type'>): string => `${day} ${meal_type}`

function requirePlan(slug: string): ReadyPlanData {
  const plan = READY_PLANS.find((one) => one.slug === slug)
  if (plan === undefined) throw new ApiError('NOT_FOUND')
  return plan
}

async function readRecipes(ctx: UserCtx<'db' | 'urls'>, plans: readonly ReadyPlanData[]): Promise<Recipes> {
  const slugs = [...new Set(plans.flatMap(({ days }) => days.flat().map(({ recipe }) => recipe)))]
  const rows = slugs.length === 0 ? [] : await selectRecipes(ctx.db, slugs)
  return new Map(rows.map((row) => [row.slug, presentRecipe(row, ctx.urls)]))
}
