import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import fixture from '../fixtures/number-inputs.json' with { type: 'json' }
import { formatAmountPayload, MAX_AMOUNT, parseAmount, roundTo, typeNumber } from './number-input.ts'

describe('parseAmount', () => {
  it.each(fixture.amounts)('„$text“ is $value', ({ text, value }) => {
    expect(parseAmount(text)).toBe(value)
  })

  it('returns only valid amounts, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE \u00a0x') }), (text) => {
        const value = parseAmount(text)
        expect(value === null || (value >= 0 && value <= MAX_AMOUNT)).toBe(true)
      }),
    )
  })
})

describe('typeNumber', () => {
  it.each([
    ['12', { text: '12', value: 12 }],
    ['12,', { text: '12,', value: 12 }],
    ['12.', { text: '12.', value: 12 }],
    ['12,50', { text: '12,50', value: 12.5 }],
    ['12,567', { text: '12,56', value: 12.56 }],
    [',', { text: ',', value: null }],
    ['', { text: '', value: null }],
    ['1e', null],
    ['-', null],
    ['1,2,', null],
  ])('typing „%s“ leaves %j', (text, typed) => {
    expect(typeNumber(text, 2)).toEqual(typed)
  })

  it('accepts no decimals in a field for whole numbers', () => {
    expect(typeNumber('12,5', 0)).toEqual({ text: '12', value: 12 })
    expect(typeNumber(',', 0)).toBeNull()
    expect(typeNumber(',', 1)).toEqual({ text: ',', value: null })
  })
})

describe('roundTo', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [1.004999, 2, 1],
    [0.1 + 0.2, 2, 0.3],
    [-1.005, 2, -1.01],
    [7, 0, 7],
    [1e21, 2, 1e21],
    [2.5, 0, 3],
  ])('%d to %d places is %d', (value, decimals, rounded) => {
    expect(roundTo(value, decimals)).toBe(rounded)
  })
})

describe('formatAmountPayload', () => {
  it.each([
    [250, 1, '250.00'],
    [0, 1, '0.00'],
    [1.005, 1, '1.01'],
    [100, 1.5, '150.00'],
    [1 / 3, 1, '0.33'],
    [MAX_AMOUNT, 1, '999999.99'],
  ])('%d × %d is %s', (value, scale, text) => {
    expect(formatAmountPayload(value, scale)).toBe(text)
  })

  it.each([Number.NaN, -1, Number('1e999'), 1_000_000])('refuses %d', (value) => {
    expect(() => formatAmountPayload(value)).toThrow(RangeError)
  })

  it('is read back by parseAmount to within half a hundredth', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 999_999, noNaN: true }), (value) => {
        const text = formatAmountPayload(value)
        expect(text).toMatch(/^\d+\.\d{2}$/)
        expect(Math.abs((parseAmount(text) ?? Number.NaN) - value)).toBeLessThanOrEqual(0.005 + 1e-9)
      }),
    )
  })
})
