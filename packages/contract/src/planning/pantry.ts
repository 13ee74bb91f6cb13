import { z } from 'zod'
import { Recipe } from '#contract/catalogue/recipes/read.ts'
import { changedSince, changesFields } from '#contract/kernel/changes-since.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, limitAndOffset, listOf, Timestamp } from '#contract/kernel/fields.ts'
import { PANTRY_RECIPES_PER_PAGE } from '#contract/planning/limits.ts'
import {
  Amount,
  Day,
  DoneAt,
  ItemText,
  lowerGuid,
  needFields,
  PlannedFood,
  Portions,
  WeightUnitName,
} from './shopping-fields.ts'

/** Something at home. */
export const PantryItem = z
  .object({
    guid: Guid,
    ...needFields,
    /** Calendar day on the package; null if not entered. */
    best_before: Day.nullable(),
    /** Null for a text that names no food. */
    food: PlannedFood.nullable(),
    added_at: Timestamp,
  })
  .meta({ id: 'PantryItem' })
export type PantryItem = z.infer<typeof PantryItem>

/** What is to be merged into a copy of the pantry; it may repeat what the copy has. */
export const PantryChanges = z
  .object({
    ...changesFields,
    results: z.array(PantryItem),
    /** What is not at home any more. */
    removed: z.array(Guid),
  })
  .meta({ id: 'PantryChanges' })
export type PantryChanges = z.infer<typeof PantryChanges>

/** A recipe with what of it is missing at home for so many portions. */
export const PantryRecipe = z
  .object({
    recipe: Recipe,
    /** Foods of the recipe without salt, ground pepper and water, and those of them that are not at home in the amount needed. */
    food_count: z.number().int(),
    /** By the name that a cook gives it: „bílek“. */
    missing: z.array(z.object({ guid: Guid, name: z.string() })),
  })
  .meta({ id: 'PantryRecipe' })
export type PantryRecipe = z.infer<typeof PantryRecipe>

/** What cooking took from the pantry. */
export const PantryUse = z
  .object({
    guid: Guid,
    taken: z.array(z.object({ item: Guid, text: z.string(), amount: z.number(), unit: WeightUnitName })),
  })
  .meta({ id: 'PantryUse' })
export type PantryUse = z.infer<typeof PantryUse>

const params = z.object({ guid: Guid })
const nothing = { status: 204, response: z.void() } as const

/** What a person has at home. */
export const pantry = {
  list: endpoint({
    method: 'GET',
    path: '/pantry',
    access: 'user',
    summary: 'What one has at home: what should be eaten first comes first.',
    status: 200,
    response: listOf(PantryItem),
    errors: [],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/pantry/changes',
    access: 'user',
    summary:
      'What changed in the pantry since a mark of the same call; all of it without a mark, or with one older than 30 days.',
    query: z.strictObject(changedSince),
    status: 200,
    response: PantryChanges,
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/pantry',
    access: 'user',
    summary: 'Notes something at home; its text is read like that of a shopping list. Once for each guid.',
    body: z.strictObject({ guid: lowerGuid, text: ItemText, best_before: Day.nullable().default(null) }),
    status: 201,
    response: PantryItem,
    errors: ['LIMIT_REACHED', 'UNIQUE'],
  }),
  // Before the changes by guid: the first matching path answers.
  recipes: endpoint({
    method: 'GET',
    path: '/pantry/recipes',
    access: 'user',
    cost: 'dear',
    summary:
      'Approved recipes of which at most two foods besides spices, salt and water are missing at home: those that use what spoils first, then those of which the least is missing.',
    query: z.strictObject({
      /** For how many portions the amounts must do. */
      portions: z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number)
        .refine((value) => value >= 1)
        .default(2),
      ...limitAndOffset(PANTRY_RECIPES_PER_PAGE),
    }),
    status: 200,
    response: listOf(PantryRecipe),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  cook: endpoint({
    method: 'POST',
    path: '/pantry/cook',
    access: 'user',
    summary:
      'Takes from the pantry what so many portions of a recipe need, what should be eaten first before the rest. Once for each guid.',
    body: z.strictObject({ guid: lowerGuid, recipe: lowerGuid, portions: Portions }),
    status: 200,
    response: PantryUse,
    errors: ['NOT_FOUND', 'UNIQUE'],
  }),
  uncook: endpoint({
    method: 'DELETE',
    path: '/pantry/cook/{guid}',
    access: 'user',
    summary: 'Puts back what cooking took.',
    params,
    ...nothing,
    errors: ['NOT_FOUND'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/pantry/{guid}',
    access: 'user',
    summary: 'Changes the amount or the best-before day of something at home.',
    params,
    body: z.strictObject({
      amount: Amount.nullable().optional(),
      unit: WeightUnitName.nullable().optional(),
      best_before: Day.nullable().optional(),
      at: DoneAt,
    }),
    status: 200,
    response: PantryItem,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/pantry/{guid}',
    access: 'user',
    summary: 'Removes something from the pantry.',
    params,
    ...nothing,
    errors: ['NOT_FOUND'],
  }),
}
