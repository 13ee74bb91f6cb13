import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf, oneLine } from '#contract/kernel/fields.ts'
import { FOOD_CATEGORIES_MAX, FOOD_CATEGORY_NAME_MAX } from '#contract/kernel/limits.ts'
import { FoodCategoryName } from './ingredients/read.ts'

const FoodCategories = listOf(
  FoodCategoryName.extend({ sub_food_categories: z.array(FoodCategoryName) }).meta({ id: 'FoodCategory' }),
)
export type FoodCategories = z.infer<typeof FoodCategories>

const name = oneLine(FOOD_CATEGORY_NAME_MAX).min(1)
const Named = z.strictObject({ name })
/** `position` is the place among its neighbours in shop order, from 0; beyond the last one it is the last. */
const CategoryPatch = z.strictObject({ name, position: z.int().min(0).max(FOOD_CATEGORIES_MAX) }).partial()
export type CategoryPatch = z.infer<typeof CategoryPatch>
const SubCategoryPatch = CategoryPatch.extend({ food_category: Guid.optional() })
export type SubCategoryPatch = z.infer<typeof SubCategoryPatch>

const params = z.object({ guid: Guid })
const all = { access: 'admin', status: 200, response: FoodCategories } as const
const made = { access: 'admin', status: 201, response: FoodCategories } as const
const gone = { access: 'admin', status: 204, response: z.void() } as const

/** Changes answer with all categories, as the list does. */
export const foodCategories = {
  list: endpoint({
    method: 'GET',
    path: '/food_category',
    access: 'public',
    summary: 'Food categories with their sub-categories, in shop order.',
    query: z.strictObject({}),
    status: 200,
    response: FoodCategories,
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/food_category',
    summary: 'Adds a food category, as the last one.',
    body: Named,
    errors: ['UNIQUE', 'LIMIT_REACHED'],
    ...made,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/food_category/{guid}',
    summary: 'Renames a food category or moves it in shop order; its slug stays.',
    params,
    body: CategoryPatch,
    errors: ['NOT_FOUND', 'UNIQUE'],
    ...all,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/food_category/{guid}',
    summary: 'Deletes a food category without sub-categories.',
    params,
    errors: ['NOT_FOUND', 'PROTECTED'],
    ...gone,
  }),
  createSub: endpoint({
    method: 'POST',
    path: '/food_category/{guid}/sub_food_category',
    summary: 'Adds a sub-category to a food category, as its last one.',
    params,
    body: Named,
    errors: ['NOT_FOUND', 'SUBFOODCATEGORY_ALREADY_EXISTS', 'LIMIT_REACHED'],
    ...made,
  }),
  changeSub: endpoint({
    method: 'PATCH',
    path: '/sub_food_category/{guid}',
    summary: 'Renames a sub-category, moves it in shop order or into another food category; its slug stays.',
    params,
    body: SubCategoryPatch,
    errors: ['NOT_FOUND', 'SUBFOODCATEGORY_ALREADY_EXISTS', 'LIMIT_REACHED'],
    ...all,
  }),
  removeSub: endpoint({
    method: 'DELETE',
    path: '/sub_food_category/{guid}',
    summary: 'Deletes a sub-category that no food has.',
    params,
    errors: ['NOT_FOUND', 'PROTECTED'],
    ...gone,
  }),
}
