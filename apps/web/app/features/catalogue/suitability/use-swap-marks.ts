import { use, useEffect, useMemo, useState } from 'react'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import type { PageIngredient } from '#app/features/catalogue/recipe/edit/page-ingredient.ts'
import { DishContext } from './dish-context.ts'

type Marks = typeof import('./swap-marks.ts')

/**
 * What a swap of one line would do to the diets of the recipe. The rules are loaded once a swap begins; until then, and if they
 * do not load, nothing is marked.
 *
 * @param key of the line, undefined while none is swapped
 */
export function useSwapMarks(edit: PageEdit, key: string | undefined): (other: PageIngredient) => string | null {
  const recipe = use(DishContext)
  const [loaded, setLoaded] = useState<Marks | null>(null)
  const isWanted = key !== undefined && recipe !== null
  useEffect(() => {
    if (isWanted) import('./swap-marks.ts').then(setLoaded, () => {})
  }, [isWanted])
  return useMemo(() => {
    if (key === undefined || recipe === null || loaded === null) return () => null
    return loaded.swapMarks(recipe, edit, key)
  }, [key, recipe, loaded, edit])
}
