import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PastedSet } from '../corpus-sets.ts'

/** What a pasted text means: `corpora/README.md` describes each key. */
export type MeantRecipe = {
  kind: string
  name: string
  names?: string[]
  portions: number | [number, number] | null
  prep_minutes: number | null
  cook_minutes: number | null
  total_minutes: number | null
  lines: (({ line: string } | { cells: string[] }) & { part?: string })[]
  steps: string[]
}

export type PastedCase = { text: string; meant: MeantRecipe }

export type Half = PastedSet

/** The recipes of one set of the corpus. */
export function readHalf(half: Half): PastedCase[] {
  const folder = path.join(import.meta.dirname, '../../corpora/pasted-recipes', half)
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => ({ text: read(file), meant: JSON.parse(read(file.replace(/txt$/, 'json'))) }))
}
