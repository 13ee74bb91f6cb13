import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { DIET_TYPES } from '@zivina/domain/catalogue/diet-types'
import { DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import { SEXES } from '@zivina/nutrition/targets'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, limitAndOffset, listOf, oneLine, SearchText } from '#contract/kernel/fields.ts'
import {
  EATER_KILOJOULES,
  EXCLUDED_INGREDIENTS_MAX,
  MEAL_PLAN_NAME_MAX,
  MEAL_PLANS_PER_PAGE,
} from '#contract/planning/limits.ts'
import { LowerGuid, MealPlanName, PlanDay, PlanNote } from './meal-plan-fields.ts'
import { Eater, EaterData, MealPlan, MealPlanDetail, NutrientBounds, SharedMealPlan } from './meal-plan-read.ts'
import { ShareToken, sharingOf } from './shares.ts'

const params = z.object({ guid: Guid })
const ofPlan = { params, not_found: 'MEALPLAN_NOT_FOUND' } as const

/** Which plans a list shows: those in the main folder, in a folder, those that others share; absent: all own ones. */
export const FolderParameter = z.union([z.enum(['main', 'shared_with_me']), LowerGuid])

/** The fields of an eater that a person types. */
const EaterFields = z.strictObject({
  name: oneLine(MEAL_PLAN_NAME_MAX),
  sex: z.enum(SEXES).nullable(),
  birth_year: z.int().min(1900).max(2099).nullable(),
  /** kJ a day. Refused for a child, whose target is the average requirement of their age. */
  kilojoules: z.number().min(EATER_KILOJOULES.min).max(EATER_KILOJOULES.max).nullable(),
  nutrients: NutrientBounds,
  diet_types: z.array(z.enum(DIET_TYPES)).max(DIET_TYPES.length),
  dietary_preference: z.enum(DIETARY_PREFERENCES),
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
  excluded_ingredients: z.array(LowerGuid).max(EXCLUDED_INGREDIENTS_MAX),
})
/** Changes of an eater. */
export const EaterPatch = EaterFields.partial()
export type EaterPatch = z.output<typeof EaterPatch>

const eaterParams = z.object({ guid: Guid, eater: Guid })

/** Meal plans, their folders' contents, their eaters and with whom they are shared. Days and items are in `mealPlanDays`. */
export const mealPlans = {
  ...sharingOf('meal_plan', 'MEALPLAN_NOT_FOUND'),
  list: endpoint({
    method: 'GET',
    path: '/meal_plan',
    access: 'user',
    cost: 'dear',
    summary: 'Meal plans, the last changed first: own ones by folder and name, or those that others share.',
    query: z.strictObject({
      /** A part of the name; accents and case are ignored. */
      search: SearchText.optional(),
      folder: FolderParameter.optional(),
      ...limitAndOffset(MEAL_PLANS_PER_PAGE),
    }),
    status: 200,
    response: listOf(MealPlan),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/meal_plan',
    access: 'premium',
    summary: 'Creates an empty meal plan with one eater, who is the account itself; once for each guid.',
    body: z.strictObject({
      guid: LowerGuid,
      name: MealPlanName,
      note: PlanNote.default(''),
      folder: LowerGuid.nullable().default(null),
    }),
    status: 201,
    response: MealPlan,
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'UNIQUE'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/meal_plan/{guid}',
    access: 'user',
    summary:
      'A meal plan with its eaters and the days of a range (by default of this week), with totals of days and weeks.',
    ...ofPlan,
    query: z.strictObject({ from: PlanDay.optional(), to: PlanDay.optional() }),
    status: 200,
    response: MealPlanDetail,
    errors: ['MEALPLAN_NOT_FOUND', 'NO_PREMIUM', 'INCORRECT_QUERY_PARAMS'],
  }),
  shared: endpoint({
    method: 'GET',
    path: '/shared_meal_plan/{token}',
    access: 'public',
    cost: 'dear',
    summary: 'The plan that a read-only link opens; nobody’s target, note of a plan or account is told.',
    params: z.object({ token: ShareToken }),
    not_found: 'MEALPLAN_NOT_FOUND',
    query: z.strictObject({ from: PlanDay.optional(), to: PlanDay.optional() }),
    status: 200,
    response: SharedMealPlan,
    errors: ['MEALPLAN_NOT_FOUND', 'INCORRECT_QUERY_PARAMS'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/meal_plan/{guid}',
    access: 'user',
    summary: 'Changes name or note, or moves an own plan into a folder.',
    ...ofPlan,
    body: z.strictObject({
      /** The version the change is based on; without one it is made in any case. */
      version: z.int().min(1).optional(),
      name: MealPlanName.optional(),
      note: PlanNote.optional(),
      folder: LowerGuid.nullable().optional(),
    }),
    status: 200,
    response: MealPlan,
    errors: ['MEALPLAN_NOT_FOUND', 'NOT_FOUND', 'NO_PREMIUM', 'CHANGED_ELSEWHERE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/meal_plan/{guid}',
    access: 'user',
    summary: 'Deletes an own plan. It can be restored for some days.',
    ...ofPlan,
    status: 204,
    response: z.void(),
    errors: ['MEALPLAN_NOT_FOUND'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/meal_plan/{guid}/restore',
    access: 'user',
    summary: 'Brings back an own plan that was deleted, with all that was in it.',
    ...ofPlan,
    status: 200,
    response: MealPlan,
    errors: ['MEALPLAN_NOT_FOUND', 'LIMIT_REACHED'],
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/meal_plan/{guid}/duplicate',
    access: 'premium',
    summary:
      'Copies a plan that one may read into an own one, if wanted so that it begins on another day; once for each guid.',
    ...ofPlan,
    body: z.strictObject({
      guid: LowerGuid,
      name: MealPlanName.optional(),
      /** The day that the first planned day becomes. */
      first_day: PlanDay.optional(),
    }),
    status: 201,
    response: MealPlan,
    errors: ['MEALPLAN_NOT_FOUND', 'NO_PREMIUM', 'LIMIT_REACHED', 'UNIQUE'],
  }),
  addEater: endpoint({
    method: 'POST',
    path: '/meal_plan/{guid}/eater',
    access: 'user',
    summary:
      'Adds somebody who eats by the plan, or oneself; once for each guid. Meals that are planned stay as they are.',
    ...ofPlan,
    body: EaterFields.partial().extend({
      guid: LowerGuid,
      /** Whether it is the caller's account: target and allergens are then the account's. */
      is_me: z.boolean().default(false),
      /** What the caller agrees to tell others of the plan; by default nothing but name and portions. Of use with `is_me` alone. */
      agreed: z.strictObject(EaterData.shape).default({ needs: false, target: false }),
    }),
    status: 201,
    response: Eater,
    errors: ['MEALPLAN_NOT_FOUND', 'NO_PREMIUM', 'LIMIT_REACHED', 'UNIQUE'],
  }),
  changeEater: endpoint({
    method: 'PATCH',
    path: '/meal_plan/{guid}/eater/{eater}',
    access: 'user',
    summary: 'Changes an eater. Of one that is another account only the name.',
    params: eaterParams,
    body: EaterPatch.extend({ version: z.int().min(1).optional() }),
    status: 200,
    response: Eater,
    errors: ['MEALPLAN_NOT_FOUND', 'NOT_FOUND', 'NO_PREMIUM', 'CHANGED_ELSEWHERE', 'USER_PERMISSION_DENIED'],
  }),
  agree: endpoint({
    method: 'PATCH',
    path: '/meal_plan/{guid}/agreement',
    access: 'user',
    summary:
      'What the caller, who is an eater of the plan, agrees to tell its other people. What is taken back is told to nobody from then on.',
    ...ofPlan,
    body: z.strictObject(EaterData.shape).partial(),
    status: 200,
    response: Eater,
    errors: ['MEALPLAN_NOT_FOUND', 'NOT_FOUND'],
  }),
  removeEater: endpoint({
    method: 'DELETE',
    path: '/meal_plan/{guid}/eater/{eater}',
    access: 'user',
    summary: 'Removes an eater with their portions; the last one stays. Dishes that nobody else eats are removed too.',
    params: eaterParams,
    status: 204,
    response: z.void(),
    errors: ['MEALPLAN_NOT_FOUND', 'NOT_FOUND', 'NO_PREMIUM', 'LAST_EATER'],
  }),
}
