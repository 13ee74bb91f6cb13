import type { ConstituentLine } from '@zivina/nutrition/constituents/sum-constituents'
import type { LimitedLine } from '@zivina/nutrition/constituents/sum-ranges'
import type { DescribedCooking } from '#domain/catalogue/cooking-method.ts'
import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import type { FoodYield } from '#domain/catalogue/foods/food-yield.ts'

/** A line of a recipe with all that the figures of the finished dish need; the amount is for all portions together. */
export type DishLine = LimitedLine &
  ConstituentLine & {
    name: string
    food_groups: readonly FoodGroup[]
    /** Whether every group was considered; otherwise a group that is not named may be there. */
    is_classified: boolean
    yield_class: FoodYield | null
  }

/** What a recipe says about its finished dish. */
export type DescribedDish<Line = DishLine> = DescribedCooking & {
  lines: readonly Line[]
  /** Grams of the finished dish with these amounts, all portions, as the author weighed it; null if not weighed. */
  weighed: number | null
}
