import { render, screen } from '@testing-library/react'
import type { RecipeIngredient } from '@zivina/contract/catalogue/recipes/read'
import { prepareDish } from '@zivina/domain/catalogue/dish-figures/dish-weight'
import { startEdit } from '@zivina/nutrition/edits'
import { expect, it } from 'vitest'
import { toRecipeLines } from '../../edit/page-ingredient.ts'
import { LINES, SAMPLE_RECIPE } from '../../testing/sample-recipe.ts'
import { type DishRecipe, describeDish } from '../dish-lines.ts'
import ConstituentTable from './constituent-table.tsx'

/** 200 g of pasta, 100 g of eggs and 4 g of salt for two, each with its own constituents. */
function show(known: readonly Partial<RecipeIngredient>[], recipe: DishRecipe = SAMPLE_RECIPE) {
  const lines = LINES.map((line, index) => ({ ...line, ...known[index] }))
  const dish = prepareDish(describeDish(recipe, startEdit(toRecipeLines(lines), 2)))
  render(<ConstituentTable dish={dish} portions={2} />)
}
const rowOf = (constituent: string) =>
  document.querySelector(`[data-constituent=${constituent}]`)?.textContent?.replaceAll('\u00a0', ' ')

it('a portion and the whole, what cooking leaves of it, and its share of the reference value', () => {
  show(['iron_mg', 'iron_mg', 'iron_mg'].map((name) => ({ micronutrients: { [name]: 2 } })))
  // 6.08 mg in 304 g; minerals keep 95 %; 2.888 of 14 mg is 21 %.
  expect(rowOf('iron_mg')).toContain('3,04 mg')
  expect(rowOf('iron_mg')).toContain('po uvaření asi 2,89 mg')
  expect(rowOf('iron_mg')).toContain('6,08 mg')
  expect(rowOf('iron_mg')).toMatch(/21 % EU$/)
})

it('a gap is a lower bound with its coverage, and unknown is no zero', () => {
  show([{ micronutrients: { iron_mg: 2, caffeine_mg: 0 } }])
  expect(rowOf('iron_mg')).toContain('známe u 66 % hmotnosti')
  expect(rowOf('iron_mg')).toContain('nejméně 2 mg')
  expect(rowOf('iron_mg')).toContain('po uvaření asi 1,9 mg')
  expect(rowOf('iron_mg')).toMatch(/nejméně 14 % EU$/)
  expect(rowOf('caffeine_mg')).toContain('v 66 % hmotnosti není, o zbytku nevíme')
  expect(rowOf('caffeine_mg')).toMatch(/neuvedeno–$/)
  expect(rowOf('vitamin_c_mg')).toContain('neuvedeno')
})

it('a figure below a limit is a range, shown where it matters', () => {
  const faint = { micronutrients: {}, nutrient_marks: { iodine_ug: { mark: 'below_limit', limit: 20 } } } as const
  const known = { micronutrients: { iodine_ug: 10 } }
  show([faint, known, known], { ...SAMPLE_RECIPE, cooking_type: 'Cold' })
  expect(rowOf('iodine_ug')).toContain('5,2–25,2 µg')
})

it('a method that is not known is said, and nothing after cooking is claimed', () => {
  show([{ micronutrients: { iron_mg: 2 } }], { ...SAMPLE_RECIPE, steps: {} })
  expect(screen.getByText(/u tohoto receptu odhadnout neumíme/)).toBeDefined()
  expect(rowOf('iron_mg')).not.toContain('po uvaření')
})

it('marks whose reference value it is', () => {
  show(LINES.map(() => ({ micronutrients: { sodium_mg: 100 } })))
  expect(rowOf('sodium_mg')).toContain('EFSA')
  expect(screen.getAllByRole('table')).toHaveLength(5)
  expect(document.querySelectorAll('[data-constituent]')).toHaveLength(47)
})
