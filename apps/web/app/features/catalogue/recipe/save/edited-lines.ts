import type { ModifiedLineInput, RecipeChange } from '@zivina/contract/catalogue/recipes/modifications'
import { activeLines, type EditLine, lineKey, type RecipeEdit } from '@zivina/nutrition/edits'
import { typedWordsOf } from '../edit/page-ingredient.ts'
import { isFreeText } from '../free-text.ts'

/**
 * The lines of an edited recipe in the form in which they are saved: amounts with two decimals, and as they were typed, without zero amounts.
 * Lines that are only text stay with the recipe: the server adds them. A line says which food of the original it takes the place of.
 *
 * @param changes what a recipe that is itself a saved edit differs in from its original
 */
export function editedLines(edit: RecipeEdit, changes: readonly RecipeChange[] = []): ModifiedLineInput[] {
  return activeLines(edit)
    .filter(({ ingredient }) => !isFreeText(ingredient))
    .map((line) => {
      const { ingredient, amount, count_macros, segment } = line
      const typed = typedWordsOf(line)
      const instead_of = replacedBy(line, changes)
      return {
        ingredient: ingredient.guid,
        amount: amount.toFixed(2),
        ...(typed && { typed }),
        count_macros,
        segment,
        ...(instead_of && { instead_of }),
      }
    })
    .filter(({ amount }) => Number(amount) > 0)
}

function replacedBy({ ingredient, swapped_from, segment }: EditLine, changes: readonly RecipeChange[]): string | null {
  const own = (swapped_from ?? ingredient).guid
  const replaced = replacedFoods(changes).get(lineKey(own, segment)) ?? swapped_from?.guid ?? null
  return replaced === ingredient.guid ? null : replaced
}

/** Guids of the foods that lines of a saved edit take the place of, by the keys of these lines. */
export function replacedFoods(changes: readonly RecipeChange[]): Map<string, string> {
  return new Map(
    changes.flatMap(({ ingredient, segment, instead_of }) =>
      instead_of ? [[lineKey(ingredient, segment), instead_of.ingredient]] : [],
    ),
  )
}
