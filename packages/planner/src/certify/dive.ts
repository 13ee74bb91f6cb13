import type { SearchLimits } from '../day-search/search-day.ts'
import type { Problem } from '../problem.ts'
import { seededShare } from '../seeded.ts'
import type { LinearSolver } from '../solver/linear-model.ts'
import type { ColumnPool } from './column-pool.ts'
import { priceDay } from './price-days.ts'
import { type ClassPlan, promiseOf, type Relaxation, solveMaster } from './week-master.ts'

/** Days looked for by the prices of what is left, after each plan that is settled. */
const GOOD_DAYS: SearchLimits = { most: 20, work: 200_000 }
/** How often the prices of what is left are followed before the next plan is settled. */
const MOST_PRICINGS = 3
const LEAST_PROMISE = 1e-4
/** How much chance may prefer a plan that is taken less, in days. */
const CHANCE = 0.3

/**
 * Day plans for all days of the plan, found by diving: the plan that the relaxed master takes most is settled, days that go with it are
 * looked for by the prices of what is left, and so on until every day has one. Another `turn` dives elsewhere. Null where a dive
 * ends without a plan.
 */
export function dive(problem: Problem, pool: ColumnPool, solver: LinearSolver, turn: number): ClassPlan[] | null {
  const settled: ClassPlan[] = []
  while (settled.length < problem.days.length) {
    const relaxed = priceWhatIsLeft(problem, pool, solver, settled)
    if (relaxed === null) return null
    const next = mostTaken(problem, relaxed, settled, turn)
    if (next === null) return null
    settled.push(...next)
  }
  return settled
}

function priceWhatIsLeft(
  problem: Problem,
  pool: ColumnPool,
  solver: LinearSolver,
  settled: readonly ClassPlan[],
): Relaxation | null {
  for (let round = 0; ; round++) {
    const relaxed = solveMaster(problem, pool, solver, settled)
    if (relaxed === null || round === MOST_PRICINGS || settled.length === 0) return relaxed
    if (!addGoodDays(problem, pool, solver, relaxed, settled)) return relaxed
  }
}

/** Adds days of the classes that have some left; whether any makes the master cheaper. */
function addGoodDays(
  problem: Problem,
  pool: ColumnPool,
  solver: LinearSolver,
  relaxed: Relaxation,
  settled: readonly ClassPlan[],
): boolean {
  let is_improving = false
  for (const [of, { days }] of pool.classes.entries()) {
    if (settled.filter((one) => one.of === of).length >= days.length) continue
    const solved = priceDay(problem, pool, solver, relaxed.prices, of, GOOD_DAYS)
    if (solved.state !== 'found') continue
    for (const plan of [solved.plan, ...solved.others]) {
      is_improving = (pool.add(plan, of) && promiseOf(relaxed, plan, of) < -LEAST_PROMISE) || is_improving
    }
  }
  return is_improving
}

/** All whole days that the master takes beyond the settled ones, or else the plan that it takes most of. */
function mostTaken(
  problem: Problem,
  { taken }: Relaxation,
  settled: readonly ClassPlan[],
  turn: number,
): ClassPlan[] | null {
  const left = taken.map((one) => {
    const before = settled.filter(({ plan, of }) => plan === one.plan && of === one.of).length
    return { ...one, days: one.days - before }
  })
  const whole = left.flatMap((one) => Array.from({ length: Math.floor(one.days + 1e-6) }, () => one))
  if (whole.length > 0) return whole
  const ranked = left.map((one, at) => ({
    one,
    rank: one.days + (turn === 0 ? 0 : CHANCE * seededShare(problem.request.seed, `${turn} ${settled.length} ${at}`)),
  }))
  const [best] = ranked.filter(({ one }) => one.days > 1e-6).sort((a, b) => b.rank - a.rank)
  return best ? [best.one] : null
}
