import type { WeightUnit } from '@zivina/nutrition/weight-units'

/** A line of a recipe by its food; `dish` is the recipe that the food is made of, null for every other food. */
export type OpenableLine = {
  ingredient: string
  slug: string
  text: string
  amount: number
  unit: WeightUnit
  dish: string | null
  /** The name of the food whose place it takes in a modified recipe. */
  instead_of?: string | null
}

/** A recipe whose dish is an ingredient, with grams of the finished dish; null where they are unknown. */
export type OpenableDish = { guid: string; grams: number | null; lines: readonly OpenableLine[] }

/** No dish is nested deeper; a line that is stays as it is. */
const DEEPEST = 5

/**
 * Replaces lines whose food is the dish of a recipe by the lines of that recipe, in proportion to the finished dish's weight, however
 * deep. A dish of unknown weight, or one that is not among `dishes`, stays a line.
 */
export function openDishes(lines: readonly OpenableLine[], dishes: readonly OpenableDish[]): OpenableLine[] {
  const byGuid = new Map(dishes.map((dish) => [dish.guid, dish]))
  const open = (line: OpenableLine, depth: number): OpenableLine[] => {
    const dish = line.dish === null ? undefined : byGuid.get(line.dish)
    if (dish === undefined || dish.grams === null || dish.grams <= 0 || line.unit !== 'Gram' || depth > DEEPEST) {
      return [line]
    }
    const share = line.amount / dish.grams
    return dish.lines.flatMap((inner) => open({ ...inner, amount: inner.amount * share }, depth + 1))
  }
  return lines.flatMap((line) => open(line, 0))
}
