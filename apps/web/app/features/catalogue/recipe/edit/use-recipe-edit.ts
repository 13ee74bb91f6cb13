import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { startEdit } from '@zivina/nutrition/edits'
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { readSettings } from '#app/session/account/settings.ts'
import { editReducer } from './edit-reducer.ts'
import { readEdit, storeEdit } from './edit-storage.ts'
import { toRecipeLines } from './page-ingredient.ts'

/**
 * The recipe as the visitor edits it. The first rendering is the unedited recipe, as on the server; edits stored before a
 * reload are applied before the next paint. For users who do not save edits they last as long as the page.
 */
export function useRecipeEdit(recipe: RecipeDetail) {
  const [state, dispatch] = useReducer(editReducer, recipe, begin)
  const resumed = useRef(false)

  useLayoutEffect(() => {
    const kept = resumed.current || savesNoEdits() ? null : readEdit(window.sessionStorage, recipe)
    resumed.current = true
    if (kept) dispatch({ type: 'resume', edit: kept })
  }, [recipe])

  useEffect(() => {
    if (!savesNoEdits()) storeEdit(window.sessionStorage, recipe, state.edit)
  }, [recipe, state.edit])

  return { state, dispatch }
}

/** Whether the logged-in user has switched off storing and saving of edits. */
export function savesNoEdits(): boolean {
  return readSettings()?.includes('dont_save_modification') ?? false
}

function begin(recipe: RecipeDetail) {
  return { edit: startEdit(toRecipeLines(recipe.ingredients), recipe.portion_size), refusal: null, resets: 0 }
}
