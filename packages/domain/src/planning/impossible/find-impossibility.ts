import type { MealType } from '#domain/catalogue/meal-types.ts'
import { namedProblem } from '../choose-candidates.ts'
import { firstDays } from '../first-plan.ts'
import type { Candidate, Impossibility, Loosening, PlanRequest, Wish } from '../plan-request.ts'
import { buildProblem } from '../problem.ts'
import type { LinearSolver } from '../solver/linear-model.ts'
import { laddersOf, type Rung } from './ladders.ts'
import { areDaysImpossible, isDayImpossible, proofProblem } from './proofs.ts'
import { mattersOn, wishesOf, withoutWish } from './wishes.ts'

/** Whether a request is proven to be impossible, on one day or over all days together. */
type Proof = (request: PlanRequest) => boolean

/**
 * Why no plan can be made: wishes that clash, so few that any of them left out ends the clash (a deletion filter), and for each
 * the least loosening that does. Null where nothing is proven: a plan may exist, though it was not found.
 */
export function findImpossibility(
  request: PlanRequest,
  candidates: readonly Candidate[],
  solver: LinearSolver,
): Impossibility | null {
  const pool = provingCandidates(request, candidates)
  const problem = proofProblem(request, pool)
  const day = problem.days.find((one) => isDayImpossible(problem, one.day, solver))
  if (day) {
    const isImpossible: Proof = (changed) => isDayImpossible(proofProblem(changed, pool), day.day, solver)
    const wishes = wishesOf(request).filter((wish) => mattersOn(request, wish, day))
    const { clash, alone } = deletionFilter(request, wishes, isImpossible)
    const slot = { day: day.day, meal_type: emptyMeal(alone, pool, day.day) }
    return { clash, slot, loosenings: loosen(request, clash, alone, isImpossible, pool, solver) }
  }
  if (!areDaysImpossible(problem, solver)) return null
  const isImpossible: Proof = (changed) => areDaysImpossible(proofProblem(changed, pool), solver)
  const { clash, alone } = deletionFilter(request, wishesOf(request), isImpossible)
  return { clash, slot: null, loosenings: loosen(request, clash, alone, isImpossible, pool, solver) }
}

/** Recipes that the proof is about: those named for the request, and for the request without any wish. */
function provingCandidates(request: PlanRequest, candidates: readonly Candidate[]): Candidate[] {
  const free = wishesOf(request)
    .filter(({ kind }) => kind !== 'fixed')
    .reduce(withoutWish, request)
  const named = new Set(request.fixed.map(({ recipe }) => recipe))
  for (const one of [request, free]) {
    const { meals } = namedProblem(one, candidates)
    for (const { options } of meals) for (const { candidate } of options) named.add(candidate.guid)
  }
  return candidates.filter(({ guid }) => named.has(guid))
}

/** Leaves out one wish after the other for good where the rest still clashes. `alone` is the request with the clash only. */
function deletionFilter(request: PlanRequest, wishes: readonly Wish[], isImpossible: Proof) {
  let alone = request
  const clash: Wish[] = []
  for (const wish of wishes.toReversed()) {
    const without = withoutWish(alone, wish)
    if (isImpossible(without)) alone = without
    else clash.unshift(wish)
  }
  return { clash, alone }
}

/** The meal of a day for which not one dish is left, if that is why. */
function emptyMeal(request: PlanRequest, pool: readonly Candidate[], number: number): MealType | null {
  const problem = buildProblem(request, pool)
  const day = problem.days[number]
  const empty = problem.meals.find(({ options }, meal) => {
    const fixed = day?.fixed[meal]
    return fixed ? fixed.option === null : options.length === 0
  })
  return empty?.meal_type ?? null
}

function loosen(
  request: PlanRequest,
  clash: readonly Wish[],
  alone: PlanRequest,
  isImpossible: Proof,
  pool: readonly Candidate[],
  solver: LinearSolver,
): Loosening[] {
  const isPlanned = (changed: PlanRequest) => 'days' in firstDays(proofProblem(changed, pool), solver)
  return clash.flatMap((wish) => {
    const whole = leastRung(request, wish, isImpossible)
    // Where another clash remains, what ends this one is still worth knowing.
    const rung = whole ?? leastRung(alone, wish, isImpossible)
    if (rung === null) return []
    const enough = whole === null ? null : firstPlanned(request, wish, whole, isPlanned)
    const { value } = enough ?? rung
    const changed = enough?.request ?? sameChange(request, wish, value)
    return changed === null ? [] : [{ wish, value, request: changed, is_enough: enough !== null }]
  })
}

/** The lowest rung of a wish's ladders that is not proven impossible; of several ladders the one climbed least. */
function leastRung(request: PlanRequest, wish: Wish, isImpossible: Proof): Rung | null {
  let best: { rung: Rung; height: number } | null = null
  for (const ladder of laddersOf(request, wish)) {
    const height = lowest(ladder, ({ request: changed }) => !isImpossible(changed))
    const rung = ladder[height]
    if (rung !== undefined && (best === null || height < best.height)) best = { rung, height }
    // Dropping a wish is the last way.
    if (best !== null && ladder.length === 1) break
  }
  return best?.rung ?? null
}

/** The first rung for which a whole plan is found, from the one that ends the clash upwards. */
function firstPlanned(
  request: PlanRequest,
  wish: Wish,
  least: Rung,
  isPlanned: (request: PlanRequest) => boolean,
): Rung | null {
  if (isPlanned(least.request)) return least
  for (const ladder of laddersOf(request, wish)) {
    const from = ladder.findIndex(({ value }) => value === least.value)
    if (from < 0) continue
    const higher = ladder.slice(from + 1)
    const last = higher.at(-1)
    if (last === undefined || !isPlanned(last.request)) return null
    return higher[lowest(higher, ({ request: changed }) => isPlanned(changed))] ?? null
  }
  return null
}

/** The change of a wish that was found in another request, made in this one. */
function sameChange(request: PlanRequest, wish: Wish, value: number | null): PlanRequest | null {
  for (const ladder of laddersOf(request, wish)) {
    const rung = ladder.find((one) => one.value === value)
    if (rung) return rung.request
  }
  return null
}

/** The lowest rung that holds, found by halving, as all above it hold too; the length where not even the last does. */
function lowest(ladder: readonly Rung[], holds: (rung: Rung) => boolean): number {
  let from = 0
  let to = ladder.length
  const last = ladder.at(-1)
  if (last === undefined || !holds(last)) return to
  to--
  while (from < to) {
    const middle = (from + to) >> 1
    const rung = ladder[middle]
    if (rung && holds(rung)) to = middle
    else from = middle + 1
  }
  return to
}
