import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph, type Path } from 'opentype.js'

/** A font for measuring and drawing text. Sizes and lengths are pixels. */
export type Typeface = {
  /** Length of a line. */
  measure(text: string, size: number): number
  /** A line as the data of an SVG path, its baseline beginning at `x`, `y`. */
  outline(text: string, at: { x: number; y: number }, size: number): string
}

export type Typefaces = { heading: Typeface; text: Typeface }

/** Czech needs both subsets of the alphabet; each font file has one of them. */
const SUBSETS = ['latin', 'latin-ext'] as const
const { resolve } = createRequire(import.meta.url)

/** Reads the brand's own fonts. Text becomes outlines, so that it looks the same on a machine without fonts. */
export async function readTypefaces(): Promise<Typefaces> {
  const [heading, text] = await Promise.all([readFace('bricolage-grotesque', 700), readFace('figtree', 600)])
  return { heading, text }
}

async function readFace(family: string, weight: number): Promise<Typeface> {
  const files = SUBSETS.map((subset) => `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)
  return createTypeface(await Promise.all(files.map(readFont)))
}

async function readFont(file: string): Promise<Font> {
  const { buffer, byteOffset, byteLength } = await readFile(resolve(file))
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}

type Drawn = { font: Font; glyph: Glyph }
type Placed = { glyph: Glyph; x: number }

function createTypeface(fonts: readonly Font[]): Typeface {
  /** Letter by letter: the library does not support every feature of these fonts. Characters without a glyph are left out. */
  function place(text: string, size: number): { placed: Placed[]; length: number } {
    const placed: Placed[] = []
    let x = 0
    let last: Drawn | undefined
    for (const character of text.normalize('NFC').replaceAll('\u00a0', ' ')) {
      const font = fonts.find((one) => one.charToGlyphIndex(character) > 0)
      if (!font) continue
      const scale = size / font.unitsPerEm
      const glyph = font.charToGlyph(character)
      if (last?.font === font) x += font.getKerningValue(last.glyph, glyph) * scale
      placed.push({ glyph, x })
      x += (glyph.advanceWidth ?? 0) * scale
      last = { font, glyph }
    }
    return { placed, length: x }
  }
  return {
    measure: (text, size) => place(text, size).length,
    outline: (text, { x, y }, size) =>
      place(text, size)
        .placed.map(({ glyph, x: offset }) => pathData(glyph.getPath(x + offset, y, size)))
        .join(''),
  }
}

/** The library writes tiny numbers as „NaN“, which truncates the path. */
function pathData({ commands }: Path): string {
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z'
      const { type, x, y } = command
      const bends = type === 'C' ? [command.x1, command.y1, command.x2, command.y2] : []
      const bend = type === 'Q' ? [command.x1, command.y1] : bends
      return `${type}${[...bend, x, y].map((value) => value.toFixed(1)).join(' ')}`
    })
    .join('')
}
