import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid } from '#contract/kernel/fields.ts'
import { SHOPPING_ITEMS_MAX, SHOPPING_MARKS_PER_CALL, SHOPPING_RECIPES_MAX } from '#contract/planning/limits.ts'
import { PlanDay } from './meal-plan-fields.ts'
import { Amount, DoneAt, ItemText, lowerGuid, markFields, Portions, WeightUnitName } from './shopping-fields.ts'
import { ListWithPlan, ListWithText, listParams, ShoppingList } from './shopping-lists.ts'

const itemParams = z.object({ guid: Guid, item: Guid })
const changed = { status: 200, response: ShoppingList } as const
/** Recipes and items together. */
const SHOPPING_ENTRIES_MAX = SHOPPING_ITEMS_MAX + SHOPPING_RECIPES_MAX
/** Set where what is on the list already is to become more; otherwise that is ALREADY_IN_CART. */
const more = z.boolean().default(false)

/** What is on a list. Every write answers with the whole list. */
export const shoppingItems = {
  addRecipe: endpoint({
    method: 'POST',
    path: '/shopping_list/{guid}/recipe',
    access: 'user',
    summary:
      'Adds a recipe that one may see, or an own modified one, with its lines; by `more` its portions are added up.',
    params: listParams,
    body: z.strictObject({ guid: lowerGuid, recipe: lowerGuid, portions: Portions, more }),
    ...changed,
    errors: ['NOT_FOUND', 'ALREADY_IN_CART', 'LIMIT_REACHED', 'UNIQUE'],
  }),
  changeRecipe: endpoint({
    method: 'PATCH',
    path: '/shopping_list/{guid}/recipe/{item}',
    access: 'user',
    summary: 'Changes the portions of a recipe on the list.',
    params: itemParams,
    body: z.strictObject({ portions: Portions, at: DoneAt }),
    ...changed,
    errors: ['NOT_FOUND'],
  }),
  addIngredient: endpoint({
    method: 'POST',
    path: '/shopping_list/{guid}/ingredient',
    access: 'user',
    summary: 'Adds an amount of a food, in its own unit unless another is given; by `more` to what was added before.',
    params: listParams,
    body: z.strictObject({
      guid: lowerGuid,
      ingredient: lowerGuid,
      amount: Amount.nullable().default(null),
      unit: WeightUnitName.optional(),
      more,
    }),
    ...changed,
    errors: ['NOT_FOUND', 'ALREADY_IN_CART', 'LIMIT_REACHED', 'UNIQUE'],
  }),
  addPlan: endpoint({
    method: 'POST',
    path: '/shopping_list/{guid}/meal_plan',
    access: 'user',
    summary:
      'Puts what the days of a meal plan need on the list, in place of what the same days put there before. Leftovers buy nothing.',
    params: listParams,
    body: z
      .strictObject({ meal_plan: lowerGuid, from: PlanDay, to: PlanDay })
      .refine(({ from, to }) => from <= to, { path: ['to'], message: 'out_of_range' }),
    status: 200,
    response: ListWithPlan,
    errors: ['NOT_FOUND', 'MEALPLAN_NOT_FOUND', 'NO_PREMIUM', 'EMPTY_DAY', 'LIMIT_REACHED'],
  }),
  addText: endpoint({
    method: 'POST',
    path: '/shopping_list/{guid}/item',
    access: 'user',
    summary:
      'Adds each part of a text: amounts of foods where the parser knows them, otherwise its words. What is there already is left as it is; where all of it is, that is ALREADY_IN_CART.',
    params: listParams,
    body: z.strictObject({ guid: lowerGuid, text: ItemText, more }),
    status: 200,
    response: ListWithText,
    errors: ['NOT_FOUND', 'ALREADY_IN_CART', 'LIMIT_REACHED', 'UNIQUE'],
  }),
  changeItem: endpoint({
    method: 'PATCH',
    path: '/shopping_list/{guid}/item/{item}',
    access: 'user',
    summary: 'Writes an item anew: its text is read as when it is added, or its amount changes.',
    params: itemParams,
    body: z.union([
      z.strictObject({ text: ItemText, at: DoneAt }),
      z.strictObject({ amount: Amount.nullable(), unit: WeightUnitName.nullable(), at: DoneAt }),
    ]),
    ...changed,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shopping_list/{guid}/item/{item}',
    access: 'user',
    summary: 'Takes an item or a recipe off the list; it can be restored.',
    params: itemParams,
    ...changed,
    errors: ['NOT_FOUND'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/shopping_list/{guid}/restore',
    access: 'user',
    summary: 'Brings removed items and recipes back, and removes those that took their place.',
    params: listParams,
    body: z
      .strictObject({
        items: z.array(lowerGuid).max(SHOPPING_ENTRIES_MAX),
        instead_of: z.array(lowerGuid).max(SHOPPING_ENTRIES_MAX).default([]),
      })
      .refine(({ items, instead_of }) => items.length + instead_of.length > 0, { path: ['items'] }),
    ...changed,
    errors: ['NOT_FOUND'],
  }),
  mark: endpoint({
    method: 'POST',
    path: '/shopping_list/{guid}/mark',
    access: 'user',
    summary: 'Ticks lines off or unticks them; of each line the mark that was made last holds.',
    params: listParams,
    body: z.strictObject({
      marks: z
        .array(z.strictObject({ ...markFields, at: DoneAt }))
        .min(1)
        .max(SHOPPING_MARKS_PER_CALL),
    }),
    ...changed,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  }),
  finish: endpoint({
    method: 'POST',
    path: '/shopping_list/{guid}/finish',
    access: 'user',
    summary: 'Takes off what is ticked: recipes whose lines all are, items, and staples until they are due again.',
    params: listParams,
    ...changed,
    errors: ['NOT_FOUND'],
  }),
}
