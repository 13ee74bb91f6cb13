import { normalizeSearch } from './search-text.ts'

/** What the catalogue's names are made of. */
export type Vocabulary = {
  /** Words without accents, each with its spelling and its number of occurrences. */
  words: ReadonlyMap<string, { written: string; count: number }>
  /** Parts of names between punctuation, of two words and more. */
  phrases: readonly (readonly Word[])[]
}
type Word = { key: string; written: string }

/** Shorter words are too similar to one another for a correction. */
const SHORTEST_WORD = 4
/** From this length on two typing errors are corrected. */
const LONG_WORD = 7

/** The words and phrases of texts such as names of foods. */
export function buildVocabulary(texts: readonly string[]): Vocabulary {
  const words = new Map<string, { written: string; count: number }>()
  const phrases = new Map<string, Word[]>()
  for (const text of texts) {
    for (const part of text.toLowerCase().split(/[^\p{L}\p{N}\s]+/u)) {
      const phrase = wordsOf(part).map((written) => ({ key: normalizeSearch(written), written }))
      for (const word of phrase) count(words, word)
      if (phrase.length > 1) phrases.set(phrase.map(({ written }) => written).join(' '), phrase)
    }
  }
  return { words, phrases: [...phrases.values()] }
}

function count(words: Map<string, { written: string; count: number }>, { key, written }: Word): void {
  if (written.length < SHORTEST_WORD || /\d/.test(written)) return
  const known = words.get(key)
  if (known) known.count += 1
  else words.set(key, { written, count: 1 })
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Corrects the typing errors of a search text: a word that is not the beginning of a known one by the nearest known word, at most
 * one error away (two in words of seven letters and more). Several words are corrected only to words that stand beside each other
 * in a name: single corrections need not go together. Null where nothing needs correcting or nothing is near.
 */
export function suggestText(text: string, vocabulary: Vocabulary): string | null {
  const typed = wordsOf(text).map((word) => readWord(word, vocabulary))
  if (typed.every(({ near }) => near === null)) return null
  const [only] = typed
  const found = typed.length === 1 && only?.near ? bestWord(only.near, vocabulary) : bestPhrase(typed, vocabulary)
  return found ?? null
}

/** A word as it was typed, and where it is mistyped the known words near it with their numbers of errors. */
type Typed = { key: string; near: ReadonlyMap<string, number> | null }

function readWord(word: string, { words }: Vocabulary): Typed {
  const key = normalizeSearch(word)
  if (key.length < SHORTEST_WORD || /\d/.test(key)) return { key, near: null }
  const most = key.length >= LONG_WORD ? 2 : 1
  // Most words are typed right, and comparing letter by letter takes far longer.
  for (const known of words.keys()) if (known.startsWith(key)) return { key, near: null }
  const near = new Map<string, number>()
  for (const known of words.keys()) {
    if (Math.abs(known.length - key.length) > most) continue
    const slips = slipsBetween(key, known, most)
    if (slips <= most) near.set(known, slips)
  }
  return { key, near }
}

function bestWord(near: ReadonlyMap<string, number>, { words }: Vocabulary): string | undefined {
  const found = [...near].flatMap(([key, slips]) => {
    const known = words.get(key)
    return known ? [{ written: known.written, slips, count: known.count }] : []
  })
  return found.toSorted(byNearness)[0]?.written
}

function bestPhrase(typed: readonly Typed[], { phrases }: Vocabulary): string | undefined {
  const found = new Map<string, { written: string; slips: number; count: number }>()
  for (const phrase of phrases) {
    for (let start = 0; start + typed.length <= phrase.length; start += 1) {
      const slips = slipsOf(typed, phrase, start)
      if (slips === null) continue
      const written = phrase
        .slice(start, start + typed.length)
        .map((word) => word.written)
        .join(' ')
      found.set(written, { written, slips, count: (found.get(written)?.count ?? 0) + 1 })
    }
  }
  return [...found.values()].toSorted(byNearness)[0]?.written
}

/** The errors of typed words as words of a phrase; null where one of them is another word. */
function slipsOf(typed: readonly Typed[], phrase: readonly Word[], start: number): number | null {
  let sum = 0
  for (const [index, { key, near }] of typed.entries()) {
    const known = phrase[start + index]?.key ?? ''
    const isLast = index === typed.length - 1
    const slips = near ? near.get(known) : known === key || (isLast && known.startsWith(key)) ? 0 : undefined
    if (slips === undefined) return null
    sum += slips
  }
  return sum
}

type Found = { written: string; slips: number; count: number }

/** The fewest errors first, then what is most frequent. */
function byNearness(a: Found, b: Found): number {
  return a.slips - b.slips || b.count - a.count || a.written.localeCompare(b.written, 'cs')
}

/** The longest words, with their beginning, that share the rows. */
const ROW_MAX = 64
const ROWS = [new Uint16Array(ROW_MAX), new Uint16Array(ROW_MAX), new Uint16Array(ROW_MAX)] as const

/**
 * Typing errors between two words: letters added, missing, wrong, or two swapped (optimal string alignment).
 * @param most for more errors than this the answer is infinite, which saves reading most words to their end
 */
export function slipsBetween(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  const width = b.length + 1
  // Three rows of the table of errors, written over one another: making rows anew takes longer than computing them.
  const rows = width <= ROW_MAX ? ROWS : [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)]
  const cell = (row: number, column: number) => rows[row % ROWS.length]?.[column] ?? 0
  const first = rows[0]
  for (let j = 0; j < width; j += 1) if (first) first[j] = j
  let fewest = 0
  for (let i = 1; i <= a.length; i += 1) {
    const next = rows[i % ROWS.length]
    const above = rows[(i - 1) % ROWS.length]
    if (!next || !above) break
    const letter = a.charCodeAt(i - 1)
    const fewestBefore = fewest
    fewest = i
    next[0] = i
    let left = i
    for (let j = 1; j < width; j += 1) {
      const other = b.charCodeAt(j - 1)
      let slips = Math.min((above[j] ?? 0) + 1, left + 1, (above[j - 1] ?? 0) + (letter === other ? 0 : 1))
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        slips = Math.min(slips, cell(i - 2, j - 2) + 1)
      }
      next[j] = slips
      left = slips
      if (slips < fewest) fewest = slips
    }
    // The following rows depend only on the last two and are never below their minimum.
    if (fewest > most && fewestBefore > most) return Number.POSITIVE_INFINITY
  }
  const slips = cell(a.length, b.length)
  return slips > most ? Number.POSITIVE_INFINITY : slips
}
