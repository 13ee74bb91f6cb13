import { describe, expect, test } from 'vitest'
import { clockTime, timeLabel } from './durations.ts'

describe('timeLabel', () => {
  test('shows only work where there is no waiting', () => {
    expect(timeLabel({ time_minutes: 45, resting_time: 0 })).toBe('45\u00a0min')
  })

  test('shows waiting separately', () => {
    expect(timeLabel({ time_minutes: 45, resting_time: 120 })).toBe('45\u00a0min + 2\u00a0h čekání')
  })
})

describe('clockTime', () => {
  test.each([
    [245, '4:05'],
    [3750, '1:02:30'],
    [59.2, '1:00'],
    [0, '0:00'],
    [-3, '0:00'],
  ])('%f seconds are shown as %s', (seconds, expected) => {
    expect(clockTime(seconds)).toBe(expected)
  })
})
