import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf, PageParameter, SearchText } from '#contract/kernel/fields.ts'
import { LowerGuid, MealPlanName, PlanDay, PlanNote } from './meal-plan-fields.ts'
import { MealPlan } from './meal-plan-read.ts'
import { FolderParameter } from './meal-plans.ts'

const params = z.object({ guid: Guid })
const ofPlan = { params, access: 'admin', not_found: 'MEALPLAN_NOT_FOUND' } as const
const listQuery = z.strictObject({
  search: SearchText.optional(),
  folder: FolderParameter.default('main'),
  page: PageParameter,
})

/**
 * Meal plans that an admin prepares for premium users, and those that were shared with them. Other
 * plans of other people are not theirs. Days and items are changed by the calls of everyone.
 */
export const adminMealPlans = {
  list: endpoint({
    method: 'GET',
    path: '/admin/meal_plan',
    access: 'admin',
    cost: 'dear',
    summary: 'Plans that the admin made, of the main folder or another own one, or those shared with them.',
    query: listQuery,
    status: 200,
    response: listOf(MealPlan),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  sharedWithMe: endpoint({
    method: 'GET',
    path: '/admin/meal_plan/shared_with_me',
    access: 'admin',
    cost: 'dear',
    summary: 'Plans that others share with the admin.',
    query: listQuery.omit({ folder: true }),
    status: 200,
    response: listOf(MealPlan),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/meal_plan',
    access: 'admin',
    summary: 'Creates an empty plan that is nobody’s yet; once for each guid.',
    query: z.strictObject({ folder: z.union([z.literal('main'), LowerGuid]).default('main') }),
    body: z.strictObject({ guid: LowerGuid, name: MealPlanName, note: PlanNote.default('') }),
    status: 201,
    response: MealPlan,
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'UNIQUE', 'INCORRECT_QUERY_PARAMS'],
  }),
  change: endpoint({
    ...ofPlan,
    method: 'PATCH',
    path: '/admin/meal_plan/{guid}',
    summary: 'Changes name or note of a plan that the admin made, or moves it into another of their folders.',
    body: z.strictObject({
      version: z.int().min(1).optional(),
      name: MealPlanName.optional(),
      note: PlanNote.optional(),
      folder: LowerGuid.nullable().optional(),
    }),
    status: 200,
    response: MealPlan,
    errors: ['MEALPLAN_NOT_FOUND', 'NOT_FOUND', 'CHANGED_ELSEWHERE'],
  }),
  duplicate: endpoint({
    ...ofPlan,
    method: 'POST',
    path: '/admin/meal_plan/{guid}/duplicate',
    summary:
      'Copies a plan into a new one of the admin that is nobody’s yet, if wanted so that it begins on another day; once for each guid.',
    body: z.strictObject({
      guid: LowerGuid,
      name: MealPlanName.optional(),
      /** The day that the first planned day becomes. */
      first_day: PlanDay.optional(),
    }),
    status: 201,
    response: MealPlan,
    errors: ['MEALPLAN_NOT_FOUND', 'LIMIT_REACHED', 'UNIQUE'],
  }),
  assign: endpoint({
    ...ofPlan,
    method: 'PATCH',
    path: '/admin/meal_plan/{guid}/assign',
    summary:
      'Gives a plan that the admin made to a premium user, who is told by mail; refused while it is empty, or where another has it.',
    body: z.strictObject({ premium_user: LowerGuid }),
    status: 200,
    response: MealPlan,
    errors: [
      'MEALPLAN_NOT_FOUND',
      'NOT_FOUND',
      'EMPTY_MEAL_PLAN',
      'MEALPLAN_ASSIGNED',
      'LIMIT_REACHED',
      'EMAIL_NOT_SENT',
    ],
  }),
  remove: endpoint({
    ...ofPlan,
    method: 'DELETE',
    path: '/admin/meal_plan/{guid}',
    summary:
      'Deletes a plan that the admin made and nobody has yet; one that is assigned leaves the admin’s lists alone.',
    status: 204,
    response: z.void(),
    errors: ['MEALPLAN_NOT_FOUND', 'MEALPLAN_ASSIGNED'],
  }),
}
