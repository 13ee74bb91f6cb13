import { NBSP } from '@zivina/czech/format-number'
import { beforeAll, describe, expect, it } from 'vitest'
import { eaterOf, mealsOf, requestOf } from '#fixtures/plan-requests.ts'
import { readStarterCandidates } from '#fixtures/starter-candidates.ts'
import { impossibilityText, looseningText, wishText } from '../explain.ts'
import { planAtOnce, quickPlan } from '../generate-plan.ts'
import type { Candidate, Impossibility, PlanRequest } from '../plan-request.ts'
import { highsSolver } from '../solver/highs-solver.ts'
import type { LinearSolver } from '../solver/linear-model.ts'
import { isDayImpossible, proofProblem } from './proofs.ts'
import { wishesOf, withoutWish } from './wishes.ts'

let solver: LinearSolver
let starter: Candidate[]
beforeAll(async () => {
  solver = await highsSolver()
  starter = readStarterCandidates()
})

const self = (guid: string) => guid
const NAMES = { eater: self, ingredient: self, recipe: self, isTargetKnown: () => true }
const ONLY_ENERGY = eaterOf('one', 8700, { bands: [] })

function impossible(request: PlanRequest, candidates: readonly Candidate[] = starter): Impossibility {
  const answer = planAtOnce(request, candidates, solver)
  if (answer.state !== 'impossible') throw new Error(`It is ${answer.state}`)
  return answer.impossibility
}

describe('a day without enough time', () => {
  // Monday, 2026-11-23, so the third day is a Wednesday.
  const request = requestOf({
    days: 3,
    meals: mealsOf(3),
    eaters: [ONLY_ENERGY],
    cooking_minutes: [null, null, 5, null, null, null, null],
  })

  it('names the minutes of that weekday in the clash, and each wish of the clash is needed for it', () => {
    const { clash, slot } = impossible(request)
    expect(slot?.day).toBe(2)
    expect(clash).toContainEqual({ kind: 'cooking_minutes', weekdays: [2], minutes: 5 })
    const others = wishesOf(request).filter(
      (wish) => !clash.some((one) => JSON.stringify(one) === JSON.stringify(wish)),
    )
    const alone = others.reduce(withoutWish, request)
    const isImpossible = (changed: PlanRequest) => isDayImpossible(proofProblem(changed, starter), 2, solver)
    expect(isImpossible(alone)).toBe(true)
    expect(clash.map((wish) => isImpossible(withoutWish(alone, wish)))).toEqual(clash.map(() => false))
  })

  it('offers the least minutes that lead to a plan, which was tried', () => {
    const { loosenings } = impossible(request)
    const minutes = loosenings.find(({ wish }) => wish.kind === 'cooking_minutes')
    expect(minutes?.is_enough).toBe(true)
    expect(quickPlan(minutes?.request ?? request, starter, solver).state).toBe('planned')
    const less = (minutes?.value ?? 0) - 5
    const tighter = { ...request, cooking_minutes: request.cooking_minutes.with(2, less) }
    expect(quickPlan(tighter, starter, solver).state).not.toBe('planned')
  })

  it('says both in Czech', () => {
    const found = impossible(request)
    expect(impossibilityText(found, request)).toMatch(/^Ve\u00a0středu /)
    const wish = found.clash.find(({ kind }) => kind === 'cooking_minutes')
    expect(wish && wishText(wish, request, NAMES)).toBe(`ve${NBSP}středu nejvýše 5${NBSP}minut vaření`)
    const loosening = found.loosenings.find((one) => one.wish.kind === 'cooking_minutes')
    expect(loosening && looseningText(loosening, request, NAMES)).toMatch(
      /^povolte \d+\u00a0minut vaření ve\u00a0středu$/,
    )
  })
})

describe('a request without suitable recipes', () => {
  it('names the excluded ingredient and the meal, where every recipe of it has the ingredient', () => {
    const salted = starter.map((one) =>
      one.meal_types.includes('Breakfast') ? { ...one, ingredients: [...one.ingredients, 'everywhere'] } : one,
    )
    const eater = eaterOf('one', 8700, { bands: [], excluded_ingredients: ['everywhere', 'cibule'] })
    const found = impossible(requestOf({ days: 2, meals: mealsOf(3), eaters: [eater] }), salted)
    expect(found.clash).toEqual([{ kind: 'excluded', eater: 'one', ingredient: 'everywhere' }])
    expect(found.slot).toEqual({ day: 0, meal_type: 'Breakfast' })
    expect(found.loosenings.map(({ is_enough, value }) => ({ is_enough, value }))).toEqual([
      { is_enough: true, value: null },
    ])
  })

  it('needs few steps for thousands of excluded ingredients, and names those that clash', () => {
    const used = [...new Set(starter.flatMap(({ ingredients }) => ingredients))]
    const unused = Array.from({ length: 2000 }, (_, number) => `unused ${number}`)
    const eater = eaterOf('one', 8400, { bands: [], excluded_ingredients: [...unused, ...used] })
    const request = requestOf({ days: 1, meals: mealsOf(3), eaters: [eater] })
    let steps = 0
    const spent = () => {
      steps++
      return 0
    }
    const answer = planAtOnce(request, starter, solver, { time: { seconds: 1000, spent } })
    if (answer.state !== 'impossible') throw new Error(`It is ${answer.state}`)
    const { clash } = answer.impossibility
    expect(clash.length).toBeGreaterThan(0)
    expect(JSON.stringify(clash)).not.toContain('unused')
    expect(steps).toBeLessThan(used.length)
  })

  it('clashes with nothing where there are no recipes at all', () => {
    const found = impossible(requestOf({ days: 1, meals: mealsOf(3) }), [])
    expect(found).toMatchObject({ clash: [], loosenings: [] })
    expect(impossibilityText(found, requestOf({ days: 1, meals: mealsOf(3) }))).toContain('není žádný recept')
  })
})

describe('days that are possible one by one', () => {
  it('clash by variety alone, where there are too few recipes', () => {
    const breakfasts = starter.filter((one) => one.meal_types.includes('Breakfast')).map(({ guid }) => guid)
    const fewer = starter.filter(({ guid }) => !breakfasts.slice(2).includes(guid))
    const request = requestOf({
      days: 7,
      meals: mealsOf(3),
      eaters: [eaterOf('one', 8700, { bands: [], energy_tolerance: 0.2 })],
      meal_tolerance: 0.9,
    })
    const found = impossible(request, fewer)
    expect(found.slot).toBeNull()
    expect(found.clash).toContainEqual({ kind: 'variety' })
    const variety = found.loosenings.find(({ wish }) => wish.kind === 'variety')
    expect(variety?.is_enough).toBe(true)
    expect(variety?.value).toBeGreaterThan(2)
  })
})
