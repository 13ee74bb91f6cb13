import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { Order } from '@zivina/contract/commerce/order'
import type { OrderPreview } from '@zivina/contract/commerce/orders'
import type { Service } from '@zivina/contract/commerce/services'
import { calendarDay } from '@zivina/domain/calendar-day'
import { daysIn } from '@zivina/domain/commerce/periods'
import { createGateway } from '@zivina/integrations/payments/gateway'
import type { PaymentGateway } from '@zivina/integrations/payments/port'
import type { GatewayStandin, PageAction } from '@zivina/integrations/payments/standin/standin'
import { DECLARED } from '#api/areas.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import type { Person, World } from '#api/testing/world.ts'

export const BUYER = {
  full_name: 'Jana Nováková',
  email: 'jana@example.cz',
  street: 'Dlouhá 1',
  city: 'Brno',
  postal_code: '602 00',
  country: 'CZ',
}

/** What jobs and services of money get in tests. @param payments another gateway than the stand-in of the world */
export function moneyContext(
  { api, gateway }: Pick<World, 'api' | 'gateway'>,
  payments: PaymentGateway | null = createGateway(gateway.settings),
): JobContext {
  const log = { info: () => {}, error: () => {} }
  return { db: api.database.db, mail: api.mail.mail, payments, log, declared: DECLARED } as unknown as JobContext
}

export const SERVICES = ['premium-mesicni', 'premium-rocni', 'premium-plus'] as const
export type ServiceSlug = (typeof SERVICES)[number]

/** The service of the starter price list. */
export async function serviceOf({ make }: Pick<World, 'make'>, slug: ServiceSlug): Promise<Service> {
  const { results } = await make('GET', { path: '/service' })
  const found = (results as Service[]).find((service) => service.slug === slug)
  if (found === undefined) throw new Error(`no service ${slug}`)
  return found
}

/** What a person sends to order a service, agreeing with what the preview says. */
export async function orderBody(world: Pick<World, 'make'>, as: Person, slug: ServiceSlug) {
  const { guid: service } = await serviceOf(world, slug)
  const preview: OrderPreview = await world.make('GET', { path: `/order/preview?service=${service}`, as })
  return {
    guid: crypto.randomUUID(),
    service,
    price: preview.price,
    credit: preview.credit,
    vat_rate: preview.service.vat_rate,
    terms_version: CONSENT_VERSIONS.terms,
    immediate_start_agreed: true,
    buyer: BUYER,
  }
}

/** What a person sends who has a code, whose discount they saw. */
export async function codedBody(world: Pick<World, 'make'>, as: Person, slug: ServiceSlug, code: string) {
  const body = await orderBody(world, as, slug)
  const price = body.price.haler - body.credit.haler
  const checked = await world.make('POST', { path: '/referral_code/check', as, body: { code, price } })
  const off = checked.amount_before - checked.amount_after
  return { ...body, code, discount: { haler: off, currency: 'CZK' } }
}

/** Orders a service. */
export async function place(world: Pick<World, 'make'>, as: Person, slug: ServiceSlug): Promise<Order> {
  return world.make('POST', { path: '/order', as, body: await orderBody(world, as, slug) })
}

/** Orders a service, does something at the gateway and has the payment read. */
export async function buy(
  world: Pick<World, 'make'> & { gateway: GatewayStandin },
  as: Person,
  slug: ServiceSlug,
  action: PageAction = 'pay',
): Promise<Order> {
  const { guid, gw_url } = await place(world, as, slug)
  await world.gateway.press(gw_url ?? '', action)
  const { order } = await world.make('POST', { path: `/order/${guid}/check`, as })
  return order
}

/** As if an order had been made some days earlier. */
export async function moveBack(
  { sql }: Pick<World['api'], 'sql'>,
  { guid }: Pick<Order, 'guid'>,
  days: number,
): Promise<void> {
  await sql('update "order" set begins = begins - $2::int, ends = ends - $2::int where guid = $1', [guid, days])
  await sql('update premium_grant set begins = begins - $2::int, ends = ends - $2::int where "order" = $1', [
    guid,
    days,
  ])
  await sql(
    `update subscription s set paid_until = s.paid_until - $2::int, anchor = s.anchor - $2::int
     from "order" o where o.guid = $1 and s.guid = o.subscription`,
    [guid, days],
  )
}

/** As if an order had been made so long ago that its paid period ends today. */
export function dueToday({ api }: Pick<World, 'api'>, order: Pick<Order, 'guid' | 'ends'>): Promise<void> {
  return moveBack(api, order, daysIn({ begins: calendarDay(new Date()), ends: order.ends ?? '' }) - 1)
}

/** A paid order without a customer, written past the gateway, with a number of its own at each call. */
export async function paidOrderOf({ sql }: Pick<World['api'], 'sql'>): Promise<string> {
  const guid = crypto.randomUUID()
  await sql(
    `with s as (insert into service (slug, name, kind, plan, period, price, vat_rate)
       values ($2, 'Premium', 'premium', 'premium', 'Monthly', 19900, 21) returning guid, name)
     insert into "order" (guid, kind, service, service_name, plan, price, amount, vat_rate, terms_version, state, paid_at)
     select $1, 'first', guid, name, 'premium', 19900, 19900, 21, '1', 'PAID', now() from s`,
    [guid, `zaplaceno-${guid}`],
  )
  return guid
}
