import { groupBy } from '#domain/group-by.ts'
/** The fields of a planned item that tell what is bought for it. */
export type BoughtItem = {
  guid: string
  day: string
  recipe: string | null
  recipe_modified: string | null
  ingredient: string | null
  /** Of an ingredient in one portion, in its own unit. */
  amount: number | null
  portions: readonly { portions: number }[]
  leftover_of: string | null
}

/** Portions of recipes and amounts of ingredients to buy. */
export type ToBuy = {
  recipes: { recipe: string | null; recipe_modified: string | null; portions: number }[]
  ingredients: { ingredient: string; amount: number }[]
}

/**
 * What is to be bought for the days of a range: each recipe with the portions that are cooked then, each single ingredient with its
 * amount. A leftover buys nothing on its day: it is cooked with the meal it comes from, and counts to the portions of that one, even
 * where it is eaten after the range. What is no longer available cannot be bought.
 *
 * @param plan items of all days, so that leftovers after the range are found
 * @param range `YYYY-MM-DD`, both included
 */
export function planToBuy(plan: readonly BoughtItem[], { from, to }: { from: string; to: string }): ToBuy {
  const kept = groupBy(
    plan.filter(({ leftover_of }) => leftover_of !== null),
    ({ leftover_of }) => leftover_of,
  )
  const recipes = new Map<string, ToBuy['recipes'][number]>()
  const ingredients = new Map<string, ToBuy['ingredients'][number]>()
  for (const item of plan) {
    if (item.day < from || item.day > to || item.leftover_of !== null) continue
    const portions = eaten(item) + (kept.get(item.guid) ?? []).reduce((sum, later) => sum + eaten(later), 0)
    const { recipe, recipe_modified, ingredient, amount } = item
    const dish = recipe ?? recipe_modified
    if (dish !== null) {
      const former = recipes.get(dish)?.portions ?? 0
      recipes.set(dish, { recipe, recipe_modified, portions: former + portions })
    } else if (ingredient !== null && amount !== null) {
      const former = ingredients.get(ingredient)?.amount ?? 0
      ingredients.set(ingredient, { ingredient, amount: former + amount * portions })
    }
  }
  return { recipes: [...recipes.values()], ingredients: [...ingredients.values()] }
}

const eaten = ({ portions }: Pick<BoughtItem, 'portions'>): number =>
  portions.reduce((sum, one) => sum + one.portions, 0)
