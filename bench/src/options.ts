import { parseArgs } from 'node:util'

/** The parts that can be run separately. */
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
  /** Numbers of recipes, ascending. */
  sizes: readonly number[]
  /** Length of one measurement, and number of measurements of each case; the median counts. */
  seconds: number
  rounds: number
  /** Requests under way at once; as many as the product has connections to the database. */
  connections: number
  /** Only cases, and kinds of expensive requests, whose name contains this. */
  match: string
}

/**
 * Parses the command line: names of parts, `--quick`, `--match=<text>`. Names may also be given as `--only=<part>[,<part>]`.
 * @throws Error with one sentence naming the unknown argument
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
