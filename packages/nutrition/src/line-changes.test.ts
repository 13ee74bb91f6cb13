import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ComparedLine, compareLines } from './line-changes.ts'

const line = (ingredient: string, amount: number, rest: Partial<ComparedLine> = {}): ComparedLine => ({
  ingredient,
  name: ingredient,
  weight_units: 'Gram',
  segment: 'Main',
  amount,
  ...rest,
})

const original = { lines: [line('flour', 200), line('sugar', 100), line('butter', 100)], portion_size: 4 }

test('the comparison lists added lines, then removed ones, then changed amounts', () => {
  const newer = { lines: [line('flour', 300), line('cinnamon', 2), line('butter', 100)], portion_size: 4 }
  expect(compareLines(original, newer)).toEqual([
    { ...line('cinnamon', 2), kind: 'added', original_amount: null },
    { ...line('sugar', 0), kind: 'removed', amount: null, original_amount: 100 },
    { ...line('flour', 300), kind: 'amount', original_amount: 200 },
  ])
})

test('the original is scaled to the portions of the newer version: 200 g for 4 are 100 g for 2', () => {
  const half = original.lines.map((one) => ({ ...one, amount: one.amount / 2 }))
  expect(compareLines(original, { lines: half, portion_size: 2 })).toEqual([])
  const more = compareLines(original, { lines: [line('flour', 150), ...half.slice(1)], portion_size: 2 })
  expect(more).toEqual([{ ...line('flour', 150), kind: 'amount', original_amount: 100 }])
})

test('the same ingredient in another segment is another line', () => {
  const moved = { lines: [line('flour', 200, { segment: 'Dough' }), ...original.lines.slice(1)], portion_size: 4 }
  expect(compareLines(original, moved).map(({ kind, segment }) => [kind, segment])).toEqual([
    ['added', 'Dough'],
    ['removed', 'Main'],
  ])
})

test('an amount that differs only by rounding to two decimals is no change', () => {
  const third = { lines: [line('salt', 33.33)], portion_size: 1 }
  expect(compareLines({ lines: [line('salt', 100)], portion_size: 3 }, third)).toEqual([])
  expect(
    compareLines({ lines: [line('salt', 100)], portion_size: 3 }, { ...third, lines: [line('salt', 33.32)] }),
  ).toHaveLength(1)
})

test('a version compared with itself has no changes, whatever the order of its lines', () => {
  const lines = fc.uniqueArray(
    fc.record({ ingredient: fc.uuid(), amount: fc.double({ min: 0.01, max: 1e5, noNaN: true }) }),
    { selector: ({ ingredient }) => ingredient, maxLength: 8 },
  )
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 20 }), (given, portion_size) => {
      const whole = given.map(({ ingredient, amount }) => line(ingredient, amount))
      expect(compareLines({ lines: whole, portion_size }, { lines: whole.toReversed(), portion_size })).toEqual([])
    }),
  )
})
