import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'

/** What the order of substitutes depends on. */
export type RankedFood = { food_groups: readonly FoodGroup[] }
type Ranked = RankedFood & { conversion: string | null }

/**
 * Substitutes of one role, the nearest first: those in a state that weighs alike before converted ones, then those that share more
 * groups of food with the original. Equal ones keep their order.
 */
export function rankSubstitutes<S extends Ranked>(original: RankedFood, substitutes: readonly S[]): S[] {
  const nearness = (one: S) => likeness(original.food_groups, one.food_groups)
  return substitutes.toSorted(
    (a, b) => Number(a.conversion !== null) - Number(b.conversion !== null) || nearness(b) - nearness(a),
  )
}

/** The share of groups that both have, 0 … 1; foods without groups are alike. */
export function likeness(one: readonly FoodGroup[], other: readonly FoodGroup[]): number {
  const all = new Set([...one, ...other])
  if (all.size === 0) return 1
  return one.filter((group) => other.includes(group)).length / all.size
}
