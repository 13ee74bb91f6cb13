import { type CookedWeight, cookedWeight } from '@zivina/nutrition/cooking/cooked-weight'
import type { CookingMethod } from '@zivina/nutrition/cooking/methods'
import { guessCookingMethod } from '#domain/catalogue/cooking-method.ts'
import { type CookedLines, cookedLines, type WeighedLine } from './cooked-lines.ts'
import type { DescribedDish, DishLine } from './dish.ts'

/** A dish with its way of cooking and the weight of all portions together. Indexes of lines are those of `lines.counted`. */
export type PreparedDish<Line = DishLine> = {
  method: CookingMethod | null
  lines: CookedLines<Line>
  weight: CookedWeight | { grams: null; reason: 'liquid' }
}

/**
 * Weighs a dish: the author's scales where there are any, otherwise the estimate from its ingredients and the guessed method. An
 * estimate is not made if it is unknown how much of the listed water stays in the dish (`liquid`).
 */
export function prepareDish<Line extends WeighedLine>(dish: DescribedDish<Line>): PreparedDish<Line> {
  const method = guessCookingMethod(dish)
  const lines = cookedLines(dish.lines, method)
  const { weighed } = dish
  if (weighed === null && !lines.is_liquid_known) return { method, lines, weight: { grams: null, reason: 'liquid' } }
  return { method, lines, weight: cookedWeight({ lines: lines.cooked, method, weighed }) }
}
