import { LINE_AMOUNT_MAX, PORTIONS_MAX } from '@zivina/contract/kernel/limits'
import { SHOPPING_ITEMS_MAX, SHOPPING_RECIPES_MAX } from '@zivina/contract/planning/limits'
import type { RecipeParts } from '#api/catalogue/recipes/parts/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type EntryRow, type ItemRow, type Need, type RecipeRow, selectEntries, upsertEntries } from './item-queries.ts'

/** A recipe to add, under the guid of the attempt. */
export type AddedRecipe = { guid: string; parts: RecipeParts; portions: number }
export type AddedItem = { guid: string; need: Need }

type Added = { recipes: readonly AddedRecipe[]; items: readonly AddedItem[] }

/**
 * Adds recipes and items to a locked list. What is there already becomes more of it where `more` is set, and is left as it is where
 * not. An attempt that was made before adds nothing.
 * @returns the texts of the items that were there and left
 * @throws ApiError ALREADY_IN_CART where all of it is there and `more` is not set; LIMIT_REACHED; UNIQUE where a guid is another
 * list's
 */
export async function addEntries(
  ctx: UserCtx<'db'>,
  list: string,
  { recipes, items }: Added,
  more: boolean,
): Promise<string[]> {
  const entries = await selectEntries(ctx.db, list)
  const made = new Set(entries.flatMap(({ guid, attempts }) => [guid, ...attempts]))
  const state = new Map(entries.filter(({ is_removed }) => !is_removed).map((entry) => [entry.guid, entry]))
  const present = [...state.values()]
  const isLeft = ({ guid }: { guid: string }, isThere: (entry: EntryRow) => boolean) =>
    !more && !made.has(guid) && present.some(isThere)
  const left = {
    recipes: recipes.filter((added) => isLeft(added, (entry) => isOf(entry, added.parts))),
    items: items.filter((added) => isLeft(added, (entry) => isSame(entry, added.need))),
  }
  const leftCount = left.recipes.length + left.items.length
  if (leftCount > 0 && leftCount === recipes.length + items.length) throw new ApiError('ALREADY_IN_CART')
  const written = { recipes: new Map<string, RecipeRow>(), items: new Map<string, ItemRow>() }
  for (const added of recipes.filter((one) => !made.has(one.guid) && !left.recipes.includes(one))) {
    const row = toRecipe(added, [...state.values()])
    written.recipes.set(row.guid, row)
    state.set(row.guid, { ...row, ...NO_NEED, text: row.name, is_removed: false })
  }
  for (const added of items.filter((one) => !made.has(one.guid) && !left.items.includes(one))) {
    const row = toItem(added, [...state.values()])
    written.items.set(row.guid, row)
    state.set(row.guid, { ...row, ...NO_RECIPE, is_removed: false })
  }
  const guids = [...written.recipes.keys(), ...written.items.keys()]
  const leftTexts = left.items.map(({ need }) => need.text)
  if (guids.length === 0) return leftTexts
  refuseTooMany([...state.values()])
  const rows = { recipes: [...written.recipes.values()], items: [...written.items.values()] }
  const count = await upsertEntries(ctx.db, { list, person: ctx.actor.guid }, rows)
  if (count < guids.length) throw new ApiError('UNIQUE')
  return leftTexts
}

const NO_NEED = { ingredient: null, amount: null, unit: null }
const NO_RECIPE = { portions: null, recipe: null, recipe_modified: null, lines: null }

/** The recipe as it is to be: new, or with the portions of the one that is there added. */
function toRecipe({ guid, parts, portions }: AddedRecipe, present: readonly EntryRow[]): RecipeRow {
  const { name, lines } = parts
  const target = targetOf(parts)
  const former = present.find((entry) => isOf(entry, parts))
  if (former === undefined) return { guid, ...target, name, portions, lines, attempts: [], planned: [] }
  const together = (former.portions ?? 0) + portions
  if (together > PORTIONS_MAX) throw new ApiError('LIMIT_REACHED')
  const attempts = [...former.attempts, guid]
  return { guid: former.guid, ...target, name, portions: together, lines, attempts, planned: former.planned }
}

/** The item as it is to be: new, or with the amount of one of the same food and unit added. */
function toItem({ guid, need }: AddedItem, present: readonly EntryRow[]): ItemRow {
  const former = present.find((entry) => isSame(entry, need) && entry.unit === need.unit && entry.amount !== null)
  if (former === undefined || former.amount === null || need.amount === null)
    return { guid, ...need, attempts: [], planned: [] }
  const amount = former.amount + need.amount
  if (amount > LINE_AMOUNT_MAX) throw new ApiError('LIMIT_REACHED')
  const { ingredient, text, unit, planned } = former
  return { guid: former.guid, ingredient, text, unit, amount, attempts: [...former.attempts, guid], planned }
}

/** The columns that name a recipe. */
export const targetOf = ({ guid, is_modified }: RecipeParts) =>
  is_modified ? { recipe: null, recipe_modified: guid } : { recipe: guid, recipe_modified: null }

/** Whether an entry is of this recipe. */
export const isOf = ({ recipe, recipe_modified }: EntryRow, { guid, is_modified }: RecipeParts): boolean =>
  (is_modified ? recipe_modified : recipe) === guid

/** Whether an item is of the same food, or the same text; a recipe never is. */
export function isSame(entry: EntryRow, need: Need): boolean {
  if (entry.portions !== null) return false
  if (need.ingredient !== null || entry.ingredient !== null) return entry.ingredient === need.ingredient
  return entry.text.toLowerCase() === need.text.toLowerCase()
}

/** @throws ApiError LIMIT_REACHED where a list has more recipes or items than it may */
export function refuseTooMany(present: readonly Pick<EntryRow, 'portions'>[]): void {
  const recipes = present.filter(({ portions }) => portions !== null).length
  const isFull = recipes > SHOPPING_RECIPES_MAX || present.length - recipes > SHOPPING_ITEMS_MAX
  if (isFull) throw new ApiError('LIMIT_REACHED')
}
