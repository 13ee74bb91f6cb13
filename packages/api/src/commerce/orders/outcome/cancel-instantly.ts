import type { PremiumState } from '@zivina/contract/commerce/subscriptions'
import { calendarDay } from '@zivina/domain/calendar-day'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { endOrders } from '#api/commerce/orders/queries.ts'
import { happenToAll } from '#api/commerce/recurrences/service.ts'
import { endOurGrants, projectMembership } from '#api/commerce/subscriptions/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'

/**
 * Ends what an account has of premium that is ours, with today's first hour, its recurring payment, and its orders, so that what is bought later
 * neither waits for them nor is credited for them. Called again it finds nothing to end.
 * @throws ApiError NOT_FOUND
 */
export async function cancelInstantly(ctx: UserCtx<'db'>, guid: string): Promise<PremiumState> {
  const today = calendarDay(new Date())
  const user = guid.toLowerCase()
  return transaction(ctx, async (ctx) => {
    const { db } = ctx
    if (!(await lockAccount(db, user))) throw new ApiError('NOT_FOUND')
    await happenToAll(db, user, 'stop')
    const orders = await endOurGrants(db, user, today)
    await endOrders(
      db,
      orders.filter((order) => order !== null),
      today,
    )
    const ended = orders.length
    const change = { noun: 'user', guid: user, before: { grants_of_premium: ended }, after: { grants_of_premium: 0 } }
    if (ended > 0) await recordChange(ctx, change)
    return projectMembership(db, user, today)
  })
}
