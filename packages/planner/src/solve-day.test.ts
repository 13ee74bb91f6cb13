import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { variedRequest } from '#fixtures/plan-requests.ts'
import { readStarterCandidates } from '#fixtures/starter-candidates.ts'
import { boundAmount, dayBounds } from './day-bounds.ts'
import { buildDayModel, type DayTask } from './day-model.ts'
import { dayChoices } from './day-search/day-choices.ts'
import { searchDay } from './day-search/search-day.ts'
import { dayTask } from './day-tasks.ts'
import type { Candidate, Eater } from './plan-request.ts'
import { buildProblem, type Problem } from './problem.ts'
import { seededShare } from './seeded.ts'
import { DAY_WORK, solveDay } from './solve-day.ts'
import { highsSolver } from './solver/highs-solver.ts'
import type { LinearSolver } from './solver/linear-model.ts'

let solver: LinearSolver
let starter: Candidate[]
beforeAll(async () => {
  solver = await highsSolver()
  starter = readStarterCandidates()
})

/** A day of a varied request over some of the dishes of each meal, with prices by chance. */
function pricedDay(number: number, dishes: number): { problem: Problem; task: DayTask } {
  const problem = buildProblem(variedRequest(number, { days: 2 }), starter)
  const [, day] = problem.days
  if (day === undefined) throw new RangeError('The plan has no second day')
  const chance = (guid: string) => seededShare(number, guid)
  const task = dayTask(
    problem,
    day,
    (meal) => (problem.meals[meal]?.options ?? []).slice(0, dishes),
    () => true,
    ({ candidate }, is_leftover) => 0.4 * chance(`${candidate.guid} ${is_leftover}`) - 0.1,
  )
  return { problem, task }
}

describe('the best day', () => {
  it('costs what the mixed-integer model of the day proves to be the least', () => {
    fc.assert(
      fc.property(fc.nat(500), (number) => {
        const { problem, task } = pricedDay(number, 8)
        const found = solveDay(problem, task, solver)
        const proven = solver.solve(buildDayModel(problem, task).model, { absolute_gap: 1e-6 })
        expect(found.state).toBe(proven.state === 'infeasible' ? 'infeasible' : 'found')
        if (found.state !== 'found') return
        // The enumeration does not look for a day that is better by less than a two-thousandth.
        expect(found.value).toBeLessThanOrEqual(proven.objective + 0.0005 + 1e-6)
        expect(found.value).toBeGreaterThanOrEqual(proven.bound - 1e-4)
        expect(found.bound).toBeLessThanOrEqual(proven.objective + 1e-6)
      }),
      { numRuns: 12, seed: 7 },
    )
  })

  it('is not needed where any day will do: one is found exactly where there is one, in portions that keep all bounds', () => {
    fc.assert(
      fc.property(fc.nat(500), (number) => {
        const { problem, task } = pricedDay(number, 8)
        const best = solveDay(problem, task, solver)
        const any = solveDay(problem, task, solver, { most: 1, is_any: true, work: DAY_WORK })
        expect(any.state).toBe(best.state)
        if (any.state !== 'found' || best.state !== 'found') return
        expect(any.bound).toBeLessThanOrEqual(best.value + 1e-9)
        for (const [eater, bounds] of dayChoices(problem, task).bounds.entries()) {
          for (const [at, { from, to }] of bounds.entries()) {
            const { nutrient = 'kilojoules', counts_most } = dayBounds(problem.request.eaters[eater] as Eater)[at] ?? {}
            const amount = any.plan.dishes.reduce((sum, { option, quarters }) => {
              return (
                sum +
                0.25 *
                  (quarters[eater] ?? 0) *
                  boundAmount(option.candidate, { nutrient, counts_most: counts_most ?? false })
              )
            }, 0)
            expect(amount).toBeGreaterThanOrEqual(from * (1 - 1e-9))
            expect(amount).toBeLessThanOrEqual(to * (1 + 1e-9))
          }
        }
      }),
      { numRuns: 12, seed: 7 },
    )
  })

  it('is bounded by any multipliers, however bad', () => {
    const { problem, task } = pricedDay(0, 12)
    const choices = dayChoices(problem, task)
    const best = solveDay(problem, task, solver)
    if (best.state !== 'found') throw new Error(`It is ${best.state}`)
    for (const size of [0, 0.001, -0.001]) {
      const bounds = choices.bounds.map((some) => Float64Array.from(some, () => size))
      for (const work of [0, 1000, 100_000]) {
        const { bound } = searchDay(choices, { bounds, minutes: 0 }, { most: 1, work })
        expect(bound).toBeLessThanOrEqual(best.value + 1e-9)
      }
    }
  })

  it('comes with other good days, none cheaper and each different', () => {
    const { problem, task } = pricedDay(0, 12)
    const found = solveDay(problem, task, solver, { most: 10, work: 2_000_000 })
    if (found.state !== 'found') throw new Error(`It is ${found.state}`)
    const days = [found.plan, ...found.others].map(({ dishes }) =>
      dishes.map(({ option, is_leftover }) => `${option.candidate.guid} ${is_leftover}`).join(),
    )
    expect(new Set(days).size).toBe(days.length)
  })
})
