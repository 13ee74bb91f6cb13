import type { FoundIngredient, IngredientDetail } from '@zivina/contract/catalogue/ingredients/read'
import { wordsOf } from '@zivina/czech/search-text'
import type { Db } from '@zivina/db/database'
import { withLooseLikeness } from '@zivina/db/likeness'
import { variantsOf } from '#api/catalogue/synonyms/service.ts'
import { abilitiesOf, PUBLIC, viewerOf } from '#api/kernel/access/ownership.ts'
import type { CatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { type Counted, type Listed, type Page, paged, pageFrom } from '#api/kernel/lists/page.ts'
import { presentFound, presentIngredientDetail, presentUsedIngredient } from './present.ts'
import {
  countIngredients,
  countUses,
  type IngredientSearch,
  type Match,
  type SearchAmong,
  selectByGuids,
  selectIngredient,
  selectMatches,
  selectOthers,
} from './queries.ts'

export type SearchInput = Page & { search: string }
/** What the lists need besides the database: the number of recipes with each ingredient. */
export type IngredientContext = Ctx<'db' | 'actor' | 'urls'> & { uses: CatalogueCache<Map<string, number>> }

/**
 * Approved ingredients, and a logged-in user's own ones, found by a text, best first; without a text the most used ones first.
 */
export async function listIngredients(
  { db, actor, urls, uses }: IngredientContext,
  input: SearchInput,
): Promise<Listed<FoundIngredient>> {
  const viewer = viewerOf(actor)
  const search = toSearch(input.search)
  if (search !== null) {
    const { rows: guids, count } = await searchPage(
      db,
      search,
      { usedOnly: false, viewer },
      input,
      await uses('', () => countUses(db)),
    )
    const rows = await selectByGuids(db, guids, viewer)
    return paged({ rows, count }, (row) => presentFound(row, urls))
  }
  const [used, count] = await Promise.all([uses('', () => countUses(db)), countIngredients(db, viewer)])
  const { offset, limit } = input
  const page = pageFrom([...used.keys()], input).rows
  const rest = { limit: limit - page.length, offset: Math.max(0, offset - used.size) }
  const rows = await selectByGuids(db, page, viewer)
  if (rest.limit > 0) rows.push(...(await selectOthers(db, [...used.keys()], rest, viewer)))
  return paged({ rows, count }, (row) => presentFound(row, urls))
}

/**
 * Approved ingredients of approved recipes that answer to a text; without a text those used most first. They are the same for
 * everybody.
 */
export async function listUsedIngredients({ db, urls, uses }: Omit<IngredientContext, 'actor'>, input: SearchInput) {
  const used = await uses('', () => countUses(db))
  const search = toSearch(input.search)
  const { rows: guids, count } = search
    ? await searchPage(db, search, { usedOnly: true, viewer: PUBLIC }, input, used)
    : pageFrom([...used.keys()], input)
  const rows = await selectByGuids(db, guids, PUBLIC)
  return paged({ rows, count }, (row) => presentUsedIngredient(row, used.get(row.guid) ?? 0, urls))
}

/** Names of those of the given ingredients that the user may see, in the requested order. */
export async function listIngredientNames(ctx: Ctx<'db' | 'actor'>, guids: readonly string[]) {
  const rows = await selectByGuids(ctx.db, [...new Set(guids.map((guid) => guid.toLowerCase()))], viewerOf(ctx.actor))
  return { results: rows.map(({ guid, name }) => ({ guid, name })) }
}

/**
 * One approved ingredient, or the user's own in any state (an admin: any), with all its fields.
 * @throws ApiError NOT_FOUND where there is none
 */
export async function readIngredient(ctx: Ctx<'db' | 'actor' | 'urls'>, guid: string): Promise<IngredientDetail> {
  const row = await selectIngredient(ctx.db, guid, viewerOf(ctx.actor))
  if (row === null) throw new ApiError('NOT_FOUND')
  return presentIngredientDetail(row, abilitiesOf(ctx.actor, row.creator), ctx.urls)
}

/** How many matches are ordered by use; beyond that the order is that of the text match. */
const RANKED_MAX = 500

/** One page of a search. Equally good matches are ordered by the number of recipes. */
async function searchPage(
  db: Db,
  search: IngredientSearch,
  among: SearchAmong,
  { limit, offset }: SearchInput,
  uses: ReadonlyMap<string, number>,
): Promise<Counted<string>> {
  const most = Math.max(RANKED_MAX, offset + limit)
  const found = await selectMatches(db, search, among, most)
  const { matches, count } =
    found.count > 0 ? found : await withLooseLikeness(db, (loose) => selectMatches(loose, search, among, most))
  const usesOf = ({ guid }: Match) => uses.get(guid) ?? 0
  const ranked = matches.slice(0, RANKED_MAX).sort((a, b) => a.class - b.class || usesOf(b) - usesOf(a))
  const all = [...ranked, ...matches.slice(RANKED_MAX)]
  const { rows } = pageFrom(all, { limit, offset })
  return { rows: rows.map(({ guid }) => guid), count }
}

/** Null where the text contains nothing to search for. A text of stop words only („s“) is searched for unchanged. */
export function toSearch(search: string): IngredientSearch | null {
  const words = wordsOf(search)
  if (words.length === 0) return null
  const [own = words, ...others] = variantsOf(search)
  return { text: words.join(' '), stems: own, others }
}
