import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf, oneLine, Timestamp } from '#contract/kernel/fields.ts'
import { MEAL_PLAN_FOLDER_NAME_MAX } from '#contract/planning/limits.ts'
import { LowerGuid } from './meal-plan-fields.ts'

/** A folder of meal plans. Folders are a tree; the main one, which holds all, has no row and is null. */
export const MealPlanFolder = z
  .object({
    guid: Guid,
    name: z.string(),
    parent: Guid.nullable(),
    /** Orders the folders of one parent. */
    position: z.number().int(),
    /** Plans and folders directly in it. */
    items_in_folder: z.number().int().min(0),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'MealPlanFolder' })
export type MealPlanFolder = z.infer<typeof MealPlanFolder>

const FolderName = oneLine(MEAL_PLAN_FOLDER_NAME_MAX).min(1)
const params = z.object({ guid: Guid })

/** The logged-in user's folders of meal plans. An admin has folders too, for the plans they prepare. */
export const mealPlanFolders = {
  list: endpoint({
    method: 'GET',
    path: '/meal_plan_folder',
    access: 'user',
    summary: 'All own folders, each parent’s in their order; the client builds the tree.',
    status: 200,
    response: listOf(MealPlanFolder),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/meal_plan_folder',
    access: 'user',
    summary: 'Creates a folder after the others of its parent; once for each guid. For premium users and admins.',
    body: z.strictObject({ guid: LowerGuid, name: FolderName, parent: LowerGuid.nullable().default(null) }),
    status: 201,
    response: MealPlanFolder,
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'UNIQUE', 'NO_PREMIUM'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/meal_plan_folder/{guid}',
    access: 'user',
    summary: 'Renames an own folder or moves it: into a parent, before one of its folders or to the end.',
    params,
    body: z.strictObject({
      name: FolderName.optional(),
      parent: LowerGuid.nullable().optional(),
      /** A folder of that parent; null is the end. */
      before: LowerGuid.nullable().optional(),
    }),
    status: 200,
    response: MealPlanFolder,
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'UNIQUE', 'NO_PREMIUM'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/meal_plan_folder/{guid}',
    access: 'user',
    summary: 'Deletes an own folder; what is in it moves to its parent.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
  adminList: endpoint({
    method: 'GET',
    path: '/admin/folder',
    access: 'admin',
    summary: 'The admin’s own folders of meal plans.',
    status: 200,
    response: listOf(MealPlanFolder),
    errors: [],
  }),
}
