import { useStore } from '#app/kit/state/store.ts'
import { subscribeToSession } from '#app/session/tokens/session-store.ts'
import { shownEnergyUnit } from './energy-unit.ts'

/** The unit of energy its reader wants first, for what is asked rather than shown. */
export function useEnergyUnit(): 'kilojoules' | 'calories' {
  return useStore(subscribeToSession, shownEnergyUnit, 'calories')
}
