import fc from 'fast-check'
import { expect, it } from 'vitest'
import { salePoints } from './sale-points.ts'

it.each([
  [100, 25, 75],
  [99, 50, 49],
  [1, 99, 1],
])('%i points less %i %% are %i', (points, percent, left) => expect(salePoints(points, percent)).toBe(left))

it('a sale never costs more, never nothing, and less by no smaller a share', () => {
  const points = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 98 }), (full, percent) => {
      const price = salePoints(full, percent)
      expect(price).toBeGreaterThanOrEqual(1)
      expect(price).toBeLessThanOrEqual(full)
      expect(salePoints(full, percent + 1)).toBeLessThanOrEqual(price)
    }),
  )
})
