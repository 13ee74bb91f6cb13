import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { Verdict } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { DIET_TYPE_LABELS, RESTRICTING_DIETS, type RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { swapLine } from '@zivina/nutrition/edits'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import type { PageIngredient } from '#app/features/catalogue/recipe/edit/page-ingredient.ts'
import { judgeDish } from './judge-edit.ts'
import { dietsThatSuit } from './verdict-words.ts'

/**
 * For one line, what another ingredient in its place would do to the diets that the edited recipe suits: a sentence for each
 * ingredient, null where the swap is not possible. A diet that it would then suit only conditionally, or once a person confirms the
 * preparation, is told apart from one that it would not suit at all. Confirmations are left aside: they end with any swap.
 */
export function swapMarks(recipe: RecipeDetail, edit: PageEdit, key: string): (other: PageIngredient) => string | null {
  const before = judgeDish(recipe, edit, [])
  const suitsAny = dietsThatSuit(before).length > 0
  return (other) => {
    const swapped = swapLine(edit, key, other)
    if (!swapped.ok) return null
    const after = judgeDish(recipe, swapped.state, [])
    const parts = CHANGES.flatMap(({ words, verdicts }) => {
      const diets = RESTRICTING_DIETS.filter((diet) => isChange(before[diet].verdict, after[diet].verdict, verdicts))
      return diets.length > 0 ? [`${words}: ${labels(diets)}`] : []
    })
    if (parts.length > 0) return parts.join('; ')
    return suitsAny ? 'recept se dál hodí pro stejné diety' : null
  }
}

/** What a swap may do to a diet that the recipe suits before it, or suits or nearly suits after it, by the verdict after it. */
const CHANGES: readonly { words: string; verdicts: readonly Verdict[] }[] = [
  { words: 'přestane se hodit', verdicts: ['unsuitable', 'unknown'] },
  { words: 'bude se hodit jen podmíněně', verdicts: ['borderline'] },
  { words: 'bude čekat na\u00a0potvrzení', verdicts: ['waits'] },
  { words: 'začne se hodit', verdicts: ['suitable'] },
]

function isChange(before: Verdict, after: Verdict, verdicts: readonly Verdict[]): boolean {
  const isShown = before === 'suitable' || (after !== 'unsuitable' && after !== 'unknown')
  return before !== after && isShown && verdicts.includes(after)
}

function labels(diets: readonly RestrictingDiet[]): string {
  return diets.map((diet) => DIET_TYPE_LABELS[diet]).join(', ')
}
