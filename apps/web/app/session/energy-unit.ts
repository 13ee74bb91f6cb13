import { SESSION_COOKIES } from '@zivina/contract/account/session-cookies'

/** The settings cookie of users who prefer kilojoules; its text is JSON with an encoding that leaves the name as it is. */
const KILOJOULES_FIRST = new RegExp(`(?:^|; )${SESSION_COOKIES.settings}=[^;]*kilojoules_first`)

/** Runs before the first paint: pages that are the same for all visitors contain both units, and an attribute chooses one. */
export const ENERGY_SCRIPT = `(function(){if(${KILOJOULES_FIRST}.test(document.cookie))document.documentElement.dataset.energy="kilojoules"})()`

/** Applies a change of the settings, a log-in or a log-out. Browser only. */
export function applyEnergyUnit(): void {
  const { dataset } = document.documentElement
  if (KILOJOULES_FIRST.test(document.cookie)) dataset.energy = 'kilojoules'
  else delete dataset.energy
}

/** The unit shown on the page. Browser only. */
export function shownEnergyUnit(): 'kilojoules' | 'calories' {
  return document.documentElement.dataset.energy === 'kilojoules' ? 'kilojoules' : 'calories'
}
