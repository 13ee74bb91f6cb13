import { describe, expect, it } from 'vitest'
import { readStarterFoods } from '#fixtures/starter-foods.ts'
import type { AmountUnit } from './amount-unit.ts'
import { amountUnitLabel, homeAmount, unitsOf } from './amount-units.ts'
import { comesTo, readTypedAmount, type TypedAmount, unitMeant } from './typed-amount.ts'

const foods = readStarterFoods()
function foodOf(slug: string) {
  const food = foods.get(slug)
  if (food === undefined) throw new Error(`No starter food ${slug}`)
  return food
}

/** A seventh of all foods. */
const SOME = [...foods.values()].filter((_, place) => place % 7 === 0)

const ONION = 'cibule-zluta'
const GARLIC = 'cesnek'
const FLOUR = 'hladka-mouka-psenicna'
const MILK = 'mleko-polotucne-cerstve-1-5-tuku'
const EGG = 'vejce-slepici-velikost-m'
const OIL = 'olej-repkovy'
const amountOf = (typed: TypedAmount) => (typed.kind === 'known' ? typed.amount : typed.kind)

describe('a typed amount', () => {
  it.each<[text: string, chosen: AmountUnit | null, slug: string, amount: number, said: string | null]>([
    // A bare number is in the chosen unit.
    ['1', 'g', ONION, 1, null],
    ['250', 'g', FLOUR, 250, null],
    ['2', 'tablespoon', FLOUR, 22, '≈ 22\u00a0g'],
    ['½', 'cup', MILK, 125, '≈ 125\u00a0ml'],
    ['1/2', 'cup', MILK, 125, '≈ 125\u00a0ml'],
    ['1,5', 'clove', GARLIC, 6, '≈ 6\u00a0g'],
    ['1 1/2', 'tablespoon', OIL, 22.5, '≈ 23\u00a0ml'],
    ['1 000', 'g', FLOUR, 1000, null],
    ['půl', 'piece', ONION, 45, '≈ 45\u00a0g'],
    // Without a chosen unit a small number of counted food is pieces, any other is the food's own unit.
    ['1', null, ONION, 90, '≈ 90\u00a0g'],
    ['12', null, ONION, 1080, '≈ 1,1\u00a0kg'],
    ['13', null, ONION, 13, null],
    ['2', null, GARLIC, 8, '≈ 8\u00a0g'],
    ['3', null, EGG, 3, '≈ 155\u00a0g'],
    ['250', null, FLOUR, 250, null],
    ['2', null, FLOUR, 2, null],
    ['2', null, MILK, 2, null],
    // Words say their own unit, whatever is chosen.
    ['1 cibule', 'g', ONION, 90, '≈ 90\u00a0g'],
    ['1 ks', 'g', ONION, 90, '≈ 90\u00a0g'],
    ['2 lžíce', 'g', FLOUR, 22, '≈ 22\u00a0g'],
    ['2 lžíce mouky', 'g', FLOUR, 22, '≈ 22\u00a0g'],
    ['2 lžíce hladké mouky', 'g', FLOUR, 22, '≈ 22\u00a0g'],
    ['hrst', 'g', 'rukola', 30, '≈ 30\u00a0g'],
    ['250 ml', 'g', MILK, 250, null],
    ['250 ml', 'g', FLOUR, 132.09, '≈ 130\u00a0g'],
    ['½ hrnku', 'ml', MILK, 125, '≈ 125\u00a0ml'],
    ['2 dl', 'ml', MILK, 200, '≈ 200\u00a0ml'],
    ['1–2 stroužky', 'g', GARLIC, 6, '≈ 6\u00a0g'],
    ['1-2 stroužky česneku', null, GARLIC, 6, '≈ 6\u00a0g'],
    ['20 dkg', 'tablespoon', FLOUR, 200, '≈ 200\u00a0g'],
    ['0,5 kg', 'piece', ONION, 500, '≈ 500\u00a0g'],
    ['2 vejce', null, EGG, 2, '≈ 105\u00a0g'],
    ['2 bobkové listy', 'g', 'bobkovy-list', 0.4, '≈ 0,4\u00a0g'],
    ['špetka', 'g', 'sul-jodidovana', 0.4, '≈ 0,4\u00a0g'],
  ])('„%s“ in %s of %s is %d', (text, chosen, slug, amount, said) => {
    const typed = readTypedAmount(text, chosen, foodOf(slug))
    expect(amountOf(typed)).toBe(amount)
    expect(comesTo(typed, foodOf(slug))).toBe(said)
  })

  it.each<[text: string, slug: string, kind: TypedAmount['kind']]>([
    ['', ONION, 'empty'],
    ['   ', ONION, 'empty'],
    ['1 plechovka', 'hovezi-klizka-syrova', 'unknown measure'],
    ['1 svazek', FLOUR, 'unknown measure'],
    ['trochu', ONION, 'unclear'],
    ['podle chuti', 'sul-jodidovana', 'unclear'],
    ['2 mrkve', ONION, 'unclear'],
    ['0', ONION, 'nothing'],
    ['0 lžic', OIL, 'nothing'],
    ['-1', ONION, 'unclear'],
    ['1e3', ONION, 'unclear'],
    ['<b>2</b>', ONION, 'unclear'],
    [`${'9'.repeat(80)} lžic`, OIL, 'unclear'],
  ])('„%s“ of %s is %s, never zero', (text, slug, kind) => {
    const typed = readTypedAmount(text, null, foodOf(slug))
    expect(typed.kind).toBe(kind)
    expect(comesTo(typed, foodOf(slug))).toBeNull()
  })

  it('is the middle of a range, and says that it is one', () => {
    expect(readTypedAmount('2–4', 'clove', foodOf(GARLIC))).toMatchObject({ amount: 12, isRange: true })
    expect(readTypedAmount('3', 'clove', foodOf(GARLIC))).toMatchObject({ amount: 12, isRange: false })
  })
})

describe('the unit of a typed amount', () => {
  it.each<[text: string, slug: string, unit: AmountUnit | null, count: number]>([
    ['2 lžíce', FLOUR, 'tablespoon', 2],
    ['1 cibule', ONION, 'piece', 1],
    ['½ hrnku', MILK, 'cup', 0.5],
    ['250 ml', MILK, 'ml', 250],
    ['20 dkg', FLOUR, null, 20],
    ['hrst', 'rukola', 'handful', 1],
  ])('„%s“ of %s is %s, %d times', (text, slug, unit, count) => {
    expect(readTypedAmount(text, 'g', foodOf(slug))).toMatchObject({ unit, count, isBare: false })
  })

  it('is the chosen one for a number alone', () => {
    expect(readTypedAmount('2', 'clove', foodOf(GARLIC))).toMatchObject({ unit: 'clove', count: 2, isBare: true })
  })
})

describe('the units of a food', () => {
  it.each<[slug: string, labels: string[]]>([
    [ONION, ['g', 'ks']],
    [GARLIC, ['g', 'stroužek', 'palička']],
    [FLOUR, ['g', 'ml', 'lžíce', 'lžička', 'hrnek']],
    [MILK, ['ml', 'g', 'lžíce', 'lžička', 'hrnek']],
    [EGG, ['ks', 'g']],
  ])('%s: %j', (slug, labels) => {
    expect(unitsOf(foodOf(slug)).map(amountUnitLabel)).toEqual(expect.arrayContaining(labels))
    expect(amountUnitLabel(unitsOf(foodOf(slug))[0] as AmountUnit)).toBe(labels[0])
  })

  it('convert: every one that is offered has a known size', () => {
    for (const food of SOME) {
      for (const unit of unitsOf(food)) expect(amountOf(readTypedAmount('100', unit, food))).toBeGreaterThan(0)
    }
  })

  it('a bare number means pieces only where the food is counted and they are few', () => {
    expect(unitMeant(12, foodOf(ONION))).toBe('piece')
    expect(unitMeant(12.5, foodOf(ONION))).toBe('g')
    expect(unitMeant(1, foodOf('maslo-82-tuku'))).toBe('g')
  })
})

describe('a stored amount', () => {
  it.each<[amount: number, slug: string, shown: [number, AmountUnit]]>([
    [90, ONION, [1, 'piece']],
    [45, ONION, [0.5, 'piece']],
    [100, ONION, [100, 'g']],
    [450, ONION, [450, 'g']],
    [500, 'brambory-syrove-loupane', [500, 'g']],
    [8, GARLIC, [2, 'clove']],
    [2, EGG, [2, 'piece']],
    [250, FLOUR, [250, 'g']],
    [0.4, 'bobkovy-list', [0.4, 'g']],
  ])('%d of %s is shown as %j', (amount, slug, [count, unit]) => {
    expect(homeAmount(amount, foodOf(slug))).toEqual({ amount: count, unit })
  })

  it('means the same again', () => {
    for (const food of SOME) {
      for (const amount of [1, 45, 90, 250]) {
        const home = homeAmount(amount, food)
        const again = amountOf(readTypedAmount(String(home.amount).replace('.', ','), home.unit, food))
        expect([food.slug, again]).toEqual([food.slug, amount])
      }
    }
  })
})
