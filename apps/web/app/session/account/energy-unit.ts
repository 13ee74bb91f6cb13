import { SESSION_COOKIES } from '@zivina/contract/account/session-cookies'

/** The settings cookie of users who prefer kilojoules; its text is JSON with an encoding that leaves the name as it is. */
const KILOJOULES_FIRST = new RegExp(`(?:^|; )${SESSION_COOKIES.settings}=[^;]*kilojoules_first`)

/** The same of users who want to see no figures. */
const NUMBERS_HIDDEN = new RegExp(`(?:^|; )${SESSION_COOKIES.settings}=[^;]*numbers_hidden`)

/** The same of users who hide the energy of their day. */
const DAY_HIDDEN = new RegExp(`(?:^|; )${SESSION_COOKIES.settings}=[^;]*calorie_bar_hidden`)

/**
 * Runs before the first paint: pages that are the same for all visitors contain both units, and an attribute chooses one; another
 * hides the figures of energy and weight, a third the energy of the day.
 */
export const ENERGY_SCRIPT = `(function(c,d){if(${KILOJOULES_FIRST}.test(c))d.energy="kilojoules";if(${NUMBERS_HIDDEN}.test(c))d.numbers="hidden";if(${DAY_HIDDEN}.test(c))d.day="hidden"})(document.cookie,document.documentElement.dataset)`

/** Applies a change of the settings, a log-in or a log-out: the unit, and whether figures are shown. Browser only. */
export function applyShownSettings(): void {
  const { dataset } = document.documentElement
  if (KILOJOULES_FIRST.test(document.cookie)) dataset.energy = 'kilojoules'
  else delete dataset.energy
  if (areNumbersHidden()) dataset.numbers = 'hidden'
  else delete dataset.numbers
  if (DAY_HIDDEN.test(document.cookie)) dataset.day = 'hidden'
  else delete dataset.day
}

/** The unit shown on the page. Browser only. */
export function shownEnergyUnit(): 'kilojoules' | 'calories' {
  return document.documentElement.dataset.energy === 'kilojoules' ? 'kilojoules' : 'calories'
}

/** Whether the reader wants to see words instead of the figures of energy and weight. Browser only. */
export function areNumbersHidden(): boolean {
  return NUMBERS_HIDDEN.test(document.cookie)
}
