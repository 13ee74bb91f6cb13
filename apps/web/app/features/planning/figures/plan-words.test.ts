import { expect, test } from 'vitest'
import { planned, totalsOfEnergy } from '../testing/planned.ts'
import { amountsText, differencesText, differenceText, gramsText } from './plan-words.ts'

const ME = { guid: 'me', name: 'Jana' }
const CHILD = { guid: 'child', name: 'Eliška' }

test('a person alone sees no word of one portion, and the number of several', () => {
  expect(amountsText(planned('soup'), [ME])).toBe('')
  expect(amountsText(planned('soup', { portions: [{ eater: 'me', portions: 1.5 }] }), [ME])).toBe('1,5\u00a0porce')
})

test('a person alone sees the whole amount of a food', () => {
  const apple = { ingredient: 'apple', amount: '150.00', weight_units: 'Gram' } as const
  expect(amountsText(planned('apple', { ...apple, portions: [{ eater: 'me', portions: 2 }] }), [ME])).toBe('300\u00a0g')
})

test('several people see the portion of each who eats it', () => {
  const portions = [{ eater: 'me', portions: 1 }]
  expect(amountsText(planned('soup', { portions }), [ME, CHILD])).toBe('Jana\u00a01')
  const both = [...portions, { eater: 'child', portions: 0.5 }]
  expect(amountsText(planned('soup', { portions: both }), [ME, CHILD])).toBe('Jana\u00a01 · Eliška\u00a00,5')
})

test('a difference of energies is said in the reader’s unit, and only where both are known', () => {
  expect(differenceText(4184, 2092, 'calories')).toBe('o\u00a0500\u00a0kcal více')
  expect(differenceText(2092, 4184, 'kilojoules')).toBe('o\u00a02\u00a0092\u00a0kJ méně')
  expect(differenceText(1000.4, 1000, 'calories')).toBe('stejně energie')
  expect(differenceText(null, 1000, 'calories')).toBe('')
})

test('a swap tells what it changes in the portions that each person has', () => {
  const item = planned('soup', { portions: [{ eater: 'me', portions: 1.25 }], totals: totalsOfEnergy(1000) })
  const other = { kilojoules: 1334.72 }
  expect(differencesText(other, item, [ME], 'calories')).toBe('o\u00a0100\u00a0kcal více')
  const portions = [...item.portions, { eater: 'child', portions: 0.5 }]
  expect(differencesText(other, { ...item, portions }, [ME, CHILD], 'calories')).toBe(
    'Jana o\u00a0100\u00a0kcal více, Eliška o\u00a040\u00a0kcal více',
  )
})

test('grams are whole, a lower bound is said as one, and unknown is never zero', () => {
  expect(gramsText(81.6, 1)).toBe('82\u00a0g')
  expect(gramsText(81.6, 0.9)).toBe('nejméně 82\u00a0g')
  expect(gramsText(null, 0)).toBe('neuvedeno')
})
