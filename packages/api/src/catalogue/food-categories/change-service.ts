import type { CategoryPatch, FoodCategories, SubCategoryPatch } from '@zivina/contract/catalogue/food-categories'
import { FOOD_CATEGORIES_MAX } from '@zivina/contract/kernel/limits'
import { normalizeSearch } from '@zivina/czech/search-text'
import { makeSlug } from '@zivina/db/slug'
import { isReferenced } from '@zivina/db/unique-violation'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import {
  deleteCategory,
  type Group,
  insertCategory,
  lockCategories,
  moveSub,
  type Neighbour,
  placeCategories,
  renameCategory,
  selectNeighbours,
  selectSub,
} from './change-queries.ts'
import { listFoodCategories } from './service.ts'

const ALL: Group = { food_category: null }

/** @throws ApiError UNIQUE where a food category has the name, however it is written; LIMIT_REACHED */
export async function createCategory(ctx: Ctx<'db'>, name: string): Promise<FoodCategories> {
  await transaction(ctx, async (ctx) => {
    await lockCategories(ctx.db)
    await addTo(ctx, ALL, name)
  })
  return listFoodCategories(ctx.db)
}

/** @throws ApiError NOT_FOUND, UNIQUE */
export async function changeCategory(ctx: Ctx<'db'>, guid: string, patch: CategoryPatch): Promise<FoodCategories> {
  await transaction(ctx, async (ctx) => {
    await lockCategories(ctx.db)
    await changeIn(ctx, ALL, guid.toLowerCase(), patch)
  })
  return listFoodCategories(ctx.db)
}

/** @throws ApiError NOT_FOUND, SUBFOODCATEGORY_ALREADY_EXISTS, LIMIT_REACHED */
export async function createSubCategory(ctx: Ctx<'db'>, food_category: string, name: string): Promise<FoodCategories> {
  await transaction(ctx, async (ctx) => {
    await lockCategories(ctx.db)
    await requireCategory(ctx, food_category)
    await addTo(ctx, { food_category }, name)
  })
  return listFoodCategories(ctx.db)
}

/** @throws ApiError NOT_FOUND, SUBFOODCATEGORY_ALREADY_EXISTS, LIMIT_REACHED */
export async function changeSubCategory(
  ctx: Ctx<'db'>,
  given: string,
  { food_category: wanted, ...patch }: SubCategoryPatch,
): Promise<FoodCategories> {
  const guid = given.toLowerCase()
  await transaction(ctx, async (ctx) => {
    await lockCategories(ctx.db)
    const present = await selectSub(ctx.db, guid)
    if (present === null) throw new ApiError('NOT_FOUND')
    const food_category = wanted?.toLowerCase() ?? present.food_category
    if (food_category !== present.food_category) {
      await requireCategory(ctx, food_category)
      const name = patch.name ?? present.name
      requireNew({ food_category }, await selectNeighbours(ctx.db, { food_category }), name)
      await moveSub(ctx.db, { guid, food_category, name })
    }
    await changeIn(ctx, { food_category }, guid, patch)
  })
  return listFoodCategories(ctx.db)
}

/** @throws ApiError NOT_FOUND; PROTECTED while it has sub-categories, a sub-category while foods are in it */
export async function removeCategory(
  ctx: Ctx<'db'>,
  kind: 'food_category' | 'sub_food_category',
  guid: string,
): Promise<void> {
  try {
    if (!(await deleteCategory(ctx.db, kind, guid))) throw new ApiError('NOT_FOUND')
  } catch (error) {
    throw isReferenced(error) ? new ApiError('PROTECTED') : error
  }
}

async function requireCategory(ctx: Ctx<'db'>, guid: string): Promise<void> {
  const all = await selectNeighbours(ctx.db, ALL)
  if (!all.some((category) => category.guid === guid.toLowerCase())) throw new ApiError('NOT_FOUND')
}

async function addTo(ctx: Ctx<'db'>, group: Group, name: string): Promise<void> {
  const neighbours = await selectNeighbours(ctx.db, group)
  if (neighbours.length >= FOOD_CATEGORIES_MAX) throw new ApiError('LIMIT_REACHED')
  requireNew(group, neighbours, name)
  const slug = makeSlug(name) || 'kategorie'
  await insertCategory(ctx.db, group, { name, slugs: [slug, `${slug}-${crypto.randomUUID().slice(0, 8)}`] })
}

async function changeIn(ctx: Ctx<'db'>, group: Group, guid: string, { name, position }: CategoryPatch): Promise<void> {
  const neighbours = await selectNeighbours(ctx.db, group)
  if (neighbours.length > FOOD_CATEGORIES_MAX) throw new ApiError('LIMIT_REACHED')
  const own = neighbours.find((neighbour) => neighbour.guid === guid)
  if (!own) throw new ApiError('NOT_FOUND')
  const others = neighbours.filter((neighbour) => neighbour !== own)
  requireNew(group, others, name ?? own.name)
  if (name !== undefined) await renameCategory(ctx.db, group, { guid, name })
  if (position !== undefined) {
    const guids = others.map((neighbour) => neighbour.guid)
    await placeCategories(ctx.db, group, guids.toSpliced(position, 0, guid))
  }
}

/** Names that differ only in accents or the size of letters are one name. */
function requireNew(group: Group, others: readonly Neighbour[], name: string): void {
  const key = normalizeSearch(name)
  if (!others.some((other) => normalizeSearch(other.name) === key)) return
  throw new ApiError(group.food_category === null ? 'UNIQUE' : 'SUBFOODCATEGORY_ALREADY_EXISTS')
}
