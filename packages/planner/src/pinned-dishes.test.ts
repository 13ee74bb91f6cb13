import { beforeAll, describe, expect, it } from 'vitest'
import { eaterOf, mealsOf, requestOf } from '#fixtures/plan-requests.ts'
import { readStarterCandidates } from '#fixtures/starter-candidates.ts'
import { checkPlan } from './check-plan.ts'
import { impossibilityText, looseningText, type PlanNames, wishText } from './explain.ts'
import { keptLooseningText } from './explain-kept.ts'
import { planAtOnce, renewRequest } from './generate-plan.ts'
import type { Candidate, FixedMeal, Impossibility, MealPlan, PlanRequest } from './plan-request.ts'
import { highsSolver } from './solver/highs-solver.ts'
import type { LinearSolver } from './solver/linear-model.ts'

let solver: LinearSolver
let starter: Candidate[]
beforeAll(async () => {
  solver = await highsSolver()
  starter = readStarterCandidates()
})

const request = (change: Partial<PlanRequest> = {}) => requestOf({ days: 3, meals: mealsOf(3), ...change })
/** A dish of a meal with so much energy in a portion, from so many kJ up. */
const dishOf = (meal: FixedMeal['meal_type'], from: number): Candidate => {
  const found = starter.find(
    ({ meal_types, per_portion }) => meal_types.includes(meal) && (per_portion.kilojoules ?? 0) >= from,
  )
  if (found === undefined) throw new Error(`No dish of ${from} kJ`)
  return found
}
const pin = (day: number, meal_type: FixedMeal['meal_type'], recipe: string, change: Partial<FixedMeal> = {}) => ({
  day,
  meal_type,
  recipe,
  portions: { one: 1 },
  leftover_of: null,
  is_pinned: true,
  ...change,
})
const answerTo = (asked: PlanRequest, candidates: readonly Candidate[] = starter) =>
  planAtOnce(asked, candidates, solver)
function planned(asked: PlanRequest, candidates: readonly Candidate[] = starter): MealPlan {
  const answer = answerTo(asked, candidates)
  if (answer.state !== 'planned') throw new Error(`It is ${answer.state}`)
  return answer.plan
}
function impossible(asked: PlanRequest, candidates: readonly Candidate[] = starter): Impossibility {
  const answer = answerTo(asked, candidates)
  if (answer.state !== 'impossible') throw new Error(`It is ${answer.state}`)
  return answer.impossibility
}
const at = ({ meals }: MealPlan, day: number, meal_type: FixedMeal['meal_type']) =>
  meals.find((meal) => meal.day === day && meal.meal_type === meal_type)
/** With plain spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const NAMES: PlanNames = {
  eater: () => 'Jana',
  ingredient: () => 'cibule',
  recipe: () => 'Kulajda',
  isTargetKnown: () => true,
}

describe('a pinned dish', () => {
  it('stays on its day and meal in its portions, and the rest of the day is made around its energy', () => {
    const lunch = dishOf('Lunch', 2500)
    const asked = request({ fixed: [pin(1, 'Lunch', lunch.guid, { portions: { one: 1.25 } })] })
    const plan = planned(asked)
    expect(at(plan, 1, 'Lunch')).toMatchObject({ recipe: lunch.guid, portions: { one: 1.25 } })
    // The independent check sums the whole day with it.
    expect(checkPlan(asked, starter, plan)).toEqual([])
  })

  it('counts towards how often its recipe comes: it is not cooked once more on the other days', () => {
    const lunch = dishOf('Lunch', 2500)
    // Nothing is liked as much, so that it would come wherever it may.
    const liked = starter.map((one) => ({ ...one, taste: one.guid === lunch.guid ? 1 : 0.2, active_minutes: 30 }))
    const times = (asked: PlanRequest) => planned(asked, liked).meals.filter(({ recipe }) => recipe === lunch.guid)
    expect(times(request())).toHaveLength(1)
    expect(times(request({ fixed: [pin(2, 'Lunch', lunch.guid)] }))).toMatchObject([{ day: 2, meal_type: 'Lunch' }])
  })

  it('counts towards the rules of a week', () => {
    const lunch = dishOf('Lunch', 2500)
    const isMain = ({ meal_types }: Candidate) => meal_types.includes('Lunch') || meal_types.includes('Dinner')
    // A quarter of the main dishes, liked more than the rest, is of red meat.
    const meaty = starter.filter(isMain).filter(({ guid }, place) => guid === lunch.guid || place % 4 === 0)
    const guids = new Set(meaty.map(({ guid }) => guid))
    const candidates = starter.map((one) => {
      const is = guids.has(one.guid)
      return { ...one, kinds: is ? (['red_meat'] as const) : [], taste: is ? 0.9 : 0.4 }
    })
    const rules = request({ week_rules: [{ kind: 'red_meat', least: null, most: 1 }] })
    const asked = { ...rules, weights: { ...rules.weights, week: 5 } }
    const served = (of: PlanRequest) => planned(of, candidates).meals.filter(({ recipe }) => guids.has(recipe))
    expect(served(asked).length).toBeGreaterThan(0)
    expect(served({ ...asked, fixed: [pin(1, 'Lunch', lunch.guid)] })).toMatchObject([{ recipe: lunch.guid, day: 1 }])
  })

  it('is none for an eater who does not have it: the others have all of their day', () => {
    const lunch = dishOf('Lunch', 2500)
    const eaters = [eaterOf('one', 8700), eaterOf('two', 6000, { meals: null, energy_tolerance: 0.2, bands: [] })]
    const fixed = [pin(0, 'Lunch', lunch.guid, { portions: { one: 1, two: 0 } })]
    const asked = request({ days: 1, eaters, fixed, meal_tolerance: 0.9 })
    const plan = planned(asked)
    expect(at(plan, 0, 'Lunch')?.portions).toEqual({ one: 1 })
    expect(checkPlan(asked, starter, plan)).toEqual([])
  })

  it('that no day can have is named, and taking the pin out leads to a plan of the same wishes', () => {
    const dinner = dishOf('Dinner', 2000)
    const asked = request({ fixed: [pin(2, 'Dinner', dinner.guid, { portions: { one: 9 } })] })
    const { clash, loosenings } = impossible(asked)
    expect(clash.map((wish) => plain(wishText(wish, asked, NAMES)))).toContain('připnuté jídlo „Kulajda“ ve středu')
    const unpinned = loosenings.find(({ wish }) => wish.kind === 'fixed')
    if (unpinned === undefined) throw new Error('Taking the pin out is not offered')
    expect(plain(looseningText(unpinned, asked, NAMES))).toBe('odepněte jídlo „Kulajda“ ve středu')
    expect(plain(keptLooseningText(unpinned, asked, NAMES))).toBe('odepněte jídlo „Kulajda“ ve středu')
    expect(unpinned).toMatchObject({ is_enough: true, request: { fixed: [] } })
    expect(checkPlan({ ...asked, fixed: [] }, starter, planned(unpinned.request))).toEqual([])
  })

  it('that is not offered any more is named alone, with its pin as the way out', () => {
    const [gone, there] = [pin(0, 'Lunch', 'gone'), pin(1, 'Lunch', dishOf('Lunch', 2500).guid)]
    const asked = request({ fixed: [gone, there] })
    const found = impossible(asked)
    expect(plain(impossibilityText(found, asked))).toBe('V pondělí pro jídlo „Oběd“ nelze splnit toto přání.')
    expect(found.loosenings).toMatchObject([{ wish: { recipe: 'gone' }, is_enough: true, request: { fixed: [there] } }])
    const both = impossible(request({ fixed: [gone, { ...gone, day: 2 }] }))
    expect(both.loosenings).toMatchObject([{ wish: { day: 0 }, is_enough: false }])
  })
})

describe('meals made anew beside pinned dishes', () => {
  const lunch = () => pin(0, 'Lunch', dishOf('Lunch', 2500).guid, { portions: { one: 1.25 } })

  it('leave a pinned dish on the day that is made anew', () => {
    const asked = request({ fixed: [lunch()] })
    const plan = planned(asked)
    const again = renewRequest(asked, plan, { day: 0, meal_type: null })
    expect(again.fixed.filter(({ day }) => day === 0)).toEqual([lunch()])
    expect(again.fixed).toHaveLength(7)
    expect(at(planned(again), 0, 'Lunch')).toMatchObject({ portions: { one: 1.25 } })
  })

  it('leave a pinned leftover where its pot is made anew: it is cooked then, as where the pin of its pot is taken out', () => {
    const { recipe } = lunch()
    const pot = { day: 0, meal_type: 'Lunch' as const }
    const left = pin(1, 'Lunch', recipe, { leftover_of: pot })
    const asked = request({ fixed: [{ ...lunch(), is_pinned: false }, left], leftovers: true })
    const meals = asked.fixed.map((one) => ({ ...one, date: '', portions: one.portions ?? {} }))
    expect(renewRequest(asked, { meals }, { ...pot }).fixed).toEqual([{ ...left, leftover_of: null }])
  })
})
