import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsToJudge, certainMean, referenceOf, shareOfReference } from './eaten-sum.ts'
import { type CandidateFood, helpingFoods } from './helping-foods.ts'
import { findInWeek } from './week-findings.ts'

const whole = (value: number | null) => ({ value, coverage: 1 })

describe('the share of a reference intake', () => {
  it('comes from the regulation, and for fibre from EFSA', () => {
    expect(referenceOf('vitamin_c_mg')).toMatchObject({ value: 80, kind: 'enough', source: 'eu_1169_2011' })
    expect(referenceOf('salt')).toMatchObject({ value: 6, kind: 'at_most', source: 'eu_1169_2011' })
    expect(referenceOf('fiber')).toMatchObject({ value: 25, kind: 'enough', source: 'efsa_2010_fiber' })
    expect(referenceOf('kilojoules')).toMatchObject({ value: 8400, kind: 'compare' })
    expect(referenceOf('cholesterol_mg')).toBeNull()
  })

  it('is a lower bound where a part is unknown, and unknown where all is', () => {
    expect(shareOfReference('vitamin_c_mg', whole(40))).toMatchObject({ share: 0.5, at_least: false })
    expect(shareOfReference('vitamin_c_mg', { value: 40, coverage: 0.7 })).toMatchObject({ share: 0.5, at_least: true })
    expect(shareOfReference('vitamin_c_mg', whole(560), 7)).toMatchObject({ share: 1 })
    expect(shareOfReference('vitamin_c_mg', whole(null))).toBeNull()
    expect(shareOfReference('cholesterol_mg', whole(300))).toBeNull()
  })

  it('gives way to an own target, and energy is judged by that alone', () => {
    const own = { least: 100, most: null }
    expect(boundsToJudge('vitamin_c_mg', own)).toEqual({ bounds: own, by: 'target' })
    expect(boundsToJudge('vitamin_c_mg', undefined)).toEqual({ bounds: { least: 80, most: null }, by: 'reference' })
    expect(boundsToJudge('salt', undefined)).toEqual({ bounds: { least: null, most: 6 }, by: 'reference' })
    expect(boundsToJudge('kilojoules', undefined)).toBeNull()
  })

  it('of several days is that of their mean', () => {
    expect(certainMean(whole(70), 7)).toEqual({ low: 10, high: 10 })
    expect(certainMean({ value: 70, coverage: 0.5 }, 7)).toEqual({ low: 10, high: null })
    expect(certainMean(whole(null), 7)).toEqual({ low: null, high: null })
  })
})

describe('a week', () => {
  const week = (sums: Parameters<typeof findInWeek>[0]['sums'], rest = {}) =>
    findInWeek({ sums, recorded_days: 7, targets: {}, ...rest })

  it('ran low where all is known and less than four fifths was eaten', () => {
    expect(week({ iron_mg: whole(7 * 7) }).findings).toEqual([
      { nutrient: 'iron_mg', verdict: 'low', mean: 7, bound: 14, by: 'reference' },
    ])
    expect(week({ iron_mg: whole(12 * 7) }).findings).toEqual([])
  })

  it('is not said to run low where the unknown part might do', () => {
    expect(week({ iron_mg: { value: 7 * 7, coverage: 0.6 } })).toMatchObject({ findings: [], unsaid: ['iron_mg'] })
    expect(week({ iron_mg: whole(null) })).toMatchObject({ findings: [], unsaid: ['iron_mg'] })
    // 10.5 mg known of nine tenths is likely 11.7 mg: not below 11.2.
    expect(week({ iron_mg: { value: 10.5 * 7, coverage: 0.9 } }).findings).toEqual([])
    expect(week({ iron_mg: { value: 9 * 7, coverage: 0.9 } }).findings).toHaveLength(1)
  })

  it('ran high as soon as the known part is too much', () => {
    expect(week({ salt: { value: 8 * 7, coverage: 0.3 } }).findings).toEqual([
      { nutrient: 'salt', verdict: 'high', mean: 8, bound: 6, by: 'reference' },
    ])
    expect(week({ salt: { value: 5 * 7, coverage: 0.3 } })).toMatchObject({ findings: [], unsaid: ['salt'] })
    expect(week({ salt: whole(6.5 * 7) }).findings).toEqual([])
  })

  it('is judged by own targets first, the furthest finding first', () => {
    const targets = { protein: { least: 120, most: 150 }, vitamin_c_mg: { least: 100, most: null } }
    const { findings } = week({ protein: whole(80 * 7), vitamin_c_mg: whole(20 * 7) }, { targets })
    expect(findings.map(({ nutrient, by }) => [nutrient, by])).toEqual([
      ['vitamin_c_mg', 'target'],
      ['protein', 'target'],
    ])
  })

  it('of three recorded days says nothing', () => {
    expect(week({ iron_mg: whole(3) }, { recorded_days: 3 })).toEqual({ findings: [], unsaid: [], too_few_days: true })
  })

  it('never calls low what knowing more could only have made enough by being eaten', () => {
    const figure = fc.double({ min: 0, max: 300, noNaN: true })
    fc.assert(
      fc.property(figure, fc.double({ min: 0, max: 0.89, noNaN: true }), (value, coverage) => {
        const { findings } = week({ iron_mg: { value, coverage } })
        expect(findings.filter(({ verdict }) => verdict === 'low')).toEqual([])
      }),
    )
  })
})

describe('foods that would help', () => {
  const food = (guid: string, iron: number | null, rest: Partial<CandidateFood> = {}): CandidateFood => ({
    guid,
    portion_grams: 100,
    kilojoules: 500,
    contains: [],
    nutrients: { iron_mg: iron },
    ...rest,
  })
  const names = (foods: CandidateFood[], avoided: string[] = [], missing = 7) =>
    helpingFoods('iron_mg', missing, foods, avoided).map(({ guid }) => guid)

  it('come by what a portion brings, and with less energy first', () => {
    expect(names([food('little', 1), food('much', 6), food('middle', 3)])).toEqual(['much', 'middle', 'little'])
    expect(names([food('fat', 3, { kilojoules: 2500 }), food('lean', 3, { kilojoules: 300 })])).toEqual(['lean', 'fat'])
    expect(names([food('spice', 40, { portion_grams: 1 }), food('lentils', 3)])).toEqual(['lentils'])
  })

  it('bring no more than what is missing', () => {
    const [found] = helpingFoods('iron_mg', 2, [food('liver', 9, { portion_grams: 150 })], [])
    expect(found).toMatchObject({ amount: 13.5, share: 1, kilojoules: 750 })
  })

  it('are none that the person avoids, nor any of which that is unknown', () => {
    const foods = [food('nuts', 5, { contains: ['nuts'] }), food('unknown', 5, { contains: null }), food('peas', 2)]
    expect(names(foods, ['nuts'])).toEqual(['peas'])
    expect(names(foods)).toEqual(['nuts', 'unknown', 'peas'])
  })

  it('are none of unknown figures, and none where nothing is missing', () => {
    const unknown = [food('a', null), food('b', 5, { portion_grams: null }), food('c', 5, { kilojoules: null })]
    expect(names([...unknown, food('d', 5, { nutrients: {} })])).toEqual([])
    expect(names([food('peas', 5)], [], 0)).toEqual([])
    expect(names([food('peas', 0.5)])).toEqual([])
  })
})
