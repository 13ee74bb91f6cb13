import { STALE_RECIPE_DAYS } from '@zivina/contract/kernel/limits'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Whether a copy of a recipe is too old to be used without loading it again.
 * @param loaded_on the calendar day it was loaded, `YYYY-MM-DD`
 * @param today the calendar day now
 */
export function isStale(loaded_on: string, today: string): boolean {
  return Date.parse(today) - Date.parse(loaded_on) > STALE_RECIPE_DAYS * DAY_MS
}
