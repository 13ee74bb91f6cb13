import type { LineInput } from '@zivina/contract/catalogue/recipes/lines'
import { activeLines, type RecipeEdit } from '@zivina/nutrition/edits'
import { typedWordsOf } from '../edit/page-ingredient.ts'
import { isFreeText } from '../free-text.ts'

/**
 * The lines of an edited recipe in the form in which they are saved: amounts with two decimals, and as they were typed, without zero amounts.
 * Lines that are only text stay with the recipe: the server adds them.
 */
export function editedLines(edit: RecipeEdit): LineInput[] {
  return activeLines(edit)
    .filter(({ ingredient }) => !isFreeText(ingredient))
    .map((line) => {
      const { ingredient, amount, count_macros, segment } = line
      const typed = typedWordsOf(line)
      return { ingredient: ingredient.guid, amount: amount.toFixed(2), ...(typed && { typed }), count_macros, segment }
    })
    .filter(({ amount }) => Number(amount) > 0)
}
