import { nextNumber, onlyRow } from '#db/build/sequence.ts'
import type { Db } from '#db/database.ts'
import { ingredientSearchText } from '#db/ingredient-derived.ts'
import { foodCategory, subFoodCategory } from '#db/schema/catalogue/food-category.ts'
import { ingredient } from '#db/schema/catalogue/ingredient.ts'
import { makeSlug } from '#db/slug.ts'

export type FoodCategory = typeof foodCategory.$inferSelect
export type SubFoodCategory = typeof subFoodCategory.$inferSelect
export type Ingredient = typeof ingredient.$inferSelect

/** Makes a food category. */
export async function buildFoodCategory(
  db: Db,
  fields: Partial<typeof foodCategory.$inferInsert> = {},
): Promise<FoodCategory> {
  const position = nextNumber()
  const name = fields.name ?? `Kategorie ${position}`
  return onlyRow(
    await db
      .insert(foodCategory)
      .values({ slug: makeSlug(name), position, ...fields, name })
      .returning(),
  )
}

/** Makes a sub-category, and a category for it where none is given. */
export async function buildSubFoodCategory(
  db: Db,
  fields: Partial<typeof subFoodCategory.$inferInsert> = {},
): Promise<SubFoodCategory> {
  const position = nextNumber()
  const name = fields.name ?? `Podkategorie ${position}`
  const food_category = fields.food_category ?? (await buildFoodCategory(db)).guid
  const values = { slug: makeSlug(name), position, ...fields, name, food_category }
  return onlyRow(await db.insert(subFoodCategory).values(values).returning())
}

/**
 * Makes an approved ingredient in grams, and a sub-category for it where none is given. Nutrients that are not given are
 * unknown.
 */
export async function buildIngredient(
  db: Db,
  fields: Partial<typeof ingredient.$inferInsert> = {},
): Promise<Ingredient> {
  const name = fields.name ?? `Surovina ${nextNumber()}`
  const values = {
    slug: makeSlug(name),
    status: 'Approved' as const,
    search_text: ingredientSearchText(name, fields.suggestion_names ?? []),
    ...fields,
    name,
    sub_food_category: fields.sub_food_category ?? (await buildSubFoodCategory(db)).guid,
  }
  return onlyRow(await db.insert(ingredient).values(values).returning())
}
