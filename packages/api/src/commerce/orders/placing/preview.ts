import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { OrderPreview } from '@zivina/contract/commerce/orders'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { czk } from '@zivina/domain/money'
import { presentService } from '#api/commerce/services/present.ts'
import { readService } from '#api/commerce/services/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { isPaidByTransfer, isPlanService, quoteFor } from './quote.ts'

/**
 * What a service would cost the logged-in user now, and for which days.
 * @throws ApiError NOT_FOUND, ALREADY_SUBSCRIBED where the same plan renews already
 */
export async function previewOrder({ db, actor }: UserCtx<'db'>, guid: string): Promise<OrderPreview> {
  const service = await readService(db, guid)
  if (!isPlanService(service)) throw new ApiError('NOT_FOUND')
  const today = calendarDay(new Date())
  const { price } = service
  const { change, term, ...quote } = await quoteFor(db, actor.guid, { service, price, today })
  if (change === 'same') throw new ApiError('ALREADY_SUBSCRIBED')
  const isLater = change === 'downgrade'
  return {
    service: presentService(service),
    change,
    price: czk(price),
    credit: czk(isLater ? 0 : quote.credit),
    credited_days: quote.credited_days,
    amount: czk(isLater ? 0 : quote.amount),
    ...term,
    // It is charged on the last day of the paid period, so that premium goes on without a gap.
    renews_on: service.period === null ? null : isLater ? addDays(term.begins, -1) : term.ends,
    renewal_amount: service.period === null ? null : czk(price),
    terms_version: CONSENT_VERSIONS.terms,
    by_transfer: isPaidByTransfer(service, { change, ...quote }),
    running_plan: quote.running_plan ?? 'free',
  }
}
