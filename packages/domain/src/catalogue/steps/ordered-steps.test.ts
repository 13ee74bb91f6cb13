import { expect, test } from 'vitest'
import { orderedSteps } from './ordered-steps.ts'

test('steps are ordered by number, not alphabetically, and counted from 1', () => {
  const steps = { 10: 'Podávání', 2: 'Pečení', 0: '0. Krok', 1: 'Těsto' }
  const ordered = orderedSteps(
    Object.fromEntries(Object.entries(steps).map(([key, step_title]) => [key, { step_title, step_text: '…' }])),
  )
  expect(ordered.map(({ number, step_title, anchor }) => [number, step_title, anchor])).toEqual([
    [1, 'Krok 1', 'krok-1'],
    [2, 'Těsto', 'krok-2'],
    [3, 'Pečení', 'krok-3'],
    [4, 'Podávání', 'krok-4'],
  ])
})
