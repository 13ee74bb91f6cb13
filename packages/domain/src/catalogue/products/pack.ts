import { deflateSync, inflateSync } from 'fflate'
import { barcodeOfNumber } from './barcode.ts'
import { allergenBits, allergensOfBits, type SourceAllergens } from './label-allergens.ts'
import { ByteReader, ByteWriter } from './pack-bytes.ts'
import { PRODUCT_FIGURES, type ProductFigure, type ProductFigures } from './product-faults.ts'

/** A product as the offline file has it. */
export type PackedProduct = {
  barcode: string
  name: string
  brand: string | null
  /** In `weight_units`. */
  package_size: number | null
  portion_size: number | null
  weight_units: 'Gram' | 'Milliliter'
  figures: ProductFigures
  allergens: SourceAllergens | null
  traces: SourceAllergens | null
  /** Whether the source has figures that are not believed. */
  has_faults: boolean
}

/**
 * The precision of the file: steps in kJ, kcal and grams, as labels round them; sizes in steps of a tenth. A value is stored as
 * the nearest step.
 */
export const PACK_STEPS = {
  kilojoules: 1,
  calories: 1,
  protein: 0.1,
  carbohydrates: 0.1,
  fat: 0.1,
  fiber: 0.1,
  sugars: 0.1,
  saturated_fats: 0.1,
  salt: 0.01,
} as const satisfies Record<ProductFigure, number>
export const PACK_SIZE_STEP = 0.1

/** The file is no pack, is cut off, or was written by another version. */
export class PackError extends Error {
  constructor() {
    super('The file is no pack of products.')
    this.name = 'PackError'
  }
}

const MAGIC = [0x5a, 0x56, 0x50, 0x31]
const FLAGS = { is_liquid: 1, has_faults: 2 } as const
const DECIMALS = 2

/**
 * Writes products into one file: the mark `ZVP1`, then, deflated (RFC 1951), their number and one column after another, ordered by
 * barcode. Columns of like values compress far better than rows.
 */
export function writePack(products: readonly PackedProduct[]): Uint8Array {
  const rows = products.toSorted((a, b) => Number(a.barcode) - Number(b.barcode))
  const out = new ByteWriter()
  out.number(rows.length)
  let last = 0
  for (const { barcode } of rows) {
    out.number(Number(barcode) - last)
    last = Number(barcode)
  }
  out.text(rows.map(({ name }) => oneLine(name)).join('\n'))
  out.text(rows.map(({ brand }) => oneLine(brand ?? '')).join('\n'))
  for (const row of rows) {
    out.number((row.weight_units === 'Milliliter' ? FLAGS.is_liquid : 0) + (row.has_faults ? FLAGS.has_faults : 0))
  }
  for (const figure of PRODUCT_FIGURES) {
    for (const { figures } of rows) out.optional(stepsOf(figures[figure], PACK_STEPS[figure]))
  }
  for (const row of rows) out.optional(stepsOf(row.package_size, PACK_SIZE_STEP))
  for (const row of rows) out.optional(stepsOf(row.portion_size, PACK_SIZE_STEP))
  for (const row of rows) out.optional(allergenBits(row.allergens))
  for (const row of rows) out.optional(allergenBits(row.traces))
  const packed = deflateSync(out.bytes(), { level: 9 })
  const file = new Uint8Array(MAGIC.length + packed.length)
  file.set(MAGIC)
  file.set(packed, MAGIC.length)
  return file
}

/** Reads such a file, ordered by barcode. @throws PackError */
export function readPack(file: Uint8Array): PackedProduct[] {
  if (MAGIC.some((byte, place) => file[place] !== byte)) throw new PackError()
  try {
    return readColumns(new ByteReader(inflateSync(file.subarray(MAGIC.length))))
  } catch (error) {
    throw error instanceof PackError ? error : new PackError()
  }
}

function readColumns(bytes: ByteReader): PackedProduct[] {
  const count = bytes.number()
  const each = <T>(read: (place: number) => T): T[] => Array.from({ length: count }, (_, place) => read(place))
  let last = 0
  const barcodes = each(() => {
    last += bytes.number()
    return barcodeOfNumber(last)
  })
  const [names, brands] = [bytes.text().split('\n'), bytes.text().split('\n')]
  if (count > 0 && (names.length !== count || brands.length !== count)) throw new PackError()
  const flags = each(() => bytes.number())
  const columns = PRODUCT_FIGURES.map((figure) => each(() => stepped(bytes.optional(), PACK_STEPS[figure])))
  const sizes = [1, 2].map(() => each(() => stepped(bytes.optional(), PACK_SIZE_STEP)))
  const lists = [1, 2].map(() => each(() => allergensOfBits(bytes.optional())))
  return each((place) => ({
    barcode: barcodes[place] ?? '',
    name: names[place] ?? '',
    brand: brands[place] || null,
    package_size: sizes[0]?.[place] ?? null,
    portion_size: sizes[1]?.[place] ?? null,
    weight_units: ((flags[place] ?? 0) & FLAGS.is_liquid) === 0 ? 'Gram' : 'Milliliter',
    figures: Object.fromEntries(
      PRODUCT_FIGURES.map((figure, column) => [figure, columns[column]?.[place] ?? null]),
    ) as ProductFigures,
    allergens: lists[0]?.[place] ?? null,
    traces: lists[1]?.[place] ?? null,
    has_faults: ((flags[place] ?? 0) & FLAGS.has_faults) !== 0,
  }))
}

function stepsOf(value: number | null, step: number): number | null {
  return value === null ? null : Math.round(value / step)
}

function stepped(steps: number | null, step: number): number | null {
  return steps === null ? null : Number((steps * step).toFixed(DECIMALS))
}

const oneLine = (text: string) => text.replaceAll('\n', ' ')
