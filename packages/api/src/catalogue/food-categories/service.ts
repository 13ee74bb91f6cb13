import type { FoodCategories } from '@zivina/contract/catalogue/food-categories'
import type { Db } from '@zivina/db/database'
import { presentCategories } from './present.ts'
import { selectCategories } from './queries.ts'

/** Food categories with their sub-categories, in shop order. */
export async function listFoodCategories(db: Db): Promise<FoodCategories> {
  const results = presentCategories(await selectCategories(db))
  return { results, count: results.length }
}
