import { tied } from '@zivina/contract/kernel/typography'

export const TITLE_LINES_MAX = 3
const ELLIPSIS = '…'
const BALANCE_STEP = 8

/** Length of a line of text at a size, both in pixels. */
export type Measure = (text: string, size: number) => number
export type WrappedTitle = { size: number; lines: string[] }

/**
 * Breaks a title into at most three lines of similar length, at the largest of the sizes at which it fits. A title too long for
 * the smallest size is cut and ends with an ellipsis; a word longer than a line is broken.
 * @param width the longest a line may be, in pixels
 * @param sizes in pixels, descending
 */
export function wrapTitle(title: string, width: number, sizes: readonly number[], measure: Measure): WrappedTitle {
  const text = tied(title.trim().replace(/[ \n\t]+/g, ' '))
  for (const size of sizes) {
    const fits = (line: string, within = width) => measure(line, size) <= within
    const lines = fill(text.split(/[ \n\t]+/), (line) => fits(line))
    if (lines.length <= TITLE_LINES_MAX && lines.every((line) => fits(line))) {
      return { size, lines: balance(lines, width, fits) }
    }
  }
  const size = sizes.at(-1) ?? 1
  return { size, lines: cut(text, (line) => measure(line, size) <= width) }
}

/** Puts as many words on a line as fit; a word that does not fit is a line of its own. */
function fill(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines with the smallest width. */
function balance(lines: string[], width: number, fits: (line: string, within: number) => boolean): string[] {
  const words = lines.join(' ').split(' ')
  let best = lines
  for (let within = width - BALANCE_STEP; within > 0; within -= BALANCE_STEP) {
    const next = fill(words, (line) => fits(line, within))
    if (next.length > lines.length || !next.every((line) => fits(line, within))) break
    best = next
  }
  return best
}

function cut(text: string, fits: (line: string) => boolean): string[] {
  const words = text.split(/[ \n\t]+/).flatMap((word) => (fits(word) ? [word] : breakWord(word, fits)))
  const lines = fill(words, fits)
  const kept = lines.slice(0, TITLE_LINES_MAX)
  if (kept.length === lines.length) return kept
  let last = kept.pop() ?? ''
  while (last !== '' && !fits(`${last}${ELLIPSIS}`)) last = shorter(last)
  return [...kept, `${last.replace(/[\s,.;:–-]+$/u, '')}${ELLIPSIS}`]
}

/** Removes the last word, or the last letter of a single word. */
function shorter(line: string): string {
  const space = line.lastIndexOf(' ')
  return space > 0 ? line.slice(0, space) : [...line].slice(0, -1).join('')
}

function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const parts = ['']
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`
    if (fits(longer)) parts[parts.length - 1] = longer
    else parts.push(character)
  }
  return parts.filter((part) => part !== '')
}
