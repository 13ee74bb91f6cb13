import { expect, test } from 'vitest'
import { parseBarcode } from './barcode.ts'

test.each([
  ['8594001040209', '8594001040209'],
  ['4006381333931', '4006381333931'],
  ['73513537', '73513537'],
  ['036000291452', '0036000291452'],
  [' 859-4001 040209 ', '8594001040209'],
  ['4006381333932', null],
  ['73513536', null],
  ['036000291453', null],
  ['400638133393', null],
  ['40063813339310', null],
  ['400638133393x', null],
  ['00000000', null],
  ['', null],
])('%j is %j', (text, barcode) => {
  expect(parseBarcode(text)).toBe(barcode)
})
