import { render, screen } from '@testing-library/react'
import { CONSTITUENTS } from '@zivina/nutrition/constituents/constituents'
import { expect, it } from 'vitest'
import { FoodSource } from './food-source.tsx'
import FoodTable, { type TabledFood } from './food-table.tsx'

const UNKNOWN = Object.fromEntries(CONSTITUENTS.map((name) => [name, null])) as TabledFood['micronutrients']
const FOOD: TabledFood = {
  kilojoules: 500,
  calories: 120,
  protein: 3,
  carbohydrates: 20,
  fat: 0.25,
  fiber: null,
  sugars: 1,
  saturated_fats: 0.1,
  salt: 0.02,
  weight_units: 'Piece',
  nutrient_limits: { fat: 0.5 },
  micronutrients: { ...UNKNOWN, iron_mg: 1.5, lactose_g: 0, zinc_mg: 2 },
  nutrient_marks: {
    lactose_g: { mark: 'traces' },
    iodine_ug: { mark: 'below_limit', limit: 20 },
    zinc_mg: { mark: 'borrowed' },
  },
}
const figureOf = (name: RegExp) =>
  screen.getByRole('row', { name }).querySelector('td')?.textContent?.replaceAll('\u00a0', ' ')

it('each value of a food says how it is known, and what is unknown is no zero', () => {
  render(<FoodTable food={FOOD} />)
  expect(screen.getByRole('table', { name: /^Základní hodnoty na 1\sks$/ })).toBeDefined()
  expect(screen.getByRole('table', { name: /^Vitaminy na 100\sg$/ })).toBeDefined()
  expect(figureOf(/^Tuky/)).toBe('méně než 0,5 g')
  expect(figureOf(/^Vláknina/)).toBe('neuvedeno')
  expect(figureOf(/^Železo/)).toBe('1,5 mg')
  expect(figureOf(/^Laktóza/)).toBe('0 gstopy')
  expect(figureOf(/^Jod/)).toBe('méně než 20 µgpod mezí stanovitelnosti')
  expect(figureOf(/^Zinek/)).toBe('2 mgpřevzato z jiné tabulky')
  expect(figureOf(/^Vitamin C/)).toBe('neuvedeno')
})

it('names the table, the row there and its name, or says that a person entered the values', () => {
  const { rerender } = render(
    <FoodSource food={{ source: { name: 'CIQUAL2020', id: '9100', food: 'Rice' }, approximate: false }} />,
  )
  expect(screen.getByText('Zdroj hodnot: Anses-CIQUAL 2020, položka 9100 („Rice“).')).toBeDefined()
  rerender(<FoodSource food={{ source: null, approximate: true }} />)
  expect(screen.getByText(/zadal ten, kdo surovinu přidal/)).toBeDefined()
  expect(screen.getByText(/typické hodnoty, ne o změřené/)).toBeDefined()
})
