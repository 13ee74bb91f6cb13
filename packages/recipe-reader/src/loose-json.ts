import { BadFile } from './bad-file.ts'
import { READ_LIMITS } from './read-limits.ts'
import { sizeOfJson, withoutExtraCommas } from './scan-json.ts'

/**
 * Parses JSON as real pages contain it: surrounded by comments, with line breaks in strings and extra commas. Undefined for
 * anything else, or for nesting deeper than in any recipe.
 *
 * @throws BadFile `too_large` where it has more values than the limit
 */
export function parseLooseJson(text: string): unknown {
  const bare = text
    .trimEnd()
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\/\/\s*<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*;?$/, '')
    .replace(/^\ufeff/, '')
    .trim()
  const size = sizeOfJson(bare)
  if (size === 'too_many') throw new BadFile('too_large')
  if (size === 'too_deep') return undefined
  return parse(bare) ?? parse(mended(bare))
}

/** Line breaks do not matter between values and are invalid within strings, so all of them become spaces. */
function mended(text: string): string {
  return withoutExtraCommas(text.replace(/\p{Cc}/gu, ' '))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The value if it is an object, otherwise null; also for arrays. */
export function objectOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

/** Any value as a list: the first entries of an array, a single value, or nothing. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.slice(0, READ_LIMITS.entries)
  return value === undefined || value === null ? [] : [value]
}
