import { expect, it } from 'vitest'
import { runsOf } from './line-runs.ts'

const difference = (lines: string) =>
  lines.split(' ').map((line) => ({
    change: line.startsWith('+') ? ('added' as const) : line.startsWith('-') ? ('removed' as const) : ('same' as const),
    text: line,
  }))

it.each([
  ['a b +c -d e', 'a,b|-d|+c|e'],
  ['+a -b +c -d e', '-b,-d|+a,+c|e'],
  ['-a +b c +d', '-a|+b|c|+d'],
  ['a b', 'a,b'],
])('%s is shown as %s', (lines, runs) => {
  expect(
    runsOf(difference(lines))
      .map(({ lines }) => lines.join(','))
      .join('|'),
  ).toBe(runs)
})
