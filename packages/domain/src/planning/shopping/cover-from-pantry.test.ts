import { describe, expect, it } from 'vitest'
import { coverFromPantry, endedMarks } from './cover-from-pantry.ts'
import { linesOf } from './list-lines.ts'
import type { ShoppingFood } from './shopping-part.ts'

const EGGS: ShoppingFood = {
  guid: 'eggs',
  name: 'Vejce',
  category: null,
  weight_units: 'Piece',
  grams_per_piece: 55,
  density_g_per_ml: null,
  package_size: 10,
}
const FLOUR: ShoppingFood = { ...EGGS, guid: 'flour', name: 'Mouka', weight_units: 'Gram', grams_per_piece: null }
const recipe = (guid: string, eggs: number, flour: number) => ({
  guid,
  portions: 2,
  lines: [
    { ingredient: 'eggs', text: 'vejce', amount: eggs, unit: 'Piece' as const },
    { ingredient: 'flour', text: 'mouka', amount: flour, unit: 'Gram' as const },
  ],
})
const content = {
  recipes: [recipe('cake', 2, 100)],
  items: [],
  staples: [],
  foods: [EGGS, FLOUR],
  marks: [],
}
const stock = [
  { ingredient: 'eggs', amount: 12, unit: 'Piece' as const },
  { ingredient: 'flour', amount: 150, unit: 'Gram' as const },
]
const CAKE = new Set(['cake'])

describe('what is at home', () => {
  it('is taken off what a recipe brings: all of it, or as much as there is', () => {
    const marks = coverFromPantry(linesOf(content), [], stock, CAKE)
    expect(marks).toEqual([
      { key: 'food:eggs:Piece', is_ticked: true, covered: 4, kind: 'home' },
      { key: 'food:flour:Gram', is_ticked: true, covered: 150, kind: 'home' },
    ])
    const [eggs, flour] = linesOf({ ...content, marks })
    expect(eggs?.state).toEqual({ is_ticked: true, remaining: 0, is_partial: false, kind: 'home' })
    expect(flour?.state).toEqual({ is_ticked: false, remaining: 50, is_partial: true, kind: 'home' })
  })

  it('is not taken off what somebody marked, what was there before, and what is at home in an unknown amount', () => {
    const kept = [{ key: 'food:eggs:Piece', is_ticked: false, covered: 0, kind: 'home' as const }]
    expect(coverFromPantry(linesOf(content), kept, stock, CAKE).map(({ key }) => key)).toEqual(['food:flour:Gram'])
    expect(coverFromPantry(linesOf(content), [], stock, new Set(['soup']))).toEqual([])
    const unknown = [{ ingredient: 'eggs', amount: null, unit: null }]
    expect(coverFromPantry(linesOf(content), [], unknown, CAKE)).toEqual([])
  })

  it('covers nothing any more once the line is gone', () => {
    const marks = coverFromPantry(linesOf(content), [], stock, CAKE)
    expect(endedMarks(linesOf({ ...content, marks }), marks)).toEqual([])
    const without = { ...content, recipes: [] }
    expect(endedMarks(linesOf(without), marks).every(({ is_ticked, covered }) => !is_ticked && covered === 0)).toBe(
      true,
    )
    expect(endedMarks(linesOf(without), marks)).toHaveLength(2)
  })
})
