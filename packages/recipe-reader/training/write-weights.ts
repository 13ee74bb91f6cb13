import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ReaderWeights } from '#reader/pasted/learned-weights.ts'

const FOLDER = path.join(import.meta.dirname, '../src/pasted')

/** Writes the tables that the reader of pasted recipes loads. */
export function writeWeights({ blocks, names, words }: ReaderWeights): void {
  write('line-weights', { order: blocks.order, cues: blocks.cues })
  write('name-weights', names)
  write('word-weights', Object.fromEntries([...words].toSorted(([, a], [, b]) => b - a)))
}

function write(name: string, table: object): void {
  writeFileSync(path.join(FOLDER, `${name}.json`), `${linesOf(table, '')}\n`)
}

/** JSON as the formatter writes it: a key in a line, a list of numbers in one. */
function linesOf(value: object, indent: string): string {
  if (Array.isArray(value)) return `[${value.join(', ')}]`
  const inner = `${indent}  `
  const lines = Object.entries(value).map(
    ([key, one]) => `${inner}${JSON.stringify(key)}: ${typeof one === 'object' ? linesOf(one, inner) : one}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}
