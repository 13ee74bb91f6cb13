import type { DayPlan } from '../day-plan.ts'
import type { SearchLimits } from '../day-search/search-day.ts'
import { taskAlone } from '../day-tasks.ts'
import type { Problem } from '../problem.ts'
import { seededShare } from '../seeded.ts'
import { solveDay } from '../solve-day.ts'
import type { LinearSolver } from '../solver/linear-model.ts'
import type { ColumnPool } from './column-pool.ts'
import { isPlanOf } from './day-classes.ts'
import { promiseOf, type Relaxation } from './week-master.ts'
import { type RelaxedWeek, WeekModel } from './week-model.ts'

/** Day plans that a dive starts with for each day: those that promise most. */
const MOST_OFFERS = 60
/** Days looked for by the prices of what is left, and the work of it. */
const GOOD_DAYS: SearchLimits = { most: 12, work: 150_000 }
/** How often the prices of what is left are followed before the next day is settled. */
const MOST_PRICINGS = 2
const LEAST_PROMISE = 1e-3
/** How much chance may prefer a plan that is taken less. */
const CHANCE = 0.15
/** Nodes of the last choice, in which only the leftovers are left. */
const NODES = 300

/**
 * A whole plan by diving into the model that tells days apart: with pots and leftovers on their days, and the order of days. The plan that
 * is taken most is settled on its day, days that go with it are looked for by the prices of what is left, and so on. `turn`: another
 * dive goes elsewhere. `kept` days stay as they are. Null where the dive ends without a plan.
 */
export function diveByDays(
  problem: Problem,
  pool: ColumnPool,
  solver: LinearSolver,
  relaxation: Relaxation,
  { turn, kept }: { turn: number; kept: ReadonlyMap<number, DayPlan> },
): DayPlan[] | null {
  const offers = problem.days.map(({ day }) => {
    const present = kept.get(day)
    return present ? [present] : promisingPlans(pool, relaxation, pool.classOf(day))
  })
  const settled = new Map(kept)
  for (let step = 0; settled.size < problem.days.length; step++) {
    const relaxed = priceWhatIsLeft(problem, pool, solver, offers, settled)
    if (relaxed === null) return null
    const chance = (at: number) => CHANCE * seededShare(problem.request.seed, `${turn} ${step} ${at}`)
    const next = mostTaken(relaxed, settled, chance)
    if (next.length === 0) return null
    for (const { day, plan } of next) {
      settled.set(day, plan)
      offers[day] = [plan]
    }
  }
  return new WeekModel(problem, offers).choose(solver, NODES, [])
}

/** All days that take one plan whole, or else the plan that is taken most. */
function mostTaken(
  { taken }: RelaxedWeek,
  settled: ReadonlyMap<number, DayPlan>,
  chance: (at: number) => number,
): RelaxedWeek['taken'] {
  const left = taken.filter(({ day, share }) => !settled.has(day) && share > 1e-6)
  const whole = left.filter(({ share }) => share > 1 - 1e-6)
  if (whole.length > 0) return whole
  const ranked = left.map((one, at) => ({ one, rank: one.share + chance(at) })).sort((a, b) => b.rank - a.rank)
  return ranked.slice(0, 1).map(({ one }) => one)
}

function promisingPlans(pool: ColumnPool, relaxation: Relaxation, of: number): DayPlan[] {
  return pool.columns
    .filter(({ classes }) => classes.includes(of))
    .map(({ plan }) => ({ plan, promise: promiseOf(relaxation, plan, of) }))
    .sort((one, other) => one.promise - other.promise)
    .slice(0, MOST_OFFERS)
    .map(({ plan }) => plan)
}

function priceWhatIsLeft(
  problem: Problem,
  pool: ColumnPool,
  solver: LinearSolver,
  offers: DayPlan[][],
  settled: ReadonlyMap<number, DayPlan>,
): RelaxedWeek | null {
  const open = new Set([...settled.values()].flatMap(({ dishes }) => dishes.map(({ option }) => option.candidate.guid)))
  for (let round = 0; ; round++) {
    const relaxed = new WeekModel(problem, offers, open).relax(solver)
    if (relaxed === null || round === MOST_PRICINGS || settled.size === 0) return relaxed
    if (!addGoodDays(problem, pool, solver, relaxed, offers, settled)) return relaxed
  }
}

/** What a plan of a day costs by the prices beyond the day's worth. */
function promiseOn({ price, worth }: RelaxedWeek, plan: DayPlan, day: number): number {
  return plan.dishes.reduce(
    (sum, { option, is_leftover }) => sum + price(option, is_leftover, day),
    plan.cost - (worth[day] ?? 0),
  )
}

/** Adds the best plans by the prices for each day that is not settled; whether any makes the week in fractions cheaper. */
function addGoodDays(
  problem: Problem,
  pool: ColumnPool,
  solver: LinearSolver,
  relaxed: RelaxedWeek,
  offers: DayPlan[][],
  settled: ReadonlyMap<number, DayPlan>,
): boolean {
  let is_improving = false
  const open = problem.days.filter(({ day }) => !settled.has(day))
  for (const day of open) {
    const solved = solveDay(problem, taskAlone(problem, day, relaxed.price), solver, GOOD_DAYS)
    if (solved.state !== 'found') continue
    is_improving ||= promiseOn(relaxed, solved.plan, day.day) < -LEAST_PROMISE
    for (const plan of [solved.plan, ...solved.others]) {
      for (const other of open) {
        const like = pool.classes[pool.classOf(other.day)]
        if (other === day || (like !== undefined && isPlanOf(plan, like))) addNew(offers[other.day], plan)
      }
    }
  }
  return is_improving
}

function addNew(plans: DayPlan[] | undefined, plan: DayPlan): void {
  const isSame = (one: DayPlan) =>
    Math.abs(one.cost - plan.cost) < 1e-9 &&
    one.dishes.every(
      (dish, at) =>
        dish.option.candidate === plan.dishes[at]?.option.candidate &&
        dish.is_leftover === plan.dishes[at]?.is_leftover,
    )
  if (plans !== undefined && !plans.some(isSame)) plans.push(plan)
}
