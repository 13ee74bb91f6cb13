import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cheapest } from './cheapest.ts'

test('the cheapest are those that sorting all would put first, equal ones in their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 200 }),
      fc.integer({ min: 1, max: 12 }),
      (costs, most) => {
        const cheapest = new Cheapest(most)
        for (const [place, cost] of costs.entries()) cheapest.add(place, cost)
        const all = costs.map((cost, place) => ({ place, cost }))
        expect(cheapest.sorted()).toEqual(all.toSorted((one, other) => one.cost - other.cost).slice(0, most))
      },
    ),
  )
})
