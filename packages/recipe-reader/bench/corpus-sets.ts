import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CorpusLine } from './lines/judge-line.ts'

/** The sets of the published corpora: `corpora/README.md` says how each may be used. */
export const CORPUS_SETS = [
  'tuned',
  'untouched',
  'fresh',
  'fresh-2',
  'fresh-3',
  'fresh-4',
  'fresh-5',
  'fresh-6',
  'fresh-7',
  'fresh-8',
  'fresh-9',
  'fresh-10',
  'fresh-11',
  'fresh-12',
] as const
export type CorpusSet = (typeof CORPUS_SETS)[number]
/** The sets of pasted recipes: also the layouts that its reader's weights were learned from. */
export const PASTED_SETS = [...CORPUS_SETS, 'layouts'] as const
export type PastedSet = (typeof PASTED_SETS)[number]

/** Whether tests read all of the corpora, as the benches make them do (`CORPORA=whole`), or a quarter, as every other run does. */
export const READS_WHOLE = process.env.CORPORA === 'whole'

/** Every fourth. */
export function quarterOf<Value>(values: readonly Value[]): Value[] {
  return values.filter((_, index) => index % 4 === 0)
}

/** The lines of one set. */
export function readCorpusLines(set: CorpusSet): CorpusLine[] {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, `../corpora/lines-${set}.json`), 'utf8'))
}
