import { describe, expect, it } from 'vitest'
import { DEFAULT_ORDERING, formatOrdering, parseOrdering } from './ordering.ts'
import { ORDERINGS } from './orderings.ts'

describe('ordering', () => {
  it.each([
    ['created_at', 'created_at', 'desc'],
    ['-created_at', 'created_at', 'asc'],
    ['-protein_in_total', 'protein_in_total', 'desc'],
    ['protein_in_total', 'protein_in_total', 'asc'],
    ['time_minutes', 'time_minutes', 'asc'],
  ] as const)('%s is %s %s', (text, column, direction) => {
    expect(parseOrdering(text)).toEqual({ column, direction })
    expect(formatOrdering({ column, direction })).toBe(text)
  })

  it.each([
    ['calories', 'calories_in_total', 'asc'],
    ['-protein', 'protein_in_total', 'desc'],
    ['time', 'time_minutes', 'asc'],
  ] as const)('reads the sort option %s as %s %s', (text, column, direction) => {
    expect(parseOrdering(text)).toEqual({ column, direction })
  })

  it('reads back every column and direction', () => {
    for (const column of ORDERINGS) {
      for (const direction of ['asc', 'desc'] as const) {
        expect(parseOrdering(formatOrdering({ column, direction }))).toEqual({ column, direction })
      }
    }
  })

  it.each([
    '',
    '-',
    'name',
    '--created_at',
    '+created_at',
    'created_at ',
    'CREATED_AT',
    'created_at; drop table recipe',
  ])('refuses „%s“', (text) => {
    expect(parseOrdering(text)).toBeNull()
  })

  it('is newest first by default', () => {
    expect(DEFAULT_ORDERING).toEqual({ column: 'created_at', direction: 'desc' })
  })
})
