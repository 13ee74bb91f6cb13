import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CardLink, type CardRecipe } from './recipe-card.tsx'
import { faceTone } from './recipe-face.tsx'

const COVERED = { kilojoules: 1, protein: 1, carbohydrates: 1, fat: 1, sugars: 1, salt: 1, fiber: 1, saturated_fats: 1 }
const CARD: CardRecipe = {
  guid: '0b3fd5f6-8a8e-4a5e-9a37-6d2a2b7f2c11',
  slug: 'kulajda',
  name: 'Jihočeská kulajda',
  photos: [],
  meal_types: ['Lunch', 'Soup'],
  time_minutes: 40,
  resting_time: 0,
  calories_in_total: 210,
  kilojoules: 879,
  protein_in_total: 8,
  carbohydrates_in_total: 24,
  fat_in_total: 9,
  nutrient_coverage: COVERED,
}

it('a recipe without a picture shows its kind and its name, once', () => {
  const { container } = render(<CardLink recipe={CARD} href="/recepty/kulajda" />)
  expect(screen.getAllByRole('heading', { name: 'Jihočeská kulajda' })).toHaveLength(1)
  expect(screen.getByText('Polévka')).toBeDefined()
  expect(container.querySelector('img')).toBeNull()
})

it('a recipe keeps its ground, and all five are used', () => {
  expect(faceTone('kulajda')).toBe(faceTone('kulajda'))
  const tones = new Set(
    ['kulajda', 'rizoto', 'gulas', 'svickova', 'palacinky', 'kase', 'buchty', 'lecsozeleninou'].map(faceTone),
  )
  expect(tones.size).toBe(5)
})
