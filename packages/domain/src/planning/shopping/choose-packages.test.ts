import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choosePackages } from './choose-packages.ts'

const boughtOf = (chosen: ReturnType<typeof choosePackages>) =>
  chosen?.packages.reduce((sum, { size, count }) => sum + size * count, 0) ?? Number.NaN

const anyNeed = fc.double({ min: 0.01, max: 1_000_000, noNaN: true })
const anySize = fc.integer({ min: 1, max: 500_000 }).map((hundredths) => hundredths / 100)

describe('chosen packages', () => {
  it('are never less than needed, and their rest is what is left', () => {
    fc.assert(
      fc.property(anyNeed, fc.array(anySize, { minLength: 1, maxLength: 5 }), (needed, sizes) => {
        const chosen = choosePackages(needed, sizes)
        expect(boughtOf(chosen)).toBeGreaterThanOrEqual(needed - 2e-6)
        expect(chosen?.left).toBeCloseTo(Math.max(0, boughtOf(chosen) - needed), 4)
        for (const { size, count } of chosen?.packages ?? []) {
          expect(sizes).toContain(size)
          expect(Number.isInteger(count) && count > 0).toBe(true)
        }
      }),
    )
  })

  it('of one size are the fewest that do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 5000 }), (needed, size) => {
        expect(choosePackages(needed, [size])?.packages).toEqual([{ size, count: Math.ceil(needed / size) }])
      }),
    )
  })

  it('of several sizes leave the least that any packages leave, and are then the fewest', () => {
    const few = fc.uniqueArray(fc.constantFrom(2, 3, 5, 7, 10, 12), { minLength: 2, maxLength: 3 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), few, (needed, sizes) => {
        const chosen = choosePackages(needed, sizes)
        const best = bruteForce(needed, sizes)
        expect([chosen?.left, chosen?.packages.reduce((sum, { count }) => sum + count, 0)]).toEqual(best)
      }),
    )
  })

  it.each([
    [850, [500], [{ size: 500, count: 2 }], 150],
    [
      1250,
      [250, 1000],
      [
        { size: 1000, count: 1 },
        { size: 250, count: 1 },
      ],
      0,
    ],
    [300, [250, 1000], [{ size: 250, count: 2 }], 200],
    [0.1 + 0.2, [0.1], [{ size: 0.1, count: 3 }], 0],
    [1_000_000, [333.33, 1000], [{ size: 1000, count: 1000 }], 0],
  ])('for %d of %j are %j', (needed, sizes, packages, left) => {
    expect(choosePackages(needed, sizes)).toEqual({ packages, left })
  })

  it('are unknown without a size or a need', () => {
    expect(choosePackages(100, [])).toBeNull()
    expect(choosePackages(0, [500])).toBeNull()
    expect(choosePackages(100, [0])).toBeNull()
  })
})

/** The least rest, and the fewest packages that leave it. */
function bruteForce(needed: number, sizes: readonly number[]): [left: number, count: number] {
  const fewest = new Map([[0, 0]])
  for (let total = 0; total <= needed + 12; total += 1) {
    const count = fewest.get(total)
    if (count === undefined) continue
    for (const size of sizes) {
      if (count + 1 < (fewest.get(total + size) ?? Number.POSITIVE_INFINITY)) fewest.set(total + size, count + 1)
    }
  }
  const total = Math.min(...[...fewest.keys()].filter((one) => one >= needed))
  return [total - needed, fewest.get(total) ?? Number.NaN]
}
