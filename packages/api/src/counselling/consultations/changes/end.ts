import { giveOrderBack } from '#api/commerce/orders/service.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { mailClient, mailNutritionist } from '../mails/mails.ts'
import { type ConsultationRow, lockCoveredBy, selectConsultation, updateConsultation } from '../queries.ts'

type EndingCtx = Ctx<'db' | 'mail'>

/** Ends a locked consultation before it took place, and lets the client know where their money is. What it covered goes with the money. */
export async function endConsultation(
  ctx: EndingCtx,
  row: ConsultationRow,
  { is_refunded, what }: { is_refunded: boolean; what: 'cancelled' | 'not_confirmed' },
): Promise<void> {
  await updateConsultation(ctx.db, row.guid, { state: 'cancelled', sequence: row.sequence + 1 })
  if (row.order !== null && is_refunded) await giveOrderBack(ctx.db, row.order)
  const hasMoney = row.order_state === 'AUTHORIZED' || row.order_state === 'PAID'
  await mailClient(ctx, row, { what, money: hasMoney ? (is_refunded ? 'returned' : 'kept') : 'none' })
  if (is_refunded) await endCovered(ctx, row.guid)
}

/** Ends the checks that a package covered and that are still to come. The client's account is locked. */
export async function endCovered(ctx: EndingCtx, of: string): Promise<void> {
  for (const guid of await lockCoveredBy(ctx.db, of)) {
    const covered = await selectConsultation(ctx.db, guid)
    if (covered === null) continue
    await endConsultation(ctx, covered, { is_refunded: true, what: 'cancelled' })
    await mailNutritionist(ctx, covered, 'cancelled')
  }
}
