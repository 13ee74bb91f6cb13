import { isApartViolation } from '@zivina/db/unique-violation'
import { consultationAfter } from '@zivina/domain/counselling/consultation-states'
import { captureOrder, giveOrderBack, releaseOrder, type SettlingCtx, sendBack } from '#api/commerce/orders/service.ts'
import type { PaidElsewhere } from '#api/kernel/declared/paid-elsewhere.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { tellRequested } from './booking/create.ts'
import { endCovered } from './changes/end.ts'
import { mailClient, mailNutritionist } from './mails/mails.ts'
import {
  type ConsultationRow,
  lockConsultation,
  selectByOrder,
  selectConsultation,
  updateConsultation,
} from './queries.ts'

type MovingCtx = Ctx<'db' | 'mail' | 'log'>

/** What payments of orders of counselling mean for their consultation. */
export const paidConsultation: PaidElsewhere = {
  kind: 'counselling',
  moved: async (ctx, { guid, state }) => {
    const found = await selectByOrder(ctx.db, guid)
    if (found !== null) await lockConsultation(ctx.db, found.guid)
    const row = found && (await selectConsultation(ctx.db, found.guid))
    if (state === 'AUTHORIZED' || state === 'PAID') await arrive(ctx, row, { order: guid, isTaken: state === 'PAID' })
    if (row !== null && (state === 'CANCELED' || state === 'TIMEOUTED')) await miss(ctx, row)
  },
}

/** The money is held, or taken. What it pays for may be gone: a job lets it go where it is held, or it goes back. */
async function arrive(
  ctx: MovingCtx,
  row: ConsultationRow | null,
  { order, isTaken }: { order: string; isTaken: boolean },
): Promise<void> {
  const isLate = row?.state === 'lapsed'
  const isTaking = row !== null && consultationAfter(row.state, 'pay') !== null
  const isThere = isTaking ? await request(ctx, row) : row !== null && row.state !== 'cancelled' && !isLate
  if (row !== null && isLate && !isThere) await mailClient(ctx, row, { what: 'too_late', money: 'returned' })
  if (!isThere && isTaken) await giveOrderBack(ctx.db, order)
}

/** Takes the term for good; one that was not paid in time may be somebody else's by now. @returns whether it is the client's */
async function request(ctx: MovingCtx, row: ConsultationRow): Promise<boolean> {
  if (row.begins !== null && row.begins <= new Date()) return lapse(ctx, row)
  try {
    // A savepoint: where the term is taken, the step of the payment goes on.
    await transaction(ctx, ({ db }) => updateConsultation(db, row.guid, { state: 'requested', held_until: null }))
  } catch (error) {
    if (!isApartViolation(error)) throw error
    return lapse(ctx, row)
  }
  await tellRequested(ctx, row.guid)
  return true
}

async function lapse(ctx: MovingCtx, { guid }: ConsultationRow): Promise<false> {
  await updateConsultation(ctx.db, guid, { state: 'lapsed' })
  return false
}

/** The payment was not made, or what was held is gone before it was taken. */
async function miss(ctx: MovingCtx, row: ConsultationRow): Promise<void> {
  if (row.state === 'held') return updateConsultation(ctx.db, row.guid, { state: 'lapsed' })
  if (consultationAfter(row.state, 'cancel') === null) return
  await updateConsultation(ctx.db, row.guid, { state: 'cancelled', sequence: row.sequence + 1 })
  await mailClient(ctx, row, { what: 'unpaid' })
  if (row.state !== 'called_off') await mailNutritionist(ctx, row, 'unpaid')
  await endCovered(ctx, row.guid)
}

/**
 * Has the gateway do what the state of a consultation asks for: take the money of a confirmed one, let that of a cancelled one go, or
 * send it back. It may be repeated; a process that was killed in between leaves it to the job.
 * @throws ApiError SERVICE_UNAVAILABLE
 */
export async function settleMoney(ctx: SettlingCtx, guid: string): Promise<void> {
  const row = await selectConsultation(ctx.db, guid)
  if (row === null || row.order === null) return
  const isOver = row.state === 'cancelled' || row.state === 'lapsed'
  if (row.order_state === 'AUTHORIZED' && isOver) await releaseOrder(ctx, row.order)
  if (row.order_state === 'AUTHORIZED' && (row.state === 'confirmed' || row.state === 'done'))
    await captureOrder(ctx, row.order)
  if (row.order_state === 'PAID' && isOver) await sendBack(ctx, row.order)
}
