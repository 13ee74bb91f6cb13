/**
 * How similar a text is to a part of others, as PostgreSQL's `word_similarity` compares them: by the trigrams of their words, where
 * a word has two spaces before and one after it. Texts are normalised ones (`normalizeSearch`); other letters than a to z stand between
 * words, as in the embedded server, whose character classes are those of ASCII.
 */

/** The trigrams of many texts as small numbers. */
export type TrigramNumbers = Map<string, number>

/** A text that others are compared with: for each number of a trigram whether the text has it, and how many different ones it has. */
export type ComparedText = { has: Uint8Array; different: number }

/** The trigrams of a text's words, in their order, with repetitions. */
export function trigramsOf(text: string): string[] {
  const trigrams: string[] = []
  for (const word of text.match(/[a-z0-9]+/g) ?? []) {
    const letters = `  ${word} `
    for (let at = 0; at + 3 <= letters.length; at += 1) trigrams.push(letters.slice(at, at + 3))
  }
  return trigrams
}

/** The trigrams of a text as numbers; those that are not numbered yet get the next one. */
export function numberTrigrams(text: string, numbers: TrigramNumbers): Uint16Array {
  return Uint16Array.from(trigramsOf(text), (trigram) => {
    const known = numbers.get(trigram)
    if (known !== undefined) return known
    const next = numbers.size
    numbers.set(trigram, next)
    return next
  })
}

/** Prepares a text for comparisons with numbered ones. */
export function prepareComparison(text: string, numbers: TrigramNumbers): ComparedText {
  const different = new Set(trigramsOf(text))
  const has = new Uint8Array(numbers.size)
  for (const trigram of different) {
    const number = numbers.get(trigram)
    if (number !== undefined) has[number] = 1
  }
  return { has, different: different.size }
}

/** The most that the similarity can be: whatever part is compared, it has no more of the trigrams than the whole. */
export function mostSimilar({ has, different }: ComparedText, trigrams: Uint16Array): number {
  let shared = 0
  for (let at = 0; at < trigrams.length; at += 1) shared += has[trigrams[at] as number] as number
  return Math.min(1, shared / different)
}

/** The last place of each trigram in the part that is compared, by its number. */
let lastPlaces = new Int32Array(0)

/**
 * The similarity to the part of the other text that is most similar: trigrams that both have among those that one of them has. The
 * algorithm and its single precision are PostgreSQL's, so that the same texts pass a threshold.
 */
export function wordSimilarity({ has, different }: ComparedText, trigrams: Uint16Array): number {
  if (lastPlaces.length < has.length) lastPlaces = new Int32Array(has.length)
  const last = lastPlaces
  for (const trigram of trigrams) last[trigram] = -1
  let best = 0
  let lower = -1
  let inPart = 0
  let shared = 0
  for (let upper = 0; upper < trigrams.length; upper += 1) {
    const trigram = trigrams[upper] as number
    const isShared = has[trigram] === 1
    if (lower >= 0 || isShared) {
      if ((last[trigram] as number) < 0) {
        inPart += 1
        if (isShared) shared += 1
      }
      last[trigram] = upper
    }
    if (!isShared) continue
    if (lower === -1) {
      lower = upper
      inPart = 1
    }
    let current = Math.fround(shared / (different + inPart - shared))
    // A part that begins later may be more similar.
    const begin = lower
    let [laterInPart, laterShared] = [inPart, shared]
    for (let start = begin; start <= upper; start += 1) {
      const similarity = Math.fround(laterShared / (different + laterInPart - laterShared))
      if (similarity > current) {
        current = similarity
        inPart = laterInPart
        shared = laterShared
        lower = start
      }
      const first = trigrams[start] as number
      if (last[first] === start) {
        laterInPart -= 1
        laterShared -= has[first] as number
      }
    }
    if (current > best) best = current
    for (let place = begin; place < lower; place += 1) {
      const left = trigrams[place] as number
      if (last[left] === place) last[left] = -1
    }
  }
  return best
}
