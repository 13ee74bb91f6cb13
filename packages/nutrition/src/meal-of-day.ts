/** How much of a day's energy one main meal makes: 20 to 35 %, from a small breakfast to a large lunch. */
export const MEAL_OF_DAY = [0.2, 0.35] as const

/** The energy of one main meal in kJ for a day's target. */
export function mealOfDay(dailyKilojoules: number): { low: number; high: number } {
  const [low, high] = MEAL_OF_DAY
  return { low: low * dailyKilojoules, high: high * dailyKilojoules }
}
