import { expect, it } from 'vitest'
import { readStarterFoods } from '#fixtures/starter-foods.ts'
import type { AmountUnit } from './amount-unit.ts'
import { sayTyped } from './say-typed.ts'

const foods = readStarterFoods()

it.each<[amount: string, unit: AmountUnit, slug: string, means: number, said: string]>([
  ['2', 'tablespoon', 'hladka-mouka-psenicna', 22, '2 lžíce hladké mouky (22 g)'],
  ['5', 'tablespoon', 'hladka-mouka-psenicna', 55, '5 lžic hladké mouky (55 g)'],
  ['½', 'teaspoon', 'olej-repkovy', 2.5, '½ lžičky řepkového oleje (2,5 ml)'],
  ['1–2', 'clove', 'cesnek', 6, '1–2 stroužky česneku (6 g)'],
  ['1 - 2', 'clove', 'cesnek', 6, '1–2 stroužky česneku (6 g)'],
  ['1.5', 'clove', 'cesnek', 6, '1,5 stroužku česneku (6 g)'],
  ['1', 'handful', 'rukola', 30, 'hrst rukoly (30 g)'],
  ['30', 'g', 'hladka-mouka-psenicna', 30, '30 g hladké mouky'],
  // What is counted has its own forms.
  ['2', 'piece', 'vejce-slepici-velikost-m', 2, '2 vejce (105 g)'],
  ['5', 'piece', 'vejce-slepici-velikost-m', 5, '5 vajec (260 g)'],
])('„%s“ of %s is said as it was typed (%s, %d: „%s“)', (amount, unit, slug, means, said) => {
  const food = foods.get(slug)
  if (food === undefined) throw new Error(`No starter food ${slug}`)
  const { text, beside } = sayTyped({ amount, unit }, means, food)
  expect((beside === null ? text : `${text} (${beside})`).replaceAll('\u00a0', ' ')).toBe(said)
})

it('a food that nobody described for the kitchen keeps its name', () => {
  const food = {
    name: 'Rýže',
    weight_units: 'Gram',
    grams_per_piece: null,
    density_g_per_ml: null,
    is_spice: false,
  } as const
  expect(sayTyped({ amount: '2', unit: 'tablespoon' }, 30, food)).toMatchObject({
    amount: '2\u00a0lžíce',
    name: 'Rýže',
  })
})
