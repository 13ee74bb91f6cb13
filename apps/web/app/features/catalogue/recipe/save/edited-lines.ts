import type { LineInput } from '@zivina/contract/catalogue/recipes/lines'
import { activeLines, type RecipeEdit } from '@zivina/nutrition/edits'

/** The lines of an edited recipe in the form in which they are saved: amounts with two decimals, without zero amounts. */
export function editedLines(edit: RecipeEdit): LineInput[] {
  return activeLines(edit)
    .map(({ ingredient, amount, count_macros, segment }) => {
      return { ingredient: ingredient.guid, amount: amount.toFixed(2), count_macros, segment }
    })
    .filter(({ amount }) => Number(amount) > 0)
}
