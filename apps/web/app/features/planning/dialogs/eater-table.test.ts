import type { Eater } from '@zivina/contract/planning/meal-plan-read'
import { expect, test } from 'vitest'
import { sentFrom, typedFrom } from '#app/kit/form/field-table.ts'
import { eaterBody, eaterRecord, eaterTable } from './eater-table.ts'

const DAY = '2026-11-23'
const EATER: Eater = {
  guid: 'me',
  name: 'Jana',
  user: null,
  told: { needs: true, target: true },
  agreed: null,
  sex: 'female',
  birth_year: 1990,
  // The bounds of salt are those of the account: saving the form must not freeze them in the plan.
  target: {
    source: 'own',
    kilojoules: 7531,
    nutrients: { protein: { min: 70, max: null }, salt: { min: null, max: 5 } },
  },
  nutrients: { protein: { min: 70, max: null } },
  kilojoules: 7531,
  diet_types: ['Gluten free'],
  dietary_preference: 'Vegetarian',
  allergens: ['gluten'],
  excluded_ingredients: [],
  account_excluded: [],
  version: 3,
}

/** What is sent after the form of an eater was opened and saved again. */
function savedAgain(unit: 'calories' | 'kilojoules', change: object = {}) {
  const table = eaterTable(unit, DAY)
  const typed = { ...typedFrom(table, eaterRecord(EATER, unit)), ...change }
  return eaterBody(sentFrom(table, typed), EATER, unit, DAY)
}

test.each(['calories', 'kilojoules'] as const)(
  'saving an eater without a change sends what is there, in %s',
  (unit) => {
    expect(savedAgain(unit)).toEqual({
      name: 'Jana',
      sex: 'female',
      birth_year: 1990,
      kilojoules: 7531,
      nutrients: { protein: { min: 70, max: null } },
      diet_types: ['Gluten free'],
      dietary_preference: 'Vegetarian',
      allergens: ['gluten'],
    })
  },
)

test('kilocalories become kilojoules, and an empty energy is unknown', () => {
  expect(savedAgain('calories', { energy: '2000' }).kilojoules).toBe(8368)
  expect(savedAgain('calories', { energy: '' }).kilojoules).toBeNull()
})

test('a bound that is emptied is no bound', () => {
  expect(savedAgain('calories', { protein_min: '' }).nutrients).toEqual({})
})

test('no energy is sent or asked of a child', () => {
  expect(savedAgain('calories', { birth_year: '2020', energy: '1200' }).kilojoules).toBeNull()
  const { energy } = eaterTable('calories', DAY)
  const values = typedFrom(eaterTable('calories', DAY), eaterRecord(EATER, 'calories'))
  expect(energy.isShown?.({ ...values, birth_year: '2020' })).toBe(false)
  expect(energy.isShown?.(values)).toBe(true)
})
