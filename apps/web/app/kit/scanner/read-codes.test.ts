import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseBarcode } from '@zivina/contract/catalogue/barcode'
import { beforeAll, describe, expect, test } from 'vitest'
import { asPixels, type CodeKind, photographCode, type Shot, seededRandom } from '#testing/code-picture.ts'
import { prepareReader, readCodes } from './read-codes.ts'

const SIZE = { width: 360, height: 300 }

/** A code of each kind without its check digit, and what is read: UPC codes as the EAN-13 they stand for. */
const CODES: readonly { kind: CodeKind; text: string; read: string }[] = [
  { kind: 'ean13', text: '859400123456', read: '8594001234561' },
  { kind: 'ean8', text: '9638507', read: '96385074' },
  { kind: 'upca', text: '03600029145', read: '0036000291452' },
  { kind: 'upce', text: '0123456', read: '0012345000065' },
  { kind: 'itf14', text: '1234567890123', read: '12345678901231' },
]

const WAYS: readonly (readonly [way: string, how: Partial<Shot>])[] = [
  ['straight', {}],
  ['turned by 15°', { degrees: 15 }],
  ['turned by 45°', { degrees: 45 }],
  ['turned by 90°', { degrees: 90 }],
  ['upside down', { degrees: 180 }],
  ['turned by 250°', { degrees: 250 }],
  ['blurred by two thirds of the narrowest bar', { blur: 1.3 }],
  ['with an eighth of the contrast', { light: 0.125, noise: 5 }],
  ['with bars narrower than two pixels', { module: 1.8 }],
  ['with a lot of noise', { noise: 40 }],
]

beforeAll(async () => {
  const file = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareReader({ bytes: new Uint8Array(file).buffer })
})

const photo = (shot: Shot) => asPixels(photographCode({ ...SIZE, module: 2, ...shot }))

describe.each(WAYS)('a code %s', (_, how) => {
  test.each(CODES)('is read as $kind', async ({ kind, text, read }) => {
    expect(await readCodes(photo({ kind, text, ...how }))).toEqual([read])
  })
})

test('of 40 codes photographed by chance at least 95 % are read, and none is misread', async () => {
  const random = seededRandom(20_261_123)
  const between = (low: number, high: number) => low + random() * (high - low)
  const wrong: string[] = []
  let count = 0
  for (const seed of Array.from({ length: 40 }, (_, place) => place + 1)) {
    const { kind, text, read } = randomCode(random)
    const module = between(1.8, 2.4)
    const look = { degrees: between(0, 360), blur: module * between(0, 0.5), light: between(0.15, 1), noise: 6 }
    const codes = await readCodes(photo({ kind, text, module, seed, ...look }))
    if (codes.includes(read)) count += 1
    wrong.push(...codes.filter((code) => code !== read).map((code) => `${kind} ${text}: ${code}`))
  }
  expect(wrong).toEqual([])
  expect(count / 40).toBeGreaterThanOrEqual(0.95)
})

test('pictures without a code contain none, whatever their noise looks like', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const random = seededRandom(seed)
    // Stripes of chance widths look more like a code than anything in a kitchen.
    let [dark, left] = [false, 0]
    const stripes = Array.from({ length: SIZE.width }, () => {
      left -= 1
      if (left <= 0) [dark, left] = [!dark, Math.ceil(random() * 4) * 2]
      return dark ? 0 : 255
    })
    const grey = Uint8ClampedArray.from({ length: SIZE.width * SIZE.height }, (_, at) => stripes[at % SIZE.width] ?? 0)
    const codes = await readCodes(asPixels({ grey, ...SIZE }))
    expect(codes.filter((code) => parseBarcode(code) !== null)).toEqual([])
  }
})

test('a part of the code of a case is not taken for a shorter code', async () => {
  // Ends amid the bars: eight to twelve digits of the fourteen are in the picture.
  for (const width of [120, 140, 160, 180]) {
    const { grey, height } = photographCode({ kind: 'itf14', text: '1234567890123', module: 2, width, height: 240 })
    expect(await readCodes(asPixels({ grey, width, height }))).toEqual([])
  }
})

function randomCode(random: () => number): (typeof CODES)[number] {
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
  const kind = CODES[Math.floor(random() * CODES.length)]?.kind ?? 'ean13'
  const length = { ean13: 12, ean8: 7, upca: 11, upce: 6, itf14: 13 }[kind]
  const text = kind === 'upce' ? `0${digits(length)}` : digits(length)
  return { kind, text, read: readAs(kind, text) }
}

/** The digits with the check digit, which the library that draws computes as well; UPC codes as EAN-13. */
function readAs(kind: CodeKind, text: string): string {
  for (let check = 0; check < 10; check += 1) {
    const code = parseBarcode(`${text}${check}`, kind === 'upce' ? 'upc_e' : undefined)
    if (code !== null) return kind === 'itf14' ? `${text}${check}` : code
  }
  throw new Error(`${text} has no check digit.`)
}
