import { describe, expect, it } from 'vitest'
import { kilogramsFromPounds, looksLikePounds } from './pounds.ts'

describe('pounds', () => {
  it.each([
    [176.4, 80.01],
    [0, 0],
    [100, 45.36],
  ])('%d lb are %d kg', (pounds, kilograms) => {
    expect(kilogramsFromPounds(pounds)).toBe(kilograms)
  })

  it.each([
    [176.4, 80, true],
    [170, 80, true],
    [190, 80, true],
    [80.5, 80, false],
    [120, 80, false],
    [176.4, null, false],
    [400, 80, false],
  ])('a weight of %d after %s: %s', (weight, before, is) => {
    expect(looksLikePounds(weight, before)).toBe(is)
  })
})
