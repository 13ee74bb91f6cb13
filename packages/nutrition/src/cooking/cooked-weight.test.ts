import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import fixture from '../../fixtures/cooking.json' with { type: 'json' }
import { type CookedDish, type CookedLine, cookedWeight, portionWeight } from './cooked-weight.ts'
import { COOKING_METHODS, EVAPORATION } from './methods.ts'
import { CERTAINTIES, COOKING_SOURCES } from './sources.ts'
import { YIELD_CLASSES, YIELD_FACTORS } from './yield-factors.ts'

const together = (grams: number | null): CookedLine => ({ grams, cooked: 'together' })
const added = (grams: number | null): CookedLine => ({ grams, cooked: 'added' })
const apart = (grams: number | null, yield_class: (typeof YIELD_CLASSES)[number] | null): CookedLine => ({
  grams,
  cooked: 'apart',
  yield_class,
})

describe('the factors', () => {
  it('are those of the sources', () => {
    expect(Object.fromEntries(Object.entries(YIELD_FACTORS).map(([name, { factor }]) => [name, factor]))).toEqual(
      fixture.yield,
    )
    expect(
      Object.fromEntries(
        Object.entries(EVAPORATION).map(([name, share]) => [name, share === null ? null : share.factor]),
      ),
    ).toEqual(fixture.evaporation)
  })

  it('name a source and how sure they are', () => {
    for (const factor of [...Object.values(YIELD_FACTORS), ...Object.values(EVAPORATION)]) {
      if (factor === null) continue
      expect(Object.keys(COOKING_SOURCES)).toContain(factor.source)
      expect(CERTAINTIES).toContain(factor.certainty)
    }
  })
})

describe('cookedWeight', () => {
  it.each(YIELD_CLASSES)('of 200 g of %s is that times its factor', (yield_class) => {
    expect(gramsOf({ lines: [apart(200, yield_class)], method: null })).toBeCloseTo(200 * fixture.yield[yield_class], 9)
  })

  it('of a soup of 1200 g is 1080 g: a tenth evaporates', () => {
    expect(cookedWeight({ lines: [together(900), together(300)], method: 'soup' })).toEqual({
      grams: 1080,
      is_estimate: true,
      workings: [{ step: 'evaporation', method: 'soup', before: 1200, share: 0.1, after: 1080 }],
    })
  })

  it.each([
    ['boil', 900],
    ['stew', 880],
    ['bake', 900],
    ['reduce', 750],
  ] as const)('of 1000 g by %s is %d g', (method, grams) => {
    expect(gramsOf({ lines: [together(1000)], method })).toBeCloseTo(grams, 9)
  })

  it('adds rice cooked apart, a stewed sauce and raw herbs, less the fat poured away, and shows each step', () => {
    const result = cookedWeight({
      lines: [apart(200, 'rice_boiled'), together(800), added(10)],
      method: 'stew',
      drained: 30,
    })
    expect(result).toEqual({
      grams: 200 * 2.7 + 800 * 0.88 + 10 - 30,
      is_estimate: true,
      workings: [
        { step: 'yield', line: 0, before: 200, factor: 2.7, after: 540 },
        { step: 'evaporation', method: 'stew', before: 800, share: 0.12, after: 704 },
        { step: 'added', line: 2, grams: 10 },
        { step: 'drained', grams: 30 },
      ],
    })
  })

  it('is what the author weighed, no estimate, even where nothing else is known', () => {
    expect(cookedWeight({ lines: [together(null)], method: null, weighed: 950 })).toEqual({
      grams: 950,
      is_estimate: false,
      workings: [{ step: 'weighed', grams: 950 }],
    })
  })

  it('of a cold dish is the sum of its lines, no estimate', () => {
    expect(cookedWeight({ lines: [together(120), added(30)], method: 'none' })).toMatchObject({
      grams: 150,
      is_estimate: false,
    })
    expect(cookedWeight({ lines: [added(30)], method: null })).toMatchObject({ grams: 30, is_estimate: false })
  })

  it('of a cold dish with pasta cooked apart is an estimate', () => {
    const dish: CookedDish = { lines: [apart(100, 'pasta_boiled'), together(50)], method: 'none' }
    expect(cookedWeight(dish)).toMatchObject({ grams: 270.0, is_estimate: true })
  })

  it('of uncooked beans is an estimate as soon as their brine is poured away', () => {
    expect(cookedWeight({ lines: [added(400)], method: 'none', drained: 160 })).toMatchObject({
      grams: 240,
      is_estimate: true,
    })
  })

  it('is unknown where a mass is, and names the lines', () => {
    const lines = [together(100), added(null), apart(null, 'rice_boiled')]
    expect(cookedWeight({ lines, method: 'stew' })).toEqual({ grams: null, reason: 'mass_of_lines', lines: [1, 2] })
  })

  it('is unknown where something is cooked apart without a known factor', () => {
    const lines = [together(100), apart(50, null)]
    expect(cookedWeight({ lines, method: 'stew' })).toEqual({ grams: null, reason: 'yield_of_lines', lines: [1] })
  })

  it('is unknown where the method is, or no evaporation is known for it', () => {
    expect(cookedWeight({ lines: [together(100)], method: null })).toEqual({ grams: null, reason: 'method' })
    expect(cookedWeight({ lines: [together(100)], method: 'fry' })).toEqual({ grams: null, reason: 'method' })
  })

  it('is unknown of nothing, and where more is poured away than was there', () => {
    expect(cookedWeight({ lines: [], method: 'none' })).toEqual({ grams: null, reason: 'no_mass' })
    expect(cookedWeight({ lines: [together(100)], method: 'boil', drained: 100 })).toEqual({
      grams: null,
      reason: 'no_mass',
    })
  })

  it('refuses masses that cannot be', () => {
    expect(() => cookedWeight({ lines: [together(-1)], method: 'boil' })).toThrow(RangeError)
    expect(() => cookedWeight({ lines: [together(1)], method: 'boil', drained: Number.NaN })).toThrow(RangeError)
    expect(() => cookedWeight({ lines: [together(1)], method: 'boil', weighed: 0 })).toThrow(RangeError)
  })
})

describe('portionWeight', () => {
  it('divides a dish into its portions', () => {
    expect(portionWeight(1080, 4)).toBe(270)
  })

  it('refuses no portions', () => {
    expect(() => portionWeight(1080, 0)).toThrow(RangeError)
  })
})

describe('the cooked weight, whatever the dish,', () => {
  const mass = fc.double({ min: 0.01, max: 5000, noNaN: true })
  const line = fc.oneof(
    mass.map(together),
    mass.map(added),
    fc.tuple(mass, fc.constantFrom(...YIELD_CLASSES)).map(([grams, name]) => apart(grams, name)),
  )
  const known = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    method: fc.constantFrom(...COOKING_METHODS.filter((method) => method !== 'fry')),
  })

  it('does not depend on the order of lines and scales with them', () => {
    fc.assert(
      fc.property(known, fc.double({ min: 0.1, max: 10, noNaN: true }), (dish, factor) => {
        const grams = gramsOf(dish)
        const scaled = dish.lines.map((one) => ({ ...one, grams: (one.grams ?? 0) * factor }))
        expect(gramsOf({ ...dish, lines: dish.lines.toReversed() })).toBeCloseTo(grams, 6)
        expect(gramsOf({ ...dish, lines: scaled }) / factor).toBeCloseTo(grams, 6)
      }),
    )
  })

  it('is the sum of its workings', () => {
    fc.assert(
      fc.property(known, fc.double({ min: 0, max: 0.001, noNaN: true }), (dish, drained) => {
        const result = cookedWeight({ ...dish, drained })
        if (result.grams === null) throw new Error(result.reason)
        const sum = result.workings.reduce(
          (grams, step) => grams + (step.step === 'drained' ? -step.grams : 'after' in step ? step.after : step.grams),
          0,
        )
        expect(sum).toBeCloseTo(result.grams, 6)
      }),
    )
  })

  it('is never given while a mass is unknown, and always what was weighed', () => {
    fc.assert(
      fc.property(known, mass, (dish, weighed) => {
        const lines = [...dish.lines, together(null)]
        expect(cookedWeight({ ...dish, lines }).grams).toBeNull()
        expect(cookedWeight({ ...dish, lines, weighed })).toMatchObject({ grams: weighed, is_estimate: false })
      }),
    )
  })
})

function gramsOf(dish: CookedDish): number {
  const { grams } = cookedWeight(dish)
  if (grams === null) throw new Error('the weight is unknown')
  return grams
}
