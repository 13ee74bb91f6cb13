import { NBSP } from '@zivina/czech/format-number'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf } from './list-lines.ts'
import { lineText } from './list-text.ts'
import { sayAmount, sayBought } from './say-amount.ts'
import type { ShoppingFood } from './shopping-part.ts'

const EGG: ShoppingFood = {
  guid: 'egg',
  name: 'Vejce',
  weight_units: 'Piece',
  grams_per_piece: 55,
  density_g_per_ml: null,
  category: null,
  package_size: null,
  kitchen: {
    name: 'vejce',
    genitive: 'vajec',
    measures: [],
    counted: { one: 'vejce', few: 'vejce', many: 'vajec', part: 'vejce' },
  },
}
const weighed = (name: string, measure: 'piece' | 'head' | 'can', grams: number): ShoppingFood => ({
  guid: name,
  name,
  weight_units: 'Gram',
  grams_per_piece: null,
  density_g_per_ml: null,
  category: null,
  package_size: null,
  kitchen: { name, genitive: name, counted: null, measures: [{ measure, grams }] },
})
const LEMON = weighed('citron', 'piece', 100)
const CABBAGE = weighed('zelí', 'head', 1000)
const said = (text: string) => text.replaceAll(NBSP, ' ')

describe('what is bought whole', () => {
  it.each([
    [12.25, EGG, '13 ks'],
    [3.33, EGG, '4 ks'],
    [1.06, EGG, '2 ks'],
    [0.25, EGG, '1 ks'],
    [12, EGG, '12 ks'],
    [12.0000001, EGG, '12 ks'],
    [0.1 + 0.2 + 0.7, EGG, '1 ks'],
    [538, LEMON, '6 ks'],
    [630, LEMON, '7 ks'],
    [1060, CABBAGE, '2 hlávky'],
    [500, CABBAGE, '1 hlávka'],
  ])('of %d it is rounded up', (amount, food, words) => {
    expect(said(sayBought(amount, food.weight_units, food).amount)).toBe(words)
  })

  it('is rounded up also where its pieces do not convert, and where the food is not known', () => {
    expect(said(sayBought(1.06, 'Piece', CABBAGE).amount)).toBe('2 ks')
    expect(said(sayBought(2.5, 'Piece', null).amount)).toBe('3 ks')
    expect(said(sayBought(2.5, 'Piece', { ...EGG, kitchen: null }).amount)).toBe('3 ks')
  })

  it('is never less than what is needed, and less than one more', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 500, noNaN: true }), (amount) => {
        const count = Number(/^[\d\s]+/.exec(sayBought(amount, 'Piece', EGG).amount)?.[0].replace(/\s/g, ''))
        expect(count).toBeGreaterThanOrEqual(amount - 1e-6)
        expect(count).toBeLessThan(amount + 1)
      }),
    )
  })

  it('stands so in the text of a list, with the packages that hold as much', () => {
    const items = [{ guid: 'a', ingredient: 'egg', text: 'vejce', amount: 12.25, unit: 'Piece' as const }]
    const [line] = linesOf({ recipes: [], items, staples: [], foods: [{ ...EGG, package_size: 10 }], marks: [] })
    expect(line && said(lineText(line, undefined))).toBe('Vejce – 13 ks (2 × 10 ks)')
  })
})

it('what is weighed stays in grams', () => {
  expect(said(sayBought(850.2, 'Gram', { ...LEMON, kitchen: null }).amount)).toBe('851 g')
  expect(said(sayBought(1250, 'Gram', { ...LEMON, kitchen: null }).amount)).toBe('1,25 kg')
})

it('what is needed is pieces only where it is nearly that many, otherwise grams', () => {
  const amountOf = (amount: number) => said(sayAmount(amount, 'Gram', LEMON).amount)
  expect([200, 52, 28].map(amountOf)).toEqual(['2 ks', '½ ks', '28 g'])
})
