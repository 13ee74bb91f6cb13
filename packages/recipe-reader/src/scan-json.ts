import { READ_LIMITS } from './read-limits.ts'

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Whether a JSON text may be parsed, is nested deeper than any recipe, or has more values than the limit. */
export type JsonSize = 'fits' | 'too_deep' | 'too_many'

/** Scans a JSON text once before it is parsed. Gives some result for invalid JSON too. */
export function sizeOfJson(text: string): JsonSize {
  /** How many keys each open object has, the innermost last; not counted for arrays. */
  const keys: number[] = []
  let values = 1
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place)
    if (sign === QUOTE) place = endOfString(text, place)
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) keys.pop()
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      if (keys.push(sign === OPEN_OBJECT ? 1 : Number.NaN) > READ_LIMITS.json_depth) return 'too_deep'
      values += 1
    } else if (sign === COMMA) {
      values += 1
      const count = keys.pop()
      // A comma at the top level is invalid, which the parser will report.
      if (count === undefined) continue
      if (count >= READ_LIMITS.json_keys) return 'too_many'
      keys.push(count + 1)
    }
    if (values > READ_LIMITS.json_values) return 'too_many'
  }
  return 'fits'
}

/** Removes the commas before a closing bracket, outside of strings. */
export function withoutExtraCommas(text: string): string {
  let kept = ''
  let start = 0
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place)
    if (sign === QUOTE) place = endOfString(text, place)
    if (sign !== COMMA) continue
    const next = afterSpaces(text, place + 1)
    if (text.charCodeAt(next) === CLOSE_LIST || text.charCodeAt(next) === CLOSE_OBJECT) {
      kept += text.slice(start, place)
      start = place + 1
    }
    // The scanned characters are spaces and need not be scanned again.
    place = next - 1
  }
  return kept + text.slice(start)
}

/** The index of the quote that ends a string; the text's last index where there is none. */
function endOfString(text: string, start: number): number {
  for (let place = start + 1; place < text.length; place += 1) {
    const sign = text.charCodeAt(place)
    if (sign === BACKSLASH) place += 1
    else if (sign === QUOTE) return place
  }
  return text.length
}

function afterSpaces(text: string, start: number): number {
  let place = start
  while (place < text.length && /\s/.test(text.charAt(place))) place += 1
  return place
}
