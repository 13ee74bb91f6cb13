import type { Order } from '@zivina/contract/commerce/order'
import type { PaymentFinding } from '@zivina/contract/commerce/orders'
import { calendarDay } from '@zivina/domain/calendar-day'
import { presentOrder } from '#api/commerce/orders/present.ts'
import { NOT_PAID, type OrderRow, selectOwn } from '#api/commerce/orders/queries.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type SettlingCtx, settleOrder } from './settle.ts'

/**
 * Reads the payment of one's own order again, gives what it pays for, and says what was found.
 * @throws ApiError NOT_FOUND, SERVICE_UNAVAILABLE where the gateway does not answer
 */
export async function checkOrder(
  ctx: UserCtx<'db'> & SettlingCtx,
  guid: string,
): Promise<{ order: Order; found: PaymentFinding }> {
  const before = await selectOwn(ctx.db, ctx.actor.guid, guid)
  if (before === null) throw new ApiError('NOT_FOUND')
  await settleOrder(ctx, before.guid)
  const after = await selectOwn(ctx.db, ctx.actor.guid, guid)
  if (after === null) throw new ApiError('NOT_FOUND')
  return { order: presentOrder(after, calendarDay(new Date())), found: findingOf(before, after) }
}

function findingOf(before: OrderRow, after: OrderRow): PaymentFinding {
  if (NOT_PAID.includes(after.state)) return 'not_paid'
  if (after.state === 'CREATED' || after.state === 'AUTHORIZED') return 'waiting'
  if (after.kind === 'card' && after.paid_at !== null) return before.paid_at === null ? 'activated' : 'active'
  if (after.refund_due_at !== null || after.state === 'REFUNDED') return 'refunded'
  return before.paid_at === null ? 'activated' : 'active'
}
