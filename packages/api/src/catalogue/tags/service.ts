import type { Db } from '@zivina/db/database'
import type { Actor } from '#api/kernel/access/actor.ts'
import { presentTags } from './present.ts'
import { selectTags } from './queries.ts'

/** Every tag, and those of the front page. */
export async function listTags(db: Db, _actor: Actor) {
  return presentTags(await selectTags(db))
}
