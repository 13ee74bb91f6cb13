import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverFromPantry } from './cover-from-pantry.ts'
import { amountOfFruits, FRUIT_PARTS, sayTaken } from './fruit-parts.ts'
import { finishedOf, linesOf } from './list-lines.ts'
import { lineText } from './list-text.ts'
import { mergeParts } from './merge-parts.ts'
import type { ShoppingFood, ShoppingPart } from './shopping-part.ts'

const food = (slug: string, fields: Partial<ShoppingFood> = {}): ShoppingFood => ({
  guid: slug,
  slug,
  name: slug,
  weight_units: 'Gram',
  grams_per_piece: null,
  density_g_per_ml: null,
  category: null,
  package_size: null,
  ...fields,
})
const FOODS = [
  food('citron', { name: 'Citron', weight_units: 'Piece', grams_per_piece: 85 }),
  food('citronova-stava', { weight_units: 'Milliliter', density_g_per_ml: 1.03 }),
  food('citronova-kura'),
  food('pomeranc', { name: 'Pomeranč', weight_units: 'Piece', grams_per_piece: 150 }),
  food('pomerancovy-dzus-100', { name: 'Pomerančový džus', weight_units: 'Milliliter', density_g_per_ml: 1.04 }),
  food('limetka', { weight_units: 'Piece', grams_per_piece: 60 }),
  food('limetkova-stava', { weight_units: 'Milliliter', density_g_per_ml: 1.03 }),
]
const UNITS = { citron: 'Piece', pomeranc: 'Piece', limetka: 'Piece', 'citronova-kura': 'Gram' } as const

const part = (id: string, ingredient: string, amount: number | null, source: ShoppingPart['source'] = 'item') => ({
  id,
  source,
  entry: id,
  ingredient,
  text: ingredient,
  amount,
  unit: amount === null ? null : ((UNITS as Record<string, 'Piece' | 'Gram'>)[ingredient] ?? ('Milliliter' as const)),
})
const of = (foods: readonly ShoppingFood[]) => new Map(foods.map((one) => [one.guid, one]))
const merged = (...parts: ShoppingPart[]) =>
  mergeParts(parts, of(FOODS)).map(({ text, amount, parts: all }) => [
    text,
    amount,
    sayTaken(all)?.replaceAll('\u00a0', ' ') ?? null,
  ])

describe('juice and zest on a list', () => {
  it('are fruits to buy: the juice of one, the zest of one and two lemons are two lemons', () => {
    expect(merged(part('1', 'citronova-stava', 45), part('2', 'citronova-kura', null), part('3', 'citron', 2))).toEqual(
      [['Citron', 2, 'i na šťávu a kůru']],
    )
  })

  it('of one fruit are both had, and never less than either needs', () => {
    expect(merged(part('1', 'citronova-stava', 90), part('2', 'citronova-kura', 6))).toEqual([
      ['Citron', 2, 'na šťávu a kůru'],
    ])
    expect(merged(part('1', 'citronova-stava', 45), part('2', 'citronova-kura', 18))).toEqual([
      ['Citron', 3, 'na šťávu a kůru'],
    ])
    expect(merged(part('1', 'limetkova-stava', 45))).toEqual([['limetka', 1.5, 'na šťávu']])
    expect(merged(part('1', 'pomerancovy-dzus-100', 120, 'recipe'), part('2', 'pomeranc', 1))).toEqual([
      ['Pomeranč', 1.5, 'i na šťávu'],
    ])
  })

  it('come from lemons that somebody wrote on the list, not from those that a recipe uses whole', () => {
    expect(merged(part('1', 'citronova-stava', 45, 'recipe'), part('2', 'citron', 2, 'recipe'))).toEqual([
      ['Citron', 3, 'i na šťávu'],
    ])
    expect(merged(part('1', 'citronova-stava', 45, 'recipe'), part('2', 'citron', 2))).toEqual([
      ['Citron', 2, 'i na šťávu'],
    ])
  })

  it('more than anybody squeezes is bought in a bottle, and without the fruit nothing is joined', () => {
    expect(merged(part('1', 'pomerancovy-dzus-100', 1000))).toEqual([['Pomerančový džus', 1000, null]])
    const alone = FOODS.filter(({ slug }) => slug !== 'citron')
    expect(mergeParts([part('1', 'citronova-stava', 45)], of(alone))[0]).toMatchObject({
      text: 'citronova-stava',
      amount: 45,
    })
  })

  it('say it in the text of a list, and by the count of fruits', () => {
    const line = linesOf({
      recipes: [],
      staples: [],
      marks: [],
      foods: FOODS,
      items: [
        { ...part('1', 'citronova-stava', 45), guid: '1' },
        { ...part('2', 'citron', 2), guid: '2' },
      ],
    })[0]
    expect(line && lineText(line, undefined).replaceAll('\u00a0', ' ')).toBe('Citron – 2 ks (i na šťávu)')
    expect(amountOfFruits('citronova-stava', { amount: 2, unit: 'piece' })).toBe(90)
    expect(amountOfFruits('citronova-stava', { amount: 2, unit: 'tablespoon' })).toBeNull()
    expect(amountOfFruits('citron', { amount: 2, unit: 'piece' })).toBeNull()
  })
})

it('what the pantry has of the juice itself needs no lemon for it', () => {
  const items = [
    { ...part('1', 'citronova-stava', 45), guid: '1' },
    { ...part('2', 'citronova-kura', 3), guid: '2' },
  ]
  const lines = linesOf({ recipes: [], staples: [], marks: [], foods: FOODS, items })
  const covered = (...stock: { ingredient: string; amount: number; unit: 'Milliliter' | 'Piece' }[]) =>
    coverFromPantry(lines, [], stock, new Set(['1', '2'])).map((mark) => mark.covered)
  expect(covered()).toEqual([])
  expect(covered({ ingredient: 'citronova-stava', amount: 500, unit: 'Milliliter' })).toEqual([0.5])
  expect(covered({ ingredient: 'citron', amount: 3, unit: 'Piece' })).toEqual([1])
})

it('what a recipe still needs of a bought lemon stays covered when the rest goes', () => {
  const dish = (guid: string, ...lines: ShoppingPart[]) => ({ guid, portions: 1, lines })
  const content = {
    items: [],
    staples: [],
    foods: FOODS,
    recipes: [
      dish('a', part('1', 'citronova-stava', 90)),
      dish('b', part('2', 'citronova-kura', 6), { ...part('3', 'citron', null), ingredient: null, text: 'sůl' }),
    ],
    marks: [{ key: 'food:citron:Piece', is_ticked: true, covered: 2, kind: 'bought' as const }],
  }
  expect(finishedOf(linesOf(content))).toMatchObject({
    entries: ['a'],
    reduced: [{ key: 'food:citron:Piece', covered: 1 }],
  })
})

it('any list buys enough fruit for the juice, for the zest and for what is used whole, in any order', () => {
  const anyPart = fc.record({
    ingredient: fc.constantFrom('citron', 'citronova-stava', 'citronova-kura'),
    amount: fc.option(fc.integer({ min: 1, max: 30 })),
    source: fc.constantFrom('item' as const, 'recipe' as const, 'staple' as const),
  })
  fc.assert(
    fc.property(fc.array(anyPart, { minLength: 1, maxLength: 10 }), (drawn) => {
      const parts = drawn.map(({ ingredient, amount, source }, at) => part(String(at), ingredient, amount, source))
      const lines = mergeParts(parts, of(FOODS))
      expect(lines.flatMap((line) => line.parts.map(({ id }) => id)).toSorted()).toEqual(
        parts.map(({ id }) => id).toSorted(),
      )
      const line = lines.find(({ key }) => key === 'food:citron:Piece')
      const need = (slug: string) =>
        parts
          .filter(({ ingredient }) => ingredient === slug)
          .reduce((sum, { amount }) => sum + (amount === null ? 1 : amount / (FRUIT_PARTS[slug]?.of_one ?? 1)), 0)
      const whole = (from: 'recipe' | 'written') =>
        parts
          .filter(({ ingredient, source }) => ingredient === 'citron' && (source === 'recipe') === (from === 'recipe'))
          .reduce((sum, { amount }) => sum + (amount ?? 0), 0)
      const squeezed = Math.max(need('citronova-stava'), need('citronova-kura'))
      expect(line?.amount ?? 0).toBeCloseTo(whole('recipe') + Math.max(whole('written'), squeezed), 4)
      const back = mergeParts(parts.toReversed(), of(FOODS)).find(({ key }) => key === line?.key)
      expect(back?.amount ?? 0).toBeCloseTo(line?.amount ?? 0, 4)
    }),
  )
})
