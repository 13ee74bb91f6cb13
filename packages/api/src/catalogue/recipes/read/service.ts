import type { Recipe, RecipeDetail, RecipeListQuery } from '@zivina/contract/catalogue/recipes/read'
import { COMPANIONS_LIMIT, SIMILAR_RECIPES_LIMIT } from '@zivina/contract/kernel/limits'
import { normalizeSearch, searchStems, wordsOf } from '@zivina/czech/search-text'
import type { Db } from '@zivina/db/database'
import { DEFAULT_ORDERING, type OrderingChoice, parseOrdering } from '@zivina/domain/catalogue/filter/ordering'
import { companionsOf, type PairedRecipe } from '@zivina/domain/catalogue/pairing/pairing'
import { similarRecipes } from '@zivina/domain/catalogue/similarity'
import { variantsOf } from '#api/catalogue/synonyms/service.ts'
import { abilitiesOf, viewerOf } from '#api/kernel/access/ownership.ts'
import type { CatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { type Listed, type Page, paged, selectCounted } from '#api/kernel/lists/page.ts'
import { isAnsweredByIndex, type ListFilter, toListFilter } from './filter.ts'
import { findAlike } from './kept/alike.ts'
import { guidAt, type KeptRecipes } from './kept/kept-recipes.ts'
import { matchingPlaces, rankPlaces } from './kept/matching.ts'
import { countPlaces, listPlaces, type Places } from './kept/places.ts'
import { findKept, type KeptMatch } from './kept/searching.ts'
import { type KeptShelf, keptShelf } from './kept/shelf.ts'
import { presentRecipe, presentRecipeDetail } from './present.ts'
import type { CardRow } from './queries/card-row.ts'
import { selectPaired, selectSides } from './queries/companions.ts'
import { countRecipes } from './queries/count.ts'
import { selectRecipeBySlug } from './queries/detail.ts'
import { gatherRecipes, walkRecipes } from './queries/list.ts'
import { selectNewRecipes, selectRecentGuids } from './queries/new.ts'
import { rankByPantry } from './queries/pantry.ts'
import { selectByLikeness, selectByRelevance, selectRanked } from './queries/search.ts'
import { selectCandidates, selectComparable, selectRecipesByGuid } from './queries/similar.ts'
import { selectRecipesBySlug } from './queries/slug.ts'

/** What the list needs besides the database. */
export type ListContext = {
  counts: CatalogueCache<number>
  rankings: CatalogueCache<string[]>
  /** Approved recipes in memory, which are counted and found without the database; without them it is asked. */
  kept?: KeptShelf
  /** The same where they are only counted, or ranked by a pantry: what is found is read from the database. */
  counted?: KeptShelf
  /** Up to this many matches are selected and sorted; with more an index is walked. Set by tests alone. */
  gathered_max?: number
}

const GATHERED_MAX = 2000
/** The first guids of a pantry's ranking are cached: ten pages. Further pages are ranked again. */
const RANKED_KEPT = 180

/** Approved recipes that match every filter: one page and the exact total number. */
export async function listRecipes(
  { db, urls }: Ctx<'db' | 'urls'>,
  query: RecipeListQuery,
  context: ListContext,
): Promise<Listed<Recipe>> {
  const filter = toListFilter(query)
  const kept = (await context.kept?.(db)) ?? null
  const places = kept === null ? null : matchingPlaces(kept, filter)
  if (kept !== null && places !== null)
    return listKept({ db, urls }, query, filter, { ...context, places, recipes: kept })
  // The number decides how the page is best found, and is cached, so it comes first.
  const count = await context.counts(JSON.stringify(filter), () => countMatching(db, filter, context))
  const page = await selectCounted(query, count, () => selectPage(db, filter, query, count, context))
  return paged(page, (row) => presentRecipe(row, urls))
}

async function countMatching(db: Db, filter: ListFilter, { counted }: ListContext): Promise<number> {
  const kept = (await counted?.(db, 'count')) ?? null
  const places = kept === null ? null : matchingPlaces(kept, filter)
  return places === null ? countRecipes(db, filter) : countPlaces(places)
}

/** The same of recipes that are kept: they are counted in memory, and the newest ones are found there as well. */
async function listKept(
  ctx: Ctx<'db' | 'urls'>,
  query: RecipeListQuery,
  filter: ListFilter,
  { places, recipes, ...context }: ListContext & { places: Places; recipes: KeptRecipes },
): Promise<Listed<Recipe>> {
  const count = countPlaces(places)
  if (query.ordering !== undefined || filter.pantry_ingredients.length > 0) {
    const page = await selectCounted(query, count, () => selectPage(ctx.db, filter, query, count, context))
    return paged(page, (row) => presentRecipe(row, ctx.urls))
  }
  const guids = listPlaces(places, query.limit, query.offset).map((place) => guidAt(recipes, place))
  return { results: await readRecipes(ctx, guids), count }
}

/** Newest first by default; with a pantry, those that use most of it first. */
function selectPage(
  db: Db,
  filter: ListFilter,
  { ordering: text, limit, offset }: RecipeListQuery,
  count: number,
  context: ListContext,
): Promise<CardRow[]> {
  const { counts, gathered_max } = context
  const page = { limit, offset }
  if (text === undefined && filter.pantry_ingredients.length > 0) return selectByPantry(db, filter, page, context)
  const ordering = (text === undefined ? null : parseOrdering(text)) ?? DEFAULT_ORDERING
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
  { rankings, counted }: ListContext,
): Promise<CardRow[]> {
  const end = offset + limit
  const guids =
    end > RANKED_KEPT
      ? await rankByPantry(db, filter, { limit, offset })
      : (await rankings(JSON.stringify(filter), () => rankFirst(db, filter, counted))).slice(offset, end)
  return inOrder(await selectRecipesByGuid(db, guids), guids)
}

async function rankFirst(db: Db, filter: ListFilter, counted?: KeptShelf): Promise<string[]> {
  const kept = (await counted?.(db, 'count')) ?? null
  const places = kept === null ? null : matchingPlaces(kept, filter)
  if (kept === null || places === null) return rankByPantry(db, filter, { limit: RANKED_KEPT, offset: 0 })
  return rankPlaces(kept, places, filter.pantry_ingredients, RANKED_KEPT).map((place) => guidAt(kept, place))
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

/**
 * Approved recipes found by a text, best first: those whose name contains every word, then those that contain them elsewhere;
 * only where there are none, those with a similarly spelt name.
 */
export async function searchRecipes(
  ctx: Ctx<'db' | 'urls' | 'catalogue'>,
  { search, limit }: { search: string; limit: number },
): Promise<Recipe[]> {
  const variants = variantsOf(search)
  if (variants.length === 0) return []
  const asked = { words: wordsOf(search).filter((word) => searchStems(word).length > 0), variants }
  const kept = await keptShelf(ctx.catalogue)(ctx.db)
  const found = kept === null ? null : findKept(kept, asked, limit)
  const rows =
    kept === null || found === null
      ? await selectByRelevance(ctx.db, asked, limit)
      : await rankKept(ctx.db, kept, found, variants, limit)
  const text = normalizeSearch(search)
  if (rows.length > 0 || !/[a-z0-9]/.test(text)) return rows.map((row) => presentRecipe(row, ctx.urls))
  const alike = kept === null ? null : findAlike(kept, text, limit)
  if (kept === null || alike === null)
    return (await selectByLikeness(ctx.db, text, limit)).map((row) => presentRecipe(row, ctx.urls))
  return readRecipes(
    ctx,
    alike.map((place) => guidAt(kept, place)),
  )
}

async function rankKept(
  db: Db,
  kept: KeptRecipes,
  found: readonly KeptMatch[],
  variants: readonly (readonly string[])[],
  limit: number,
): Promise<CardRow[]> {
  if (found.length === 0) return []
  const guids = found.map(({ place }) => guidAt(kept, place))
  return selectRanked(db, { guids, kinds: found.map(({ kind }) => kind), variants }, limit)
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

export { listConditional } from './conditional-service.ts'
export { isPartOfKeptName } from './kept/searching.ts'
export { type KeptShelf, keptShelf } from './kept/shelf.ts'
export { type NamedRecipe, recipesNamed } from './named-service.ts'
