import {
  mostSimilar,
  prepareComparison,
  trigramsMax,
  trigramsOf,
  wordSimilarity,
  writeTrigrams,
} from '@zivina/czech/word-similarity'
import { byTime, type KeptRecipes } from './kept-recipes.ts'
import { addToEach } from './places.ts'

/** From this similarity on names are alike, as in `recipesAlike`. */
const ALIKE_MIN = 0.35
/** How many names are compared. The most similar ones are the first to be compared, so that more change little. */
const COMPARED_MAX = 2000

type Alike = { place: number; similarity: number }

/**
 * The recipes whose names are most similar to a text, the newest first among equals: those that `selectByLikeness` finds, where it compares all.
 * Null where the text has digits, as numbers in names are not kept.
 */
export function findAlike(kept: KeptRecipes, text: string, limit: number): number[] | null {
  if (/\d/.test(text)) return null
  const trigrams = new Set(trigramsOf(text))
  if (trigrams.size === 0) return []
  const similarityAt = comparison(kept, text)
  const found: Alike[] = []
  const sort = () => found.sort((a, b) => b.similarity - a.similarity || byTime(kept, a.place, b.place))
  let compared = 0
  for (const { shared, places } of mostShared(kept, trigrams)) {
    // No name shares more than all of its words together. Similarities are rounded in the same way.
    const most = Math.fround(shared / trigrams.size)
    sort()
    const least = Math.max(ALIKE_MIN, found[limit - 1]?.similarity ?? 0)
    if (most < least || compared >= COMPARED_MAX) break
    for (const place of places.slice(0, COMPARED_MAX - compared)) {
      const similarity = similarityAt(place, least)
      if (similarity >= least) found.push({ place, similarity })
    }
    compared += places.length
  }
  return sort()
    .slice(0, limit)
    .map(({ place }) => place)
}

/** Compares names with a text. Of one that cannot be as similar as `least` the similarity is not computed, but 0. */
function comparison({ names, starts }: KeptRecipes, text: string): (place: number, least: number) => number {
  const asked = prepareComparison(text)
  let room = new Uint16Array(trigramsMax(ROOM))
  return (place, least) => {
    const start = starts[place] ?? 0
    const end = starts[place + 1] ?? names.length
    if (trigramsMax(end - start) > room.length) room = new Uint16Array(trigramsMax(end - start))
    const length = writeTrigrams(room, names, start, end)
    return Math.fround(mostSimilar(asked, room, length)) < least ? 0 : wordSimilarity(asked, room, length)
  }
}

/** Hardly a name has more letters. */
const ROOM = 200

/** The places of names by how many trigrams of the text their words have together, at most; most first, each in the order of the places. */
function mostShared(kept: KeptRecipes, trigrams: ReadonlySet<number>): { shared: number; places: number[] }[] {
  const ofWords = new Map<number, number>()
  for (const trigram of trigrams)
    for (const word of kept.trigrams.get(trigram) ?? []) ofWords.set(word, (ofWords.get(word) ?? 0) + 1)
  const most = trigrams.size
  const ofNames = new Uint16Array(kept.size)
  for (const [word, count] of ofWords) {
    const posting = kept.words.postings[word]
    if (posting) addToEach(ofNames, posting, count)
  }
  for (const place of kept.odd) ofNames[place] = most
  const bySize = Array.from({ length: most + 1 }, (): number[] => [])
  let least = 0
  while (least / most < ALIKE_MIN) least += 1
  for (let place = 0; place < kept.size; place += 1) {
    const count = ofNames[place] as number
    if (count < least) continue
    const places = bySize[Math.min(most, count)]
    // No more of them are ever compared.
    if (places && places.length < COMPARED_MAX) places.push(place)
  }
  return bySize.map((places, shared) => ({ shared, places })).reverse()
}
