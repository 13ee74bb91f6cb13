import { beforeAll, describe, expect, it } from 'vitest'
import { requestOf } from '#fixtures/plan-requests.ts'
import { manyCandidates, readStarterCandidates } from '#fixtures/starter-candidates.ts'
import { chooseOptions, countCandidates, withNamedCandidates } from './choose-candidates.ts'
import { type Candidate, MAX_NAMED_CANDIDATES } from './plan-request.ts'
import { buildProblem } from './problem.ts'

let many: Candidate[]
beforeAll(() => {
  many = manyCandidates(readStarterCandidates(), 5000)
})

const chosen = (seed: number, count = 28) => {
  const problem = buildProblem(requestOf({ seed }), many)
  return chooseOptions(problem, problem.meals[2]?.options ?? [], count).map(({ candidate }) => candidate)
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
    const large = buildProblem(requestOf(), many)
    expect(countCandidates(withNamedCandidates(large))).toBeLessThanOrEqual(MAX_NAMED_CANDIDATES)
    const small = buildProblem(requestOf(), many.slice(0, 100))
    expect(countCandidates(withNamedCandidates(small))).toBe(countCandidates(small))
  })
})
