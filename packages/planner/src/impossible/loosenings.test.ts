import { beforeAll, expect, it } from 'vitest'
import { eaterOf, mealsOf, requestOf } from '#fixtures/plan-requests.ts'
import { readStarterCandidates } from '#fixtures/starter-candidates.ts'
import { checkPlan } from '../check-plan.ts'
import { planAtOnce } from '../generate-plan.ts'
import type { Candidate, Eater, PlanRequest, Wish } from '../plan-request.ts'
import { highsSolver } from '../solver/highs-solver.ts'
import type { LinearSolver } from '../solver/linear-model.ts'

let solver: LinearSolver
let starter: Candidate[]
beforeAll(async () => {
  solver = await highsSolver()
  starter = readStarterCandidates()
})

type Clash = { request: PlanRequest; candidates: readonly Candidate[] }

/** Three days of one person with three meals. */
const request = (eater: Partial<Eater>, change: Partial<PlanRequest> = {}): PlanRequest =>
  requestOf({ days: 3, meals: mealsOf(3), eaters: [eaterOf('one', 8700, { bands: [], ...eater })], ...change })
const among = (asked: PlanRequest, change: (one: Candidate) => Candidate = (one) => one): Clash => ({
  request: asked,
  candidates: starter.map(change),
})
const noBreakfast = (change: Partial<Candidate>) => (one: Candidate) =>
  one.meal_types.includes('Breakfast') ? { ...one, ...change } : one

/** For each kind of wish a request that it makes impossible. */
const CLASHES: Record<Wish['kind'], () => Clash> = {
  cooking_minutes: () => among(request({}, { cooking_minutes: [0, 0, 0, 0, 0, null, null] })),
  // Quarters of 2,000 kJ add up to 8,500 or 9,000 kJ, never near enough to 8,700.
  energy: () => {
    const candidates = request({}).meals.flatMap(({ meal_type }, at) => {
      const one = starter[at]
      const per_portion = one && { ...one.per_portion, kilojoules: 2000 }
      return one && per_portion ? [{ ...one, per_portion, meal_types: [meal_type] }] : []
    })
    return { request: request({ energy_tolerance: 0.01 }, { days: 1 }), candidates }
  },
  band: () => among(request({ bands: [{ nutrient: 'fiber', from: 300, to: null }] })),
  meal_share: () => among(request({}, { meal_tolerance: 0.001 })),
  portions: () => among(request({ daily_kilojoules: 20_000 }, { portions: { from: 0.75, to: 0.75 } })),
  diet: () => among(request({ diet_types: ['Diabetic'] }), noBreakfast({ suitable_diets: [] })),
  preference: () => among(request({ dietary_preference: 'Vegetarian' }), noBreakfast({ dietary_preference: 'All' })),
  excluded: () =>
    among(request({ excluded_ingredients: ['everywhere'] }), noBreakfast({ ingredients: ['everywhere'] })),
  fixed: () => {
    const recipe = starter.find(({ meal_types }) => meal_types.includes('Dinner'))?.guid ?? ''
    const fixed = { day: 0, meal_type: 'Dinner' as const, recipe, portions: { one: 9 }, leftover_of: null }
    return among(request({}, { fixed: [fixed] }))
  },
  variety: () => {
    const breakfasts = starter.filter(({ meal_types }) => meal_types.includes('Breakfast')).slice(2)
    const fewer = new Set(breakfasts.map(({ guid }) => guid))
    const asked = request({ energy_tolerance: 0.2 }, { days: 7, meal_tolerance: 0.9 })
    return { request: asked, candidates: starter.filter(({ guid }) => !fewer.has(guid)) }
  },
}

it.each(Object.keys(CLASHES) as Wish['kind'][])(
  'each way out of a clash by %s leads to a plan in at most two presses, and is remembered',
  (kind) => {
    const { request: asked, candidates } = CLASHES[kind]()
    const press = (changed: PlanRequest) => planAtOnce(changed, candidates, solver)
    const first = press(asked)
    if (first.state !== 'impossible') throw new Error(`It is ${first.state}`)
    const { loosenings } = first.impossibility
    expect(loosenings.map(({ wish }) => wish.kind)).toContain(kind)
    for (const { wish, value, request: loosened } of loosenings) {
      expect(loosened.loosened).toEqual([{ wish, value }])
      const second = press(loosened)
      const ends =
        second.state === 'impossible' ? second.impossibility.loosenings.map((one) => one.request) : [loosened]
      expect(ends.length).toBeGreaterThan(0)
      for (const end of ends) {
        const answer = press(end)
        if (answer.state !== 'planned') throw new Error(`${wish.kind} ${value} leads to ${answer.state}`)
        expect(checkPlan(end, candidates, answer.plan)).toEqual([])
      }
    }
  },
)

it('where neither a plan is found nor anything proven, changes are offered that lead to one', () => {
  const asked = requestOf({
    eaters: [eaterOf('one', 11_700)],
    cooking_minutes: [32, 32, 32, 32, 32, null, null],
    leftovers: true,
  })
  const answer = planAtOnce(asked, starter, solver, { may_open_days: true })
  if (answer.state !== 'planned') throw new Error(`It is ${answer.state}`)
  expect(answer.plan.open_days?.length).toBeGreaterThan(0)
  expect(answer.help.length).toBeGreaterThan(0)
  for (const { request: changed } of answer.help) {
    const whole = planAtOnce(changed, starter, solver)
    expect(whole).toMatchObject({ state: 'planned', help: [] })
  }
})
