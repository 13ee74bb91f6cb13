import { expect, test } from 'vitest'
import { rulesOf, typedFrom } from '#app/kit/form/field-table.ts'
import type { TypedValues } from '#app/kit/form/form-values.ts'
import { brokenRules } from '#app/kit/form/problems.ts'
import { type Body, bodyFacts, bodyTable } from './body-table.ts'

const TODAY = '2026-11-21'
const TABLE = bodyTable(TODAY)
const TYPED: TypedValues<Body> = {
  sex: 'female',
  birth_date: '1990-05-01',
  height: '168',
  weight: '64,5',
  activity: 'light',
  target_goal: 'Weight loss',
  pregnant_or_breastfeeding: false,
}

test('a comma is a decimal separator in reading and writing', () => {
  const facts = bodyFacts(TYPED, TODAY)
  expect(facts).toMatchObject({ height: 168, weight: 64.5 })
  expect(typedFrom(TABLE, facts)).toEqual(TYPED)
})

test('empty fields are unknown and may be saved', () => {
  const empty = { ...TYPED, weight: '', birth_date: '', sex: '' as const }
  expect(bodyFacts(empty, TODAY)).toMatchObject({ weight: null, birth_date: null, sex: null })
  expect(brokenRules(empty, rulesOf(TABLE))).toEqual({})
})

test.each([
  ['height', '79,9', 'Zadejte nejméně 80'],
  ['height', '251', 'Zadejte nejvýše 250'],
  ['weight', 'sedmdesát', 'Zadejte pouze číslo'],
  ['weight', '-60', 'Zadejte pouze číslo'],
  ['birth_date', '2026-11-22', 'Zadejte platné datum'],
  ['birth_date', '1899-12-31', 'Zadejte platné datum'],
] as const)('%s „%s“ is refused and counts as unknown', (name, text, problem) => {
  const values = { ...TYPED, [name]: text }
  expect(brokenRules(values, rulesOf(TABLE))).toEqual({ [name]: problem })
  expect(bodyFacts(values, TODAY)[name]).toBeNull()
})

test('what a man has ticked before by mistake does not count', () => {
  const { pregnant_or_breastfeeding } = bodyFacts({ ...TYPED, sex: 'male', pregnant_or_breastfeeding: true }, TODAY)
  expect(pregnant_or_breastfeeding).toBe(false)
})
