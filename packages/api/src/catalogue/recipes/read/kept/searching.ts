import {
  numberTrigrams,
  prepareComparison,
  type TrigramNumbers,
  trigramsOf,
  wordSimilarity,
} from '@zivina/czech/word-similarity'
import { byTime, type KeptRecipes, nameAt } from './kept-recipes.ts'
import { placesOfVariants } from './matching.ts'
import { countPlaces, hasPlace, listPlaces, type Places } from './places.ts'

/** Of more recipes found in one way the newest are ranked, as in `selectByRelevance`. */
const RANKED_MAX = 400

/** A recipe found by a text: the higher its kind the better it fits. */
export type KeptMatch = { place: number; kind: number }

/**
 * The recipes among which `selectByRelevance` finds its best ones, without their ranks: all of the kinds of which the best `limit` are. Null where
 * a word begins with a digit, as numbers in names are not kept.
 */
export function findKept(
  kept: KeptRecipes,
  { words, variants }: { words: readonly string[]; variants: readonly (readonly string[])[] },
  limit: number,
): KeptMatch[] | null {
  if (words.some((word) => /^\d/.test(word))) return null
  const [asked = [], ...others] = variants
  const kindOf = kindsOf(kept, words, asked, others)
  const matches = (places: Places): KeptMatch[] =>
    newestOf(kept, places).map((place) => ({ place, kind: kindOf(place) }))
  const inNames = (variants: readonly (readonly string[])[]) =>
    placesOfVariants(kept.size, [kept.words, kept.nameStems], variants)
  const typed = words.length === 0 ? [] : matches(inNames([words])).filter(({ kind }) => kind === 3)
  const named = typed.length < limit ? matches(inNames(variants)).filter(({ kind }) => kind > 0) : []
  const isFew = typed.length < limit && named.length < limit
  const elsewhere = isFew ? matches(placesOfVariants(kept.size, [kept.stems], variants)) : []
  const found = new Map([...typed, ...named, ...elsewhere].map((match) => [match.place, match]))
  const best = [...found.values()].sort((a, b) => b.kind - a.kind)
  const worst = best[limit - 1]?.kind ?? 0
  return best.filter(({ kind }) => kind >= worst)
}

/** The newest of some places, the first guids among those of the same time. */
function newestOf(kept: KeptRecipes, places: Places): number[] {
  const all = listPlaces(places, 2 * RANKED_MAX)
  return all.length <= RANKED_MAX ? all : all.sort((a, b) => byTime(kept, a, b)).slice(0, RANKED_MAX)
}

/** The kind of a match: its name has the words as typed, their stems, another variant of them, or none. */
function kindsOf(
  kept: KeptRecipes,
  words: readonly string[],
  asked: readonly string[],
  others: readonly (readonly string[])[],
): (place: number) => number {
  const own = placesOfVariants(kept.size, [kept.nameStems], [asked])
  const other = placesOfVariants(kept.size, [kept.nameStems], others)
  const isTyped = (place: number) => {
    const name = ` ${nameAt(kept, place)}`
    return words.every((word) => name.includes(` ${word}`))
  }
  return (place) => (hasPlace(own, place) ? (isTyped(place) ? 3 : 2) : hasPlace(other, place) ? 1 : 0)
}

/** Whether a recipe has these words, whole and in this order, in its name. */
export function isPartOfKeptName(kept: KeptRecipes, words: string): boolean {
  return kept.names.includes(` ${words} `)
}

/** From this similarity on names are alike, as in `recipesAlike`. */
const ALIKE_MIN = 0.35
/** How many names are compared. The most similar ones are the first to be compared, so that more change little. */
const COMPARED_MAX = 2000

/**
 * The recipes whose names are most similar to a text, the newest first among equals: those that `selectByLikeness` finds, where it compares all.
 * Null where the text has digits, as numbers in names are not kept.
 */
export function findAlike(kept: KeptRecipes, text: string, limit: number): number[] | null {
  if (/\d/.test(text)) return null
  const trigrams = new Set(trigramsOf(text))
  if (trigrams.size === 0) return []
  const found: { place: number; similarity: number }[] = []
  let compared = 0
  for (const { shared, places } of mostShared(kept, trigrams)) {
    // No name shares more than all of its words together. Similarities are rounded in the same way.
    const most = Math.fround(shared / trigrams.size)
    found.sort((a, b) => b.similarity - a.similarity || byTime(kept, a.place, b.place))
    if (most < ALIKE_MIN || compared >= COMPARED_MAX || (found[limit - 1]?.similarity ?? 0) > most) break
    for (const place of places) {
      const similarity = similarityOf(text, nameAt(kept, place))
      compared += 1
      if (similarity >= ALIKE_MIN) found.push({ place, similarity })
      if (compared >= COMPARED_MAX) break
    }
  }
  found.sort((a, b) => b.similarity - a.similarity || byTime(kept, a.place, b.place))
  return found.slice(0, limit).map(({ place }) => place)
}

function similarityOf(asked: string, name: string): number {
  const numbers: TrigramNumbers = new Map()
  const own = numberTrigrams(name, numbers)
  return wordSimilarity(prepareComparison(asked, numbers), own)
}

/** The places of names by how many trigrams of the text their words have together, at most; most first, each in the order of the places. */
function mostShared(kept: KeptRecipes, trigrams: ReadonlySet<string>): { shared: number; places: number[] }[] {
  const ofWords = new Map<number, number>()
  for (const trigram of trigrams)
    for (const word of kept.trigrams.get(trigram) ?? []) ofWords.set(word, (ofWords.get(word) ?? 0) + 1)
  const ofNames = new Uint8Array(kept.size)
  const most = trigrams.size
  const add = (place: number, count: number) => {
    ofNames[place] = Math.min(most, (ofNames[place] ?? 0) + count)
  }
  for (const [word, count] of ofWords) {
    const posting = kept.words.postings[word]
    if (posting === undefined) continue
    const places = 'list' in posting ? posting.list : listPlaces(posting.set, countPlaces(posting.set))
    for (const place of places) add(place, count)
  }
  for (const place of kept.odd) add(place, most)
  const bySize = Array.from({ length: most + 1 }, (): number[] => [])
  for (let place = 0; place < kept.size; place += 1) {
    const count = ofNames[place] ?? 0
    if (count / most >= ALIKE_MIN) bySize[count]?.push(place)
  }
  return bySize.map((places, shared) => ({ shared, places })).reverse()
}
