import { CALORIE_LIMITS, FILTER_DEFAULTS, type RecipeFilter, TIME_LIMITS } from '#domain/catalogue/filter/filters.ts'
import type { QuestionAmount } from './question-amounts.ts'
import type { Wish } from './wish.ts'

/**
 * Amounts that were given precede those that a word stands for: „rychlá večeře do 20 minut“ takes 20. Where both cannot hold
 * („vydatný oběd do 300 kcal“), that is said.
 */
export function joinAmounts(wish: Wish, amounts: readonly QuestionAmount[]) {
  const filter: Partial<RecipeFilter> = {}
  const conflicts: string[] = []
  for (const range of ['time_minutes', 'calorie_span'] as const) {
    const own = amounts.filter((amount) => amount.of === range)
    if (own.length === 0) continue
    const limits = range === 'time_minutes' ? TIME_LIMITS : CALORIE_LIMITS
    const within = (value: number) => Math.min(Math.max(value, limits[0]), limits[1])
    const least = Math.max(limits[0], ...own.flatMap((amount) => amount.min ?? []))
    const most = Math.min(limits[1], ...own.flatMap((amount) => amount.max ?? []))
    // Both ends of a slider are within reach only: „do 5 minut“ is its beginning, „aspoň 900 kcal“ its end.
    const isBeyond = (most < limits[0] && least === limits[0]) || (least > limits[1] && most === limits[1])
    if (isBeyond) conflicts.push(beyond(range, most < limits[0] ? limits[0] : limits[1], most < limits[0]))
    const given = isBeyond ? ([within(least), within(most)] as const) : ([least, most] as const)
    const word = wish[range] ?? limits
    const isOpposed = given[0] > word[1] || given[1] < word[0]
    const min = isOpposed ? Math.max(given[0], word[0]) : given[0]
    const max = isOpposed ? Math.min(given[1], word[1]) : given[1]
    if (min <= max) filter[range] = [min, max]
    else {
      conflicts.push(
        range === 'time_minutes'
          ? `Nejméně ${min} a\u00a0nejvýše ${max}\u00a0min se vylučuje, doba přípravy proto není omezená.`
          : `Nejméně ${min} a\u00a0nejvýše ${max}\u00a0kcal se vylučuje, energie proto není omezená.`,
      )
      filter[range] = FILTER_DEFAULTS[range]
    }
  }
  return { filter: { ...pick(wish), ...filter }, conflicts }
}

function beyond(range: 'time_minutes' | 'calorie_span', end: number, isLeast: boolean): string {
  const limit = range === 'time_minutes' ? `${end}\u00a0min` : `${end}\u00a0kcal`
  const what = range === 'time_minutes' ? 'dobu přípravy' : 'energii porce'
  return `Nejvíc zúžit umíme ${what} na ${isLeast ? 'nejvýše' : 'nejméně'} ${limit}.`
}

function pick({ time_minutes, calorie_span }: Wish): Partial<RecipeFilter> {
  return { ...(time_minutes ? { time_minutes } : {}), ...(calorie_span ? { calorie_span } : {}) }
}
