import { kilojoulesFromCalories } from '@zivina/nutrition/energy'
import { expect, it } from 'vitest'
import { onlyEnergy } from './choices.ts'
import { shownEnergies } from './shown-energy.ts'
import { eaten } from './testing/eaten.ts'

const entry = (guid: string, meal: 'Breakfast' | 'Lunch', calories: number | null) =>
  eaten(guid, { meal, totals: onlyEnergy(calories === null ? null : kilojoulesFromCalories(calories)) })

it('what is shown of a day adds up: entries to their meal, meals to the day', () => {
  const { meals, entries } = shownEnergies([
    entry('mléko', 'Breakfast', 125.4),
    entry('houska', 'Breakfast', 50.4),
    entry('guláš', 'Lunch', 300.4),
    entry('rýže', 'Lunch', 200.3),
    entry('neznámé', 'Lunch', null),
  ])
  const calories = (guid: string) => entries.get(guid)?.calories ?? 0
  expect(meals.get('Breakfast')?.calories).toBe(calories('mléko') + calories('houska'))
  expect(meals.get('Lunch')?.calories).toBe(calories('guláš') + calories('rýže'))
  // 676.5 in all.
  expect((meals.get('Breakfast')?.calories ?? 0) + (meals.get('Lunch')?.calories ?? 0)).toBe(677)
  expect(entries.has('neznámé')).toBe(false)
})
