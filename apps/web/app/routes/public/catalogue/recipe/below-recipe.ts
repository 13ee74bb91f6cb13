import { useEffect } from 'react'
import { createNearness } from '#app/kit/parts/near-part.tsx'
import { readTokenData } from '#app/session/tokens/session-store.ts'

/** The parts below the recipe load together. */
export const BELOW_RECIPE = createNearness()

/** For a logged-in user these parts load at once. */
export function useBelowRecipeAtOnce(): void {
  useEffect(() => {
    if (readTokenData()) BELOW_RECIPE.reach()
  }, [])
}
