import { parseArgs } from 'node:util'

/** Parts that can be run alone. */
export const PARTS = ['load', 'counts', 'search', 'accounts', 'recompute', 'weight', 'lighthouse', 'edits'] as const
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
  /** Only cases whose name contains this. */
  match: string
}

/** Reads the command line: `--quick`, `--only=<part>[,<part>]`, `--match=<text>`.
 * @throws Error with one sentence naming what is not known
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean' }, only: { type: 'string' }, match: { type: 'string' } },
  })
  const wanted = values.only?.split(',') ?? PARTS
  const parts = PARTS.filter((part) => wanted.includes(part))
  const unknown = wanted.find((part) => !PARTS.some((known) => known === part))
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}": the parts are ${PARTS.join(', ')}.`)
  const pace = values.quick ? { seconds: 0.6, rounds: 1 } : { seconds: 0.6, rounds: 3 }
  const sizes = values.quick ? [1000, 10_000] : [1000, 10_000, 100_000]
  return { parts, sizes, ...pace, connections: 10, match: values.match ?? '' }
}
