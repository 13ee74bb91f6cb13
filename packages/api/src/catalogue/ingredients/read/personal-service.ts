import { parseBarcode } from '@zivina/contract/catalogue/barcode'
import type { PersonalIngredient, SimilarIngredient } from '@zivina/contract/catalogue/ingredients/read'
import type { Db } from '@zivina/db/database'
import type { Status } from '@zivina/domain/catalogue/statuses'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { abilitiesOf, viewerOf } from '#api/kernel/access/ownership.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { type Listed, paged, selectCounted } from '#api/kernel/lists/page.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { countPersonal, selectByBarcode, selectPersonal } from './personal-queries.ts'
import { presentPersonal, presentSimilar } from './present.ts'
import { selectByGuids, selectIngredient, selectMatches } from './queries.ts'
import { type SearchInput, toSearch } from './service.ts'

/** The logged-in user's ingredients in every state, newest first: one page and the total number. */
export async function listPersonal(
  db: Db,
  actor: UserActor,
  { search, status, ...page }: SearchInput & { status?: Status | undefined },
  urls: Urls,
): Promise<Listed<PersonalIngredient>> {
  const filter = { creator: actor.guid, status: status ?? null, search: toSearch(search) }
  const count = await countPersonal(db, filter)
  const found = await selectCounted(page, count, () => selectPersonal(db, filter, page))
  return paged(found, (row) => presentPersonal(row, abilitiesOf(actor, row.creator), urls))
}

/**
 * An ingredient that the user may edit, with the fields for its editors.
 * @throws ApiError NOT_FOUND
 */
export async function readPersonal(db: Db, actor: UserActor, guid: string, urls: Urls): Promise<PersonalIngredient> {
  const row = await selectIngredient(db, guid, viewerOf(actor))
  if (row === null) throw new ApiError('NOT_FOUND')
  return presentPersonal(row, abilitiesOf(actor, row.creator), urls)
}

type Entered = { name: string; barcode: string; except?: string | undefined; limit: number }

/** Foods that may be the same as the one being entered: those with its barcode first, then those with a similar name. */
export async function listSimilar(
  db: Db,
  actor: UserActor,
  { name, barcode: text, except, limit }: Entered,
  urls: Urls,
): Promise<{ results: SimilarIngredient[] }> {
  const viewer = viewerOf(actor)
  const barcode = parseBarcode(text)
  const search = toSearch(name)
  const same = barcode === null ? [] : await selectByBarcode(db, barcode, viewer, limit)
  // More than the limit, since the ingredient itself and those found by barcode are left out.
  const most = 2 * limit + 1
  const found = search === null ? null : await selectMatches(db, search, { usedOnly: false, viewer }, most)
  const known = new Set(same.map(({ guid }) => guid))
  const guids = (found?.matches ?? []).map(({ guid }) => guid).filter((guid) => !known.has(guid))
  const alike = await selectByGuids(db, guids, viewer)
  const results = [
    ...same.map((row) => presentSimilar(row, 'barcode', urls)),
    ...alike.map((row) => presentSimilar(row, 'name', urls)),
  ]
  return { results: results.filter(({ guid }) => guid !== except).slice(0, limit) }
}
