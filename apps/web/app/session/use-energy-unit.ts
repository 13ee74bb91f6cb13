import { useStore } from '#app/kit/store.ts'
import { shownEnergyUnit } from './energy-unit.ts'
import { subscribeToSession } from './session-store.ts'

/** The unit of energy its reader wants first, for what is asked rather than shown. */
export function useEnergyUnit(): 'kilojoules' | 'calories' {
  return useStore(subscribeToSession, shownEnergyUnit, 'calories')
}
