import { beforeAll, describe, expect, it } from 'vitest'
import { eaterOf, requestOf } from '#fixtures/plan-requests.ts'
import { readStarterCandidates } from '#fixtures/starter-candidates.ts'
import { betterDays } from './better-plan.ts'
import { checkPlan } from './check-plan.ts'
import { namedProblem } from './choose-candidates.ts'
import { firstDays } from './first-plan.ts'
import { mealPlan } from './meal-plan.ts'
import { DEFAULT_COOKING_MINUTES } from './plan-defaults.ts'
import type { Candidate } from './plan-request.ts'
import { highsSolver } from './solver/highs-solver.ts'
import type { LinearSolver } from './solver/linear-model.ts'

let solver: LinearSolver
let starter: Candidate[]
beforeAll(async () => {
  solver = await highsSolver()
  starter = readStarterCandidates('2026-11-23')
})

describe('a plan that is made better at once', () => {
  /** The first plan of a default week, the better one, and what the better one breaks. */
  function weekOf(isOver: () => boolean) {
    const request = requestOf({
      eaters: [eaterOf('one', 8368)],
      cooking_minutes: DEFAULT_COOKING_MINUTES,
      leftovers: true,
    })
    const problem = namedProblem(request, starter)
    const first = firstDays(problem, solver)
    if (!('days' in first)) throw new Error(`Day ${first.failed} has no plan`)
    const better = mealPlan(problem, betterDays(problem, { solver, isOver }, first.days))
    return { first: mealPlan(problem, first.days), better, broken: checkPlan(request, starter, better) }
  }

  it('costs less, keeps all wishes, and is the same every time', () => {
    const { first, better, broken } = weekOf(() => false)
    expect(better.objective).toBeLessThan(first.objective)
    expect(broken).toEqual([])
    expect(weekOf(() => false).better).toEqual(better)
  })

  it('stays as it is where the time is over', () => {
    const { first, better } = weekOf(() => true)
    expect(better).toEqual(first)
  })

  it('has no day of leftovers alone, and no main dish that is cooked twice', () => {
    const { meals } = weekOf(() => false).better
    const mains = meals.filter(({ meal_type }) => meal_type === 'Lunch' || meal_type === 'Dinner')
    const days = [...Map.groupBy(mains, ({ day }) => day).values()]
    expect(days.filter((ofDay) => ofDay.every(({ leftover_of }) => leftover_of !== null))).toEqual([])
    const cooked = mains.filter(({ leftover_of }) => leftover_of === null).map(({ recipe }) => recipe)
    expect(new Set(cooked).size).toBe(cooked.length)
  })
})
