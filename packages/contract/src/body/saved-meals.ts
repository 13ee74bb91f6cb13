import { z } from 'zod'
import { SAVED_MEAL_ITEMS_MAX, SAVED_MEAL_NAME_MAX } from '#contract/body/limits.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf, oneLine, Timestamp } from '#contract/kernel/fields.ts'
import { DiaryGuid, SavedWhat } from './diary-fields.ts'

/** A dish or food of a saved meal. */
const SavedMealItem = z.object({
  what: SavedWhat,
  name: z.string(),
  /** kJ as it was when the meal was saved; null where it was unknown. */
  kilojoules: z.number().nullable(),
  /** False where the food was deleted since, or is not open to the person any more: it cannot be recorded. */
  is_there: z.boolean(),
})

/** Foods that a person eats together, to be recorded in one tap: by entries with the `what` of each item that is there. */
export const SavedMeal = z
  .object({
    guid: Guid,
    name: z.string(),
    items: z.array(SavedMealItem),
    /** When it was last recorded; null where it never was. */
    used_at: Timestamp.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'SavedMeal' })
export type SavedMeal = z.infer<typeof SavedMeal>

const params = z.object({ guid: Guid })
const Name = oneLine(SAVED_MEAL_NAME_MAX).min(1)
const Items = z.array(SavedWhat).min(1).max(SAVED_MEAL_ITEMS_MAX)

export const savedMeals = {
  list: endpoint({
    method: 'GET',
    path: '/saved_meal',
    access: 'user',
    summary: 'One’s saved meals, the last used first.',
    status: 200,
    response: listOf(SavedMeal),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/saved_meal',
    access: 'user',
    summary: 'Saves a meal; once for each guid.',
    body: z.strictObject({ guid: DiaryGuid, name: Name, items: Items }),
    status: 201,
    response: SavedMeal,
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'UNIQUE'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/saved_meal/{guid}',
    access: 'user',
    summary: 'Changes the name of a saved meal or what is in it.',
    params,
    body: z.strictObject({ name: Name.optional(), items: Items.optional() }),
    status: 200,
    response: SavedMeal,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/saved_meal/{guid}',
    access: 'user',
    summary: 'Removes a saved meal.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}
