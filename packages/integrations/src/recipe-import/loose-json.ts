import { BadFile } from './bad-file.ts'
import { READ_LIMITS } from './read-limits.ts'
import { sizeOfJson, withoutExtraCommas } from './scan-json.ts'

/**
 * Parses JSON as pages really write it: with comments around it, line breaks in texts, commas too many. Undefined where it is
 * none, or nested deeper than any recipe.
 *
 * @throws BadFile `too_large` where it holds more values than are read
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

/** Line breaks between values do not matter, within texts they are a mistake: spaces serve both. */
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

/** An object, or nothing: arrays and null are none. */
export function objectOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

/** A list of whatever is given: the first entries of it, the one, or nothing. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.slice(0, READ_LIMITS.entries)
  return value === undefined || value === null ? [] : [value]
}
