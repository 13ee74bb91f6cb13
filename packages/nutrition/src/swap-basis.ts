import { type EditIngredient, type EditLine, originalAmount, type RecipeEdit } from './edits.ts'
import { amountFromGrams, massInGrams } from './units.ts'

/**
 * The recipe's own ingredient of a line, and the amount of it that the line stands for now: a substitute is sought for that, so that
 * a second swap does not build on the first. The line itself where nothing is replaced.
 */
export function swapBasis<I extends EditIngredient>(
  state: Pick<RecipeEdit, 'portion_size' | 'original_portion_size'>,
  line: EditLine<I>,
): { ingredient: I; amount: number } {
  const { swapped_from: ingredient, swap_ratio: ratio } = line
  if (ingredient === null) return { ingredient: line.ingredient, amount: line.amount }
  const grams = massInGrams(line.amount, line.ingredient.weight_units, line.ingredient)
  const amount =
    grams === null || ratio === undefined ? null : amountFromGrams(grams / ratio, ingredient.weight_units, ingredient)
  return { ingredient, amount: amount ?? originalAmount(state, line) }
}
