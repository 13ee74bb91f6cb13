/** Parses JSON as pages really write it: with comments around it, line breaks in texts, commas too many. Undefined where it is none. */
export function parseLooseJson(text: string): unknown {
  const bare = text
    .trimEnd()
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\/\/\s*<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*;?$/, '')
    .replace(/^\ufeff/, '')
    .trim()
  // Line breaks between values do not matter, within texts they are a mistake: spaces serve both.
  const spaced = bare.replace(/\p{Cc}/gu, ' ')
  for (const attempt of [bare, spaced, withoutExtraCommas(spaced)]) {
    try {
      return JSON.parse(attempt)
    } catch {
      // The next attempt mends more.
    }
  }
  return undefined
}

/** Commas before a closing bracket, outside of texts. A text without an end goes to the end, so that nothing is read twice. */
function withoutExtraCommas(text: string): string {
  return text.replace(
    /("(?:[^"\\]|\\.?)*(?:"|$))|,(\s*[}\]])/g,
    (_, quoted?: string, end?: string) => quoted ?? end ?? '',
  )
}

/** An object, or nothing: arrays and null are none. */
export function objectOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

/** A list of whatever is given: itself, the one, or nothing. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}
