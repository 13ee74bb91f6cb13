import { type DayBound, dayBounds } from './day-bounds.ts'
import { MAX_NAMED_CANDIDATES } from './plan-request.ts'
import type { Option, Problem } from './problem.ts'
import { seededShare } from './seeded.ts'

/** Dishes of each meal that the first plan chooses from. */
const FIRST_PLAN_DISHES = 28
/** How much chance may prefer one dish to another, in units of the objective: other seeds see other dishes. */
const CHANCE = 0.15
/** What each dish of the same group already chosen adds to the cost of the next. */
const ALIKE = 0.1

/**
 * The problem over at most `MAX_NAMED_CANDIDATES` recipes: those that the certified bound holds for. Where fewer suit, all do.
 */
export function withNamedCandidates(problem: Problem): Problem {
  if (!areMoreThan(problem, MAX_NAMED_CANDIDATES)) return problem
  const share = Math.floor(MAX_NAMED_CANDIDATES / problem.meals.length)
  const named = new Set(
    problem.meals.flatMap((meal) => chooseOptions(problem, meal.options, share).map(({ candidate }) => candidate.guid)),
  )
  const meals = problem.meals.map((meal) => ({
    ...meal,
    options: meal.options.filter((option) => named.has(option.candidate.guid)),
  }))
  return { ...problem, meals }
}

function areMoreThan({ meals }: Problem, most: number): boolean {
  const seen = new Set<string>()
  for (const { options } of meals) {
    for (const { candidate } of options) {
      if (seen.add(candidate.guid).size > most) return true
    }
  }
  return false
}

/** How many different recipes the meals of a problem can choose from. */
export function countCandidates(problem: Problem): number {
  return new Set(problem.meals.flatMap((meal) => meal.options.map((option) => option.candidate.guid))).size
}

/** For each meal the dishes that the first plan chooses from. */
export function firstPlanOptions(problem: Problem): readonly (readonly Option[])[] {
  // A longer plan repeats its dishes after a week at the earliest, so it needs no more of them.
  return problem.meals.map((meal) => chooseOptions(problem, meal.options, FIRST_PLAN_DISHES))
}

/**
 * Good and different dishes of one meal. Half of them are simply the best. For the other half, dishes are sorted into cells by
 * whether they have more or less of each bounded nutrient for their energy than the day needs, and by whether they are quick; the
 * cells take turns to give their best, so that whatever the other meals lack can be found. The seed decides between dishes about
 * as good.
 */
export function chooseOptions(problem: Problem, options: readonly Option[], count: number): Option[] {
  if (options.length <= count) return [...options]
  const alike = new Map<string, number>()
  const ranked = cheapestFirst(problem, options)
  const best = takeInTurns([ranked.slice(0, count)], Math.ceil(count / 2), alike)
  const chosen = new Set(best)
  const queues = cellsOf(problem, ranked, count).map((cell) => cell.filter(({ option }) => !chosen.has(option)))
  return [...best, ...takeInTurns(queues, count - best.length, alike)]
}

function takeInTurns(queues: readonly Ranked[][], count: number, alike: Map<string, number>): Option[] {
  const taken: Option[] = []
  while (taken.length < count && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const option = taken.length < count ? takeBest(queue, alike) : null
      if (option !== null) taken.push(option)
    }
  }
  return taken
}

type Ranked = { option: Option; cost: number }

function cheapestFirst({ request }: Problem, options: readonly Option[]): Ranked[] {
  const ranked = options.map((option) => ({
    option,
    cost: option.cost + CHANCE * seededShare(request.seed, option.candidate.guid),
  }))
  return ranked.sort((one, other) => one.cost - other.cost)
}

/** Takes the cheapest option off a queue, where dishes of groups that were chosen before cost more. */
function takeBest(queue: Ranked[], alike: Map<string, number>): Option | null {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const [at, { option, cost }] of queue.entries()) {
    if (cost >= least) break
    const total = cost + ALIKE * (alike.get(option.candidate.group ?? '') ?? 0)
    if (total >= least) continue
    best = at
    least = total
  }
  const [taken] = best < 0 ? [] : queue.splice(best, 1)
  if (taken === undefined) return null
  const { group } = taken.option.candidate
  if (group !== null) alike.set(group, (alike.get(group) ?? 0) + 1)
  return taken.option
}

/** The cheapest `count` of each cell, in the order of the cells' numbers; a cell may hold most of a large catalogue. */
function cellsOf({ request }: Problem, ranked: readonly Ranked[], count: number): Ranked[][] {
  const [eater] = request.eaters
  if (eater === undefined) return [ranked.slice(0, count)]
  const middles = dayBounds(eater)
    .filter(({ nutrient }) => nutrient !== 'kilojoules')
    .map((bound) => ({ nutrient: bound.nutrient, middle: middleOf(bound) / eater.daily_kilojoules }))
  const minutes = request.cooking_minutes.some((limit) => limit !== null) ? medianMinutes(ranked) : null
  const cells = new Map<number, Ranked[]>()
  for (const one of ranked) {
    const { per_portion, active_minutes } = one.option.candidate
    let cell = 0
    for (const { nutrient, middle } of middles) cell = 2 * cell + (density(per_portion, nutrient) > middle ? 1 : 0)
    cell = 2 * cell + (minutes !== null && (active_minutes ?? Number.POSITIVE_INFINITY) <= minutes ? 1 : 0)
    const queue = cells.get(cell)
    if (queue === undefined) cells.set(cell, [one])
    else if (queue.length < count) queue.push(one)
  }
  return [...cells].sort(([one], [other]) => one - other).map(([, queue]) => queue)
}

/** Grams for each kJ. */
function density(values: Option['candidate']['per_portion'], nutrient: DayBound['nutrient']): number {
  return (values[nutrient] ?? 0) / (values.kilojoules ?? Number.POSITIVE_INFINITY)
}

function middleOf({ from, to }: DayBound): number {
  if (!Number.isFinite(to)) return from
  return from > 0 ? (from + to) / 2 : to
}

function medianMinutes(ranked: readonly Ranked[]): number {
  const known = ranked.map(({ option }) => option.candidate.active_minutes).filter((minutes) => minutes !== null)
  return known.sort((one, other) => one - other)[Math.floor(known.length / 2)] ?? 0
}
