import type { Db } from '@zivina/db/database'
import type { CatalogueClock } from '#api/kernel/ports/catalogue-clock.ts'
import { countKept, type KeptPage, selectKeptPage, selectWords } from '../queries/kept.ts'
import { createKeptBuilder, type KeptLine, type KeptRecipes } from './kept-recipes.ts'

/** Recipes that are read with one statement: adding them takes a few milliseconds, in which no request is answered. */
const PAGE = 800
/** A larger catalogue is read once a search for every so many recipes has asked: before, searching costs less than reading. */
const RECIPES_PER_SEARCH = 500
/** The database counts recipes two hundred times in the time in which they are read, however many they are. */
const COUNTS = 200

type Reading = {
  version: number
  /** How many searches and counts have asked. */
  asked: Record<Purpose, number>
  recipes: KeptRecipes | null
  /** Ends where all is read, and before that where the catalogue turns out to be large. */
  underWay: Promise<void> | null
}

/** What recipes are asked for: a search, or the number of those that pass a filter, which costs the database far less. */
type Purpose = 'search' | 'count'

/** The approved recipes as they are kept, or null where the database shall be asked. */
export type KeptShelf = (db: Db, purpose?: Purpose) => Promise<KeptRecipes | null>

/** One for each installation: all searches read the same recipes. */
const shelves = new WeakMap<CatalogueClock, KeptShelf>()

export function keptShelf(catalogue: CatalogueClock): KeptShelf {
  const known = shelves.get(catalogue)
  if (known) return known
  const shelf = createShelf(catalogue)
  shelves.set(catalogue, shelf)
  return shelf
}

/**
 * Keeps approved recipes until the catalogue changes. A small catalogue is read at once; a large one page by page beside the searches, which ask
 * the database meanwhile. While the version of the catalogue is unknown nothing is kept.
 */
function createShelf(catalogue: CatalogueClock): KeptShelf {
  let reading: Reading | null = null
  /** The size of the catalogue when it was last read, as a version does not change it much. */
  let size = 0
  const read = async (db: Db, mine: Reading, onLarge: () => void): Promise<void> => {
    const isCurrent = () => catalogue.version() === mine.version
    const builder = createKeptBuilder(await countKept(db))
    let page: KeptPage | null = await selectKeptPage(db, null, PAGE)
    while (page !== null && isCurrent()) {
      builder.add(await linesOf(db, page), page)
      const isLast = builder.size() % PAGE > 0
      if (!isLast) onLarge()
      page = isLast ? null : await selectKeptPage(db, page.last, PAGE)
    }
    if (!isCurrent()) return
    size = builder.size()
    const recipes = await builder.finish()
    // Of a catalogue that changed meanwhile some pages are of the time before.
    if (isCurrent()) mine.recipes = recipes
  }
  const start = (db: Db, mine: Reading): Promise<void> => {
    mine.underWay ??= new Promise((resolve) => {
      read(db, mine, resolve)
        // The database answers the searches, and the next one tries again.
        .catch(() => {
          mine.underWay = null
        })
        .finally(resolve)
    })
    return mine.underWay
  }
  const isWorthReading = ({ search, count }: Record<Purpose, number>) =>
    (search > 0 && search * RECIPES_PER_SEARCH >= size) || count >= COUNTS
  return async (db, purpose = 'search') => {
    const version = catalogue.version()
    if (version === null) return null
    if (reading?.version !== version)
      reading = { version, asked: { search: 0, count: 0 }, recipes: null, underWay: null }
    const mine = reading
    mine.asked[purpose] += 1
    if (mine.recipes === null && isWorthReading(mine.asked)) await start(db, mine)
    return mine.recipes
  }
}

/** Names with other signs than spaces between words, and commas after them. */
const SIGNS = /[^a-z0-9 ,]|,(?! |$)/

async function linesOf(db: Db, { lines }: KeptPage): Promise<KeptLine[]> {
  const all = lines.split('\n')
  const isDivided = (line: string) => SIGNS.test(line.slice(line.lastIndexOf('\t') + 1))
  const divided = all.filter(isDivided)
  if (divided.length === 0) return all.map((line) => ({ line, words: null }))
  const words = await selectWords(
    db,
    divided.map((line) => line.slice(line.lastIndexOf('\t') + 1)),
  )
  const wordsByLine = new Map(divided.map((line, at) => [line, words[at] ?? '']))
  return all.map((line) => ({ line, words: wordsByLine.get(line) ?? null }))
}
