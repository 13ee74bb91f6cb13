import { parseBarcode } from '@zivina/contract/catalogue/barcode'
import type { PersonalIngredient, SimilarIngredient } from '@zivina/contract/catalogue/ingredients/read'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { abilitiesOf, viewerOf } from '#api/kernel/access/ownership.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, paged, selectCounted } from '#api/kernel/lists/page.ts'
import { toSearch } from './find-foods.ts'
import { countPersonal, selectByBarcode, selectPersonal } from './personal-queries.ts'
import { presentPersonal, presentSimilar } from './present.ts'
import { selectByGuids } from './queries.ts'
import { type IngredientSearch, selectAlike, selectMatches } from './search-queries.ts'
import type { SearchInput } from './service.ts'

/** The logged-in user's ingredients in every state, newest first: one page and the total number. */
export async function listPersonal(
  ctx: UserCtx<'db' | 'urls'>,
  {
    search,
    status,
    is_private,
    ...page
  }: SearchInput & { status?: Status | undefined; is_private?: boolean | undefined },
): Promise<Listed<PersonalIngredient>> {
  const filter = {
    creator: ctx.actor.guid,
    status: status ?? null,
    is_private: is_private ?? null,
    search: toSearch(search),
  }
  const count = await countPersonal(ctx.db, filter)
  const found = await selectCounted(page, count, () => selectPersonal(ctx.db, filter, page))
  return paged(found, (row) => presentPersonal(row, abilitiesOf(ctx.actor, row.creator), ctx.urls))
}

type Entered = { name: string; barcode: string; except?: string | undefined; limit: number }

/** Foods that may be the same as the one being entered: those with its barcode first, then those with a similar name. */
export async function listSimilar(
  ctx: UserCtx<'db' | 'urls'>,
  { name, barcode: text, except, limit }: Entered,
): Promise<{ results: SimilarIngredient[] }> {
  const viewer = viewerOf(ctx.actor)
  const barcode = parseBarcode(text)
  const search = toSearch(name)
  const same = barcode === null ? [] : await selectByBarcode(ctx.db, barcode, viewer, limit)
  // More than the limit, since the ingredient itself and those found by barcode are left out.
  const most = 2 * limit + 1
  const found = search === null ? [] : await selectLike(ctx, search, most)
  const known = new Set(same.map(({ guid }) => guid))
  const guids = found.filter((guid) => !known.has(guid))
  const alike = await selectByGuids(ctx.db, guids, viewer)
  const results = [
    ...same.map((row) => presentSimilar(row, 'barcode', ctx.urls)),
    ...alike.map((row) => presentSimilar(row, 'name', ctx.urls)),
  ]
  return { results: results.filter(({ guid }) => guid !== except).slice(0, limit) }
}

/** Foods found by a name, and where they are fewer than wanted, those with a similar one. */
async function selectLike({ db, actor }: UserCtx<'db'>, search: IngredientSearch, most: number): Promise<string[]> {
  const among = { used: null, viewer: viewerOf(actor) }
  const { matches, alike } = await selectMatches(db, search, among, most)
  const others = alike.length === 0 && matches.length < most ? await selectAlike(db, search, among) : alike
  return [...new Set([...matches, ...others].map(({ guid }) => guid))].slice(0, most)
}
