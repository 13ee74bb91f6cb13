import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import { createStore } from '#app/kit/state/store.ts'

/**
 * The allergens that the logged-in user avoids, and the energy of their day. They are health data: kept in the memory of the page alone, never in a cookie or
 * a storage, fetched after hydration, and forgotten with the log-out.
 */
type OwnAllergens = {
  owner: string | null
  allergens: readonly Allergen[]
  /** The daily energy target in kJ; null where there is none, absent until it is known and where its owner hides it. */
  daily_kilojoules?: number | null | undefined
  /** True where they could not be fetched, so that no warning is shown. */
  isMissing: boolean
}

export const NO_ALLERGENS: readonly Allergen[] = []

export const ownAllergens = createStore<OwnAllergens>({
  owner: null,
  allergens: NO_ALLERGENS,
  isMissing: false,
})
