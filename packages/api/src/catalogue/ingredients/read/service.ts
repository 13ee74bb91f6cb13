import type { FoundIngredient, IngredientDetail, PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import type { BarcodeFood } from '@zivina/contract/catalogue/products'
import type { Db } from '@zivina/db/database'
import type { FoodGroup } from '@zivina/domain/catalogue/foods/food-groups'
import { abilitiesOf, PUBLIC, viewerOf } from '#api/kernel/access/ownership.ts'
import type { CatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, type Page, paged, pageFrom } from '#api/kernel/lists/page.ts'
import { findFoods } from './find-foods.ts'
import { distinctNames, namesOf } from './names/named-foods.ts'
import { selectCarriers } from './personal-queries.ts'
import { presentFound, presentIngredientDetail, presentPersonal, presentUsedIngredient } from './present.ts'
import {
  countIngredients,
  countUses,
  selectByGuids,
  selectDishFood,
  selectIngredient,
  selectOfGroups,
  selectOthers,
} from './queries.ts'

export type SearchInput = Page & { search: string }
/** What the lists need besides the database: the number of recipes with each ingredient. */
export type IngredientContext = Ctx<'db' | 'actor' | 'urls'> & {
  uses: CatalogueCache<Map<string, number>>
}

/** Whole answers, which are the same for everybody who is not logged in: people type the same words, letter by letter. */
export type FoodAnswers = CatalogueCache<Listed<FoundIngredient>>

/** The same as `listIngredients`, from the answers of before where nothing in it is a person's own. */
export function listCommon(
  { answers, ...ctx }: IngredientContext & { answers: FoodAnswers },
  input: SearchInput,
): Promise<Listed<FoundIngredient>> {
  const list = () => listIngredients(ctx, input)
  return ctx.actor.kind === 'anonymous' ? answers(`${input.limit} ${input.offset} ${input.search}`, list) : list()
}

/**
 * Approved ingredients, and a logged-in user's own ones, found by a text, best first; without a text the most used ones first.
 */
export async function listIngredients(ctx: IngredientContext, input: SearchInput): Promise<Listed<FoundIngredient>> {
  const { db, actor, urls, uses } = ctx
  const viewer = viewerOf(actor)
  if (input.search.trim() !== '') {
    const { limit, offset, search: text } = input
    const asked = { text, used_only: false, viewer, uses: await uses('', () => countUses(db)), limit, offset }
    const found = await findFoods(db, asked)
    return paged({ ...found, rows: await selectByGuids(db, found.rows, viewer) }, (row) => presentFound(row, urls))
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
  const { rows: guids, count } =
    input.search.trim() === ''
      ? pageFrom([...used.keys()], input)
      : await findFoods(db, { ...input, text: input.search, used_only: true, viewer: PUBLIC, uses: used })
  const rows = await selectByGuids(db, guids, PUBLIC)
  return paged({ rows, count }, (row) => presentUsedIngredient(row, used.get(row.guid) ?? 0, urls))
}

/** Approved ingredients of approved recipes in one of the food groups, those used most first. */
export async function listUsedOfGroups(
  { db, urls, uses }: Omit<IngredientContext, 'actor'>,
  groups: readonly FoodGroup[],
) {
  const used = await uses('', () => countUses(db))
  const rows = await selectByGuids(db, await selectOfGroups(db, [...used.keys()], groups), PUBLIC)
  return rows.map((row) => presentUsedIngredient(row, used.get(row.guid) ?? 0, urls))
}

/** The number of approved recipes with each approved ingredient, the most used first. */
export function readUses(db: Db): Promise<Map<string, number>> {
  return countUses(db)
}

/**
 * What people call a food besides its name, the most usual first: the names that mean it before any other food, its kitchen name
 * and those that its author gave. Of names that differ only in their endings the first is told.
 */
export function otherNames({
  slug,
  name,
  kitchen,
  suggestion_names,
}: Pick<IngredientDetail, 'slug' | 'name' | 'kitchen' | 'suggestion_names'>): string[] {
  return distinctNames(name, [...(kitchen ? [kitchen.name] : []), ...namesOf(slug), ...suggestion_names])
}

/** Names of those of the given ingredients that the user may see, in the requested order. */
export async function listIngredientNames(ctx: Ctx<'db' | 'actor'>, guids: readonly string[]) {
  const rows = await selectByGuids(ctx.db, [...new Set(guids.map((guid) => guid.toLowerCase()))], viewerOf(ctx.actor))
  return { results: rows.map(({ guid, name }) => ({ guid, name })) }
}

/**
 * The food made of a recipe. The caller has checked that the user may see the recipe.
 * @throws ApiError NOT_FOUND
 */
export async function readDishFood({ db, urls }: Ctx<'db' | 'urls'>, recipe: string): Promise<FoundIngredient> {
  const row = await selectDishFood(db, recipe)
  if (row === null) throw new ApiError('NOT_FOUND')
  return presentFound(row, urls)
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

/** Foods that carry a barcode: the person's own in any state, then approved ones. */
export async function listCarriers(ctx: UserCtx<'db' | 'urls'>, barcode: string): Promise<BarcodeFood[]> {
  const rows = await selectCarriers(ctx.db, barcode, viewerOf(ctx.actor))
  return rows.map((row) => ({
    ...presentFound(row, ctx.urls),
    is_own: row.is_own,
    package_size: row.package_size,
    portion_size: row.portion_size,
  }))
}

/**
 * An ingredient that the user may edit, with the fields for its editors.
 * @throws ApiError NOT_FOUND
 */
export async function readPersonal(ctx: UserCtx<'db' | 'urls'>, guid: string): Promise<PersonalIngredient> {
  const row = await selectIngredient(ctx.db, guid, viewerOf(ctx.actor))
  if (row === null) throw new ApiError('NOT_FOUND')
  return presentPersonal(row, abilitiesOf(ctx.actor, row.creator), ctx.urls)
}

export { type MatchedFood, matchFoods } from './matching-service.ts'
