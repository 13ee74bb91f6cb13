import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import fixture from '../../fixtures/nutri-score.json' with { type: 'json' }
import { letterOf, type NutriScore, type NutriScoreInput, nutriScore, pointsFor } from './nutri-score.ts'
import { NUTRI_SCORE_LETTERS, POINT_TABLES, type PointTable } from './points.ts'

const KINDS = ['general', 'cheese', 'red_meat', 'fat', 'drink'] as const
const FIGURES = [
  'kilojoules',
  'sugars',
  'saturated_fats',
  'fat',
  'salt',
  'fiber',
  'protein',
  'produce_percent',
] as const
const examples = fixture.examples as (Omit<(typeof fixture.examples)[number], 'input'> & { input: NutriScoreInput })[]

const lentils: NutriScoreInput = {
  kind: 'general',
  kilojoules: 250,
  sugars: 2,
  saturated_fats: 0.3,
  fat: 1.5,
  salt: 0.7,
  fiber: 3.5,
  protein: 4,
  produce_percent: 50,
  has_sweeteners: null,
}

describe('the tables of points', () => {
  const tables = [
    ...Object.entries(fixture.negative.food).map((row) => ['general', 'negative', ...row] as const),
    ...Object.entries(fixture.negative.food).map((row) => ['cheese', 'negative', ...row] as const),
    ...Object.entries(fixture.negative.food).map((row) => ['red_meat', 'negative', ...row] as const),
    ...Object.entries(fixture.negative.fat).map((row) => ['fat', 'negative', ...row] as const),
    ...Object.entries(fixture.negative.drink).map((row) => ['drink', 'negative', ...row] as const),
    ...Object.entries(fixture.positive.food).map((row) => ['general', 'positive', ...row] as const),
    ...Object.entries(fixture.positive.food).map((row) => ['cheese', 'positive', ...row] as const),
    ...Object.entries(fixture.positive.food).map((row) => ['fat', 'positive', ...row] as const),
    ...Object.entries(fixture.positive.red_meat).map((row) => ['red_meat', 'positive', ...row] as const),
    ...Object.entries(fixture.positive.drink).map((row) => ['drink', 'positive', ...row] as const),
  ]

  it.each(tables)('of %s, %s, %s: one point for each bound passed', (kind, sign, component, bounds) => {
    const tablesOfKind: Readonly<Record<string, PointTable>> = { ...POINT_TABLES[kind][sign] }
    const table = tablesOfKind[component]
    if (table === undefined) throw new Error(`there is no table of ${component}`)
    const isReached = component === 'saturated_share_of_fat'
    for (const [index, bound] of bounds.entries()) {
      expect(pointsFor(bound, table), `at ${bound}`).toBe(isReached ? index + 1 : index)
      expect(pointsFor(bound - 0.01, table), `below ${bound}`).toBe(index)
      expect(pointsFor(bound + 0.01, table), `above ${bound}`).toBe(index + 1)
    }
    expect(pointsFor(100_000, table)).toBe(bounds.length)
  })

  it.each(KINDS)('of %s give the points of fruit, vegetables and legumes', (kind) => {
    const expected = kind === 'drink' ? fixture.produce_percent.drink : fixture.produce_percent.food
    for (const [percent, points] of Object.entries(expected)) {
      expect(pointsFor(Number(percent), POINT_TABLES[kind].positive.produce_percent), percent).toBe(points)
    }
  })

  it('have the bounds of the letters', () => {
    for (const kind of KINDS) {
      const highest = kind === 'fat' || kind === 'drink' ? fixture.highest_scores[kind] : fixture.highest_scores.food
      for (const [letter, score] of Object.entries(highest)) {
        expect(letterOf(kind, score), `${kind} ${score}`).toBe(letter)
        expect(letterOf(kind, score + 1), `${kind} ${score + 1}`).not.toBe(letter)
      }
      expect(letterOf(kind, 19), kind).toBe('E')
    }
    expect(letterOf('drink', -17)).toBe('B')
  })

  it('do not give a point for the noise of a sum', () => {
    expect(pointsFor(0.1 + 0.2 + 0.3, POINT_TABLES.general.negative.salt ?? { bounds: [] })).toBe(2)
  })
})

describe('nutriScore', () => {
  it.each(examples)('of $food is $letter', ({ input, negative, positive, score, letter }) => {
    expect(nutriScore(input)).toMatchObject({
      letter,
      workings: {
        negative_points: { low: negative, high: negative },
        positive_points: { low: positive, high: positive },
        score: { low: score, high: score },
      },
    })
  })

  it('shows the value and the points of each component, out of how many', () => {
    const result = nutriScore(lentils)
    expect(workingsOf(result).negative.map(({ id, value, points, of }) => [id, value.low, points.low, of])).toEqual([
      ['kilojoules', 250, 0, 10],
      ['sugars', 2, 0, 15],
      ['saturated_fats', 0.3, 0, 10],
      ['salt', 0.7, 3, 20],
    ])
    expect(workingsOf(result).positive.map(({ id, value, points, of }) => [id, value.low, points.low, of])).toEqual([
      ['protein', 4, 1, 7],
      ['fiber', 3.5, 1, 5],
      ['produce_percent', 50, 1, 5],
    ])
  })

  it('of a fat shows the energy of its saturated fat and the share of that in all fat', () => {
    const butter = examples.find(({ food }) => food === 'butter')?.input ?? lentils
    expect(workingsOf(nutriScore(butter)).negative.map(({ id, value }) => [id, Math.round(value.low)])).toEqual([
      ['kilojoules_of_saturated_fats', 1998],
      ['sugars', 1],
      ['saturated_share_of_fat', 66],
      ['salt', 0],
    ])
  })

  it('of a fat without any fat has no share of saturated fat', () => {
    const result = nutriScore({ ...lentils, kind: 'fat', saturated_fats: 0, fat: 0 })
    expect(workingsOf(result).negative).toContainEqual({
      id: 'saturated_share_of_fat',
      value: { low: 0, high: 0 },
      points: { low: 0, high: 0 },
      of: 10,
    })
  })

  it('tells why protein counts or does not', () => {
    const rule = (input: NutriScoreInput) => workingsOf(nutriScore(input)).protein
    expect(rule(lentils)).toEqual({ is_counted: true, because: 'negative_points', below: 11 })
    expect(rule({ ...lentils, salt: 2.3 })).toEqual({ is_counted: false, because: 'negative_points', below: 11 })
    expect(rule({ ...lentils, kind: 'fat', salt: 1.3 })).toMatchObject({ is_counted: false, below: 7 })
    expect(rule({ ...lentils, kind: 'cheese', salt: 4.1 })).toEqual({ is_counted: true, because: 'always_for_cheese' })
    expect(rule({ ...lentils, kind: 'drink', salt: 4.1, has_sweeteners: false })).toEqual({
      is_counted: true,
      because: 'always_for_drinks',
    })
    expect(rule({ ...lentils, salt: { low: 2, high: 2.3 } })).toMatchObject({ is_counted: null })
  })

  it('of water is A, without points', () => {
    expect(nutriScore({ ...lentils, kind: 'water' })).toEqual({ letter: 'A', workings: null })
  })

  it.each(FIGURES)('is missing without %s where the kind needs it, and names it', (field) => {
    const result = nutriScore({ ...lentils, [field]: null })
    if (field === 'fat') expect(result.letter).toBe('A')
    else expect(result).toEqual({ letter: null, reason: 'missing', missing: [field] })
  })

  it('of a fat needs the fat and not the energy; of a drink whether it is sweetened', () => {
    const fat = { ...lentils, kind: 'fat' as const }
    expect(nutriScore({ ...fat, kilojoules: null }).letter).not.toBeNull()
    expect(nutriScore({ ...fat, fat: null })).toMatchObject({ missing: ['fat'] })
    expect(nutriScore({ ...lentils, kind: 'drink' })).toMatchObject({ missing: ['has_sweeteners'] })
  })

  it('names every missing figure', () => {
    expect(nutriScore({ ...lentils, sugars: null, produce_percent: null })).toMatchObject({
      missing: ['sugars', 'produce_percent'],
    })
  })

  it('keeps the letter where both bounds give it, and shows the range of the score', () => {
    const result = nutriScore({ ...lentils, sugars: { low: 0, high: 0.5 }, fiber: { low: 2.9, high: 3.5 }, salt: 0.5 })
    expect(result).toMatchObject({ letter: 'A', workings: { score: { low: -1, high: 0 } } })
  })

  it('has no letter where the bounds give two, and names both', () => {
    const result = nutriScore({ ...lentils, salt: { low: 0.7, high: 0.9 } })
    expect(result).toMatchObject({ letter: null, reason: 'uncertain', best: 'A', worst: 'B' })
  })

  it('counts protein in the best case alone where the negative points lie on both sides of the limit', () => {
    expect(nutriScore({ ...lentils, protein: 15, salt: { low: 2, high: 2.3 } })).toMatchObject({
      letter: null,
      best: 'B',
      worst: 'C',
      workings: {
        negative_points: { low: 9, high: 11 },
        positive_points: { low: 2, high: 8 },
        protein: { is_counted: null },
        score: { low: 1, high: 9 },
      },
    })
  })

  it('takes the share of saturated fat between the least in the most fat and the most in the least', () => {
    const result = nutriScore({
      ...lentils,
      kind: 'fat',
      saturated_fats: { low: 3, high: 4 },
      fat: { low: 10, high: 20 },
    })
    expect(workingsOf(result).negative).toContainEqual({
      id: 'saturated_share_of_fat',
      value: { low: 15, high: 40 },
      points: { low: 1, high: 6 },
      of: 10,
    })
  })

  it('refuses figures that cannot be', () => {
    expect(() => nutriScore({ ...lentils, salt: -1 })).toThrow(RangeError)
    expect(() => nutriScore({ ...lentils, produce_percent: 101 })).toThrow(RangeError)
  })
})

const grams = fc.double({ min: 0, max: 60, noNaN: true })
const exact = fc.record({
  kind: fc.constantFrom(...KINDS),
  kilojoules: fc.double({ min: 0, max: 3700, noNaN: true }),
  sugars: grams,
  saturated_fats: fc.double({ min: 0, max: 12, noNaN: true }),
  fat: grams,
  salt: fc.double({ min: 0, max: 5, noNaN: true }),
  fiber: fc.double({ min: 0, max: 10, noNaN: true }),
  protein: fc.double({ min: 0, max: 30, noNaN: true }),
  produce_percent: fc.double({ min: 0, max: 100, noNaN: true }),
  has_sweeteners: fc.boolean(),
})

describe('the score, whatever the figures,', () => {
  it('never improves with more energy, sugars, saturated fat or salt, nor worsens with more fibre, protein or produce', () => {
    const negative = fc.constantFrom('kilojoules', 'sugars', 'saturated_fats', 'salt')
    const positive = fc.constantFrom('fiber', 'protein', 'produce_percent')
    fc.assert(
      fc.property(
        exact,
        negative,
        positive,
        fc.double({ min: 1, max: 3, noNaN: true }),
        (input, more, less, factor) => {
          expect(scoreOf({ ...input, [more]: input[more] * factor })).toBeGreaterThanOrEqual(scoreOf(input))
          expect(scoreOf({ ...input, [less]: Math.min(100, input[less] * factor) })).toBeLessThanOrEqual(scoreOf(input))
        },
      ),
    )
  })

  it('of ranges has a letter only when every value inside has that letter', () => {
    const widths = fc.array(fc.double({ min: 0, max: 0.3, noNaN: true }), { minLength: 8, maxLength: 8 })
    const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(exact, widths, places, (input, width, place) => {
        const ranges = FIGURES.map((field, index) => {
          const low = input[field] * (1 - (width[index] ?? 0))
          return { field, range: { low, high: input[field] }, inside: low + (input[field] - low) * (place[index] ?? 0) }
        })
        const result = nutriScore({ ...input, ...Object.fromEntries(ranges.map(({ field, range }) => [field, range])) })
        const inside = nutriScore({ ...input, ...Object.fromEntries(ranges.map((one) => [one.field, one.inside])) })
        if (result.letter !== null) expect(inside.letter).toBe(result.letter)
        else expect(result).toMatchObject({ reason: 'uncertain' })
        const { score } = workingsOf(result)
        expect(score.low).toBeLessThanOrEqual(workingsOf(inside).score.low)
        expect(score.high).toBeGreaterThanOrEqual(workingsOf(inside).score.high)
      }),
    )
  })

  it('is never given while a needed figure is unknown', () => {
    fc.assert(
      fc.property(
        exact,
        fc.constantFrom('sugars', 'saturated_fats', 'salt', 'fiber', 'protein', 'produce_percent'),
        (input, field) => {
          expect(nutriScore({ ...input, [field]: null }).letter).toBeNull()
        },
      ),
    )
  })

  it('has a letter of the list', () => {
    fc.assert(
      fc.property(exact, (input) => {
        expect(NUTRI_SCORE_LETTERS).toContain(nutriScore(input).letter)
      }),
    )
  })
})

function workingsOf(result: NutriScore) {
  if (!('workings' in result) || result.workings === null) throw new Error('the score has no workings')
  return result.workings
}

function scoreOf(input: NutriScoreInput): number {
  return workingsOf(nutriScore(input)).score.low
}
