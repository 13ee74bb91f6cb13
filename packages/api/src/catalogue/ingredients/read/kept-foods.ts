import { mostSimilar, prepareComparison, trigramsOf, wordSimilarity } from '@zivina/czech/word-similarity'
import type { Db } from '@zivina/db/database'
import { type CatalogueCache, createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import type { CatalogueClock } from '#api/kernel/ports/catalogue-clock.ts'
import { type KeptFood, selectKept } from './queries.ts'
import {
  ALIKE_MAX,
  type AlikeMatch,
  COMPARABLE,
  DIETARY,
  INSIDE_MIN,
  type IngredientSearch,
  type Match,
} from './search-queries.ts'

/**
 * All approved foods, the shortest names first. `all`: their search texts one after another, which is read faster than one after the
 * other; `starts`: where each begins in it.
 */
export type KeptFoods = {
  foods: readonly KeptFood[]
  all: string
  starts: readonly number[]
  bySlug: ReadonlyMap<string, number>
  /** The state of each food's row by guid. */
  states: ReadonlyMap<string, string>
  /** The trigrams of the search texts. */
  trigrams: readonly Uint16Array[]
}

/** Of a larger catalogue the indexes of the database are faster than reading every food. A food takes about 400 bytes. */
const KEPT_MAX = 5000

/** One for each installation: all searches read the same foods. */
const shelves = new WeakMap<CatalogueClock, CatalogueCache<KeptFoods>>()

function shelfOf(catalogue: CatalogueClock): CatalogueCache<KeptFoods> {
  const known = shelves.get(catalogue)
  if (known) return known
  const shelf = createCatalogueCache<KeptFoods>(catalogue, 1)
  shelves.set(catalogue, shelf)
  return shelf
}

/**
 * All approved foods, kept until the catalogue changes. Null where they cannot be kept: the version of the catalogue is unknown, or
 * there are too many.
 */
export async function keptFoods(db: Db, catalogue: CatalogueClock): Promise<KeptFoods | null> {
  if (catalogue.version() === null) return null
  const kept = await shelfOf(catalogue)('', async () => gather(await selectKept(db, KEPT_MAX + 1)))
  return kept.foods.length > KEPT_MAX ? null : kept
}

function gather(foods: readonly KeptFood[]): KeptFoods {
  let length = 0
  const starts = foods.map(({ padded }) => {
    const start = length
    length += padded.length
    return start
  })
  const bySlug = new Map(foods.map(({ slug }, place) => [slug, place]))
  const states = new Map(foods.map(({ guid, state }) => [guid, state]))
  const trigrams = foods.map(({ padded }) => trigramsOf(padded))
  return { foods, all: foods.map(({ padded }) => padded).join(''), starts, bySlug, states, trigrams }
}

/**
 * The same matches as `selectMatches` finds among approved foods, best first, without asking the database: planning its statement
 * takes longer than reading a thousand texts.
 *
 * @param isAsked whether a food, by its guid, is among those that are searched
 */
export function matchesAmong(kept: KeptFoods, search: IngredientSearch, isAsked: (guid: string) => boolean): Match[] {
  const called = [...search.named, ...search.typed]
  const places = new Set([
    ...holding(kept, search.stems, (stem) => (stem.length < INSIDE_MIN ? ` ${stem}` : stem)),
    ...search.others.flatMap((other) => holding(kept, other, (stem) => ` ${stem}`)),
    ...called.flatMap((slug) => kept.bySlug.get(slug) ?? []),
  ])
  const found = [...places].flatMap((place) => {
    const food = kept.foods[place]
    if (food === undefined || !isAsked(food.guid)) return []
    const match = classOf(food, search)
    // Those of two classes are in the order of the text's own foods, others come by the length of their names.
    const dietary = food.padded.includes(DIETARY)
    return [
      { guid: food.guid, class: match, dietary, rank: match === 1 || match === 4 ? called.indexOf(food.slug) : place },
    ]
  })
  return found.sort((a, b) => a.class - b.class || a.rank - b.rank)
}

/**
 * The same as `selectMatches` finds beside no matches (with PostgreSQL's own threshold, 0.6) and `selectAlike` (0.35) among approved
 * foods: those that may be meant, then the most similar ones.
 */
export function alikeAmong(
  { foods, trigrams }: KeptFoods,
  { text, misspelt }: IngredientSearch,
  threshold: number,
  isAsked: (guid: string) => boolean,
): AlikeMatch[] {
  if (!COMPARABLE.test(text)) return []
  const compared = prepareComparison(text)
  const alike = foods.flatMap(({ guid, slug, padded }, at) => {
    const own = trigrams[at]
    const place = misspelt.indexOf(slug)
    if (own === undefined || (place < 0 && mostSimilar(compared, own) < threshold) || !isAsked(guid)) return []
    const similarity = wordSimilarity(compared, own)
    return place < 0 && similarity < threshold ? [] : [{ guid, padded, place, similarity }]
  })
  // Foods are in the order of their names, which stays among equals.
  const placeOf = (place: number) => (place < 0 ? misspelt.length : place)
  return alike
    .sort((a, b) => placeOf(a.place) - placeOf(b.place) || b.similarity - a.similarity)
    .slice(0, ALIKE_MAX)
    .map(({ guid, padded, place }) => ({ guid, search_text: padded.slice(1, -1), place: place < 0 ? null : place + 1 }))
}

/** The places of the foods whose texts have every stem as it is written. The texts are searched for the longest. */
function holding(
  { foods, all, starts }: KeptFoods,
  stems: readonly string[],
  written: (stem: string) => string,
): number[] {
  const [longest = '', ...others] = stems.map(written).toSorted((a, b) => b.length - a.length)
  const places: number[] = []
  let place = 0
  for (
    let at = all.indexOf(longest);
    at >= 0 && longest !== '';
    at = all.indexOf(longest, starts[place] ?? all.length)
  ) {
    while ((starts[place + 1] ?? all.length) <= at) place += 1
    const food = foods[place]
    if (food && others.every((other) => food.padded.includes(other))) places.push(place)
    place += 1
  }
  return places
}

/** Whether a text has words beginning with every stem. */
function holdsWords(padded: string, stems: readonly string[]): boolean {
  return stems.every((stem) => padded.includes(` ${stem}`))
}

/** The class of a match: see `selectMatches`. */
function classOf({ slug, padded, letters }: KeptFood, { text, stems, others, named, typed }: IngredientSearch): number {
  const isWhole = padded.startsWith(` ${text} `)
  if (isWhole && letters === text.length) return 0
  if (named.includes(slug)) return 1
  if (isWhole) return 2
  if (padded.startsWith(` ${text}`)) return 3
  if (typed.includes(slug)) return 4
  if (padded.includes(` ${text} `)) return 5
  if (padded.includes(` ${text}`)) return 6
  if (holdsWords(padded, stems)) return padded.startsWith(` ${stems[0]}`) ? 7 : 8
  return others.some((other) => holdsWords(padded, other)) ? 9 : 10
}
