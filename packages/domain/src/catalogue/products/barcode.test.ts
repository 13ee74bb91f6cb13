import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { barcodeOfNumber, isInStoreCode, parseBarcode } from './barcode.ts'
import { unitInCase } from './gs1-code.ts'
import { barcodeOfProduct, productGuid } from './product-guid.ts'

test.each([
  ['8594001040209', '8594001040209'],
  ['4006381333931', '4006381333931'],
  ['73513537', '73513537'],
  ['036000291452', '0036000291452'],
  [' 859-4001 040209 ', '8594001040209'],
  ['859\u00a04001\u00a0040209', '8594001040209'],
  // The same EAN-8 code, as programs pad it.
  ['0000073513537', '73513537'],
  ['00000073513537', '73513537'],
  // ITF-14: a retail unit, and a case of it.
  ['08594001040209', '8594001040209'],
  ['18594001040206', '18594001040206'],
  // UPC-E of every kind of left out zeros.
  ['01234505', '0012000003455'],
  ['04252614', '0042100005264'],
  ['01234531', '0012300000451'],
  ['01234543', '0012340000053'],
  // Longer codes of GS1, and the article in them.
  ['https://id.gs1.org/01/04006381333931/10/AB1', '4006381333931'],
  ['https://priklad.example/cesta/gtin/4006381333931?17=270101', '4006381333931'],
  ['https://priklad.example/p?gtin=4006381333931', '4006381333931'],
  ['(01)04006381333931(17)270101', '4006381333931'],
  ['(17)270101(01)04006381333931', '4006381333931'],
  ['0104006381333931172701011012A', '4006381333931'],
  [']C10104006381333931310300125', '4006381333931'],
  ['010400638133393121XY\u001d17270101', '4006381333931'],
  ['https://priklad.example/01/04006381333932', null],
  ['https://priklad.example/4006381333931', null],
  ['4006381333932', null],
  ['73513536', null],
  ['036000291453', null],
  ['400638133393', null],
  ['18594001040209', null],
  ['400638133393x', null],
  ['00000000', null],
  ['00000000000000', null],
  ['1234567', null],
  ['', null],
])('%j is %j', (text, barcode) => {
  expect(parseBarcode(text)).toBe(barcode)
})

test.each([
  ['18594001040206', '8594001040209'],
  ['84006381333937', '4006381333931'],
  ['98594001040202', null],
  ['8594001040209', null],
])('the unit in %s is %s', (barcode, unit) => {
  expect(unitInCase(barcode)).toBe(unit)
  if (unit !== null) expect(parseBarcode(unit)).toBe(unit)
})

describe('a barcode', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 2}}$`)).map(withCheckDigit)
  const gtin = fc.oneof(digits(8), digits(12), digits(13), digits(14))

  it('stays as it is when it is normalised again', () => {
    fc.assert(
      fc.property(gtin, (code) => {
        const barcode = parseBarcode(code)
        expect(barcode).not.toBeNull()
        expect(parseBarcode(barcode ?? '')).toBe(barcode)
        expect(barcodeOfNumber(Number(barcode))).toBe(barcode)
      }),
    )
  })

  it('with one digit mistyped is refused', () => {
    fc.assert(
      fc.property(fc.oneof(digits(13), digits(14)), fc.nat(12), fc.integer({ min: 1, max: 9 }), (code, place, more) => {
        const wrong = `${code.slice(0, place)}${(Number(code[place]) + more) % 10}${code.slice(place + 1)}`
        expect(parseBarcode(wrong)).toBeNull()
      }),
    )
  })

  it('that a scanner names UPC-E is not read as EAN-8, even where both are possible', () => {
    expect(parseBarcode('01234565')).toBe('01234565')
    expect(parseBarcode('01234565', 'upc_e')).toBe('0012345000065')
    expect(parseBarcode('73513537', 'upc_e')).toBeNull()
  })

  it('of one shop is told from one of a product', () => {
    expect(['2012345000001', '0212345000000', '20123451', '01234565'].map(isInStoreCode)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['8594001040209', '0036000291452', '73513537', '22594001040203'].map(isInStoreCode)).not.toContain(true)
  })

  it('gives each product a guid of its own', () => {
    expect(productGuid('8594001040209')).toBe('0ff00d00-0000-8000-8008-594001040209')
    expect(productGuid('18594001040206')).toBe('0ff00d00-0000-8000-8018-594001040206')
    expect(barcodeOfProduct(productGuid('8594001040209'))).toBe('08594001040209')
    expect(barcodeOfProduct('01a2090f-e2c8-7686-b326-48ffc85a814f')).toBeNull()
    expect(barcodeOfProduct('0ff00d00-0000-8000-8008-59400104020f')).toBeNull()
  })
})

function withCheckDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
