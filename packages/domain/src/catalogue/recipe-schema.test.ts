import { describe, expect, test } from 'vitest'
import { isoDuration } from './recipe-schema.ts'

describe('isoDuration', () => {
  test.each([
    [45, 'PT45M'],
    [60, 'PT1H'],
    [95, 'PT1H35M'],
    [1440, 'PT24H'],
  ])('%i minutes are %s', (minutes, expected) => {
    expect(isoDuration(minutes)).toBe(expected)
  })

  test('zero minutes have no duration', () => {
    expect(isoDuration(0)).toBeNull()
  })
})
