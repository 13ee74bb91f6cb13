import { expect, test } from 'vitest'
import { totalsOfEnergy } from '../testing/planned.ts'
import { boundsText, energyShareOf, keepingOf, nutrientShareOf, sumRows } from './plan-totals.ts'

const TARGET = { source: 'own', kilojoules: 8000, nutrients: { protein: { min: 20, max: 90 } } } as const
const totals = { eater: 'me', ...totalsOfEnergy(4000) }

test('the energy is a part of the target of so many days', () => {
  expect(energyShareOf(totals, TARGET)).toBe(0.5)
  expect(energyShareOf(totals, TARGET, 2)).toBe(0.25)
})

test('without a target or an energy there is no part', () => {
  expect(energyShareOf(totals, { ...TARGET, kilojoules: null })).toBeNull()
  expect(energyShareOf({ ...totals, kilojoules: null }, TARGET)).toBeNull()
  expect(energyShareOf(undefined, TARGET)).toBeNull()
})

test.each([
  [50, 1, { min: 20, max: 90 }, 'within'],
  [10, 1, { min: 20, max: 90 }, 'below'],
  [95, 1, { min: 20, max: 90 }, 'above'],
  [95, 0.5, { min: 20, max: 90 }, 'above'],
  [10, 0.5, { min: 20, max: null }, 'unknown'],
  [50, 0.5, { min: 20, max: 90 }, 'unknown'],
  [null, 0, { min: 20, max: null }, 'unknown'],
  [50, 1, { min: null, max: null }, 'free'],
] as const)('%s g with coverage %s against %o is %s', (value, coverage, bounds, keeping) => {
  expect(keepingOf(value, coverage, bounds)).toBe(keeping)
})

test('a nutrient is a part of the middle of its bounds, and of none without bounds', () => {
  expect(nutrientShareOf(totals, TARGET, 'protein')).toBeCloseTo(10 / 55)
  expect(nutrientShareOf(totals, TARGET, 'protein', 2)).toBeCloseTo(10 / 110)
  expect(nutrientShareOf(totals, TARGET, 'fat')).toBeNull()
  expect(nutrientShareOf(totals, null, 'protein')).toBeNull()
})

test('bounds are said in words', () => {
  expect(boundsText('protein', { min: 70, max: 90 })).toBe('70–90\u00a0g')
  expect(boundsText('protein', { min: 70, max: null })).toBe('nejméně 70\u00a0g')
  expect(boundsText('protein', { min: null, max: 90 })).toBe('nejvýše 90\u00a0g')
  expect(boundsText('protein', { min: null, max: null })).toBe('')
})

test('a week keeps to the bounds of its planned days together', () => {
  const [protein] = sumRows(totals, TARGET, 3)
  expect(protein).toMatchObject({ nutrient: 'protein', bounds: '60–270\u00a0g', keeping: 'below' })
})

test('an unknown nutrient is said to be unknown, never zero', () => {
  expect(sumRows(totals, TARGET).find(({ nutrient }) => nutrient === 'fiber')?.value).toBe('neuvedeno')
})
