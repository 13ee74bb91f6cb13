import type { FoodLetter } from '@zivina/contract/catalogue/food-letters'
import type { FoodCard, FoodPage } from '@zivina/contract/catalogue/food-pages'
import type { IngredientDetail } from '@zivina/contract/catalogue/ingredients/read'
import { FOOD_RECIPES_MAX } from '@zivina/contract/kernel/limits'
import {
  type IngredientContext,
  listIngredients,
  otherNames,
  readIngredient,
  readUses,
} from '#api/catalogue/ingredients/read/service.ts'
import { listSubstitutes } from '#api/catalogue/ingredients/substitutes/service.ts'
import { presentRecipe } from '#api/catalogue/recipes/read/present.ts'
import type { Actor } from '#api/kernel/access/actor.ts'
import type { CatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { type Listed, type Page, paged, pageFrom } from '#api/kernel/lists/page.ts'
import { presentFoodCard, presentFoundCard, presentRules, presentSubstitutes } from './present.ts'
import {
  countFoods,
  selectByLetter,
  selectFoodGuid,
  selectFoods,
  selectGroup,
  selectOtherFoods,
  selectRecipesWith,
} from './queries.ts'

/** The foods of a group that recipes use, the most used first, and the number of all. */
export type GroupOrder = { used: readonly string[]; count: number }
/** What the list needs besides the database; both are kept until the catalogue changes. */
export type FoodListContext = Omit<IngredientContext, 'actor'> & { groups: CatalogueCache<GroupOrder> }

export type FoodListInput = Page & {
  search: string
  group?: string | undefined
  letter?: FoodLetter | undefined
}

/** Pages of foods are the same for every reader: they have approved foods only. */
const ANYBODY: Actor = { kind: 'anonymous' }

/**
 * Approved foods: found by a text, best first; under a letter, by name; otherwise the most used ones first, then by name. A group is
 * the slug of a category or a sub-category.
 */
export async function listFoods(ctx: FoodListContext, input: FoodListInput): Promise<Listed<FoodCard>> {
  const { search, letter, limit, offset } = input
  const { db, urls } = ctx
  const group = input.group ?? null
  if (search.trim() !== '') {
    const { results, count } = await listIngredients({ ...ctx, actor: ANYBODY }, { search, limit, offset })
    return { results: results.map(presentFoundCard), count }
  }
  if (letter !== undefined) {
    return paged(await selectByLetter(db, { group, letter }, { limit, offset }), (row) => presentFoodCard(row, urls))
  }
  const { used, count } = await readOrder(ctx, group)
  const page = pageFrom(used, { limit, offset }).rows
  const rows = await selectFoods(db, page)
  const rest = { limit: limit - page.length, offset: Math.max(0, offset - used.length) }
  if (rest.limit > 0 && offset < count) rows.push(...(await selectOtherFoods(db, { group, except: used }, rest)))
  return paged({ rows, count }, (row) => presentFoodCard(row, urls))
}

async function readOrder({ db, uses, groups }: FoodListContext, group: string | null): Promise<GroupOrder> {
  const used = [...(await uses('', () => readUses(db))).keys()]
  if (group === null) return groups('', async () => ({ used, count: await countFoods(db) }))
  return groups(group, async () => {
    const members = new Set(await selectGroup(db, group))
    return { used: used.filter((guid) => members.has(guid)), count: members.size }
  })
}

/** An approved food by its slug or a former one, as everybody sees it; null where there is none. */
export async function findFood(ctx: Ctx<'db' | 'urls'>, slug: string): Promise<IngredientDetail | null> {
  const guid = await selectFoodGuid(ctx.db, slug)
  return guid === null ? null : readIngredient({ ...ctx, actor: ANYBODY }, guid)
}

/**
 * The content of the page of an approved food, the same for every reader. A former slug finds the food too.
 * @throws ApiError NOT_FOUND where there is none, or it is not approved
 */
export async function readFoodPage(ctx: Ctx<'db' | 'urls'>, slug: string): Promise<FoodPage> {
  const food = await findFood(ctx, slug)
  if (food === null) throw new ApiError('NOT_FOUND')
  const best = await selectRecipesWith(ctx.db, food.guid, FOOD_RECIPES_MAX)
  const substitutes = await listSubstitutes({ ...ctx, actor: ANYBODY }, food.guid)
  return {
    food,
    other_names: otherNames(food),
    ...presentRules(food),
    substitutes: presentSubstitutes(food, substitutes),
    recipes: best.rows.map((row) => presentRecipe(row, ctx.urls)),
    recipe_count: best.count,
  }
}
