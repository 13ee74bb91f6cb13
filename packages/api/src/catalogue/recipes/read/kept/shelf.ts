import { trigramsOf } from '@zivina/czech/word-similarity'
import type { Db } from '@zivina/db/database'
import type { CatalogueClock } from '#api/kernel/ports/catalogue-clock.ts'
import { type KeptPage, type KeptPosition, selectBits, selectKeptPage } from '../queries/kept.ts'
import { createKeptBuilder, type KeptRecipes } from './kept-recipes.ts'

/** Recipes that are read with one statement. Reading that many takes some milliseconds. */
const PAGE = 1000
/** A larger catalogue is read once a search for every so many recipes has asked: before, searching costs less than reading. */
const RECIPES_PER_SEARCH = 500

type Reading = {
  version: number
  /** How many searches have asked. */
  asked: number
  recipes: KeptRecipes | null
  /** Ends where all is read, and before that where the catalogue turns out to be large. */
  underWay: Promise<void> | null
}

/** The approved recipes as they are kept, or null where searches shall ask the database. */
export type KeptShelf = (db: Db) => Promise<KeptRecipes | null>

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
    const builder = createKeptBuilder(trigramsOf)
    const bits = await selectBits(db)
    let after: KeptPosition | null = null
    let isWhole = false
    while (!isWhole && isCurrent()) {
      const { lines, last }: KeptPage = await selectKeptPage(db, after, PAGE)
      if (lines !== null) builder.add(lines)
      after = last
      isWhole = builder.size() % PAGE > 0 || lines === null
      if (!isWhole) onLarge()
    }
    // Of a catalogue that changed meanwhile some pages are of the time before.
    if (!isWhole || !isCurrent()) return
    size = builder.size()
    mine.recipes = builder.finish(bits)
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
  return async (db) => {
    const version = catalogue.version()
    if (version === null) return null
    if (reading?.version !== version) reading = { version, asked: 0, recipes: null, underWay: null }
    const mine = reading
    mine.asked += 1
    if (mine.recipes === null && mine.asked * RECIPES_PER_SEARCH >= size) await start(db, mine)
    return mine.recipes
  }
}
