import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader'
import { type Pixels, rotated } from './rotated.ts'

/** The bytes of the reader's WebAssembly module, or the address they are fetched from. */
export function prepareReader(module: { bytes: ArrayBuffer } | { address: string }): Promise<unknown> {
  const overrides = 'bytes' in module ? { wasmBinary: module.bytes } : { locateFile: () => module.address }
  return prepareZXingModule({ overrides, fireImmediately: true })
}

const OPTIONS = {
  // The last three carry the same number inside of a longer code (GS1).
  formats: ['EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'ITF-14', 'QRCode', 'DataMatrix', 'DataBar'] as const,
  tryHarder: true,
  tryRotate: true,
  tryDownscale: true,
  // Codes printed light on dark exist, but cost every frame a second reading.
  tryInvert: false,
  maxNumberOfSymbols: 4,
}

/**
 * Degrees by which a picture is rotated where nothing was found: the reader sees codes along its rows and columns, and surely
 * those that lean by no more than ten degrees.
 */
export const ROTATIONS: readonly number[] = [45, 22.5, 67.5]

/**
 * The digits of the retail codes in a picture, the one nearest to its middle first. UPC-A and UPC-E are returned as the EAN-13
 * they stand for.
 *
 * @param picture RGBA, eight bits each, as `ImageData`
 * @param rotations tried one after the other where none is found as the picture is; each takes about as long as the first reading
 */
export async function readCodes(picture: Pixels, rotations = ROTATIONS): Promise<string[]> {
  for (const degrees of [0, ...rotations]) {
    const found = await readAsIs(degrees === 0 ? picture : rotated(picture, degrees))
    if (found.length > 0) return found
  }
  return []
}

async function readAsIs(picture: Pixels): Promise<string[]> {
  const results = await readBarcodes(picture as ImageData, { ...OPTIONS, formats: [...OPTIONS.formats] })
  const distance = (result: ReadResult) => distanceFromMiddle(result, picture)
  const near = results.filter(isWhole).sort((a, b) => distance(a) - distance(b))
  return [...new Set(near.map(({ text }) => text))]
}

/**
 * On how many lines of the picture a code is read before it counts. Half of an EAN-13 that leans looks like a UPC-E: such a mistake
 * is made on up to five lines, while a real one is read on dozens.
 */
const LINES_OF_UPC_E = 8
const LINES = 3

/** Kinds of codes whose own correction of errors vouches for them; they have no lines. */
const MATRIX: readonly string[] = ['QRCode', 'DataMatrix']

/** A part of an interleaved code (ITF) looks like a shorter one: only all fourteen digits count. */
function isWhole({ isValid, symbology, format, lineCount, text }: ReadResult): boolean {
  if (isValid && MATRIX.includes(symbology)) return true
  if (!isValid || lineCount < (format === 'UPCE' ? LINES_OF_UPC_E : LINES)) return false
  return symbology !== 'ITF' || text.length === 14
}

function distanceFromMiddle({ position }: ReadResult, { width, height }: Pixels): number {
  const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight]
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length
  const y = corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length
  return Math.hypot(x - width / 2, y - height / 2)
}
