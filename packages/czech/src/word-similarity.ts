/**
 * How similar a text is to a part of others, as PostgreSQL's `word_similarity` compares them: by the trigrams of their words, where
 * a word has two spaces before and one after it. Texts are normalised ones (`normalizeSearch`); other letters than a to z stand between
 * words, as in the embedded server, whose character classes are those of ASCII. A trigram is a number: its three signs as the digits of a base.
 */

/** A text that others are compared with: for each number of a trigram whether the text has it, and how many different ones it has. */
export type ComparedText = { has: Uint8Array; different: number }

/** A space, ten digits and 26 letters. */
const SIGNS = 37
/** How many trigrams there are. */
const TRIGRAMS = SIGNS ** 3

/** The number of a sign by its code: 0 for all that stand between words. */
const SIGN_BY_CODE = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code)
  return /[0-9]/.test(sign) ? 1 + code - 48 : /[a-z]/.test(sign) ? 11 + code - 97 : 0
})

/** A text has no more trigrams than this. */
export function trigramsMax(letters: number): number {
  return 2 * letters + 2
}

/**
 * Writes the trigrams of the words of a part of a text, in their order, with repetitions.
 * @param into has room for `trigramsMax` of the part
 * @returns how many they are
 */
export function writeTrigrams(into: Uint16Array, text: string, start: number, end: number): number {
  let length = 0
  let before = 0
  let previous = 0
  for (let at = start; at <= end; at += 1) {
    const code = at < end ? text.charCodeAt(at) : 0
    const sign = code < 128 ? (SIGN_BY_CODE[code] as number) : 0
    // Between words nothing is written.
    if (sign > 0 || previous > 0) {
      into[length] = (before * SIGNS + previous) * SIGNS + sign
      length += 1
    }
    before = sign > 0 ? previous : 0
    previous = sign
  }
  return length
}

/** The trigrams of a text's words, in their order, with repetitions. */
export function trigramsOf(text: string): Uint16Array {
  const trigrams = new Uint16Array(trigramsMax(text.length))
  return trigrams.slice(0, writeTrigrams(trigrams, text, 0, text.length))
}

/** Prepares a text for comparisons. */
export function prepareComparison(text: string): ComparedText {
  const has = new Uint8Array(TRIGRAMS)
  let different = 0
  for (const trigram of trigramsOf(text)) {
    different += 1 - (has[trigram] as number)
    has[trigram] = 1
  }
  return { has, different }
}

/** The most that the similarity can be: whatever part is compared, it has no more of the trigrams than the whole. */
export function mostSimilar({ has, different }: ComparedText, trigrams: Uint16Array, length = trigrams.length): number {
  let shared = 0
  for (let at = 0; at < length; at += 1) shared += has[trigrams[at] as number] as number
  return Math.min(1, shared / different)
}

/** The last place of each trigram in the part that is compared, by its number. */
const last = new Int32Array(TRIGRAMS)

/**
 * The similarity to the part of the other text that is most similar: trigrams that both have among those that one of them has. The
 * algorithm and its single precision are PostgreSQL's, so that the same texts pass a threshold.
 */
export function wordSimilarity(
  { has, different }: ComparedText,
  trigrams: Uint16Array,
  length = trigrams.length,
): number {
  for (let at = 0; at < length; at += 1) last[trigrams[at] as number] = -1
  let best = 0
  let lower = -1
  let inPart = 0
  let shared = 0
  for (let upper = 0; upper < length; upper += 1) {
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
    let laterInPart = inPart
    let laterShared = shared
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
