import type { LineInput } from '@zivina/contract/catalogue/recipes/lines'
import { activeLines, type RecipeEdit } from '@zivina/nutrition/edits'
import { isFreeText } from '../free-text.ts'

/**
 * The lines of an edited recipe in the form in which they are saved: amounts with two decimals, without zero amounts.
 * Lines that are only text stay with the recipe: the server adds them.
 */
export function editedLines(edit: RecipeEdit): LineInput[] {
  return activeLines(edit)
    .filter(({ ingredient }) => !isFreeText(ingredient))
    .map(({ ingredient, amount, count_macros, segment }) => {
      return { ingredient: ingredient.guid, amount: amount.toFixed(2), count_macros, segment }
    })
    .filter(({ amount }) => Number(amount) > 0)
}
