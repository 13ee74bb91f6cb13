import { expect, test } from 'vitest'
import { isInSeason } from './seasons.ts'

test.each([
  ['of the summer in late November', ['léto', 'salát'], '2026-11-23', false],
  ['of the winter in late November', ['zima'], '2026-11-23', true],
  ['of the winter in October', ['zima'], '2026-10-31', false],
  ['of the summer in May', ['léto'], '2027-05-01', true],
  ['of the summer in April', ['léto'], '2027-04-30', false],
  ['of the winter in March, a month later', ['zima'], '2027-03-31', true],
  ['of the autumn in December', ['podzim'], '2026-12-31', true],
  ['of the autumn in January', ['podzim'], '2027-01-01', false],
  ['of two seasons in one of them', ['jaro', 'podzim'], '2026-10-01', true],
  ['of Christmas in June', ['Vánoce'], '2027-06-01', false],
  ['of Christmas in December', ['Vánoce'], '2026-12-24', true],
  ['of Easter in April', ['Velikonoce'], '2027-04-05', true],
  ['without a season', ['polévka'], '2026-06-01', true],
])('a dish %s', (_, tags, day, is) => {
  expect(isInSeason(tags, day)).toBe(is)
})
