import { useEffect } from 'react'
import { createNearness } from '#app/kit/near-part.tsx'
import { readTokenData } from '#app/session/session-store.ts'

/** What stands below the recipe itself waits together. */
export const BELOW_RECIPE = createNearness()

/** A logged-in user takes part in what stands there, and does not wait. */
export function useBelowRecipeAtOnce(): void {
  useEffect(() => {
    if (readTokenData()) BELOW_RECIPE.reach()
  }, [])
}
