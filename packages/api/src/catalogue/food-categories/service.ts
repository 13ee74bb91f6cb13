import type { Db } from '@zivina/db/database'
import type { Actor } from '#api/kernel/access/actor.ts'
import { presentCategories } from './present.ts'
import { selectCategories } from './queries.ts'

/** Food categories with their sub-categories, in shop order. */
export async function listFoodCategories(db: Db, _actor: Actor) {
  const results = presentCategories(await selectCategories(db))
  return { results, count: results.length }
}
