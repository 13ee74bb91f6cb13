import type { Db } from '@zivina/db/database'
import { executeNamed } from '@zivina/db/named-statements'
import { sql } from 'drizzle-orm'
import { type CatalogueCache, createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import type { CatalogueClock } from '#api/kernel/ports/catalogue-clock.ts'
import { NO_DISH } from './queries.ts'
import type { IngredientSearch, Match } from './search-queries.ts'

/** An approved food as a search reads it. `padded`: its search text between two spaces; `letters`: those of its name. */
export type KeptFood = { guid: string; slug: string; padded: string; letters: number }

/** Of a larger catalogue the indexes of the database are faster than reading every food. A food takes about 300 bytes. */
const KEPT_MAX = 5000

/** One for each installation: all searches read the same foods. */
const shelves = new WeakMap<CatalogueClock, CatalogueCache<KeptFood[]>>()

function shelfOf(catalogue: CatalogueClock): CatalogueCache<KeptFood[]> {
  const known = shelves.get(catalogue)
  if (known) return known
  const shelf = createCatalogueCache<KeptFood[]>(catalogue, 1)
  shelves.set(catalogue, shelf)
  return shelf
}

/**
 * All approved foods, the shortest names first, kept until the catalogue changes. Null where they cannot be kept: the version of the
 * catalogue is unknown, or there are too many.
 */
export async function keptFoods(db: Db, catalogue: CatalogueClock): Promise<readonly KeptFood[] | null> {
  if (catalogue.version() === null) return null
  const foods = await shelfOf(catalogue)('', () => selectFoods(db))
  return foods.length > KEPT_MAX ? null : foods
}

function selectFoods(db: Db): Promise<KeptFood[]> {
  return executeNamed<KeptFood>(
    db,
    sql`select i.guid, i.slug, ' ' || i.search_text || ' ' as padded, length(i.name) as letters from ingredient i
    where i.status = 'Approved' and ${NO_DISH} order by length(i.name), i.name limit ${KEPT_MAX + 1}`,
  )
}

/**
 * The same matches as `selectMatches` finds among approved foods, best first, without asking the database: planning its statement
 * takes longer than reading a thousand texts.
 *
 * @param isAsked whether a food, by its guid, is among those that are searched
 */
export function matchesAmong(
  foods: readonly KeptFood[],
  search: IngredientSearch,
  isAsked: (guid: string) => boolean,
): Match[] {
  const called = [...search.named, ...search.typed]
  const found = foods.flatMap((food) => {
    if (!isCandidate(food, search, called) || !isAsked(food.guid)) return []
    const match = classOf(food, search)
    return [{ guid: food.guid, class: match, place: match === 1 || match === 4 ? called.indexOf(food.slug) : 0 }]
  })
  // The sort is stable, and the shortest names come first.
  return found.sort((a, b) => a.class - b.class || a.place - b.place)
}

function isCandidate(
  { slug, padded }: KeptFood,
  { stems, others }: IngredientSearch,
  called: readonly string[],
): boolean {
  return (
    stems.every((stem) => padded.includes(stem.length < INSIDE_MIN ? ` ${stem}` : stem)) ||
    called.includes(slug) ||
    others.some((other) => holdsWords(padded, other))
  )
}

/** Shorter stems are searched for at the beginning of words only: the index of the database finds nothing shorter inside of words. */
export const INSIDE_MIN = 3

/** Whether a text has words beginning with every stem. */
function holdsWords(padded: string, stems: readonly string[]): boolean {
  return stems.every((stem) => padded.includes(` ${stem}`))
}

/** The class of a candidate: see `selectMatches`. */
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
