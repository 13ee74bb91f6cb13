import type { RecipeDetail } from '@zivina/contract/recipes'
import { startEdit } from '@zivina/nutrition/edits'
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { editReducer } from './edit-reducer.ts'
import { readEdit, storeEdit } from './edit-storage.ts'
import { toRecipeLines } from './page-ingredient.ts'

/**
 * The recipe as the visitor edits it. The first rendering is the recipe as given, the same as the server's; edits kept
 * from before the reload follow before anything is painted anew.
 */
export function useRecipeEdit(recipe: RecipeDetail) {
  const [state, dispatch] = useReducer(editReducer, recipe, begin)
  const resumed = useRef(false)

  useLayoutEffect(() => {
    const kept = resumed.current ? null : readEdit(window.sessionStorage, recipe)
    resumed.current = true
    if (kept) dispatch({ type: 'resume', edit: kept })
  }, [recipe])

  useEffect(() => storeEdit(window.sessionStorage, recipe, state.edit), [recipe, state.edit])

  return { state, dispatch }
}

function begin(recipe: RecipeDetail) {
  return { edit: startEdit(toRecipeLines(recipe.ingredients), recipe.portion_size), refusal: null, resets: 0 }
}
