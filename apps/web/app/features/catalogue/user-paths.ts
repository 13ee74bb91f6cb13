/** Addresses of pages of the user area. */
export const MODIFIED_PATH = '/uzivatel/modifikovane-recepty'
export const IMPORT_RECIPE_PATH = '/uzivatel/importovat-recept'
/** What can be taken over from other programs, recipes and diaries. */
export const TRANSFER_PATH = '/uzivatel/prenest-data'
export const MY_RECIPES_PATH = '/uzivatel/moje-recepty'
export const NEW_RECIPE_PATH = '/uzivatel/vytvorit-recept'
export const EDIT_RECIPE_PATH = '/uzivatel/upravit-recept'
export const MY_INGREDIENTS_PATH = '/uzivatel/moje-suroviny'
export const NEW_INGREDIENT_PATH = '/uzivatel/moje-suroviny/nova'
export const SCANNER_PATH = '/uzivatel/skener'

/** The page of a recipe that only its author sees. */
export function ownRecipePath(slug: string): string {
  return `${MY_RECIPES_PATH}/${slug}`
}

/** The page that edits a recipe of the user. */
export function recipeEditorPath(slug: string): string {
  return `${EDIT_RECIPE_PATH}/${slug}`
}

/** The page that edits an ingredient of the user. */
export function ingredientPath(guid: string): string {
  return `${MY_INGREDIENTS_PATH}/${guid}`
}
