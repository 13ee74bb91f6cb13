import { expect, test } from 'vitest'
import { type BodyValues, bodyFacts, bodyValues, checkBody } from './body-values.ts'

const TODAY = '2026-11-21'
const TYPED: BodyValues = {
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
  expect(bodyValues({ ...facts, pregnant_or_breastfeeding: false } as Parameters<typeof bodyValues>[0])).toEqual(TYPED)
})

test('empty fields are unknown and may be saved', () => {
  const empty = { ...TYPED, weight: '', birth_date: '', sex: '' as const }
  expect(bodyFacts(empty, TODAY)).toMatchObject({ weight: null, birth_date: null, sex: null })
  expect(Object.values(checkBody(empty, TODAY)).every((problem) => problem === undefined)).toBe(true)
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
  expect(checkBody(values, TODAY)[name]).toBe(problem)
  expect(bodyFacts(values, TODAY)[name]).toBeNull()
})

test('a box for women that a man ticked before choosing his sex is ignored', () => {
  expect(bodyFacts({ ...TYPED, sex: 'male', pregnant_or_breastfeeding: true }, TODAY).pregnant_or_breastfeeding).toBe(
    false,
  )
})
