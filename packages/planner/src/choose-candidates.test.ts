import { beforeAll, describe, expect, it } from 'vitest'
import { requestOf } from '#fixtures/plan-requests.ts'
import { manyCandidates, readStarterCandidates } from '#fixtures/starter-candidates.ts'
import { countCandidates, namedProblem } from './choose-candidates.ts'
import { chooseDishes } from './choose-dishes.ts'
import { readDishes } from './dishes.ts'
import { type Candidate, MAX_NAMED_CANDIDATES } from './plan-request.ts'
import { buildProblem } from './problem.ts'

let many: Candidate[]
beforeAll(() => {
  many = manyCandidates(readStarterCandidates(), 5000)
})

const chosen = (seed: number, count = 28) => {
  const request = requestOf({ seed })
  const [, , lunches] = readDishes(request, many)
  return lunches === undefined ? [] : chooseDishes(request, many, lunches, count).flatMap((place) => many[place] ?? [])
}

describe('the dishes a plan is chosen from', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(chosen(1)).toEqual(chosen(1))
    expect(chosen(1)).not.toEqual(chosen(2))
  })

  it('are as many as asked for, each once', () => {
    expect(new Set(chosen(1).map(({ guid }) => guid)).size).toBe(28)
  })

  it('are better liked than the rest, and of many groups', () => {
    const mean = (some: readonly Candidate[]) => some.reduce((sum, { taste }) => sum + taste, 0) / some.length
    expect(mean(chosen(1))).toBeGreaterThan(mean(many) + 0.1)
    expect(new Set(chosen(1).map(({ group }) => group)).size).toBeGreaterThan(8)
  })

  it('have both more and less protein for their energy than the day needs', () => {
    const densities = chosen(1).map(
      ({ per_portion: { protein, kilojoules } }) => (17 * (protein ?? 0)) / (kilojoules ?? 1),
    )
    expect(densities.some((density) => density > 0.19)).toBe(true)
    expect(densities.some((density) => density < 0.19)).toBe(true)
  })

  it('are at most the number that is named beside a bound, and all where fewer suit', () => {
    const suits = (some: readonly Candidate[]) => countCandidates(buildProblem(requestOf(), some))
    expect(suits(many)).toBeGreaterThan(MAX_NAMED_CANDIDATES)
    expect(countCandidates(namedProblem(requestOf(), many))).toBeLessThanOrEqual(MAX_NAMED_CANDIDATES)
    const few = many.slice(0, 500)
    expect(suits(few)).toBeLessThanOrEqual(MAX_NAMED_CANDIDATES)
    expect(countCandidates(namedProblem(requestOf(), few))).toBe(suits(few))
  })

  it('are offered in every meal that they suit, and those that are fixed need not be among them', () => {
    const whole = buildProblem(requestOf(), many)
    const named = namedProblem(requestOf(), many)
    const guids = new Set(named.meals.flatMap(({ options }) => options.map(({ candidate }) => candidate.guid)))
    for (const [meal, { options }] of whole.meals.entries()) {
      expect(named.meals[meal]?.options).toEqual(options.filter(({ candidate }) => guids.has(candidate.guid)))
    }
    const worst = whole.meals[2]?.options.find(({ candidate }) => !guids.has(candidate.guid))?.candidate
    const fixed = { day: 0, meal_type: 'Lunch', recipe: worst?.guid ?? '', portions: null, leftover_of: null } as const
    const { days } = namedProblem(requestOf({ fixed: [fixed] }), many)
    expect(days[0]?.fixed[2]?.option?.candidate).toBe(worst)
  })
})
