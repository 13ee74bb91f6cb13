import type { RecipeListQuery } from '@zivina/contract/catalogue/recipes/list-query'
import type { Recipe, RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { COMPANIONS_LIMIT, SIMILAR_RECIPES_LIMIT } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { DEFAULT_ORDERING, type OrderingChoice, parseOrdering } from '@zivina/domain/catalogue/filter/ordering'
import { companionsOf, type PairedRecipe } from '@zivina/domain/catalogue/pairing/pairing'
import { similarRecipes } from '@zivina/domain/catalogue/similarity'
import {
  type FilterWish,
  isAnsweredByIndex,
  type ListFilter,
  toListFilter,
} from '#api/catalogue/recipes/filter/service.ts'
import { abilitiesOf, viewerOf } from '#api/kernel/access/ownership.ts'
import type { CatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { type Listed, type Page, paged, selectCounted } from '#api/kernel/lists/page.ts'
import { findRecipes } from './find-recipes.ts'
import { presentRecipe, presentRecipeDetail } from './present.ts'
import { selectPaired, selectSides } from './queries/companions.ts'
import { countRecipes } from './queries/count.ts'
import { selectRecipeBySlug } from './queries/detail.ts'
import { gatherRecipes, walkRecipes } from './queries/list.ts'
import { selectNewRecipes, selectRecentGuids } from './queries/new.ts'
import { rankByPantry } from './queries/pantry.ts'
import { selectCandidates, selectComparable, selectRecipesByGuid } from './queries/similar.ts'
import { selectRecipesBySlug } from './queries/slug.ts'
import type { CardRow } from './sql.ts'

/** What the list needs besides the database: what was counted and ranked for the same filter, until the catalogue changes. */
export type ListContext = {
  counts: CatalogueCache<number>
  rankings: CatalogueCache<string[]>
  /** Up to this many matches are selected and sorted; with more an index is walked. Set by tests alone. */
  gathered_max?: number
}

/** Which recipes of the list are asked for. Without an ordering the newest come first, with a pantry those that use most of it. */
export type ListWish = Page & FilterWish

const GATHERED_MAX = 2000
/** The first guids of a pantry's ranking are cached: ten pages. Further pages are ranked again. */
const RANKED_KEPT = 180

/** Approved recipes that match every filter of a query: one page and the exact total number. */
export function listRecipes(
  ctx: Ctx<'db' | 'urls'>,
  { ordering, limit, offset, ...query }: RecipeListQuery,
  context: ListContext,
): Promise<Listed<Recipe>> {
  const wish = { ordering: ordering === undefined ? null : parseOrdering(ordering), limit, offset }
  return listFiltered(ctx, { ...wish, filter: toListFilter(query) }, context)
}

/** The same for a filter that no query asks for. */
export async function listFiltered(
  { db, urls }: Ctx<'db' | 'urls'>,
  wish: ListWish,
  context: ListContext,
): Promise<Listed<Recipe>> {
  // The number decides how the page is best found, so it comes first.
  const count = await countFiltered(db, wish.filter, context)
  const page = await selectCounted(wish, count, () => selectPage(db, wish, count, context))
  return paged(page, (row) => presentRecipe(row, urls))
}

/** How many approved recipes match a filter. */
export function countFiltered(db: Db, filter: ListFilter, { counts }: Pick<ListContext, 'counts'>): Promise<number> {
  return counts(JSON.stringify(filter), () => countRecipes(db, filter))
}

/** Newest first by default; with a pantry, those that use most of it first. */
function selectPage(
  db: Db,
  { filter, limit, offset, ...wish }: ListWish,
  count: number,
  context: ListContext,
): Promise<CardRow[]> {
  const { counts, gathered_max } = context
  const page = { limit, offset }
  if (wish.ordering === null && filter.pantry_ingredients.length > 0) return selectByPantry(db, filter, page, context)
  const ordering = wish.ordering ?? DEFAULT_ORDERING
  // Where the index answers the whole filter, gathering reads all of it, and walking stops with the page.
  const most = gathered_max ?? (isAnsweredByIndex(filter) ? offset + limit : GATHERED_MAX)
  if (count <= most) return gatherRecipes(db, filter, ordering, page)
  const neverUnknown = ordering.column === 'created_at' || ordering.column === 'time_minutes'
  if (neverUnknown || ordering.direction === 'asc') return walkRecipes(db, filter, ordering, 'all', page, count)
  return selectDescending(db, filter, ordering, page, counts)
}

/**
 * Descending by a column that may be unknown. Unknown values come last in both directions: ascending by the index itself,
 * descending by a second part, as an index read backwards begins with them.
 */
async function selectDescending(
  db: Db,
  filter: ListFilter,
  ordering: OrderingChoice,
  { limit, offset }: Page,
  counts: CatalogueCache<number>,
): Promise<CardRow[]> {
  const known = await walkRecipes(db, filter, ordering, 'known', { limit, offset })
  if (known.length === limit) return known
  const key = `known ${ordering.column} ${JSON.stringify(filter)}`
  const before = known.length > 0 ? offset + known.length : await counts(key, () => countRecipes(db, filter, ordering))
  const rest = { limit: limit - known.length, offset: Math.max(0, offset - before) }
  return [...known, ...(await walkRecipes(db, filter, ordering, 'unknown', rest))]
}

async function selectByPantry(
  db: Db,
  filter: ListFilter,
  { limit, offset }: Page,
  { rankings }: ListContext,
): Promise<CardRow[]> {
  const end = offset + limit
  const rank = (part: Page) => rankByPantry(db, filter, part)
  const guids =
    end > RANKED_KEPT
      ? await rank({ limit, offset })
      : (await rankings(JSON.stringify(filter), () => rank({ limit: RANKED_KEPT, offset: 0 }))).slice(offset, end)
  return inOrder(await selectRecipesByGuid(db, guids), guids)
}

/**
 * One recipe with steps and lines: an approved one, the user's own, or for an admin any.
 * @throws ApiError RECIPE_404 where no recipe that the user may see has or had this slug
 */
export async function readRecipe(ctx: Ctx<'db' | 'actor' | 'urls'>, slug: string): Promise<RecipeDetail> {
  const found = await selectRecipeBySlug(ctx.db, slug, viewerOf(ctx.actor))
  if (found === null) throw new ApiError('RECIPE_404')
  return presentRecipeDetail(found, abilitiesOf(ctx.actor, found.recipe.creator_guid), ctx.urls)
}

/**
 * The approved recipes most similar to one, best first.
 * @throws ApiError RECIPE_404 where no approved recipe has or had this slug
 */
export async function listSimilar(ctx: Ctx<'db' | 'urls'>, slug: string): Promise<Recipe[]> {
  const recipe = await selectComparable(ctx.db, slug)
  if (recipe === null) throw new ApiError('RECIPE_404')
  const candidates = await selectCandidates(ctx.db, recipe)
  const best = similarRecipes(recipe, candidates, SIMILAR_RECIPES_LIMIT).map(({ guid }) => guid)
  const rows = await selectRecipesByGuid(ctx.db, best)
  return inOrder(rows, best).map((row) => presentRecipe(row, ctx.urls))
}

/**
 * What to serve with an approved recipe, best first.
 * @param sides caches the recipes that may be a side, which are the same for every recipe
 * @throws ApiError RECIPE_404 where no approved recipe has or had this slug
 */
export async function listCompanions(
  ctx: Ctx<'db' | 'urls'>,
  slug: string,
  sides: CatalogueCache<PairedRecipe[]>,
): Promise<Recipe[]> {
  const recipe = await selectPaired(ctx.db, slug)
  if (recipe === null) throw new ApiError('RECIPE_404')
  const candidates = await sides('sides', () => selectSides(ctx.db))
  const best = companionsOf(recipe, candidates, COMPANIONS_LIMIT).map(({ guid }) => guid)
  const rows = await selectRecipesByGuid(ctx.db, best)
  return inOrder(rows, best).map((row) => presentRecipe(row, ctx.urls))
}

/** Approved recipes found by a text, best first. */
export async function searchRecipes(
  ctx: Ctx<'db' | 'urls'>,
  { search, limit }: { search: string; limit: number },
): Promise<Recipe[]> {
  return readRecipes(ctx, await findRecipes(ctx.db, { text: search, limit }))
}

/** Approved recipes that texts refer to, in one query: by slug or former slug. Missing ones are left out. */
export async function readRecipesBySlug(
  ctx: Ctx<'db' | 'urls'>,
  slugs: readonly string[],
): Promise<Map<string, Recipe>> {
  const rows = await selectRecipesBySlug(ctx.db, slugs)
  return new Map(rows.map((row) => [row.asked, presentRecipe(row, ctx.urls)]))
}

/** Approved recipes created after a moment, newest first. */
export async function readNewRecipes(
  ctx: Ctx<'db' | 'urls'>,
  { since, limit }: { since: Date; limit: number },
): Promise<Recipe[]> {
  const rows = await selectNewRecipes(ctx.db, since, limit)
  return rows.map((row) => presentRecipe(row, ctx.urls))
}

/** Guids of approved recipes created after a moment, newest first. */
export function listRecentRecipes(db: Db, since: Date): Promise<string[]> {
  return selectRecentGuids(db, since)
}

/** Approved recipes by their guids, in that order. */
export async function readRecipes(ctx: Ctx<'db' | 'urls'>, guids: readonly string[]): Promise<Recipe[]> {
  const rows = await selectRecipesByGuid(ctx.db, guids)
  return inOrder(rows, guids).map((row) => presentRecipe(row, ctx.urls))
}

function inOrder(rows: readonly CardRow[], guids: readonly string[]): CardRow[] {
  const byGuid = new Map(rows.map((row) => [row.guid, row]))
  return guids.flatMap((guid) => byGuid.get(guid) ?? [])
}

export { listNearly } from './conditional-service.ts'
export { type NamedRecipe, recipesNamed } from './named-service.ts'
