import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { Db } from '@zivina/db/database'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { receiverOf } from '#api/account/mail-preferences/service.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Tools } from '#api/kernel/http/scope.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { readRecipe } from '../read/service.ts'
import { lockModerated, type ModeratedRecipe, updateStatus } from '../write/queries.ts'

type Telling = Pick<Tools, 'mail' | 'keys' | 'public_url'>
type Decision = { guid: string; status: Status; status_note: string }

/**
 * Decides on a recipe. The author is told by e-mail of a decision that changes something, unless it was their own or they
 * want no such mail. A reason belongs to a denial alone.
 *
 * @throws ApiError NOT_FOUND; UNAPPROVED_INGREDIENTS where one would be approved with an ingredient that is not
 */
export async function decideOnRecipe(
  db: Db,
  actor: UserActor,
  { guid, status, status_note }: Decision,
  { urls, ...telling }: Telling & { urls: Urls },
): Promise<RecipeDetail> {
  const slug = await db.transaction(async (tx) => {
    const recipe = await lockModerated(tx, guid)
    if (recipe === null) throw new ApiError('NOT_FOUND')
    if (status === 'Approved' && recipe.unapproved > 0) throw new ApiError('UNAPPROVED_INGREDIENTS')
    const decided = { status, status_note: status === 'Denied' ? status_note : '' }
    if (recipe.status === decided.status && recipe.status_note === decided.status_note) return recipe.slug
    await updateStatus(tx, guid, decided)
    await tellAuthor(tx, actor, { ...recipe, ...decided }, telling)
    return recipe.slug
  })
  return readRecipe(db, actor, slug, urls)
}

async function tellAuthor(tx: Db, actor: UserActor, recipe: ModeratedRecipe, telling: Telling): Promise<void> {
  const { creator, name, slug, status, status_note } = recipe
  if (creator === actor.guid || status === 'Pending') return
  const receiver = await receiverOf(tx, telling, creator, 'moderation')
  if (receiver === null) return
  const { email, full_name, unsubscribe_url } = receiver
  const approved = status === 'Approved'
  await telling.mail.enqueue(tx, 'recipe_decision', email, {
    full_name,
    ...{ name, slug, approved, status_note },
    unsubscribe_url,
  })
}
