import { beforeAll, describe, expect, it } from 'vitest'
import { eaterOf, requestOf, variedRequest } from '#fixtures/plan-requests.ts'
import { manyCandidates, readStarterCandidates } from '#fixtures/starter-candidates.ts'
import { dishesOf, readDishes } from './dishes.ts'
import type { Candidate, PlanRequest } from './plan-request.ts'
import { buildProblem } from './problem.ts'

let many: Candidate[]
beforeAll(() => {
  many = manyCandidates(readStarterCandidates(), 2000)
})

const REQUESTS: readonly (readonly [string, PlanRequest])[] = [
  ...Array.from({ length: 12 }, (_, number) => [`varied request ${number}`, variedRequest(number)] as const),
  [
    'eaters who have different meals',
    requestOf({
      eaters: [
        eaterOf('one', 8700, { meals: ['Breakfast', 'Lunch', 'Snack'] }),
        eaterOf('two', 7000, { meals: ['Lunch', 'Late_snack', 'Dinner'], disliked_ingredients: ['cibule-zluta'] }),
      ],
    }),
  ],
  ['vegans', requestOf({ eaters: [eaterOf('one', 8700, { dietary_preference: 'Vegan' })] })],
]

describe('dishes read in columns', () => {
  it.each(REQUESTS)('are the options of the problem, in their order and with their costs: %s', (_, request) => {
    const { meals } = buildProblem(request, many)
    const read = readDishes(request, many)
    expect(read).toHaveLength(meals.length)
    for (const [meal, { options }] of meals.entries()) {
      const dishes = read[meal]
      expect(dishes?.places.map((place) => many[place])).toEqual(options.map(({ candidate }) => candidate))
      const { places: _places, ...columns } = dishesOf(request, options)
      expect(dishes).toMatchObject(columns)
    }
  })

  it('have a cost that chance adds at most 0.15 to, another with another seed', () => {
    const costs = (seed: number) => readDishes(requestOf({ seed }), many)[2]?.costs ?? []
    const options = buildProblem(requestOf(), many).meals[2]?.options ?? []
    const added = costs(1).map((cost, dish) => cost - (options[dish]?.cost ?? 0))
    expect(Math.min(...added)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...added)).toBeLessThan(0.15)
    expect(costs(1)).not.toEqual(costs(2))
  })
})
