import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import type { Db } from '@zivina/db/database'
import { isReferenced } from '@zivina/db/unique-violation'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { receiverOf } from '#api/account/mail-preferences/service.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Tools } from '#api/kernel/http/scope.ts'
import { readPersonal } from '../read/personal-service.ts'
import { deleteIngredient, type IngredientRow, lockIngredient, updateIngredient } from './queries.ts'
import { refuseTakenBarcodes, type WriteContext } from './write-service.ts'

/**
 * Deletes an ingredient of one's own (an admin: any).
 * @throws ApiError NOT_FOUND where it is not one's own, PROTECTED while a recipe or a modification uses it
 */
export async function removeIngredient(db: Db, actor: UserActor, guid: string): Promise<void> {
  try {
    if (!(await deleteIngredient(db, guid, actor))) throw new ApiError('NOT_FOUND')
  } catch (error) {
    // What the database itself refuses cannot be overtaken by a recipe being saved at this moment.
    if (isReferenced(error)) throw new ApiError('PROTECTED')
    throw error
  }
}

type Telling = Pick<Tools, 'mail' | 'keys' | 'public_url'>
type Decision = { guid: string; status: Status; status_note: string }

/**
 * Decides on an ingredient. Once approved, everybody's recipes count with its present values. The author is told by e-mail of
 * a decision that changes something, unless it was their own or they want no such mail. A reason belongs to a denial alone.
 *
 * @throws ApiError NOT_FOUND, UNIQUE where one would be approved whose barcode another approved one carries
 */
export async function decideOnIngredient(
  db: Db,
  actor: UserActor,
  { guid, status, status_note }: Decision,
  { recompute, urls, ...telling }: WriteContext & Telling,
): Promise<PersonalIngredient> {
  await db.transaction(async (tx) => {
    const former = await lockIngredient(tx, guid, actor)
    if (former === null) throw new ApiError('NOT_FOUND')
    if (status === 'Approved') await refuseTakenBarcodes(tx, guid, former.barcodes)
    const decided = { status, status_note: status === 'Denied' ? status_note : '' }
    await updateIngredient(tx, guid, decided)
    if (status === 'Approved' && former.version > 1) await recompute.enqueue(tx)
    if (former.status === status && former.status_note === decided.status_note) return
    await tellAuthor(tx, actor, { ...former, ...decided }, telling)
  })
  return readPersonal(db, actor, guid, urls)
}

async function tellAuthor(tx: Db, actor: UserActor, ingredient: IngredientRow, telling: Telling): Promise<void> {
  const { creator, guid, name, status, status_note } = ingredient
  if (creator === null || creator === actor.guid || status === 'Pending') return
  const receiver = await receiverOf(tx, telling, creator, 'moderation')
  if (receiver === null) return
  const { email, ...addressee } = receiver
  const approved = status === 'Approved'
  await telling.mail.enqueue(tx, 'ingredient_decision', email, { ...addressee, guid, name, approved, status_note })
}
