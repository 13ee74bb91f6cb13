import type { TextCalls } from './texts.ts'
import type { Calls } from './world.ts'

type NounCalls = { calls: Calls; texts?: TextCalls }

/** The exports of every noun's `calls.ts`: the files are found by their name, without a list. */
const files = Object.values(import.meta.glob<NounCalls>('../**/calls.ts', { eager: true }))

/** The calls of every endpoint, by `METHOD /path`. */
export const CALLS = merge(files.map(({ calls }) => calls))

/** Every call with a body, by `METHOD /path`. */
export const TEXT_CALLS = merge(files.map(({ texts = {} }) => texts))

/** @throws Error where two nouns have calls of one endpoint */
function merge<Entry>(parts: readonly Record<string, Entry>[]): Record<string, Entry> {
  const entries = parts.flatMap((part) => Object.entries(part))
  const all = Object.fromEntries(entries)
  if (Object.keys(all).length < entries.length) throw new Error('Two nouns have calls of one endpoint.')
  return all
}
