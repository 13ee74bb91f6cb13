import { expect, test } from 'vitest'
import { type DescribedLine, rankRoles, votesOfLine } from './line-use.ts'
import type { CulinaryRole } from './roles.ts'

const LINE: DescribedLine = {
  name: 'máslo',
  segment: 'Main',
  cooking_type: 'Warm',
  meal_types: ['Lunch'],
  steps: [],
}
const FATS = (['frying_fat', 'baking_fat', 'spread'] as const).map((role) => ({ role }))
const first = (line: Partial<DescribedLine>, roles: readonly { role: CulinaryRole }[] = FATS) =>
  rankRoles(roles, votesOfLine({ ...LINE, ...line }))[0]?.role

test('the part of the recipe and the step that names the food tell its role', () => {
  expect(first({ steps: ['Na másle osmahněte cibuli.'] })).toBe('frying_fat')
  expect(first({ segment: 'Dough', steps: ['Máslo utřete s cukrem.'] })).toBe('baking_fat')
  expect(first({ steps: ['Vypracujte těsto z mouky a másla.'] })).toBe('baking_fat')
  expect(first({ steps: ['Chléb namažte máslem.', 'Cibuli osmahněte na oleji.'] })).toBe('spread')
})

test('steps that name another food do not count where one names this', () => {
  const steps = ['Máslem vymažte formu.', 'Maso opečte na oleji.']
  expect(first({ steps })).toBe('baking_fat')
})

test('dough in another step speaks for dough, words that only begin like it do not', () => {
  expect(first({ steps: ['Prošlehejte s máslem.', 'Těsto vlijte do pekáče.'] })).toBe('baking_fat')
  expect(first({ steps: ['Promíchejte s máslem.', 'Těstoviny uvařte, formujte kuličky.'] })).toBe('frying_fat')
})

test('without a hint the order stays', () => {
  expect(first({ steps: ['Vše promíchejte.'] })).toBe('frying_fat')
  const milk = [{ role: 'milk' }, { role: 'milk_drink' }] as const
  expect(first({ name: 'mléko', meal_types: ['Drinks'] }, milk)).toBe('milk_drink')
  expect(first({ name: 'mléko' }, milk)).toBe('milk')
})
