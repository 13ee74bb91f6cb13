import { beforeAll, describe, expect, it } from 'vitest'
import { eaterOf, mealsOf, requestOf } from '#fixtures/plan-requests.ts'
import { readStarterCandidates } from '#fixtures/starter-candidates.ts'
import { checkPlan } from './check-plan.ts'
import { type AtOnceOptions, certifyPlan, planAtOnce, renewRequest } from './generate-plan.ts'
import type { Candidate, MealPlan, PlanProgress } from './plan-request.ts'
import { highsSolver } from './solver/highs-solver.ts'
import type { LinearSolver } from './solver/linear-model.ts'

let solver: LinearSolver
let starter: Candidate[]
beforeAll(async () => {
  solver = await highsSolver()
  starter = readStarterCandidates()
})

const request = requestOf({ days: 5, meals: mealsOf(3) })

/** Time that is over after so many looks at the clock. */
function looks(count: number): NonNullable<AtOnceOptions['time']> {
  let looked = 0
  return { seconds: count, spent: () => looked++ }
}

function plannedIn(count: number): MealPlan {
  const answer = planAtOnce(request, starter, solver, { time: looks(count), may_open_days: true })
  if (answer.state !== 'planned') throw new Error(`It is ${answer.state}`)
  return answer.plan
}

describe('a first plan whose time is over', () => {
  it('is the best so far: days that were made keep every wish, the others are open and suit everybody', () => {
    const plan = plannedIn(4)
    const { open_days = [] } = plan
    expect(open_days.length).toBeGreaterThan(0)
    expect(open_days.length).toBeLessThan(request.days)
    expect(checkPlan({ ...request, unbound_days: open_days }, starter, plan)).toEqual([])
  })

  it('has no open days where the time suffices, and none where they are not wanted', () => {
    expect(plannedIn(1000).open_days).toBeUndefined()
    expect(planAtOnce(request, starter, solver, { time: looks(4) })).toEqual({
      state: 'not_found',
      help: [],
    })
  })

  it('says nothing of wishes that it had no time to try', () => {
    const clashing = { ...request, cooking_minutes: [0, 0, 0, 0, 0, 0, 0] }
    const options = { may_open_days: true }
    expect(planAtOnce(clashing, starter, solver, options).state).toBe('impossible')
    const answer = planAtOnce(clashing, starter, solver, { ...options, time: looks(1) })
    expect(answer).toMatchObject({ state: 'planned', plan: { open_days: [0, 1, 2, 3, 4] } })
  })

  it('is made whole by the search for a better one, which claims no gap before', async () => {
    const open = plannedIn(4)
    const steps: PlanProgress[] = []
    for await (const step of certifyPlan(request, starter, open, solver, { iterations: 1 })) steps.push(step)
    expect(steps[0]).toMatchObject({ plan: { open_days: open.open_days }, gap: null, ended: null })
    const last = steps.at(-1)
    expect(last?.plan.open_days).toBeUndefined()
    expect(checkPlan(request, starter, last?.plan ?? open)).toEqual([])
  })

  it('keeps its open days as they are where a meal of another day is made anew, and closes one that is made anew', () => {
    const open = plannedIn(4)
    const [first = 0, ...others] = open.open_days ?? []
    expect(renewRequest(request, open, { day: first, meal_type: null }).unbound_days ?? []).toEqual(others)
    expect(renewRequest(request, open, { day: first, meal_type: 'Lunch' }).unbound_days).toEqual([first, ...others])
  })
})

describe('a large plan where all dishes are liked alike', () => {
  const meals = ['Breakfast', 'Snack', 'Soup', 'Lunch', 'Dessert', 'Late_snack', 'Dinner', 'Late_dinner'] as const
  const alike = () => starter.map((candidate) => ({ ...candidate, taste: 0.625 }))

  it('is made whole in a counted amount of work: 28 days of eight meals', () => {
    const large = requestOf({
      days: 28,
      meals: meals.map((meal_type) => ({ meal_type, energy_share: 1 / 8 })),
      eaters: [eaterOf('one', 8400, { bands: [] })],
    })
    const answer = planAtOnce(large, alike(), solver)
    expect(answer.state).toBe('planned')
    if (answer.state === 'planned') expect(checkPlan(large, starter, answer.plan)).toEqual([])
  })
})
