import { parseArgs } from 'node:util'

/** Parts that can be run alone, by their names. */
export const PARTS = [
  'load',
  'counts',
  'search',
  'accounts',
  'recompute',
  'dearest',
  'weight',
  'lighthouse',
  'edits',
] as const
export type Part = (typeof PARTS)[number]

export type Options = {
  parts: readonly Part[]
  /** Numbers of recipes, rising. */
  sizes: readonly number[]
  /** Length of one measurement, and how many are made of each thing; their median counts. */
  seconds: number
  rounds: number
  /** Requests under way at once; as many as the product has connections to the database. */
  connections: number
  /** Only cases, and kinds of dear requests, whose name contains this. */
  match: string
}

/**
 * Reads the command line: names of parts, `--quick`, `--match=<text>`. Names may also be given as `--only=<part>[,<part>]`.
 * @throws Error with one sentence naming what is not known
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { quick: { type: 'boolean' }, only: { type: 'string' }, match: { type: 'string' } },
  })
  const named = [...positionals, ...(values.only?.split(',') ?? [])]
  const wanted: readonly string[] = named.length > 0 ? named : PARTS
  const parts = PARTS.filter((part) => wanted.includes(part))
  const unknown = wanted.find((part) => !PARTS.some((known) => known === part))
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}": the parts are ${PARTS.join(', ')}.`)
  const pace = values.quick ? { seconds: 0.6, rounds: 1 } : { seconds: 0.6, rounds: 3 }
  const sizes = values.quick ? [1000, 10_000] : [1000, 10_000, 100_000]
  return { parts, sizes, ...pace, connections: 10, match: values.match ?? '' }
}
