import { describe, expect, it } from 'vitest'
import { costOf, costOfAll, packagesOf } from './line-cost.ts'
import { finishedOf, type ListContent, linesOf } from './list-lines.ts'
import { byDepartment, listText } from './list-text.ts'
import { inShopOrder } from './shop-order.ts'
import type { ShoppingFood } from './shopping-part.ts'
import { heldOf, takeFromPantry } from './take-from-pantry.ts'

const FLOUR: ShoppingFood = {
  guid: 'flour',
  name: 'Mouka hladká',
  weight_units: 'Gram',
  grams_per_piece: null,
  density_g_per_ml: null,
  category: 'bakery',
  package_size: 500,
}
const item = (guid: string, amount: number) => ({
  guid,
  ingredient: 'flour',
  text: 'mouka',
  amount,
  unit: 'Gram' as const,
})
const recipe = (guid: string, amount: number, portions = 1) => ({
  guid,
  portions,
  lines: [{ ingredient: 'flour', text: 'mouka', amount, unit: 'Gram' as const }],
})
const KEY = 'food:flour:Gram'
const content = (fields: Partial<ListContent> = {}): ListContent => ({
  recipes: [],
  items: [],
  staples: [],
  foods: [FLOUR],
  marks: [],
  ...fields,
})
const ticked = (covered: number) => ({ key: KEY, is_ticked: true, covered, kind: 'bought' as const })

describe('a tick', () => {
  it('survives what is added later, and asks for the rest', () => {
    const [line] = linesOf(content({ items: [item('a', 300)], recipes: [recipe('r', 100, 2)], marks: [ticked(300)] }))
    expect(line).toMatchObject({ amount: 500, state: { is_ticked: false, remaining: 200, is_partial: true } })
  })

  it('covers a line of which something was taken off', () => {
    const [line] = linesOf(content({ items: [item('a', 300)], marks: [ticked(500)] }))
    expect(line?.state).toMatchObject({ is_ticked: true, remaining: 0 })
  })

  it('that was taken back covers nothing', () => {
    const [line] = linesOf(content({ items: [item('a', 300)], marks: [{ ...ticked(300), is_ticked: false }] }))
    expect(line?.state).toMatchObject({ is_ticked: false, remaining: 300, is_partial: false })
  })
})

describe('staples', () => {
  it('are on the list only while they are due', () => {
    const staple = { ...item('s', 250), is_due: false }
    expect(linesOf(content({ staples: [staple] }))).toEqual([])
    expect(linesOf(content({ staples: [{ ...staple, is_due: true }] }))[0]?.amount).toBe(250)
  })
})

describe('finishing', () => {
  it('takes off ticked items, and recipes of which nothing is left to buy', () => {
    const lines = linesOf(content({ items: [item('a', 300)], recipes: [recipe('r', 200)], marks: [ticked(500)] }))
    expect(finishedOf(lines)).toEqual({ entries: ['a', 'r'], staples: [], keys: [KEY], reduced: [] })
  })

  it('keeps a recipe that needs something else, and the tick of what it needs', () => {
    const dish = recipe('r', 200)
    const lines = linesOf(
      content({
        items: [item('a', 300)],
        recipes: [{ ...dish, lines: [...dish.lines, { ingredient: null, text: 'sůl', amount: null, unit: null }] }],
        marks: [ticked(500)],
      }),
    )
    expect(finishedOf(lines)).toEqual({
      entries: ['a'],
      staples: [],
      keys: [],
      reduced: [{ key: KEY, covered: 200 }],
    })
  })

  it('takes nothing off that is not ticked', () => {
    const lines = linesOf(content({ items: [item('a', 300)] }))
    expect(finishedOf(lines)).toEqual({ entries: [], staples: [], keys: [], reduced: [] })
  })
})

describe('cost and packages', () => {
  const [line] = linesOf(content({ items: [item('a', 850)] }))
  const product = { ingredient: 'flour', package_sizes: [], price: 1990, price_amount: 500 }

  it('are of whole packages: of the usual size, or of those that a person typed', () => {
    if (!line) throw new Error('no line')
    expect(packagesOf(line, undefined)).toEqual({ packages: [{ size: 500, count: 2 }], left: 150 })
    expect(packagesOf(line, { ...product, package_sizes: [1000] })).toMatchObject({ left: 150 })
    expect(costOf(line, product)).toBe(3980)
    expect(costOf({ ...line, food: { ...FLOUR, package_size: null } }, product)).toBe(3383)
    expect(costOf(line, undefined)).toBeNull()
  })

  it('unknown prices are counted, never zero', () => {
    expect(costOfAll([100, null, 250])).toEqual({ haler: 350, unknown: 1 })
  })
})

describe('departments', () => {
  it('follow the order of a person’s shop, then the catalogue’s', () => {
    const all = ['a', 'b', 'c', 'd'].map((guid, position) => ({ guid, position }))
    expect(inShopOrder(all, ['c', 'gone', 'a']).map(({ guid }) => guid)).toEqual(['c', 'a', 'b', 'd'])
  })

  it('hold their lines by name, what belongs to none first', () => {
    const lines = linesOf(
      content({
        items: [item('a', 850), { guid: 'b', ingredient: null, text: 'ubrousky', amount: null, unit: null }],
      }),
    )
    const categories = [{ guid: 'bakery', name: 'Pečivo' }]
    expect(byDepartment(lines, categories).map(({ name, lines }) => [name, lines.length])).toEqual([
      [null, 1],
      ['Pečivo', 1],
    ])
    expect(listText(lines, { categories, products: [] })).toEqual([
      { title: 'Ostatní', rows: ['Ubrousky'] },
      { title: 'Pečivo', rows: ['Mouka hladká – 850\u00a0g (2\u00a0×\u00a0500\u00a0g)'] },
    ])
  })
})

describe('cooking', () => {
  const stock = [
    { guid: '1', ingredient: 'flour', text: 'mouka', amount: 100, unit: 'Gram' as const },
    { guid: '2', ingredient: 'flour', text: 'mouka', amount: 500, unit: 'Gram' as const },
    { guid: '3', ingredient: 'flour', text: 'mouka', amount: null, unit: null },
  ]

  it('takes what should be eaten first, and no more than is there', () => {
    expect(takeFromPantry([{ food: FLOUR, amount: 250 }], stock).map(({ item, amount }) => [item, amount])).toEqual([
      ['1', 100],
      ['2', 150],
    ])
    expect(takeFromPantry([{ food: FLOUR, amount: 5000 }], stock).map(({ amount }) => amount)).toEqual([100, 500])
  })

  it('does not know how much there is where one item has no amount', () => {
    expect(heldOf(FLOUR, stock)).toBeNull()
    expect(heldOf(FLOUR, stock.slice(0, 2))).toBe(600)
    expect(heldOf({ ...FLOUR, guid: 'other' }, stock)).toBe(0)
  })
})
