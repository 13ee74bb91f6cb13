import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { eaterOf, mealsOf, requestOf, variedRequest } from '#fixtures/plan-requests.ts'
import { manyCandidates, readStarterCandidates } from '#fixtures/starter-candidates.ts'
import { checkPlan } from './check-plan.ts'
import { certifyPlan, planAtOnce, quickPlan, renewRequest, withoutRefused } from './generate-plan.ts'
import { DEFAULT_VARIETY, DEFAULT_WEIGHTS } from './plan-defaults.ts'
import type { Candidate, FixedMeal, MealPlan, PlanProgress, PlanRequest } from './plan-request.ts'
import { highsSolver } from './solver/highs-solver.ts'
import type { LinearSolver } from './solver/linear-model.ts'

let solver: LinearSolver
let starter: Candidate[]
beforeAll(async () => {
  solver = await highsSolver()
  starter = readStarterCandidates()
})

function planned(request: PlanRequest, candidates: readonly Candidate[] = starter): MealPlan {
  const answer = quickPlan(request, candidates, solver)
  if (answer.state !== 'planned') throw new Error(`No plan: ${JSON.stringify(answer)}`)
  return answer.plan
}

/** Three meals for three days: enough to meet every rule, and quick. */
const short = (change: Partial<PlanRequest> = {}) => requestOf({ days: 3, meals: mealsOf(3), ...change })

describe('the first plan', () => {
  it('keeps every wish of varied requests, as the independent check sees it', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.constantFrom(3, 4, 5), fc.integer({ min: 1, max: 3 }), (number, meals, days) => {
        const request = variedRequest(number, { days, meals: mealsOf(meals as 3 | 4 | 5) })
        const answer = quickPlan(request, starter, solver)
        if (answer.state === 'planned') expect(checkPlan(request, starter, answer.plan)).toEqual([])
      }),
      { numRuns: 8, seed: 4 },
    )
  })

  it('is the same for the same request and seed', () => {
    const request = short()
    expect(planned(request)).toEqual(planned(request))
  })

  it('does not depend on the order of the eaters’ excluded ingredients', () => {
    const of = (excluded_ingredients: string[]) => short({ eaters: [eaterOf('one', 8700, { excluded_ingredients })] })
    expect(planned(of(['cesnek', 'cibule'])).meals).toEqual(planned(of(['cibule', 'cesnek'])).meals)
  })

  it('costs what its parts cost', () => {
    const { objective, costs } = planned(short())
    expect(Object.values(costs).reduce((sum, cost) => sum + cost, 0)).toBeCloseTo(objective, 9)
    expect(Object.values(costs).every((cost) => cost >= 0)).toBe(true)
  })

  it('serves nobody what is unknown to suit', () => {
    const request = short({ eaters: [eaterOf('one', 8700)] })
    const unknown = starter.map((candidate) => ({
      ...candidate,
      per_portion: { ...candidate.per_portion, salt: candidate.taste > 0.5 ? null : candidate.per_portion.salt },
    }))
    const plan = planned(request, unknown)
    expect(checkPlan(request, unknown, plan)).toEqual([])
    const served = plan.meals.map(({ recipe }) => unknown.find(({ guid }) => guid === recipe)?.per_portion.salt)
    expect(served).not.toContain(null)
  })

  it('gives each eater of a shared dish portions of their own', () => {
    const request = short({ eaters: [eaterOf('small', 6500), eaterOf('large', 11_000)] })
    const plan = planned(request)
    expect(checkPlan(request, starter, plan)).toEqual([])
    const sum = (guid: string) => plan.meals.reduce((total, { portions }) => total + (portions[guid] ?? 0), 0)
    expect(sum('large')).toBeGreaterThan(sum('small'))
  })

  it('leaves out who does not have a meal, and gives the others their whole day', () => {
    const request = short({
      eaters: [eaterOf('home', 8000), eaterOf('work', 9000, { meals: ['Breakfast', 'Dinner'] })],
    })
    const plan = planned(request)
    expect(checkPlan(request, starter, plan)).toEqual([])
    const lunches = plan.meals.filter(({ meal_type }) => meal_type === 'Lunch')
    expect(lunches.every(({ portions }) => Object.keys(portions).join() === 'home')).toBe(true)
  })

  it('cooks once and eats twice where leftovers are wanted', () => {
    const request = short({ leftovers: true, weights: { ...DEFAULT_WEIGHTS, leftovers: 2 } })
    const plan = planned(request)
    expect(checkPlan(request, starter, plan)).toEqual([])
    expect(plan.meals.filter(({ leftover_of }) => leftover_of !== null).length).toBeGreaterThan(0)
  })

  it('goes over the last Sunday of March and the 29th of February day by day', () => {
    for (const first_day of ['2028-02-28', '2027-03-27', '2026-10-24']) {
      const request = short({ first_day })
      expect(checkPlan(request, starter, planned(request))).toEqual([])
    }
    expect(planned(short({ first_day: '2028-02-28' })).meals.map(({ date }) => date)).toContain('2028-02-29')
  })

  it('has at most the named recipes to choose from in a large catalogue, and keeps every wish there', () => {
    const many = manyCandidates(starter, 3000)
    const request = short()
    expect(checkPlan(request, many, planned(request, many))).toEqual([])
  })
})

describe('dishes that a person has in the plan already', () => {
  const request = short()
  const of = (day: number, meal_type: FixedMeal['meal_type'], portions: number): FixedMeal => {
    const dish = starter.find((one) => one.meal_types.includes(meal_type) && (one.per_portion.kilojoules ?? 0) > 0)
    return { day, meal_type, recipe: dish?.guid ?? '', portions: { one: portions }, leftover_of: null }
  }
  /** The first day is full, with too little to eat; the second has a breakfast for three days. */
  const had = () => {
    const full = request.meals.map(({ meal_type }) => of(0, meal_type, 0.25))
    const fixed = [...full, of(1, 'Breakfast', 10)]
    return {
      ...request,
      eaters: [eaterOf('one', 8700)],
      fixed,
      cooking_minutes: [0, 200, null, null, null, null, null],
    }
  }

  it('stay where a day can be nothing else with them, what is missing is added, and the other days are as they were asked for', () => {
    const wished = { ...had(), yields_to_fixed: true }
    const answer = planAtOnce(wished, starter, solver)
    if (answer.state !== 'planned') throw new Error(`No plan: ${answer.state}`)
    expect(answer.request).toEqual({ ...wished, unbound_days: [0, 1] })
    expect(checkPlan(answer.request, starter, answer.plan)).toEqual([])
    expect(answer.plan.meals).toHaveLength(9)
    // Without the days that gave way, the independent check finds that they are not what was asked for.
    expect(checkPlan(wished, starter, answer.plan).every((what) => /^day [01]: /.test(what))).toBe(true)
  })

  it('stay also while a better plan is looked for, whose bound holds', async () => {
    const answer = planAtOnce({ ...had(), yields_to_fixed: true }, starter, solver)
    if (answer.state !== 'planned') throw new Error(`No plan: ${answer.state}`)
    const { request: kept, plan } = answer
    for await (const step of certifyPlan(kept, starter, plan, solver, { iterations: 4, goal_gap: 0 })) {
      expect(checkPlan(kept, starter, step.plan)).toEqual([])
      expect(step.bound ?? 0).toBeLessThanOrEqual(step.objective + 1e-9)
    }
  })

  it('clash with what a day is to be where it does not give way, as when a meal is made anew', () => {
    expect(planAtOnce(had(), starter, solver).state).toBe('impossible')
    const plan = planned(request)
    expect(renewRequest({ ...request, yields_to_fixed: true }, plan, { day: 0, meal_type: null })).toMatchObject({
      yields_to_fixed: false,
    })
  })

  it('clash where an eater may not have them, whatever gives way', () => {
    const wished = { ...had(), yields_to_fixed: true }
    const dish = starter.find(({ guid }) => guid === wished.fixed[0]?.recipe)
    const eaters = [eaterOf('one', 8700, { excluded_ingredients: dish?.ingredients.slice(0, 1) ?? [] })]
    expect(planAtOnce({ ...wished, eaters }, starter, solver).state).toBe('impossible')
  })
})

describe('meals made anew', () => {
  it('keeps all other meals as they are', () => {
    const request = short()
    const plan = planned(request)
    const refused = plan.meals.find(({ day, meal_type }) => day === 1 && meal_type === 'Lunch')?.recipe ?? ''
    const anew = renewRequest(request, plan, { day: 1, meal_type: 'Lunch' })
    const other = planned(anew, withoutRefused(anew, starter, [refused]))
    const isRenewed = (meal: { day: number; meal_type: string }) => meal.day === 1 && meal.meal_type === 'Lunch'
    expect(other.meals.filter((meal) => !isRenewed(meal))).toEqual(plan.meals.filter((meal) => !isRenewed(meal)))
    expect(other.meals.find(isRenewed)?.recipe).not.toBe(refused)
    expect(checkPlan(anew, starter, other)).toEqual([])
  })

  it('makes a whole day anew', () => {
    const request = short()
    const plan = planned(request)
    const anew = renewRequest(request, plan, { day: 2, meal_type: null })
    const refused = plan.meals.filter(({ day }) => day === 2).map(({ recipe }) => recipe)
    const other = planned(anew, withoutRefused(anew, starter, refused))
    expect(other.meals.filter(({ day }) => day < 2)).toEqual(plan.meals.filter(({ day }) => day < 2))
    const recipes = other.meals.filter(({ day }) => day === 2).map(({ recipe }) => recipe)
    expect(recipes.filter((recipe) => refused.includes(recipe))).toEqual([])
  })

  it('gives another dish where the refused one stays on another day', async () => {
    const request = short({ variety: { ...DEFAULT_VARIETY, recipe_times_a_week: 3, consecutive_days: true } })
    const twice = [0, 2].map((day) => ({
      day,
      meal_type: 'Dinner' as const,
      recipe: planned(request).meals[2]?.recipe ?? '',
    }))
    const fixed = twice.map((slot) => ({ ...slot, portions: null, leftover_of: null }))
    const plan = planned({ ...request, fixed })
    const [refused] = twice
    const anew = renewRequest(request, plan, { day: 0, meal_type: 'Dinner' })
    const candidates = withoutRefused(anew, starter, [refused?.recipe ?? ''])
    const other = planned(anew, candidates)
    const dinners = other.meals.filter(({ meal_type }) => meal_type === 'Dinner').map(({ recipe }) => recipe)
    expect(dinners[2]).toBe(refused?.recipe)
    expect(dinners[0]).not.toBe(refused?.recipe)
    expect(checkPlan(anew, starter, other)).toEqual([])
    // What looks for a better plan keeps it out too.
    for await (const { plan: better } of certifyPlan(anew, candidates, other, solver, { iterations: 2 })) {
      expect(better.meals.find(({ day, meal_type }) => day === 0 && meal_type === 'Dinner')?.recipe).not.toBe(
        refused?.recipe,
      )
    }
  })
})

describe('a request no plan can be made from', () => {
  const problemsOf = (request: PlanRequest) => {
    const answer = planAtOnce(request, starter, solver)
    return answer.state === 'refused' ? answer.problems : answer.state
  }
  it.each([
    ['days', { days: 0 }],
    ['days', { days: 29 }],
    ['days', { days: 1.5 }],
    ['first_day', { first_day: '2027-02-29' }],
    ['meals', { meals: [] }],
    ['eaters', { eaters: [] }],
    ['energy', { eaters: [eaterOf('one', 300 * 4.184)] }],
    ['bands', { eaters: [eaterOf('one', 8000, { bands: [{ nutrient: 'fat', from: 80, to: 70 }] })] }],
    ['cooking_minutes', { cooking_minutes: [30] }],
    ['fixed', { fixed: [{ day: 0, meal_type: 'Lunch', recipe: 'no-such', portions: null, leftover_of: null }] }],
  ] as const)('is refused for its %s', (problem, change) => {
    expect(problemsOf(requestOf(change as Partial<PlanRequest>))).toEqual([problem])
  })
})

describe('the certified search', () => {
  it('never gets worse, never lowers its bound, and keeps every wish at each step', async () => {
    const request = requestOf({ days: 3, meals: mealsOf(3) })
    const first = planned(request)
    const steps: PlanProgress[] = []
    for await (const step of certifyPlan(request, starter, first, solver, { iterations: 4, goal_gap: 0 }))
      steps.push(step)
    expect(steps[0]?.objective).toBeCloseTo(first.objective, 9)
    for (const [at, step] of steps.entries()) {
      const before = steps[at - 1]
      expect(checkPlan(request, starter, step.plan)).toEqual([])
      expect(step.objective).toBeLessThanOrEqual((before?.objective ?? Number.POSITIVE_INFINITY) + 1e-9)
      expect(step.bound ?? 0).toBeGreaterThanOrEqual((before?.bound ?? 0) - 1e-6)
      expect(step.bound ?? 0).toBeLessThanOrEqual(step.objective + 1e-9)
    }
    expect(steps.at(-1)?.ended).not.toBeNull()
  })

  it('counts as leftovers only what has a pot, and its bound is below every plan, where leftovers are wanted', async () => {
    const request = short({ leftovers: true })
    const steps: PlanProgress[] = []
    for await (const step of certifyPlan(request, starter, planned(request), solver, { goal_gap: 0.001 }))
      steps.push(step)
    for (const { plan, bound } of steps) {
      const cooked = plan.meals.filter(({ leftover_of }) => leftover_of === null).length
      expect(checkPlan(request, starter, plan)).toEqual([])
      expect(plan.costs.leftovers).toBeCloseTo(DEFAULT_WEIGHTS.leftovers * cooked, 9)
      expect(bound ?? 0).toBeLessThanOrEqual(steps.at(-1)?.objective ?? 0)
    }
  })

  it('gives the same steps for the same request and seed', async () => {
    const request = short()
    const run = async () => {
      const steps: (number | null)[] = []
      for await (const { objective, bound } of certifyPlan(request, starter, planned(request), solver, {
        iterations: 6,
      }))
        steps.push(objective, bound)
      return steps
    }
    expect(await run()).toEqual(await run())
  })

  it('bounds every plan that was found for the request', async () => {
    const request = short({ days: 2 })
    const first = planned(request)
    let bound = 0
    for await (const step of certifyPlan(request, starter, first, solver, { goal_gap: 0.001 })) bound = step.bound ?? 0
    for (const seed of [2, 3, 4]) expect(planned({ ...request, seed }).objective).toBeGreaterThanOrEqual(bound - 1e-6)
  })

  it('ends when it is stopped, with the plan it has', async () => {
    const request = short()
    const stop = new AbortController()
    const ends: (string | null)[] = []
    for await (const step of certifyPlan(request, starter, planned(request), solver, {
      goal_gap: 0,
      signal: stop.signal,
    })) {
      ends.push(step.ended)
      stop.abort()
    }
    expect(ends).toEqual([null, 'stopped'])
  })
})
