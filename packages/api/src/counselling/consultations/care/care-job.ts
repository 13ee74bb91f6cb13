import { consultationAfter } from '@zivina/domain/counselling/consultation-states'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { releaseOrder, type SettlingCtx } from '#api/commerce/orders/service.ts'
import { isApiError } from '#api/kernel/errors/api-error.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { endConsultation } from '../changes/end.ts'
import { mailClient, mailNutritionist } from '../mails/mails.ts'
import { settleMoney } from '../payment.ts'
import {
  type ConsultationRow,
  lapseHeld,
  lockConsultation,
  selectConsultation,
  updateConsultation,
} from '../queries.ts'
import {
  selectFollowUpsDue,
  selectLeft,
  selectToRemind,
  selectUnconfirmed,
  selectUncovered,
  selectUnsettled,
} from './care-queries.ts'

const AT_ONCE = 200

/** Works on one consultation under its locks, as it is then. */
async function workOn(
  ctx: SettlingCtx,
  guid: string,
  work: (ctx: SettlingCtx, row: ConsultationRow) => Promise<void>,
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const found = await selectConsultation(ctx.db, guid)
    if (found === null) return
    await lockAccount(ctx.db, found.user)
    await lockConsultation(ctx.db, guid)
    const row = await selectConsultation(ctx.db, guid)
    if (row !== null) await work(ctx, row)
  })
}

/** Does what the time asks for: frees terms, gives money back, takes what is owed, reminds. */
export async function careForConsultations(ctx: SettlingCtx): Promise<void> {
  const { db } = ctx
  await lapseHeld(db, null)
  for (const guid of await selectUnconfirmed(db, AT_ONCE)) await endWaiting(ctx, guid, 'requested')
  for (const guid of await selectLeft(db, AT_ONCE)) await endWaiting(ctx, guid, 'called_off')
  for (const guid of await selectUncovered(db, AT_ONCE)) {
    await workOn(ctx, guid, async (ctx, row) => {
      if (consultationAfter(row.state, 'cancel') === null) return
      await endConsultation(ctx, row, { is_refunded: true, what: 'cancelled' })
      await mailNutritionist(ctx, row, 'cancelled')
    })
  }
  for (const guid of await selectToRemind(db, AT_ONCE)) {
    await workOn(ctx, guid, async (ctx, row) => {
      if (row.state !== 'confirmed' || row.reminded_at !== null) return
      await updateConsultation(ctx.db, guid, { reminded_at: new Date() })
      await mailClient(ctx, row, { what: 'reminder' })
    })
  }
  for (const guid of await selectFollowUpsDue(db, AT_ONCE)) {
    await workOn(ctx, guid, async (ctx, row) => {
      if (row.follow_up_told_at !== null) return
      await updateConsultation(ctx.db, guid, { follow_up_told_at: new Date() })
      await mailClient(ctx, row, { what: 'follow_up' })
    })
  }
  if (ctx.payments !== null) await settleAll(ctx)
}

/** Ends what waited too long; everything goes back. */
function endWaiting(ctx: SettlingCtx, guid: string, waiting: 'requested' | 'called_off'): Promise<void> {
  return workOn(ctx, guid, async (ctx, row) => {
    if (row.state !== waiting) return
    const what = waiting === 'requested' ? 'not_confirmed' : 'cancelled'
    await endConsultation(ctx, row, { is_refunded: true, what })
    // Of one that they called off they know.
    if (waiting === 'requested') await mailNutritionist(ctx, row, 'not_confirmed')
  })
}

/** What fails waits for the next run. */
async function settleAll(ctx: SettlingCtx): Promise<void> {
  for (const { guid, order } of await selectUnsettled(ctx.db, AT_ONCE)) {
    const settling = guid === null ? releaseOrder(ctx, order) : settleMoney(ctx, guid)
    await settling.catch((error: unknown) => {
      if (!isApiError(error)) throw error
      ctx.log.error({ order }, 'money of a consultation could not be taken or let go')
    })
  }
}

export const consultationCare: ScheduledJob = {
  name: 'consultation_care',
  cron: '*/10 * * * *',
  expireInSeconds: 900,
  run: careForConsultations,
}
