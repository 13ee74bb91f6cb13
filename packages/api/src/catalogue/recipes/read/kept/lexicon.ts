import { addPlace, addPosting, noPlaces, type Places, type Posting } from './places.ts'

/** The words of many texts, in the order of their letters, each with the places of the texts that have it. */
export type Lexicon = { words: readonly string[]; postings: readonly Posting[] }

/** The places of a word while texts are read: they come in ascending order. */
type Growing = { places: Uint32Array; length: number }

/** Gathers the words of texts that are read one after another, in the order of their places. */
export type LexiconBuilder = Map<string, Growing>

const FIRST_ROOM = 4

export function addWord(builder: LexiconBuilder, word: string, place: number): void {
  const known = builder.get(word)
  if (known === undefined) {
    const places = new Uint32Array(FIRST_ROOM)
    places[0] = place
    // Written anew, as a part of a text keeps all of it.
    builder.set(Buffer.from(word).toString(), { places, length: 1 })
    return
  }
  if (known.places[known.length - 1] === place) return
  if (known.length === known.places.length) {
    const larger = new Uint32Array(known.length * 2)
    larger.set(known.places)
    known.places = larger
  }
  known.places[known.length] = place
  known.length += 1
}

/** @param size the number of texts: words of more than every 32nd one take less as a set. */
export function finishLexicon(builder: LexiconBuilder, size: number): Lexicon {
  const words = [...builder.keys()].sort()
  const postings = words.map((word): Posting => {
    const { places, length } = builder.get(word) ?? { places: new Uint32Array(0), length: 0 }
    if (length <= size / 32) return { list: places.slice(0, length) }
    const set = noPlaces(size)
    for (let at = 0; at < length; at += 1) addPlace(set, places[at] ?? 0)
    return { set }
  })
  return { words, postings }
}

/** Adds the places of all words that begin with a text. */
export function addBeginning(places: Places, { words, postings }: Lexicon, text: string): void {
  for (let at = firstFrom(words, text); words[at]?.startsWith(text); at += 1) {
    const posting = postings[at]
    if (posting) addPosting(places, posting)
  }
}

/** The place of the first word that is not before a text. */
function firstFrom(words: readonly string[], text: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
