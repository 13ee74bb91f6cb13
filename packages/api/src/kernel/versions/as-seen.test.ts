import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { isAsSeen, requireAsSeen } from './as-seen.ts'

describe('a version that the client saw', () => {
  it.each([
    [3, 3, true],
    [3, 4, false],
    ['2026-03-01T08:00:00.120Z', new Date('2026-03-01T08:00:00.120Z'), true],
    ['2026-03-01T08:00:00.120Z', '2026-03-01T09:00:00.12+01:00', true],
    ['2026-03-01T08:00:00.120Z', '2026-03-01T08:00:00.121Z', false],
    ['not an instant', 'not an instant', false],
  ])('%s is compared with %s', (seen, present, expected) => {
    expect(isAsSeen(seen, present)).toBe(expected)
  })

  it('lets a change pass where it is the present one or the client names none', () => {
    expect(() => requireAsSeen(2, 2)).not.toThrow()
    expect(() => requireAsSeen(undefined, 2)).not.toThrow()
  })

  it('refuses a change of a later one', () => {
    expect(() => requireAsSeen(1, 2)).toThrow(new ApiError('CHANGED_ELSEWHERE'))
    expect(() => requireAsSeen(0, 1)).toThrow(ApiError)
  })
})
