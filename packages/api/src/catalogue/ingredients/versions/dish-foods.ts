import { isDeepStrictEqual } from 'node:util'
import type { Db } from '@zivina/db/database'
import { deriveDishFood } from '@zivina/db/dish-derived'
import { ingredientSearchText } from '@zivina/db/ingredient-derived'
import { makeSlug } from '@zivina/db/slug'
import {
  type DishFoodValues,
  type DishSource,
  freeName,
  insertDishFood,
  lockDishes,
  markFollowed,
  selectChangedDishes,
  selectDishes,
} from './dish-food-queries.ts'
import { type IngredientColumns, updateKeepingFormer } from './queries.ts'

/** Dishes that one transaction follows. */
const BATCH = 25
const SLUG_MAX = 100

/** The food of a recipe, as it is to be stored. */
function valuesOf(dish: DishSource): DishFoodValues & { is_weighed: boolean } {
  const lines = dish.lines.map(({ amount, count_macros, ...ingredient }) => ({ ingredient, amount, count_macros }))
  const name = `${dish.name} (recept)`
  return {
    ...deriveDishFood(dish, lines),
    name,
    weight_units: 'Gram',
    amount: 100,
    from_recipe: dish.guid,
    creator: dish.creator,
    status: dish.status === 'Approved' ? 'Approved' : 'Pending',
    search_text: ingredientSearchText(name, []),
  }
}

/**
 * Makes the food of a recipe where there is none. Call it in a transaction.
 * @returns whether the weight of the finished dish is known; without it nothing is made
 */
export async function makeDishFood(tx: Db, recipe: string): Promise<boolean> {
  await lockDishes(tx, [recipe])
  const [dish] = await selectDishes(tx, [recipe])
  if (!dish) return false
  const { is_weighed, ...values } = valuesOf(dish)
  if (dish.food !== null) return true
  if (!is_weighed) return false
  const slug = `${makeSlug(dish.name).slice(0, SLUG_MAX) || 'jidlo'}-recept`
  const category = dish.meal_types.includes('Soup') ? 'polevky' : 'hlavni-jidla'
  await insertDishFood(tx, values, { slug, category, followed_at: dish.updated_at })
  return true
}

/**
 * Brings the foods made of recipes up to their recipes: values, name and state. Recipes that use them keep the former values
 * until they are recomputed. Where the weight of a dish is no longer known, its values are unknown.
 * @returns how many were behind
 */
export async function followDishes(db: Db): Promise<number> {
  const guids = await selectChangedDishes(db, BATCH)
  if (guids.length === 0) return 0
  await db.transaction(async (tx) => {
    await lockDishes(tx, guids)
    for (const dish of await selectDishes(tx, guids)) await follow(tx, dish)
  })
  return guids.length
}

async function follow(tx: Db, dish: DishSource): Promise<void> {
  const { food } = dish
  if (food === null) return
  const { is_weighed: _is_weighed, name, search_text, ...values } = valuesOf(dish)
  const changed: IngredientColumns = Object.fromEntries(
    Object.entries(values).filter(([column, value]) => !isDeepStrictEqual(food[column as keyof typeof food], value)),
  )
  // Where the name was taken, the food's begins with it.
  const isRenamed = !food.name.startsWith(name)
  if (isRenamed) Object.assign(changed, { name: freeName(name, food.guid), search_text })
  if (Object.keys(changed).length > 0) await updateKeepingFormer(tx, food.guid, changed)
  await markFollowed(tx, food.guid, dish.updated_at)
}
