import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaleAmount, scaleLines } from './portions.ts'

const portions = fc.integer({ min: 1, max: 100 })
const amount = fc.double({ min: 0, max: 1e6, noNaN: true })

describe('scaleAmount', () => {
  it('200 g for 4 are 300 g for 6', () => {
    expect(scaleAmount(200, 4, 6)).toBe(300)
  })

  it('returns to the first amount within 1e-9, through any other portion count', () => {
    fc.assert(
      fc.property(amount, portions, portions, portions, (value, from, via, to) => {
        const around = scaleAmount(scaleAmount(value, from, via), via, to)
        expect(Math.abs(around - scaleAmount(value, from, to))).toBeLessThanOrEqual(1e-9 * Math.max(1, value * to))
      }),
    )
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d portions', (bad) => {
    expect(() => scaleAmount(1, bad, 2)).toThrow(RangeError)
    expect(() => scaleAmount(1, 2, bad)).toThrow(RangeError)
  })
})

describe('scaleLines', () => {
  it('changes only amounts, and does not change the lines it receives', () => {
    const lines = [{ amount: 100, name: 'mouka' }]
    expect(scaleLines(lines, 2, 3)).toEqual([{ amount: 150, name: 'mouka' }])
    expect(lines[0]?.amount).toBe(100)
  })
})
