/**
 * The share of a day's energy that a portion makes: 0.25 is a quarter.
 *
 * @param kilojoules of the portion; null when unknown
 * @param dailyKilojoules of the day; null or not positive where there is no target
 * @returns null when either is unknown
 */
export function dayShare(kilojoules: number | null, dailyKilojoules: number | null): number | null {
  if (kilojoules === null || dailyKilojoules === null || dailyKilojoules <= 0) return null
  return kilojoules / dailyKilojoules
}
