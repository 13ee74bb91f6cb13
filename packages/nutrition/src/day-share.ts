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

/** How much of a day's energy one main meal makes: 20 to 35 %, from a small breakfast to a large lunch. */
export const MEAL_OF_DAY = [0.2, 0.35] as const

/** The energy of one main meal in kJ for a day's target. */
export function mealOfDay(dailyKilojoules: number): { low: number; high: number } {
  const [low, high] = MEAL_OF_DAY
  return { low: low * dailyKilojoules, high: high * dailyKilojoules }
}
