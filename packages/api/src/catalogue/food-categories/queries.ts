import type { Db } from '@zivina/db/database'
import { foodCategory, subFoodCategory } from '@zivina/db/schema/catalogue/food-category'
import { asc, eq } from 'drizzle-orm'

export type CategoryRow = { guid: string; name: string; slug: string }
export type CategoryPair = { category: CategoryRow; sub: CategoryRow | null }

/** Each category with each of its sub-categories, in shop order; a category without any occurs once, with null. */
export function selectCategories(db: Db): Promise<CategoryPair[]> {
  return db
    .select({
      category: { guid: foodCategory.guid, name: foodCategory.name, slug: foodCategory.slug },
      sub: { guid: subFoodCategory.guid, name: subFoodCategory.name, slug: subFoodCategory.slug },
    })
    .from(foodCategory)
    .leftJoin(subFoodCategory, eq(subFoodCategory.food_category, foodCategory.guid))
    .orderBy(
      asc(foodCategory.position),
      asc(foodCategory.slug),
      asc(subFoodCategory.position),
      asc(subFoodCategory.slug),
    )
}
