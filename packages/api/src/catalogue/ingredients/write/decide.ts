import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import type { Decision } from '@zivina/contract/kernel/moderation'
import { type NotifyingPorts, notifyByMail } from '#api/account/mail-preferences/service.ts'
import { decideOnOne } from '#api/kernel/decide/decide.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { readPersonal } from '../read/personal-service.ts'
import { lockIngredient, updateIngredient } from './queries.ts'
import { refuseTakenBarcodes } from './write-service.ts'

/**
 * Decides on an ingredient; its author is told by e-mail. Once approved, everybody's recipes count with its present values.
 * @throws ApiError NOT_FOUND, UNIQUE where one would be approved whose barcode another approved one carries
 */
export async function decideOnIngredient(
  ctx: UserCtx<NotifyingPorts | 'recompute' | 'urls'>,
  { guid, ...decision }: Decision & { guid: string },
): Promise<PersonalIngredient> {
  await decideOnOne(ctx, decision, {
    noun: 'ingredient',
    lock: ({ db, actor }) => lockIngredient(db, guid, actor),
    check: async ({ db }, { barcodes }, { status }) => {
      if (status === 'Approved') await refuseTakenBarcodes(db, guid, barcodes)
    },
    write: async ({ db, recompute }, { version }, decided) => {
      await updateIngredient(db, guid, decided)
      if (decided.status === 'Approved' && version > 1) await recompute.enqueue(db)
    },
    receiver: ({ creator }) => creator,
    mail: (ctx, notified, verdict) =>
      notifyByMail(ctx, {
        kind: 'moderation',
        template: 'ingredient_decision',
        notified,
        data: ({ name }, addressee) => ({ ...addressee, ...verdict, guid, name }),
      }),
  })
  return readPersonal(ctx, guid)
}
