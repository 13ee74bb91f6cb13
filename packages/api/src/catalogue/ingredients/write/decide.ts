import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import type { Decision } from '@zivina/contract/kernel/moderation'
import type { Db } from '@zivina/db/database'
import { type MailDeps, tellByMail } from '#api/account/mail-preferences/service.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { decideOnOne } from '#api/kernel/decide/decide.ts'
import { readPersonal } from '../read/personal-service.ts'
import { lockIngredient, updateIngredient } from './queries.ts'
import { refuseTakenBarcodes, type WriteContext } from './write-service.ts'

/**
 * Decides on an ingredient; its author is told by e-mail. Once approved, everybody's recipes count with its present values.
 * @throws ApiError NOT_FOUND, UNIQUE where one would be approved whose barcode another approved one carries
 */
export async function decideOnIngredient(
  db: Db,
  actor: UserActor,
  { guid, ...decision }: Decision & { guid: string },
  { recompute, urls, ...deps }: WriteContext & MailDeps,
): Promise<PersonalIngredient> {
  await decideOnOne(db, actor, decision, {
    lock: (tx) => lockIngredient(tx, guid, actor),
    check: async (tx, { barcodes }, { status }) => {
      if (status === 'Approved') await refuseTakenBarcodes(tx, guid, barcodes)
    },
    write: async (tx, { version }, decided) => {
      await updateIngredient(tx, guid, decided)
      if (decided.status === 'Approved' && version > 1) await recompute.enqueue(tx)
    },
    receiver: ({ creator }) => creator,
    mail: (tx, told, verdict) =>
      tellByMail(tx, deps, {
        kind: 'moderation',
        template: 'ingredient_decision',
        told,
        data: ({ name }, addressee) => ({ ...addressee, ...verdict, guid, name }),
      }),
  })
  return readPersonal({ db, actor, urls }, guid)
}
