import type { DayOption, DayTask } from './day-model.ts'
import type { Option, Problem, ProblemDay } from './problem.ts'
import type { Servings } from './servings.ts'
import { excessPrice, isLeast, WEEK, weekLimit } from './week-counts.ts'

/** What a dish takes from the other days: its price in a day's task. */
export type Pricing = (option: Option, is_leftover: boolean, day: number) => number

/** The dishes from which a day may be made, meal by meal: what is fixed, or what suits, can be cooked in time and is allowed. */
export function dayTask(
  problem: Problem,
  day: ProblemDay,
  options: (meal: number) => readonly Option[],
  isAllowed: (option: Option, is_leftover: boolean) => boolean,
  pricing: Pricing,
): DayTask {
  const choose = (meal: number): DayOption[] => {
    const fixed = day.fixed[meal]
    const priced = (option: Option, is_leftover: boolean) => ({
      meal,
      option,
      is_leftover,
      price: pricing(option, is_leftover, day.day),
    })
    if (fixed) {
      const is_leftover = fixed.meal.leftover_of !== null
      const { option } = fixed
      return option && (is_leftover || canBeCooked(option, day)) ? [priced(option, is_leftover)] : []
    }
    return options(meal).flatMap((option) => [
      ...(canBeCooked(option, day) && isAllowed(option, false) ? [priced(option, false)] : []),
      ...(canBeLeftover(problem, option, day) && isAllowed(option, true) ? [priced(option, true)] : []),
    ])
  }
  return { minutes: day.minutes, options: problem.meals.flatMap((_, meal) => choose(meal)) }
}

/** Unknown minutes do not fit a limit. */
function canBeCooked({ candidate }: Option, { minutes }: ProblemDay): boolean {
  return minutes === null || (candidate.active_minutes !== null && candidate.active_minutes <= minutes)
}

/** Whether any earlier day of the plan could have left some of a dish. */
function canBeLeftover(problem: Problem, { candidate }: Option, { day }: ProblemDay): boolean {
  return problem.request.leftovers && day > 0 && (problem.kept_days.get(candidate.guid) ?? 0) > 0
}

/**
 * All dishes of a day whatever the others are. Where there is no limit of minutes, leftovers are left out: a dish that is cooked may
 * become one later at no loss, and only a limit can tell them apart.
 */
export function taskAlone(problem: Problem, day: ProblemDay, pricing: Pricing = () => 0): DayTask {
  const isAllowed = (_: Option, is_leftover: boolean) => !is_leftover || day.minutes !== null
  return dayTask(problem, day, (meal) => problem.meals[meal]?.options ?? [], isAllowed, pricing)
}

/** The task of a day among servings of the others, where a further serving costs what the week's variety and its rules say. */
export function taskAmong(
  problem: Problem,
  day: ProblemDay,
  servings: Servings,
  options: (meal: number) => readonly Option[],
  pricing: Pricing = () => 0,
): DayTask {
  const { request } = problem
  const excess = new Map<string, number>()
  const priceOf = (name: string) => {
    const known = excess.get(name)
    if (known !== undefined) return known
    const left = weekLimit(request, name, Math.floor(day.day / WEEK)) - servings.countInWeekOf(day.day, name)
    // A limit that almost every dish counts towards is met within one day: the day before it is full must know.
    const price = left < (isLeast(name) ? request.meals.length : 1) ? excessPrice(request, name) : 0
    excess.set(name, price)
    return price
  }
  return dayTask(
    problem,
    day,
    options,
    ({ candidate }, is_leftover) =>
      servings.mayServe(candidate.guid, day.day, is_leftover) &&
      (!is_leftover || servings.potFor(candidate.guid, day.day) !== null),
    (option, is_leftover, number) =>
      option.counted.reduce((sum, name) => sum + priceOf(name), pricing(option, is_leftover, number)),
  )
}
