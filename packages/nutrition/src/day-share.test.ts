import { describe, expect, it } from 'vitest'
import { dayShare } from './day-share.ts'

describe('dayShare', () => {
  it.each([
    [2000, 8000, 0.25],
    [0, 8000, 0],
    [9000, 6000, 1.5],
    [null, 8000, null],
    [2000, null, null],
    [2000, 0, null],
  ])('%s kJ of a day of %s kJ is %s', (portion, day, share) => {
    expect(dayShare(portion, day)).toBe(share)
  })
})
