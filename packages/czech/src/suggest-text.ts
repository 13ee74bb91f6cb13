import { normalizeSearch } from './search-text.ts'

/** Known words without accents, each with its spelling and its number of occurrences in the catalogue. */
export type Vocabulary = ReadonlyMap<string, { written: string; count: number }>

/** Shorter words are too similar to one another for a correction. */
const SHORTEST_WORD = 4
/** From this length on two typing errors are corrected. */
const LONG_WORD = 7

/** The words of texts such as names of foods. */
export function buildVocabulary(texts: readonly string[]): Vocabulary {
  const words = new Map<string, { written: string; count: number }>()
  for (const text of texts) {
    for (const written of text.toLowerCase().match(/[\p{L}]+/gu) ?? []) {
      if (written.length < SHORTEST_WORD) continue
      const key = normalizeSearch(written)
      const known = words.get(key)
      if (known) known.count += 1
      else words.set(key, { written, count: 1 })
    }
  }
  return words
}

/**
 * Corrects the typing errors of a search text: each word that is not the beginning of a known one is replaced by the nearest
 * known word, at most one error away (two in words of seven letters and more). Null where nothing needs correcting or no word
 * is near.
 */
export function suggestText(text: string, vocabulary: Vocabulary): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const better = words.map((word) => betterWord(word, vocabulary))
  const suggestion = better.join(' ')
  return better.every((word, index) => word === words[index]) ? null : suggestion
}

function betterWord(word: string, vocabulary: Vocabulary): string {
  const plain = normalizeSearch(word)
  if (plain.length < SHORTEST_WORD || /\d/.test(plain)) return word
  let best: { written: string; slips: number; count: number } | null = null
  const most = plain.length >= LONG_WORD ? 2 : 1
  for (const [known, { written, count }] of vocabulary) {
    if (known.startsWith(plain)) return word
    if (Math.abs(known.length - plain.length) > most) continue
    const slips = slipsBetween(plain, known, most)
    if (slips > most) continue
    if (!best || slips < best.slips || (slips === best.slips && count > best.count)) best = { written, slips, count }
  }
  return best?.written ?? word
}

/**
 * Typing errors between two words: letters added, missing, wrong, or two swapped (optimal string alignment).
 * @param most for more errors than this the answer is infinite, which saves reading most words to their end
 */
export function slipsBetween(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  let fewest = 0
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    const fewestBefore = fewest
    fewest = i
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY
      const slips = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1), swapped)
      next.push(slips)
      fewest = Math.min(fewest, slips)
    }
    // The following rows depend only on the last two and are never below their minimum.
    if (fewest > most && fewestBefore > most) return Number.POSITIVE_INFINITY
    before = row
    row = next
  }
  const slips = at(row, b.length)
  return slips > most ? Number.POSITIVE_INFINITY : slips
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
