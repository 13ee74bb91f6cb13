import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { ERRORS } from '@zivina/contract/kernel/errors'
import type { SeenDecision } from '@zivina/contract/kernel/moderation'
import { type NotifyingPorts, notifyByMail } from '#api/account/mail-preferences/service.ts'
import { decideOnOne } from '#api/kernel/decide/decide.ts'
import { ApiError, isApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { readPersonal } from '../read/service.ts'
import { lockIngredient, type NamedIngredient, selectUnapproved, updateIngredient } from './queries.ts'
import { refuseTakenBarcodes } from './write-service.ts'

/**
 * Decides on an ingredient; its author is told by e-mail. Once approved, everybody's recipes count with its present values.
 * @throws ApiError NOT_FOUND, UNIQUE where one would be approved whose barcode another approved one carries
 */
export async function decideOnIngredient(
  ctx: UserCtx<NotifyingPorts | 'recompute' | 'urls'>,
  { guid, ...decision }: SeenDecision & { guid: string },
): Promise<PersonalIngredient> {
  await decide(ctx, guid, decision)
  return readPersonal(ctx, guid)
}

type Refused = NamedIngredient & { code: string; message: string }

/**
 * Approves the ingredients of a recipe that are not approved, one after another, so that one that is refused stops no other.
 * @throws ApiError NOT_FOUND where there is no such recipe, or a private one
 */
export async function approveIngredientsOf(
  ctx: UserCtx<NotifyingPorts | 'recompute'>,
  recipe: string,
): Promise<{ approved: NamedIngredient[]; failed: Refused[] }> {
  const waiting = await selectUnapproved(ctx.db, recipe)
  if (waiting === null) throw new ApiError('NOT_FOUND')
  const approved: NamedIngredient[] = []
  const failed: Refused[] = []
  for (const ingredient of waiting) {
    try {
      await decide(ctx, ingredient.guid, { status: 'Approved', status_note: '' })
      approved.push(ingredient)
    } catch (error) {
      if (!isApiError(error)) throw error
      failed.push({ ...ingredient, code: error.code, message: ERRORS[error.code].message })
    }
  }
  return { approved, failed }
}

async function decide(ctx: UserCtx<NotifyingPorts | 'recompute'>, guid: string, decision: SeenDecision): Promise<void> {
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
}
