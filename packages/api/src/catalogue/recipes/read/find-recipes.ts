import { normalizeSearch, searchStems, wordsOf } from '@zivina/czech/search-text'
import type { Db } from '@zivina/db/database'
import { variantsOf } from '#api/catalogue/synonyms/service.ts'
import type { RecipesAsked } from '#api/kernel/ports/catalogue-search.ts'
import { selectByLikeness, selectByRelevance } from './queries/search.ts'

/**
 * Guids of approved recipes found by a text, best first: those whose name contains every word, then those that contain them elsewhere;
 * only where there are none, those with a similarly spelt name.
 */
export async function findRecipes(db: Db, { text, limit }: RecipesAsked): Promise<string[]> {
  const variants = variantsOf(text)
  if (variants.length === 0) return []
  const words = wordsOf(text).filter((word) => searchStems(word).length > 0)
  const found = await selectByRelevance(db, { words, variants }, limit)
  const spelt = normalizeSearch(text)
  // Without such letters there is nothing to compare.
  if (found.length > 0 || !/[a-z0-9]/.test(spelt)) return found
  return selectByLikeness(db, spelt, limit)
}
