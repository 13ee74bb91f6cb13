import type { PersonalIngredient } from '@zivina/contract/ingredients'
import type { Db } from '@zivina/db/database'
import { isReferenced } from '@zivina/db/unique-violation'
import type { Status } from '@zivina/nutrition/enumerations'
import type { UserActor } from '../http/actor.ts'
import { ApiError } from '../http/api-error.ts'
import { readPersonal } from '../ingredients/personal-service.ts'
import { deleteIngredient, lockIngredient, updateIngredient } from './queries.ts'
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

type Decision = { guid: string; status: Status; status_note: string }

/**
 * Decides on an ingredient. Once approved, everybody's recipes count with its present values. A reason belongs to a denial
 * alone.
 *
 * @throws ApiError NOT_FOUND, UNIQUE where one would be approved whose barcode another approved one carries
 */
export async function decideOnIngredient(
  db: Db,
  actor: UserActor,
  { guid, status, status_note }: Decision,
  { recompute, endpoint }: WriteContext,
): Promise<PersonalIngredient> {
  await db.transaction(async (tx) => {
    const former = await lockIngredient(tx, guid, actor)
    if (former === null) throw new ApiError('NOT_FOUND')
    if (status === 'Approved') await refuseTakenBarcodes(tx, guid, former.barcodes)
    await updateIngredient(tx, guid, { status, status_note: status === 'Denied' ? status_note : '' })
    if (status === 'Approved' && former.version > 1) await recompute.enqueue(tx)
  })
  return readPersonal(db, actor, guid, endpoint)
}
