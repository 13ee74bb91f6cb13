/** Control characters, line and paragraph separators, and the marks that change the direction of writing. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/**
 * A person's text as one line: it cannot begin a header, forge a paragraph or reverse the text beside it.
 * @param max the most characters that are kept
 */
export function oneLine(text: string, max = 200): string {
  const line = text.replace(UNSEEN, ' ').trim()
  const characters = [...line]
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`
}
