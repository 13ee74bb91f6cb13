import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import type { Store } from '#app/kit/state/store.ts'

/** The recipe as the server judged it, the edit it rendered, and the present one. */
export type LiveRecipe = {
  recipe: RecipeDetail
  /** Whether it is the recipe's own page: only there its preparation can be confirmed. */
  isPublic: boolean
  rendered: PageEdit
  now: Store<PageEdit>
}
