import { expect, it } from 'vitest'
import { quickEntry } from './new-entries.ts'
import { figuresBefore, figuresTyped, quickOf } from './typed-figures.ts'

const WHERE = { day: '2026-11-23', meal: 'Lunch' } as const
const SOUP = { name: 'Polévka', kilojoules: 1000, protein: 3.3333, carbohydrates: null, fat: 2 }

function soup() {
  const [entry] = quickEntry(SOUP, WHERE).looks
  if (entry === undefined) throw new Error('no entry')
  return entry
}

it.each(['calories', 'kilojoules'] as const)(
  'saving a new name in %s changes no figure that is shown rounded',
  (unit) => {
    const shown = quickOf(soup(), unit)
    const typed = { ...shown, name: 'Hrachová', energy: shown.energy ?? 0 }
    expect(figuresTyped(typed, shown, unit)).toEqual({ name: 'Hrachová' })
  },
)

it('what is typed is sent, what is emptied is unknown, and undo has the same fields as they were', () => {
  const entry = soup()
  const shown = quickOf(entry, 'calories')
  const typed = { name: 'Polévka', energy: 250, protein: null, carbohydrates: 12, fat: 2 }
  const figures = figuresTyped(typed, shown, 'calories')
  expect(figures).toEqual({ kilojoules: 1046, protein: null, carbohydrates: 12 })
  expect(figuresBefore(entry, figures)).toEqual({ kilojoules: 1000, protein: 3.3333, carbohydrates: null })
})
