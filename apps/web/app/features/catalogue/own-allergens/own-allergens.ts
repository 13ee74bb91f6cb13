import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import { useStore } from '#app/kit/state/store.ts'
import { readTokenData, subscribeToSession } from '#app/session/tokens/session-store.ts'
import { NO_ALLERGENS, ownAllergens } from './own-allergens-store.ts'

let isFollowing = false

/** The allergens that the logged-in user avoids; none while they are unknown, and on the server. */
export function useOwnAllergens(): readonly Allergen[] {
  return useStore(subscribe, () => ownAllergens.read().allergens, NO_ALLERGENS)
}

/** Whether the allergens of a logged-in user could not be fetched. */
export function useMissesOwnAllergens(): boolean {
  return useStore(subscribe, () => ownAllergens.read().isMissing, false)
}

/** The daily energy of the logged-in user in kJ; null where there is no target, undefined while unknown, and on the server. */
export function useDailyKilojoules(): number | null | undefined {
  return useStore(subscribe, () => ownAllergens.read().daily_kilojoules, undefined)
}

/** The first subscriber causes them to be fetched, and again after each log-in. Browser only. */
function subscribe(listener: () => void): () => void {
  const stop = ownAllergens.subscribe(listener)
  if (!isFollowing) {
    isFollowing = true
    subscribeToSession(followSession)
    followSession()
  }
  return stop
}

function followSession(): void {
  const owner = readTokenData()?.user_guid ?? null
  if (owner === ownAllergens.read().owner) return
  ownAllergens.write({ owner, allergens: NO_ALLERGENS, isMissing: false })
  if (owner === null) return
  import('./own-allergens-call.ts').then(
    ({ fetchOwnAllergens }) => fetchOwnAllergens(),
    () => ownAllergens.write({ ...ownAllergens.read(), isMissing: true }),
  )
}
