import { readFile } from 'node:fs/promises'
import { z } from 'zod'

export const SETS = [
  'tuned',
  'untouched',
  'fresh',
  'fresh-2',
  'fresh-3',
  'fresh-4',
  'fresh-5',
  'fresh-6',
  'fresh-7',
  'fresh-8',
] as const

/** What a person types into the search of foods, and the slugs of which one should come first; see bench/corpora/README.md. */
const Searches = z.array(
  z.strictObject({
    search: z.string(),
    kind: z.string(),
    set: z.enum(SETS),
    foods: z.array(z.string()).min(1).nullable(),
    open: z.boolean().optional(),
  }),
)
type Search = z.infer<typeof Searches>[number]

/** The two halves stand in one file, each later set in one of its own. */
const FILES = ['', ...SETS.filter((set) => set.startsWith('fresh')).map((set) => `-${set}`)].map(
  (suffix) => new URL(`../../../../bench/corpora/food-searches${suffix}.json`, import.meta.url),
)

/** How many results a person looks at. */
export const SEEN = 10

export type SearchSet = (typeof SETS)[number]

/** Sums over the searches of one set and kind; searches for something that is no food are counted apart. */
export type SearchTotals = {
  searches: number
  found: number
  first: number
  /** Sum of the reciprocal ranks. */
  rank: number
  nothings: number
  /** Searches for nothing that found something. */
  wrong: number
}

/** A search of the tuned half or the fresh set that does not find its food in the first place. */
export type WeakSearch = Pick<Search, 'search' | 'kind' | 'foods'> & { place: number; results: string[] }

/**
 * Asks every search of the corpus and compares the slugs found with those meant. Of the untouched half there are only totals: a
 * search that was looked at is tuned.
 *
 * @param known the slugs of the catalogue; a search whose foods come later is one for nothing, with any answer where it names some
 * @param find the slugs found by a text, best first
 * @param sets the sets to ask
 */
export async function judgeFoodSearches(
  known: ReadonlySet<string>,
  find: (search: string) => Promise<string[]>,
  sets: readonly SearchSet[] = SETS,
): Promise<{ totals: Record<SearchSet, Map<string, SearchTotals>>; weak: WeakSearch[] }> {
  const totals = Object.fromEntries(SETS.map((set) => [set, new Map<string, SearchTotals>()])) as Record<
    SearchSet,
    Map<string, SearchTotals>
  >
  const weak: WeakSearch[] = []
  for (const one of (await readSearches()).filter(({ set }) => sets.includes(set))) {
    const foods = (one.foods ?? []).filter((slug) => known.has(slug))
    // Its foods come later: what is found instead says nothing.
    if (one.foods !== null && foods.length === 0) continue
    const results = (await find(one.search)).slice(0, SEEN)
    const place = placeOf(one, foods, results)
    const sums = totals[one.set].get(one.kind) ?? emptyTotals()
    totals[one.set].set(one.kind, added(sums, one.foods === null, place))
    if (one.set !== 'untouched' && place !== 1) weak.push({ ...one, place, results })
  }
  return { totals, weak }
}

async function readSearches(): Promise<Search[]> {
  const files = await Promise.all(FILES.map((file) => readFile(file, 'utf8')))
  return files.flatMap((text) => Searches.parse(JSON.parse(text)))
}

/** The place of the first food that is meant, 0 where there is none. Where nothing is right, nothing is in the first place. */
function placeOf({ foods: meant, open = false }: Search, foods: readonly string[], results: readonly string[]): number {
  if (results.length === 0) return meant === null || open ? 1 : 0
  if (meant === null) return open ? 1 : 0
  return results.findIndex((slug) => foods.includes(slug)) + 1
}

export function emptyTotals(): SearchTotals {
  return { searches: 0, found: 0, first: 0, rank: 0, nothings: 0, wrong: 0 }
}

function added(sums: SearchTotals, isNothing: boolean, place: number): SearchTotals {
  if (isNothing) return { ...sums, nothings: sums.nothings + 1, wrong: sums.wrong + (place === 1 ? 0 : 1) }
  return {
    ...sums,
    searches: sums.searches + 1,
    found: sums.found + (place > 0 ? 1 : 0),
    first: sums.first + (place === 1 ? 1 : 0),
    rank: sums.rank + (place > 0 ? 1 / place : 0),
  }
}

export function sumTotals(all: Iterable<SearchTotals>): SearchTotals {
  const sums = emptyTotals()
  for (const one of all) for (const key of Object.keys(sums) as (keyof SearchTotals)[]) sums[key] += one[key]
  return sums
}
