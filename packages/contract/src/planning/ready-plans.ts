import { DIET_TYPES } from '@zivina/domain/catalogue/diet-types'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { SEASONS } from '@zivina/domain/planning/seasons'
import { DIETARY_GOALS, DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import { z } from 'zod'
import { Recipe } from '#contract/catalogue/recipes/read.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { ImageUrl, listOf, Slug } from '#contract/kernel/fields.ts'
import { DAY_MODES, LowerGuid, PlanDay } from './meal-plan-fields.ts'
import { MealPlanChange } from './meal-plan-read.ts'

/** A week that the product has ready, as the list shows it. */
export const ReadyPlan = z
  .object({
    slug: Slug,
    name: z.string(),
    /** For whom it is and what is in it, in a sentence or two. */
    headnote: z.string(),
    goal: z.enum(DIETARY_GOALS),
    /** What every dish of it suits. */
    diet_types: z.array(z.enum(DIET_TYPES)),
    dietary_preference: z.enum(DIETARY_PREFERENCES),
    season: z.enum(SEASONS),
    /** Of a day, kJ, as it was computed for; applied, it is scaled to one's own target. */
    kilojoules: z.number(),
    calories: z.number().int(),
    days: z.number().int(),
    /** Different recipes, and the most minutes of cooking in a day. */
    recipe_count: z.number().int(),
    cooking_minutes_max: z.number().int(),
    photos: z.array(ImageUrl),
  })
  .meta({ id: 'ReadyPlan' })
export type ReadyPlan = z.infer<typeof ReadyPlan>

/** A meal of a ready-made plan. */
export const ReadyMeal = z
  .object({
    meal_type: z.enum(MEAL_TYPES),
    /** Null where the recipe is no longer available. */
    recipe: Recipe.nullable(),
    /** For one's own target, or as the plan was computed where there is none. */
    portions: z.number(),
    /** The number of the day, from 0, and the meal whose dish is eaten again. */
    leftover_of: z.object({ day: z.number().int(), meal_type: z.enum(MEAL_TYPES) }).nullable(),
  })
  .meta({ id: 'ReadyMeal' })
export type ReadyMeal = z.infer<typeof ReadyMeal>

export const ReadyPlanDetail = z
  .object({
    ...ReadyPlan.shape,
    /** Energy of a day for which portions are shown, kJ. */
    scaled_to: z.number(),
    week: z.array(z.object({ meals: z.array(ReadyMeal) })),
  })
  .meta({ id: 'ReadyPlanDetail' })
export type ReadyPlanDetail = z.infer<typeof ReadyPlanDetail>

const params = z.object({ slug: Slug })

/** Weeks made by the generator from the catalogue, by goal, diet, energy and season. */
export const readyPlans = {
  list: endpoint({
    method: 'GET',
    path: '/ready_plan',
    access: 'premium',
    summary: 'Ready-made weeks, all or those for a goal, diet, style or season.',
    query: z.strictObject({
      goal: z.enum(DIETARY_GOALS).optional(),
      diet_type: z.enum(DIET_TYPES).optional(),
      dietary_preference: z.enum(DIETARY_PREFERENCES).optional(),
      season: z.enum(SEASONS).optional(),
    }),
    status: 200,
    response: listOf(ReadyPlan),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/ready_plan/{slug}',
    access: 'premium',
    summary: 'A ready-made week with portions for one’s own daily target.',
    params,
    status: 200,
    response: ReadyPlanDetail,
    errors: ['NOT_FOUND'],
  }),
  apply: endpoint({
    method: 'POST',
    path: '/ready_plan/{slug}/apply',
    access: 'premium',
    summary: 'Puts a ready-made week into a meal plan from a day on, with portions for the target of each eater.',
    params,
    body: z.strictObject({ meal_plan: LowerGuid, first_day: PlanDay, mode: z.enum(DAY_MODES).default('refuse') }),
    status: 200,
    response: MealPlanChange,
    errors: ['NOT_FOUND', 'MEALPLAN_NOT_FOUND', 'DAY_ALREADY_EXISTS', 'LIMIT_REACHED'],
  }),
}
