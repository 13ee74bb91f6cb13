import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BMI_BANDS, bmiBand, usualWeights } from './body-mass-index.ts'
import { FIBER_INTAKE, FIBER_PORTIONS, fiberOf } from './fiber.ts'
import { macroRanges } from './macro-ranges.ts'
import { bodyMassIndex } from './targets.ts'
import { waterIntake } from './water.ts'

describe('bmiBand', () => {
  it.each([
    [0, 'below'],
    [18.49, 'below'],
    [18.5, 'usual'],
    [24.99, 'usual'],
    [25, 'above'],
    [29.99, 'above'],
    [30, 'high'],
    [80, 'high'],
  ] as const)('%d kg/m² is %s', (index, band) => {
    expect(bmiBand(index)).toBe(band)
  })

  it('has bands that rise', () => {
    const starts = BMI_BANDS.map(({ from }) => from)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  })
})

describe('usualWeights', () => {
  it('of 180 cm are 18.5 × 1.8² = 59.94 kg up to 25 × 1.8² = 81 kg', () => {
    expect(usualWeights(180).from).toBeCloseTo(59.94, 6)
    expect(usualWeights(180).to).toBeCloseTo(81, 6)
  })

  it('are in the usual band, and weights outside them are not', () => {
    fc.assert(
      fc.property(fc.double({ min: 120, max: 220, noNaN: true }), (height) => {
        const { from, to } = usualWeights(height)
        const bandOf = (weight: number) => bmiBand(bodyMassIndex(weight, height) ?? 0)
        expect([bandOf(from * 0.999), bandOf(from * 1.001), bandOf(to * 0.999), bandOf(to * 1.001)]).toEqual([
          ...['below', 'usual', 'usual', 'above'],
        ])
      }),
    )
  })
})

describe('macroRanges', () => {
  it('of 8,400 kJ and 70 kg', () => {
    const ranges = macroRanges(8400, 70, 'everybody')
    expect(ranges.protein).toEqual({ from: expect.closeTo(58.1, 6), to: null })
    // 8400 × 0.45 ÷ 17 and 8400 × 0.6 ÷ 17
    expect(ranges.carbohydrates.from).toBeCloseTo(222.353, 3)
    expect(ranges.carbohydrates.to).toBeCloseTo(296.471, 3)
    // 8400 × 0.2 ÷ 37 and 8400 × 0.35 ÷ 37
    expect(ranges.fat.from).toBeCloseTo(45.405, 3)
    expect(ranges.fat.to).toBeCloseTo(79.459, 3)
    expect(ranges.sugars.to).toBeCloseTo(49.412, 3)
    expect(ranges.saturated_fats.to).toBeCloseTo(22.703, 3)
  })

  it('recommends more protein to people who train: 1.4 to 2 g per kilogram', () => {
    expect(macroRanges(8400, 70, 'trains').protein).toEqual({ from: expect.closeTo(98, 6), to: 140 })
  })
})

describe('waterIntake', () => {
  it.each([
    ['female', 'none', 2],
    ['male', 'none', 2.5],
    ['female', 'pregnant', 2.3],
    ['female', 'breastfeeding', 2.7],
    ['male', 'pregnant', 2.5],
  ] as const)('%s, %s: %d l', (sex, state, litres) => {
    const { total, drinks } = waterIntake(sex, state)
    expect(total).toBeCloseTo(litres, 9)
    expect(drinks.from).toBeCloseTo(litres * 0.7, 9)
    expect(drinks.to).toBeCloseTo(litres * 0.8, 9)
  })
})

describe('fiberOf', () => {
  it('sums portions: 2 × 50 g of rye bread, 1 apple, 150 g of lentils', () => {
    // 2 × 3.15 + 2.1 + 11.85
    expect(fiberOf({ 'chleb-zitny-kvaskovy': 2, jablko: 1, 'cocka-varena': 1 })).toBeCloseTo(20.25, 9)
  })

  it('is zero when nothing was eaten, and each portion adds to it', () => {
    expect(fiberOf({})).toBe(0)
    for (const { food } of FIBER_PORTIONS) expect(fiberOf({ [food]: 1 })).toBeGreaterThan(0)
    const all = Object.fromEntries(FIBER_PORTIONS.map(({ food }) => [food, 1]))
    expect(fiberOf(all)).toBeGreaterThan(FIBER_INTAKE)
  })

  it('has the figures of the catalogue', () => {
    const rows = readFileSync(new URL('../../../data/foods/foods.csv', import.meta.url), 'utf8').split('\n')
    const header = (rows[0] ?? '').split(',')
    // Counted from the end of the row: names before the fibre column may contain commas, the columns after it do not.
    const fromEnd = header.length - header.indexOf('fibre_g')
    for (const { food, fiber } of FIBER_PORTIONS) {
      const row = rows.find((line) => line.startsWith(`${food},`)) ?? ''
      const cells = row.replace(/,"[^"]*"\r?$/, ',').split(',')
      expect([food, Number(cells.at(-fromEnd))]).toEqual([food, fiber])
    }
  })
})
