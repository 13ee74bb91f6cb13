import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

/** A piece of a line that one font file has all letters of. */
export type Run = { font: string; text: string }

/** A typeface whose letters are spread over several font files. */
export type Face = {
  files: { font: string; bytes: Buffer }[]
  /** Splits a text by the files that have its letters. */
  runs(text: string): Run[]
}

export type Faces = { heading: Face; text: Face; strong: Face }

/** Czech needs both subsets of the alphabet; each font file has one of them. */
const SUBSETS = ['latin', 'latin-ext'] as const
const { resolve } = createRequire(import.meta.url)

/** Pictures, marks over no letter, and invisible signs: without a glyph they are left out. */
const SILENT = /[\p{Extended_Pictographic}\p{M}\p{C}\p{Sk}\u{1F1E6}-\u{1F1FF}]/u

/** Reads the brand's own fonts, which the file then embeds. */
export async function readFaces(): Promise<Faces> {
  const [heading, text, strong] = await Promise.all([
    readFace('bricolage-grotesque', 700),
    readFace('figtree', 400),
    readFace('figtree', 600),
  ])
  return { heading, text, strong }
}

async function readFace(family: string, weight: number): Promise<Face> {
  const read = SUBSETS.map(async (subset) => {
    const bytes = await readFile(resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`))
    const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer)
    return { font: `${family}-${subset}-${weight}`, bytes, has: (letter: string) => font.charToGlyphIndex(letter) > 0 }
  })
  return createFace(await Promise.all(read))
}

type FontFile = { font: string; bytes: Buffer; has(letter: string): boolean }

function createFace(files: readonly FontFile[]): Face {
  const [first] = files
  if (!first) throw new Error('A typeface needs a font file')
  const known = new Map<string, Run | null>()
  /** The letter and its font; null where nothing is drawn. */
  const place = (letter: string): Run | null => {
    const file = files.find(({ has }) => has(letter))
    if (file) return { font: file.font, text: letter }
    return SILENT.test(letter) ? null : { font: first.font, text: '?' }
  }
  return {
    files: files.map(({ font, bytes }) => ({ font, bytes })),
    runs(text) {
      const runs: Run[] = []
      for (const letter of text.normalize('NFC').replaceAll('\u00a0', ' ')) {
        const found = known.get(letter)
        const drawn = found === undefined ? place(letter) : found
        if (found === undefined) known.set(letter, drawn)
        if (drawn === null) continue
        const last = runs.at(-1)
        if (last?.font === drawn.font) last.text += drawn.text
        else runs.push({ ...drawn })
      }
      return runs
    },
  }
}
