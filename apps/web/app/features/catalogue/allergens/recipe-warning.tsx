import { useOwnAllergens } from '#app/features/catalogue/own-allergens/own-allergens.ts'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'

const RecipeWarningBox = lazyPart(() => import('./recipe-warning-box.tsx'))

/** The warning above a recipe, for logged-in users who avoid an allergen; its code is loaded for them alone. */
export function RecipeWarning({ edit }: { edit: PageEdit }) {
  const avoided = useOwnAllergens()
  return avoided.length === 0 ? null : <RecipeWarningBox edit={edit} avoided={avoided} />
}
