import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { z } from 'zod'
import { Recipe } from '#contract/catalogue/recipes/read.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid } from '#contract/kernel/fields.ts'
import { MEAL_PLAN_ITEMS_PER_CALL, MEAL_PLAN_RANGE_MAX } from '#contract/planning/limits.ts'
import {
  DAY_MODES,
  EatenPortions,
  ItemAmount,
  LowerGuid,
  NewMealPlanItem,
  PlanDay,
  PlanNote,
} from './meal-plan-fields.ts'
import { MealPlanChange } from './meal-plan-read.ts'

const params = z.object({ guid: Guid })
const dayParams = z.object({ guid: Guid, day: PlanDay })
const itemParams = z.object({ guid: Guid, item: Guid })
/** Days from one to another, both included. */
const PlanRange = z
  .strictObject({ from: PlanDay, to: PlanDay })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'out_of_range' })
const changes = { access: 'user', response: MealPlanChange } as const
const CODES = ['MEALPLAN_NOT_FOUND', 'NO_PREMIUM'] as const

/** A whole day as it is put into a plan: by the generator, from a ready-made plan, or by hand. */
export const NewMealPlanDay = z.strictObject({
  day: PlanDay,
  note: PlanNote.default(''),
  items: z.array(NewMealPlanItem).max(MEAL_PLAN_ITEMS_PER_CALL),
})
export type NewMealPlanDay = z.output<typeof NewMealPlanDay>

/** A recipe that could stand in for one of a meal. */
export const MealSwap = z
  .object({
    recipe: Recipe,
    /** How far its portion is from the one it replaces: 0 is the same energy, protein, carbohydrates and fat, 1 twice as much of each. */
    distance: z.number(),
  })
  .meta({ id: 'MealSwap' })
export type MealSwap = z.infer<typeof MealSwap>

/**
 * Days and items of a meal plan. Each item has its own guid, made by the client, and its own version: changes of two people that
 * concern different items never meet, and of the same item the later one is refused with CHANGED_ELSEWHERE.
 */
export const mealPlanDays = {
  createDay: endpoint({
    ...changes,
    method: 'POST',
    path: '/meal_plan/{guid}/day',
    summary: 'Adds a day with a note; refused where the plan has it. Adding an item adds its day by itself.',
    params,
    not_found: 'MEALPLAN_NOT_FOUND',
    body: z.strictObject({ day: PlanDay, note: PlanNote.default('') }),
    status: 201,
    errors: [...CODES, 'DAY_ALREADY_EXISTS', 'LIMIT_REACHED'],
  }),
  put: endpoint({
    ...changes,
    method: 'POST',
    path: '/meal_plan/{guid}/days',
    summary: 'Puts whole days into the plan in one step: all of them or none.',
    params,
    not_found: 'MEALPLAN_NOT_FOUND',
    body: z.strictObject({
      days: z.array(NewMealPlanDay).min(1).max(MEAL_PLAN_RANGE_MAX),
      mode: z.enum(DAY_MODES).default('refuse'),
    }),
    status: 200,
    errors: [
      ...CODES,
      'NOT_FOUND',
      'DAY_ALREADY_EXISTS',
      'RECIPE_ALREADY_ADDED',
      'NO_RECIPES_SELECTED',
      'LIMIT_REACHED',
      'UNIQUE',
    ],
  }),
  copy: endpoint({
    ...changes,
    method: 'POST',
    path: '/meal_plan/{guid}/copy',
    summary:
      'Copies a day, a week or any range so that its first day becomes the target; days without anything are skipped.',
    params,
    not_found: 'MEALPLAN_NOT_FOUND',
    body: PlanRange.safeExtend({ target: PlanDay, mode: z.enum(DAY_MODES).default('refuse') }),
    status: 200,
    errors: [...CODES, 'EMPTY_DAY', 'DAY_ALREADY_EXISTS', 'LIMIT_REACHED'],
  }),
  changeDay: endpoint({
    ...changes,
    method: 'PATCH',
    path: '/meal_plan/{guid}/day/{day}',
    summary: 'Writes the note of a day; the day is added where the plan has none.',
    params: dayParams,
    body: z.strictObject({ note: PlanNote }),
    status: 200,
    errors: [...CODES, 'LIMIT_REACHED'],
  }),
  clear: endpoint({
    ...changes,
    method: 'POST',
    path: '/meal_plan/{guid}/clear',
    summary: 'Takes everything out of the days of a range and removes their notes; the answer names what was in them.',
    params,
    not_found: 'MEALPLAN_NOT_FOUND',
    body: PlanRange,
    status: 200,
    errors: [...CODES, 'EMPTY_DAY'],
  }),
  addItems: endpoint({
    ...changes,
    method: 'POST',
    path: '/meal_plan/{guid}/item',
    summary: 'Adds dishes and foods to a day, at the end of their meals; once for each guid.',
    params,
    not_found: 'MEALPLAN_NOT_FOUND',
    body: z.strictObject({ day: PlanDay, items: z.array(NewMealPlanItem).max(MEAL_PLAN_ITEMS_PER_CALL) }),
    status: 201,
    errors: [...CODES, 'NOT_FOUND', 'NO_RECIPES_SELECTED', 'RECIPE_ALREADY_ADDED', 'LIMIT_REACHED', 'UNIQUE'],
  }),
  changeItem: endpoint({
    ...changes,
    method: 'PATCH',
    path: '/meal_plan/{guid}/item/{item}',
    summary:
      'Moves an item to another day, meal or place, swaps its recipe, pins it, or changes portions, amount or note.',
    params: itemParams,
    body: z.strictObject({
      version: z.int().min(1),
      day: PlanDay.optional(),
      meal_type: z.enum(MEAL_TYPES).optional(),
      /** The item of that meal that it moves before; null is the end. Without it, a move to another meal ends at the end. */
      before: LowerGuid.nullable().optional(),
      recipe: LowerGuid.optional(),
      recipe_modified: LowerGuid.optional(),
      amount: ItemAmount.optional(),
      portions: EatenPortions.optional(),
      leftover_of: LowerGuid.nullable().optional(),
      /** Only a recipe can be pinned; one that is swapped for a modified recipe is not pinned any more. */
      is_pinned: z.boolean().optional(),
      note: PlanNote.optional(),
    }),
    status: 200,
    errors: [...CODES, 'NOT_FOUND', 'CHANGED_ELSEWHERE', 'RECIPE_ALREADY_ADDED', 'LIMIT_REACHED'],
  }),
  removeItem: endpoint({
    method: 'DELETE',
    path: '/meal_plan/{guid}/item/{item}',
    access: 'user',
    summary: 'Takes an item out; `undo` puts it back.',
    params: itemParams,
    status: 204,
    response: z.void(),
    errors: [...CODES, 'NOT_FOUND'],
  }),
  undo: endpoint({
    ...changes,
    method: 'POST',
    path: '/meal_plan/{guid}/undo',
    summary:
      'Undoes a change by what its answer named: restores `removed` items and removes `added` ones. Items stay restorable for a day.',
    params,
    not_found: 'MEALPLAN_NOT_FOUND',
    body: z.strictObject({
      restore: z.array(LowerGuid).max(MEAL_PLAN_ITEMS_PER_CALL).default([]),
      remove: z.array(LowerGuid).max(MEAL_PLAN_ITEMS_PER_CALL).default([]),
      /** Notes of cleared days, to be written again. */
      notes: z
        .array(z.strictObject({ day: PlanDay, note: PlanNote }))
        .max(MEAL_PLAN_RANGE_MAX)
        .default([]),
    }),
    status: 200,
    errors: [...CODES, 'NOT_FOUND', 'LIMIT_REACHED'],
  }),
  swaps: endpoint({
    method: 'GET',
    path: '/meal_plan/{guid}/item/{item}/swap',
    access: 'user',
    cost: 'dear',
    summary:
      'Recipes of the same meal that suit all who eat it, nearest in nutrition first. An unknown figure is never near.',
    params: itemParams,
    status: 200,
    response: z.object({ results: z.array(MealSwap) }),
    errors: [...CODES, 'NOT_FOUND'],
  }),
}
