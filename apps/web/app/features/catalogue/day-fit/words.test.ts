import type { DayRemains } from '@zivina/contract/body/diary-read'
import { type RecipeTotals, totalsFrom } from '@zivina/nutrition/macros'
import { describe, expect, it } from 'vitest'
import { energyLeft, gramsLeft, leftOf, type Part } from './left-words.ts'
import { shareOfReference, shareWords } from './share-words.ts'

const NBSP = '\u00a0'
const said = (text: string) => text.replaceAll(NBSP, ' ')

type Fields = { eaten?: number | null; coverage?: number; least?: number | null; most?: number | null }

/** A day with 8000 kJ as its target, of which 6000 are eaten; each part otherwise as told. */
function day(parts: Partial<Record<Part, Fields | null>> = {}, is_begun = true): DayRemains {
  const part = (name: Part, usual: Required<Fields>) => {
    const given = parts[name]
    const { eaten, coverage, least, most } = { ...usual, ...given }
    return { goal: given === null ? null : { least, most }, eaten, coverage }
  }
  const energy = { eaten: 6000, coverage: 1, least: 8000, most: 8000 }
  const macro = { eaten: 40, coverage: 1, least: 60, most: 100 }
  return {
    day: '2026-11-23',
    is_begun,
    movement: 0,
    parts: {
      kilojoules: part('kilojoules', energy),
      protein: part('protein', macro),
      carbohydrates: part('carbohydrates', macro),
      fat: part('fat', macro),
    },
  }
}

describe('how a portion fits today', () => {
  const fits = (amount: number | null, remains: DayRemains, coverage = 1) =>
    said(shareWords({ amount, coverage }, remains))

  it('is a share of what remains: 500 of 2000 kJ is a quarter', () => {
    expect(fits(500, day())).toBe('25 % zbytku vašeho dne')
    expect(fits(2001, day())).toBe('víc, než dnes zbývá')
  })

  it('is a lower bound where a part of the day or of the portion is unknown', () => {
    expect(fits(500, day({ kilojoules: { coverage: 0.8 } }))).toBe('nejméně 25 % zbytku vašeho dne')
    expect(fits(500, day(), 0.8)).toBe('nejméně 25 % zbytku vašeho dne')
  })

  it('is a share of the whole day where nothing is recorded, nothing remains, or nothing is known of what was eaten', () => {
    expect(fits(2000, day({ kilojoules: { eaten: 0 } }, false))).toBe('25 % vašeho dne')
    expect(fits(2000, day({ kilojoules: { eaten: 9000 } }))).toBe('25 % vašeho dne')
    expect(fits(2000, day({ kilojoules: { eaten: null, coverage: 0 } }))).toBe('25 % vašeho dne')
  })

  it('is not said of an unknown portion, and without a target it is a share of the reference intake', () => {
    expect(fits(null, day())).toBe('')
    expect(said(shareOfReference({ amount: 840, coverage: 1 }))).toBe('10 % denní RHP')
    expect(fits(840, day({ kilojoules: null }))).toBe('10 % denní RHP')
  })
})

describe('what would remain after a portion', () => {
  const values = {
    kilojoules: 1500,
    protein: 30,
    carbohydrates: 30,
    fat: 30,
    fiber: 1,
    sugars: 1,
    saturated_fats: 1,
    salt: 1,
  }
  const known = Object.fromEntries(Object.keys(values).map((name) => [name, 1])) as RecipeTotals['nutrient_coverage']
  const portion = totalsFrom(values, known)
  const left = (part: Part, remains: DayRemains, totals = portion) => {
    const found = leftOf(part, remains, totals)
    if (found === null) return null
    return said(part === 'kilojoules' ? energyLeft(found, 'kilojoules') : gramsLeft(found))
  }

  it('is the energy of what remains now', () => {
    expect(left('kilojoules', day())).toBe('500 z 2 000 kJ')
    expect(left('kilojoules', day({ kilojoules: { eaten: 7000 } }))).toBe('o 500 kJ víc')
    expect(left('kilojoules', day({ kilojoules: { eaten: 8200 } }))).toBe('naplněno')
  })

  it('is a range of grams, up to the most once the least is reached, and no more after that', () => {
    expect(left('protein', day({ protein: { eaten: 10 } }))).toBe('20–60 g')
    expect(left('protein', day())).toBe('až 30 g')
    expect(left('protein', day({ protein: { eaten: 90 } }))).toBe('o 20 g víc')
    expect(left('protein', day({ protein: { eaten: 110 } }))).toBe('naplněno')
  })

  it('of a goal without a most is what is missing to the least', () => {
    expect(left('protein', day({ protein: { eaten: 10, most: null } }))).toBe('20 g')
    expect(left('protein', day({ protein: { eaten: 40, most: null } }))).toBe('naplněno')
  })

  it('is unknown where the portion or the day is, and nothing without a goal', () => {
    const blank = { ...portion, fat_in_total: null, nutrient_coverage: { ...known, fat: 0 } }
    expect(left('fat', day(), blank)).toBe('nevíme')
    expect(left('fat', day({ fat: { eaten: null, coverage: 0 } }))).toBe('nevíme')
    expect(left('fat', day({ fat: null }))).toBeNull()
  })

  it('is at most that where a part of what was eaten is unknown', () => {
    expect(leftOf('fat', day({ fat: { coverage: 0.7 } }), portion)?.after?.is_at_most).toBe(true)
    expect(leftOf('fat', day(), portion)?.after?.is_at_most).toBe(false)
  })
})
