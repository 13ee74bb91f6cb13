import type { Db } from '@zivina/db/database'
import { presentTags } from './present.ts'
import { selectTags } from './queries.ts'

/** Every tag, and those of the front page. */
export async function listTags(db: Db) {
  return presentTags(await selectTags(db))
}
