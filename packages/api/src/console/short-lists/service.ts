import type { IngredientShort, RecipeShort, UserShort } from '@zivina/contract/console/short-lists'
import { wordsOf } from '@zivina/czech/search-text'
import type { Db } from '@zivina/db/database'
import type { IngredientFault, RecipeFault } from '@zivina/domain/catalogue/faults'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { type AskedPage, type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { presentIngredient, presentRecipe, presentUser } from './present.ts'
import { type ShortOrdering, selectIngredients, selectRecipes, selectUser, selectUsers } from './queries.ts'

type Asked = { page: AskedPage; search: string }
type Moderated<Fault> = Asked & {
  status?: Status | undefined
  ordering: ShortOrdering
  fault?: Fault | undefined
}

/** Recipes of everybody that are not private. */
export async function listRecipes(
  db: Db,
  { page, search, ...filter }: Moderated<RecipeFault> & { guid?: string | undefined },
): Promise<Listed<RecipeShort>> {
  return paged(await selectRecipes(db, { words: wordsOf(search), ...filter }, pageOf(page)), presentRecipe)
}

/** Ingredients of everybody. */
export async function listIngredients(
  db: Db,
  { page, search, ...filter }: Moderated<IngredientFault>,
): Promise<Listed<IngredientShort>> {
  return paged(await selectIngredients(db, { words: wordsOf(search), ...filter }, pageOf(page)), presentIngredient)
}

/** Accounts, the newest first. An e-mail is searched as it is typed: „jan@example.com“ is one word. */
export async function listUsers(db: Db, { page, search }: Asked): Promise<Listed<UserShort>> {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const folded = words.map((word) => (word.includes('@') ? word : wordsOf(word).join('')))
  return paged(await selectUsers(db, { words: folded.filter((word) => word !== '') }, pageOf(page)), presentUser)
}

/** @throws ApiError NOT_FOUND */
export async function readUser(db: Db, guid: string): Promise<UserShort> {
  const row = await selectUser(db, guid)
  if (row === null) throw new ApiError('NOT_FOUND')
  return presentUser(row)
}
