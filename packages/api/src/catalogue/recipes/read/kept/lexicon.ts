import { addPlace, addPosting, noPlaces, type Places, type Posting } from './places.ts'
import { createRoom, type Room } from './room.ts'

/** The words of many texts, in the order of their letters, each with the places of the texts that have it. */
export type Lexicon = { words: readonly string[]; postings: readonly Posting[] }

/** The places of a word while texts are read: they come in ascending order. */
type Growing = { places: Uint32Array; length: number; isSet: boolean; last: number }

/** Gathers the words of texts that are read one after another, in the order of their places, of which there are at most `size`. */
export type LexiconBuilder = { size: number; words: Map<string, Growing>; room: Room }

const FIRST_ROOM = 4

export function startLexicon(size: number): LexiconBuilder {
  return { size, words: new Map(), room: createRoom() }
}

export function addWord({ size, words, room }: LexiconBuilder, word: string, place: number): void {
  const known = words.get(word)
  if (known === undefined) {
    const places = room.take(FIRST_ROOM)
    places[0] = place
    // Written anew, as a part of a text keeps all of it.
    words.set(Buffer.from(word).toString(), { places, length: 1, isSet: false, last: place })
    return
  }
  if (known.last === place) return
  known.last = place
  if (!known.isSet && known.length === known.places.length) enlarge(known, size, room)
  if (known.isSet) addPlace(known.places, place)
  else known.places[known.length] = place
  known.length += 1
}

/** Words of more than every 32nd text take less as a set. */
const isFrequent = (length: number, size: number) => length > size / 32

function enlarge(known: Growing, size: number, room: Room): void {
  const { places, length } = known
  known.isSet = isFrequent(length * 2, size)
  if (known.isSet) known.places = setOf(places, size)
  else {
    known.places = room.take(length * 2)
    known.places.set(places)
  }
  room.giveBack(places)
}

function setOf(list: Uint32Array, size: number): Places {
  const set = noPlaces(size)
  for (const place of list) addPlace(set, place)
  return set
}

/** The lists of all words are one after another in one piece of memory. */
export function finishLexicon({ words: builder }: LexiconBuilder): Lexicon {
  const words = [...builder.keys()].sort()
  const lists = [...builder.values()].filter(({ isSet }) => !isSet)
  const together = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  const postings = words.map((word): Posting => {
    const { places = NONE, length = 0, isSet = false } = builder.get(word) ?? {}
    if (isSet) return { set: places }
    together.set(places.subarray(0, length), end)
    end += length
    return { list: together.subarray(end - length, end) }
  })
  return { words, postings }
}

const NONE = new Uint32Array(0)

/** Adds the places of all words that begin with a text. */
export function addBeginning(places: Places, { words, postings }: Lexicon, text: string): void {
  for (let at = firstFrom(words, text); words[at]?.startsWith(text); at += 1) {
    const posting = postings[at]
    if (posting) addPosting(places, posting)
  }
}

/** The places of a word as it is written; undefined where no text has it. */
export function postingOf({ words, postings }: Lexicon, word: string): Posting | undefined {
  const at = firstFrom(words, word)
  return words[at] === word ? postings[at] : undefined
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
