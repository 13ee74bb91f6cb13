import type { PersonalRecipe } from '@zivina/contract/catalogue/recipes/read'
import { searchStems } from '@zivina/czech/search-text'
import type { Db } from '@zivina/db/database'
import type { Status } from '@zivina/domain/catalogue/statuses'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { abilitiesOf } from '#api/kernel/access/ownership.ts'
import { type Listed, type Page, paged, selectCounted } from '#api/kernel/lists/page.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { countPersonal, selectPersonal } from './personal-queries.ts'
import { presentPersonalRecipe } from './present.ts'

type PersonalQuery = Page & { search?: string | undefined; status?: Status | undefined }

/** The logged-in user's recipes in every state, newest first: one page and the total number. */
export async function listPersonal(
  db: Db,
  actor: UserActor,
  { search, status, ...page }: PersonalQuery,
  urls: Urls,
): Promise<Listed<PersonalRecipe>> {
  const filter = { creator: actor.guid, status: status ?? null, stems: searchStems(search ?? '') }
  const count = await countPersonal(db, filter)
  const found = await selectCounted(page, count, () => selectPersonal(db, filter, page))
  return paged(found, (row) => presentPersonalRecipe(row, abilitiesOf(actor, row.creator_guid), urls))
}
