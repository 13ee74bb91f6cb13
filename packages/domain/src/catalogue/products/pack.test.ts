import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barcodeOfNumber } from './barcode.ts'
import { PACK_SIZE_STEP, PACK_STEPS, PackError, type PackedProduct, readPack, writePack } from './pack.ts'
import { PRODUCT_FIGURES } from './product-faults.ts'
import { readProduct } from './read-product.ts'
import { sampleDefect, sampleLine } from './sample/sample-products.ts'

const ALLERGEN_LIST = fc.option(
  fc.record({ listed: fc.subarray(['gluten', 'milk', 'nuts', 'molluscs'] as const), is_whole: fc.boolean() }),
)
const NAME = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replaceAll('\n', ' ').toWellFormed())
const SIZE = fc.option(fc.double({ min: 0.1, max: 100_000, noNaN: true }))

const PRODUCT = fc.record({
  barcode: fc.integer({ min: 1, max: 99_999_999_999_999 }).map(barcodeOfNumber),
  name: NAME,
  brand: fc.option(NAME),
  package_size: SIZE,
  portion_size: SIZE,
  weight_units: fc.constantFrom('Gram' as const, 'Milliliter' as const),
  figures: fc.record(
    Object.fromEntries(
      PRODUCT_FIGURES.map((figure) => [figure, fc.option(fc.double({ min: 0, max: 5700, noNaN: true }))]),
    ),
  ),
  allergens: ALLERGEN_LIST,
  traces: ALLERGEN_LIST,
  has_faults: fc.boolean(),
}) as fc.Arbitrary<PackedProduct>

describe('the offline file', () => {
  it('gives back every product within its precision, unknown as unknown, ordered by barcode', () => {
    fc.assert(
      fc.property(fc.uniqueArray(PRODUCT, { selector: ({ barcode }) => Number(barcode) }), (products) => {
        const sorted = products.toSorted((a, b) => Number(a.barcode) - Number(b.barcode))
        const back = readPack(writePack(products))
        expect(back.map(exact)).toEqual(sorted.map(exact))
        for (const [place, product] of back.entries()) expectNear(product, sorted[place] as PackedProduct)
      }),
    )
  })

  it('of a sample of 20,000 lines takes at most 60 bytes a product', () => {
    const products = samplePack(20_000)
    expect(products.length).toBe(16_400)
    const file = writePack(products)
    expect(file.length / products.length).toBeLessThanOrEqual(60)
    expect(readPack(file)).toHaveLength(products.length)
  })

  it('is refused where it is cut off, damaged or something else', () => {
    const file = writePack(samplePack(300))
    expect(() => readPack(file.subarray(0, file.length / 2))).toThrow(PackError)
    expect(() => readPack(new Uint8Array([0x5a, 0x56, 0x50, 0x31, 1, 2, 3]))).toThrow(PackError)
    expect(() => readPack(new TextEncoder().encode('<html>'))).toThrow(PackError)
    expect(() => readPack(new Uint8Array())).toThrow(PackError)
    expect(readPack(writePack([]))).toEqual([])
  })
})

/** What the file keeps to the letter. */
function exact({ barcode, name, brand, weight_units, allergens, traces, has_faults }: PackedProduct) {
  return { barcode, name, brand, weight_units, allergens, traces, has_faults }
}

function expectNear(found: PackedProduct, given: PackedProduct): void {
  const pairs = [
    ...PRODUCT_FIGURES.map((figure) => [found.figures[figure], given.figures[figure], PACK_STEPS[figure]] as const),
    [found.package_size, given.package_size, PACK_SIZE_STEP] as const,
    [found.portion_size, given.portion_size, PACK_SIZE_STEP] as const,
  ]
  for (const [value, wanted, step] of pairs) {
    expect(value === null).toBe(wanted === null)
    expect(Math.abs((value ?? 0) - (wanted ?? 0))).toBeLessThanOrEqual(step / 2 + 1e-6)
  }
}

function samplePack(lines: number): PackedProduct[] {
  return Array.from({ length: lines }, (_, number) => number)
    .filter((number) => !['unreadable', 'older_repeat'].includes(sampleDefect(number) ?? ''))
    .flatMap((number) => {
      const result = readProduct(JSON.parse(sampleLine(number)))
      if ('rejected' in result || !result.product.is_czech) return []
      return [{ ...result.product, has_faults: result.product.faults.length > 0 }]
    })
}
