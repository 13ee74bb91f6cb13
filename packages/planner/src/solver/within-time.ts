import type { LinearSolver } from './linear-model.ts'

/** A solver, and whether its time is over; that is asked between two steps. */
export type Means = { solver: LinearSolver; isOver: () => boolean }

/** A solve is stopped after this at the soonest, so that small models still have an answer. */
const LEAST_SECONDS = 0.1

/** A solver whose solves are stopped by the clock once the time is over: then they may have found nothing and proven nothing. */
export function withinTime(solver: LinearSolver, secondsLeft: () => number): LinearSolver {
  return {
    solve: (model, options = {}) => {
      const left = Math.max(LEAST_SECONDS, secondsLeft())
      if (left === Number.POSITIVE_INFINITY) return solver.solve(model, options)
      return solver.solve(model, { ...options, seconds: Math.min(left, options.seconds ?? left) })
    },
  }
}
