import { byTime, DIGITS, type KeptRecipes, nameAt, wordsOfName } from './kept-recipes.ts'
import { postingOf } from './lexicon.ts'
import { placesOfVariants } from './matching.ts'
import { allPlaces, findPlace, hasPlace, keepPosting, listPlaces, type Places } from './places.ts'

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
  const isIn = (place: number) => kept.names.slice(kept.starts[place], kept.starts[place + 1]).includes(` ${words} `)
  if (kept.odd.some(isIn)) return true
  const known = wordsOfName(words).filter((word) => !DIGITS.test(word))
  // Only signs and digits, which no lexicon has.
  if (known.length === 0) return kept.names.includes(` ${words} `)
  const places = allPlaces(kept.size)
  for (const word of known) {
    const posting = postingOf(kept.words, word)
    if (posting === undefined) return false
    keepPosting(places, posting)
  }
  return findPlace(places, isIn)
}
