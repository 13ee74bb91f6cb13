import type { Subscription } from '@zivina/contract/commerce/own-subscription'
import { czk } from '@zivina/domain/money'
import type { SubscriptionRow } from '#api/commerce/recurrences/service.ts'
import type { ServiceRow } from '#api/commerce/services/service.ts'

/** A subscription in the form of the contract. @param next the service that it becomes; null where it stays */
export function presentSubscription(row: SubscriptionRow, next: ServiceRow | null): Subscription {
  const renews = row.state === 'active' || row.state === 'past_due'
  const becomes = next?.plan && next.period ? { plan: next.plan, period: next.period, price: czk(next.price) } : null
  return {
    guid: row.guid,
    state: row.state,
    service: { guid: row.service, slug: row.slug, name: row.service_name },
    plan: row.plan,
    period: row.period,
    price: czk(row.price),
    vat_rate: row.vat_rate,
    paid_until: row.paid_until,
    renews_on: renews ? row.paid_until : null,
    next: becomes && next && { service: { guid: next.guid, slug: next.slug, name: next.name }, ...becomes },
    card: row.card,
    last_try_on: row.state === 'past_due' ? row.last_try_on : null,
    abilities: { can_cancel: renews, can_downgrade: renews && row.plan === 'premium_yearly', can_change_card: renews },
  }
}
