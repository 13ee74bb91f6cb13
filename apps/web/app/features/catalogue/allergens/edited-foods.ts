import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import type { PageIngredient } from '#app/features/catalogue/recipe/edit/page-ingredient.ts'

/** The foods of a recipe as edited, without those that were left out. */
export function editedFoods(edit: PageEdit): PageIngredient[] {
  return edit.lines.filter(({ removed }) => !removed).map(({ ingredient }) => ingredient)
}
