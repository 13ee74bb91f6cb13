import type { ManagedService } from '@zivina/contract/commerce/managed-orders'
import type { Money } from '@zivina/contract/kernel/money'
import { calendarDay } from '@zivina/domain/calendar-day'
import { czk } from '@zivina/domain/money'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { presentService } from './present.ts'
import { lockService, selectService, selectUpcoming, upsertPrice } from './queries.ts'

/** How far ahead a price may be planned, in years. */
const YEARS_MOST = 3

type PriceChange = { guid: string; price: Money; vat_rate: number; valid_from: string; reason: string }

/**
 * Gives a service another price from the beginning of a day in Prague on, or from now on where that day is today.
 * @throws ApiError NOT_FOUND
 * @throws FieldErrors at `valid_from` for a day that is over or too far away, at `price` for nothing
 */
export async function changePrice(
  ctx: UserCtx<'db'>,
  { guid, price, vat_rate, valid_from, reason }: PriceChange,
): Promise<ManagedService> {
  const today = calendarDay(new Date())
  const farthest = `${Number(today.slice(0, 4)) + YEARS_MOST}-12-31`
  if (valid_from < today || valid_from > farthest) throw fieldError('valid_from', 'date')
  if (price.haler === 0) throw fieldError('price', 'required')
  return transaction(ctx, async (ctx) => {
    if (!(await lockService(ctx.db, guid))) throw new ApiError('NOT_FOUND')
    const before = await selectService(ctx.db, guid)
    const from = valid_from === today ? null : valid_from
    await upsertPrice(ctx.db, { service: guid, price: price.haler, vat_rate, valid_from: from })
    await recordChange(ctx, {
      noun: 'service',
      guid,
      before: { price: before?.price, vat_rate: before?.vat_rate, valid_from: null },
      after: { price: price.haler, vat_rate, valid_from },
      reason,
    })
    const [after, upcoming] = [await selectService(ctx.db, guid), await selectUpcoming(ctx.db, guid)]
    if (after === null) throw new ApiError('NOT_FOUND')
    return {
      ...presentService(after),
      upcoming: upcoming && { ...upcoming, price: czk(upcoming.price) },
    }
  })
}
