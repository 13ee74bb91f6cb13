import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { dayClasses } from '../certify/day-classes.ts'
import { namedProblem } from '../choose-candidates.ts'
import { firstDays } from '../first-plan.ts'
import type { Candidate, Impossibility, Loosening, PlanRequest, Wish } from '../plan-request.ts'
import { buildProblem } from '../problem.ts'
import type { Means } from '../solver/within-time.ts'
import { laddersOf, type Rung } from './ladders.ts'
import { areDaysImpossible, isDayImpossible, proofProblem } from './proofs.ts'
import { fixedWish, mattersOn, wishesOf, withMinutes, withoutWish, withoutWishes } from './wishes.ts'

/** Minutes up to which the quickest day is looked for. */
const MOST_QUICKEST = 240

/** Whether something is proven of a request, on one day or over all days together: that it is impossible, or that it is not. */
type Proof = (request: PlanRequest) => boolean

/**
 * Why no plan can be made: wishes that clash, so few that any of them left out ends the clash (a deletion filter), and for each
 * the least loosening that does. Null where nothing is proven, or not in time: a plan may exist, though it was not found. Loosenings that
 * were not tried in time are missing.
 */
export function findImpossibility(
  request: PlanRequest,
  candidates: readonly Candidate[],
  means: Means,
): Impossibility | null {
  const found = findClash(request, candidates, means)
  const enough = found?.loosenings.filter(({ is_enough }) => is_enough) ?? []
  return found === null || enough.length === 0 ? found : { ...found, loosenings: enough }
}

/** A clash with the least loosening of each of its wishes, enough for a whole plan or not. */
function findClash(
  request: PlanRequest,
  candidates: readonly Candidate[],
  { solver, isOver }: Means,
): Impossibility | null {
  const pool = provingCandidates(request, candidates)
  const problem = proofProblem(request, pool)
  // Days alike are impossible alike.
  const day = dayClasses(problem)
    .map(({ like }) => like)
    .find((like) => !isOver() && isDayImpossible(problem, like.day, solver))
  if (day) {
    const isImpossible: Proof = (changed) => isDayImpossible(proofProblem(changed, pool), day.day, solver)
    const wishes = wishesOf(request).filter((wish) => mattersOn(request, wish, day))
    const found = deletionFilter(request, wishes, isImpossible, isOver)
    if (found === null) return null
    const slot = { day: day.day, meal_type: emptyMeal(found.alone, pool, day.day) }
    return {
      clash: found.clash,
      slot,
      quickest_minutes: quickestMinutes(found, isImpossible, isOver),
      loosenings: loosen(request, found, isImpossible, pool, { solver, isOver }),
    }
  }
  if (isOver() || !areDaysImpossible(problem, solver)) return null
  const isImpossible: Proof = (changed) => areDaysImpossible(proofProblem(changed, pool), solver)
  const found = deletionFilter(request, wishesOf(request), isImpossible, isOver)
  if (found === null) return null
  return { clash: found.clash, slot: null, loosenings: loosen(request, found, isImpossible, pool, { solver, isOver }) }
}

/** Recipes that the proof is about: those named for the request, and for the request without any wish. */
function provingCandidates(request: PlanRequest, candidates: readonly Candidate[]): Candidate[] {
  const free = withoutWishes(
    request,
    wishesOf(request).filter(({ kind }) => kind !== 'fixed'),
  )
  const named = new Set(request.fixed.map(({ recipe }) => recipe))
  for (const one of [request, free]) {
    const { meals } = namedProblem(one, candidates)
    for (const { options } of meals) for (const { candidate } of options) named.add(candidate.guid)
  }
  return candidates.filter(({ guid }) => named.has(guid))
}

/** Wishes that clash, and the request with them only. */
type Clash = { clash: readonly Wish[]; alone: PlanRequest }

/**
 * Leaves out wishes for good, the last first, where the rest still clashes; null where the time is over. Wishes that do not matter go
 * many at a time, so that a thousand excluded ingredients are not a thousand proofs.
 */
function deletionFilter(
  request: PlanRequest,
  wishes: readonly Wish[],
  isImpossible: Proof,
  isOver: Means['isOver'],
): Clash | null {
  let alone = request
  const clash: Wish[] = []
  const parts = [wishes]
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (isOver()) return null
    if (part.length === 0) continue
    const without = withoutWishes(alone, part)
    if (isImpossible(without)) alone = without
    else if (part.length === 1) clash.unshift(...part)
    else parts.push(part.slice(0, part.length >> 1), part.slice(part.length >> 1))
  }
  return { clash, alone }
}

/** The least minutes with which the clash on a day ends, everything else as it is; null where minutes do not clash, or the time is over. */
function quickestMinutes({ clash, alone }: Clash, isImpossible: Proof, isOver: Means['isOver']): number | null {
  const wish = clash.find(({ kind }) => kind === 'cooking_minutes')
  if (wish?.kind !== 'cooking_minutes') return null
  const rungs = Array.from({ length: MOST_QUICKEST - wish.minutes }, (_, at) => {
    const value = Math.floor(wish.minutes) + at + 1
    return { value, request: withMinutes(alone, wish.weekdays, value) }
  })
  const least = rungs[lowest(rungs, ({ request: changed }) => !isOver() && !isImpossible(changed))]
  return isOver() ? null : (least?.value ?? null)
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
  { clash, alone }: Clash,
  isImpossible: Proof,
  pool: readonly Candidate[],
  { solver, isOver }: Means,
): Loosening[] {
  const isPlanned = (changed: PlanRequest) => 'days' in firstDays(proofProblem(changed, pool), solver, { isOver })
  // Once the time is over nothing counts as tried.
  const isPossible: Proof = (changed) => !isOver() && !isImpossible(changed)
  return clash.flatMap((wish) => {
    const whole = leastRung(request, wish, isPossible)
    // Where another clash remains, what ends this one is still worth knowing.
    const rung = whole ?? leastRung(alone, wish, isPossible)
    if (rung === null) return []
    const enough = whole === null ? null : firstPlanned(request, wish, whole, isPlanned)
    if (isOver()) return []
    const { value } = enough ?? rung
    const changed = enough?.request ?? sameChange(request, wish, value)
    return changed === null ? [] : [loosening({ wish, value, request: changed }, enough !== null)]
  })
}

/**
 * A pinned dish that is not offered for the plan: it is not there any more, or not known well enough to be counted. Null where there is none.
 * @param isPlanned whether a whole plan is found
 */
export function findUnofferedPin(
  request: PlanRequest,
  candidates: readonly Candidate[],
  isPlanned: (request: PlanRequest) => boolean,
): Impossibility | null {
  const offered = new Set(candidates.map(({ guid }) => guid))
  const pin = request.fixed.find(({ is_pinned, recipe }) => is_pinned && !offered.has(recipe))
  if (pin === undefined) return null
  const wish = fixedWish(pin)
  const changed = withoutWish(request, wish)
  const { day, meal_type } = pin
  return {
    clash: [wish],
    slot: { day, meal_type },
    loosenings: [loosening({ wish, value: null, request: changed }, isPlanned(changed))],
  }
}

/** A loosening whose request remembers it. */
function loosening({ wish, value, request }: Omit<Loosening, 'is_enough'>, is_enough: boolean): Loosening {
  return { wish, value, is_enough, request: { ...request, loosened: [...(request.loosened ?? []), { wish, value }] } }
}

/** Wishes that most often leave a little room, those first that people give up most easily. Of fixed dishes only those that are pinned. */
const HELPFUL: readonly Wish['kind'][] = ['cooking_minutes', 'meal_share', 'portions', 'variety', 'fixed']
/** Rungs of a ladder that are tried: ten minutes more, twenty, half an hour. The least one is not looked for. */
const HELPFUL_RUNGS = [1, 3, 5]
/** So many ways are enough to choose from. */
const MOST_HELP = 2

/** Where neither a plan is found nor anything proven: changes of one wish with which a whole plan was found in time. */
export function findHelp(
  request: PlanRequest,
  candidates: readonly Candidate[],
  { solver, isOver }: Means,
): Loosening[] {
  const found: Loosening[] = []
  const wishes = wishesOf(request).filter((wish) => wish.kind !== 'fixed' || wish.is_pinned)
  for (const wish of HELPFUL.flatMap((kind) => wishes.filter((one) => one.kind === kind))) {
    const rungs = laddersOf(request, wish).flatMap((ladder) =>
      ladder.length > 1 ? HELPFUL_RUNGS.flatMap((at) => ladder[at] ?? []) : ladder,
    )
    for (const rung of rungs) {
      if (found.length === MOST_HELP || isOver()) return found
      if (!('days' in firstDays(proofProblem(rung.request, candidates), solver, { isOver }))) continue
      found.push(loosening({ wish, ...rung }, true))
      break
    }
  }
  return found
}

/** The lowest rung of a wish's ladders that is not proven impossible; of several ladders the one climbed least. */
function leastRung(request: PlanRequest, wish: Wish, isPossible: Proof): Rung | null {
  let best: { rung: Rung; height: number } | null = null
  for (const ladder of laddersOf(request, wish)) {
    const height = lowest(ladder, ({ request: changed }) => isPossible(changed))
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
    return higher[lowestBelowLast(higher, ({ request: changed }) => isPlanned(changed))] ?? null
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
  const last = ladder.at(-1)
  return last === undefined || !holds(last) ? ladder.length : lowestBelowLast(ladder, holds)
}

/** The same where the last is known to hold: whole plans are made to know it, so that is not tried twice. */
function lowestBelowLast(ladder: readonly Rung[], holds: (rung: Rung) => boolean): number {
  let from = 0
  let to = ladder.length - 1
  while (from < to) {
    const middle = (from + to) >> 1
    const rung = ladder[middle]
    if (rung && holds(rung)) to = middle
    else from = middle + 1
  }
  return to
}
