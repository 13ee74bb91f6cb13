import { WITHDRAWAL_DAYS } from '@zivina/contract/commerce/limits'
import type { Consultation } from '@zivina/contract/counselling/consultation'
import { isCancellable, isRefunded } from '@zivina/domain/counselling/cancelling'
import { consultationAfter } from '@zivina/domain/counselling/consultation-states'
import type { ConsultationPlace } from '@zivina/domain/counselling/places'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { type SettlingCtx, settleOrder } from '#api/commerce/orders/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { apart } from '../booking/create.ts'
import { selectChosenTerm } from '../booking/term-queries.ts'
import { mailClient, mailNutritionist } from '../mails/mails.ts'
import { settleMoney } from '../payment.ts'
import { mayMove, presentConsultation } from '../present.ts'
import {
  type ConsultationRow,
  lapseHeld,
  lockConsultation,
  selectConsultation,
  selectOwn,
  updateConsultation,
} from '../queries.ts'
import { endConsultation } from './end.ts'

type ChangingCtx = UserCtx<'db'> & SettlingCtx
type Moving = { guid: string; nutritionist: string; begins: string; place: ConsultationPlace }

/** One's own consultation, locked with its account. @throws ApiError NOT_FOUND */
async function lockOwn({ db, actor }: UserCtx<'db'>, guid: string): Promise<ConsultationRow> {
  await lockAccount(db, actor.guid)
  await lockConsultation(db, guid)
  return requireRow(await selectOwn(db, actor.guid, guid))
}

/** Moves one's own consultation to another free term. @throws ApiError NOT_FOUND, NOT_MOVABLE, TERM_TAKEN */
export async function moveConsultation(ctx: ChangingCtx, moving: Moving): Promise<Consultation> {
  const guid = moving.guid.toLowerCase()
  await apart(() =>
    transaction(ctx, async (ctx) => {
      const row = await lockOwn(ctx, guid)
      const state = consultationAfter(row.state, 'move', row.confirmed_at !== null)
      if (state === null || !mayMove(row, new Date())) throw new ApiError('NOT_MOVABLE')
      await lapseHeld(ctx.db, null)
      const nutritionist = moving.nutritionist.toLowerCase()
      const chosen = { service: row.service, nutritionist, begins: moving.begins, place: moving.place }
      const term = await selectChosenTerm(ctx.db, chosen, guid)
      if (term === null) throw new ApiError('TERM_TAKEN')
      const calledOff = row.state === 'called_off'
      await updateConsultation(ctx.db, guid, {
        ...term,
        state,
        nutritionist,
        reason: '',
        reminded_at: null,
        meeting_url: nutritionist === row.nutritionist ? row.meeting_url : '',
        moves: calledOff ? row.moves : row.moves + 1,
        sequence: row.sequence + 1,
      })
      await record(ctx, row, { state, begins: term.begins })
      const moved = requireRow(await selectConsultation(ctx.db, guid))
      await mailClient(ctx, moved, { what: 'moved' })
      await mailNutritionist(ctx, moved, 'moved')
      if (row.nutritionist !== nutritionist) await mailNutritionist(ctx, row, 'cancelled')
    }),
  )
  return readOwn(ctx, guid)
}

/** Cancels one's own consultation. @throws ApiError NOT_FOUND, NOT_CANCELLABLE; CHANGED_ELSEWHERE where the money goes otherwise by now */
export async function cancelConsultation(
  ctx: ChangingCtx,
  { guid: given, is_refunded }: { guid: string; is_refunded: boolean },
): Promise<Consultation> {
  const guid = given.toLowerCase()
  const isNew = await transaction(ctx, async (ctx) => {
    const row = await lockOwn(ctx, guid)
    if (row.state === 'cancelled') return false
    const now = new Date()
    if (!isCancellable(row, now)) throw new ApiError('NOT_CANCELLABLE')
    if (isRefunded(row, now, WITHDRAWAL_DAYS) !== is_refunded) throw new ApiError('CHANGED_ELSEWHERE')
    await endConsultation(ctx, row, { is_refunded, what: 'cancelled' })
    await record(ctx, row, { state: 'cancelled', begins: row.begins })
    await mailNutritionist(ctx, row, 'cancelled')
    return true
  })
  // At once where the gateway answers, otherwise by the job.
  if (isNew) await settleMoney(ctx, guid).catch(() => {})
  return readOwn(ctx, guid)
}

/** Reads the payment again. @throws ApiError NOT_FOUND, SERVICE_UNAVAILABLE */
export async function checkConsultation(ctx: ChangingCtx, given: string): Promise<Consultation> {
  const guid = given.toLowerCase()
  const row = requireRow(await selectOwn(ctx.db, ctx.actor.guid, guid))
  if (row.order !== null) {
    await settleOrder(ctx, row.order)
    await settleMoney(ctx, guid)
  }
  return readOwn(ctx, guid)
}

async function readOwn({ db, actor }: UserCtx<'db'>, guid: string): Promise<Consultation> {
  return presentConsultation(requireRow(await selectOwn(db, actor.guid, guid)), new Date())
}

function requireRow(row: ConsultationRow | null): ConsultationRow {
  if (row === null) throw new ApiError('NOT_FOUND')
  return row
}

/** The change log has state and term, nothing that client or nutritionist wrote. */
function record(
  ctx: UserCtx<'db'>,
  row: ConsultationRow,
  after: { state: string; begins: Date | null },
): Promise<void> {
  const told = ({ state, begins }: { state: string; begins: Date | null }) => ({
    state,
    begins: begins?.toISOString() ?? null,
  })
  return recordChange(ctx, { noun: 'consultation', guid: row.guid, before: told(row), after: told(after) })
}
