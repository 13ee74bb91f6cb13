import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { listOf } from '#contract/kernel/fields.ts'
import { FoodCategoryName } from './ingredients/read.ts'

export const foodCategories = {
  list: endpoint({
    method: 'GET',
    path: '/food_category',
    access: 'public',
    summary: 'Food categories with their sub-categories, in shop order.',
    query: z.strictObject({}),
    status: 200,
    response: listOf(
      FoodCategoryName.extend({ sub_food_categories: z.array(FoodCategoryName) }).meta({ id: 'FoodCategory' }),
    ),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}
