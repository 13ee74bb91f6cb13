import type { PersonalRecipe } from '@zivina/contract/catalogue/recipes/read'
import { searchStems } from '@zivina/czech/search-text'
import type { Db } from '@zivina/db/database'
import type { Status } from '@zivina/domain/catalogue/statuses'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { abilitiesOf } from '#api/kernel/access/ownership.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { countPersonal, selectPersonal } from './personal-queries.ts'
import { presentPersonalRecipe } from './present.ts'

type PersonalQuery = { search?: string | undefined; status?: Status | undefined; limit: number; offset: number }

/** One's own recipes in every state, the newest first: one page and the number of all. */
export async function listPersonal(
  db: Db,
  actor: UserActor,
  { search, status, limit, offset }: PersonalQuery,
  urls: Urls,
): Promise<{ results: PersonalRecipe[]; count: number }> {
  const filter = { creator: actor.guid, status: status ?? null, stems: searchStems(search ?? '') }
  const count = await countPersonal(db, filter)
  const rows = offset < count ? await selectPersonal(db, filter, { limit, offset }) : []
  const results = rows.map((row) => presentPersonalRecipe(row, abilitiesOf(actor, row.creator_guid), urls))
  return { results, count }
}
