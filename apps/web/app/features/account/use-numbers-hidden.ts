import { useStore } from '#app/kit/state/store.ts'
import { areNumbersHidden } from '#app/session/account/energy-unit.ts'
import { subscribeToSession } from '#app/session/tokens/session-store.ts'

/**
 * Whether the reader wants to see words instead of the figures of energy and weight: for whom counting does harm. False on the server and until the page is
 * hydrated; what must not flash until then stands in `Figures`.
 */
export function useNumbersHidden(): boolean {
  return useStore(subscribeToSession, areNumbersHidden, false)
}
