import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { DIET_TYPE_LABELS, type RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { swapLine } from '@zivina/nutrition/edits'
import type { PageEdit } from '../edit/edit-reducer.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import { judgeDish } from './judge-edit.ts'
import { dietsThatSuit } from './verdict-words.ts'

/**
 * For one line, what another ingredient in its place would do to the diets that the edited recipe suits: a sentence for each
 * ingredient, null where the swap is not possible. Confirmations are left aside: they end with any swap.
 */
export function swapMarks(recipe: RecipeDetail, edit: PageEdit, key: string): (other: PageIngredient) => string | null {
  const now = dietsThatSuit(judgeDish(recipe, edit, []))
  return (other) => {
    const swapped = swapLine(edit, key, other)
    if (!swapped.ok) return null
    const then = dietsThatSuit(judgeDish(recipe, swapped.state, []))
    return markWords(
      now.filter((diet) => !then.includes(diet)),
      then.filter((diet) => !now.includes(diet)),
      now.length > 0,
    )
  }
}

function markWords(
  lost: readonly RestrictingDiet[],
  gained: readonly RestrictingDiet[],
  suitsAny: boolean,
): string | null {
  const parts = [
    ...(lost.length > 0 ? [`přestane se hodit: ${labels(lost)}`] : []),
    ...(gained.length > 0 ? [`začne se hodit: ${labels(gained)}`] : []),
  ]
  if (parts.length > 0) return parts.join('; ')
  return suitsAny ? 'recept se dál hodí pro stejné diety' : null
}

function labels(diets: readonly RestrictingDiet[]): string {
  return diets.map((diet) => DIET_TYPE_LABELS[diet]).join(', ')
}
