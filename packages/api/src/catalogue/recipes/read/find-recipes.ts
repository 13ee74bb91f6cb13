import { normalizeSearch, searchStems, wordsOf } from '@zivina/czech/search-text'
import { variantsOf } from '#api/catalogue/synonyms/service.ts'
import type { CatalogueSearch } from '#api/kernel/ports/catalogue-search.ts'
import { selectByLikeness, selectByRelevance } from './queries/search.ts'

/**
 * The recipes of the port by PostgreSQL: guids of approved recipes found by a text, best first: those whose name contains every word, then those that contain them elsewhere;
 * only where there are none, those with a similarly spelt name.
 */
export const findRecipes: CatalogueSearch['recipes'] = async (db, { text, limit }) => {
  const variants = variantsOf(text)
  if (variants.length === 0) return []
  const words = wordsOf(text).filter((word) => searchStems(word).length > 0)
  const found = await selectByRelevance(db, { words, variants }, limit)
  const spelt = normalizeSearch(text)
  // Without such letters there is nothing to compare.
  if (found.length > 0 || !/[a-z0-9]/.test(spelt)) return found
  return selectByLikeness(db, spelt, limit)
}
