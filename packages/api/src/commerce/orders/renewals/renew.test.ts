import type { Order } from '@zivina/contract/commerce/order'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { createGateway } from '@zivina/integrations/payments/gateway'
import { GatewayError, type PaymentGateway } from '@zivina/integrations/payments/port'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eraseDueAccounts } from '#api/account/erasure/erasure.ts'
import { DECLARED } from '#api/areas.ts'
import { settlePayment } from '#api/commerce/orders/payments/settle.ts'
import { buy, dueToday, moneyContext, type ServiceSlug, serviceOf } from '#api/commerce/orders/testing.ts'
import { stopAtGateway } from '#api/commerce/recurrences/service.ts'
import { projectChanged } from '#api/commerce/subscriptions/service.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { chargeDue, renewSubscriptions } from './renew.ts'

let world: World
let gateway: PaymentGateway
const today = calendarDay(new Date())
beforeAll(async () => {
  world = await openWorld()
  gateway = createGateway(world.gateway.settings)
})
afterAll(() => world.close())
afterEach(async () => {
  world.gateway.mode = 'answer'
  // What one test leaves running would be charged by the next.
  await world.api.sql(`update subscription set state = 'ended'`)
})

const context = (payments: PaymentGateway = gateway) => moneyContext(world, payments)

type Bought = Order & { as: Person }

/** A subscription whose paid period ends today. */
async function due(
  slug: ServiceSlug = 'premium-mesicni',
  action: 'pay' | 'pay_with_failing_card' = 'pay',
): Promise<Bought> {
  const as = await world.enter()
  const order = await buy(world, as, slug, action)
  await dueToday(world, order)
  return { ...order, as }
}

const ordersOf = (as: Person) =>
  world.api.sql(
    'select kind, state, amount, plan, begins::text, ends::text, period_from::text from "order" where "user" = $1 order by created_at',
    [as.user.guid],
  )
const subscriptionOf = async (as: Person) => {
  const [row] = await world.api.sql(
    'select state, paid_until::text, last_try_on::text, plan, price from subscription where "user" = $1',
    [as.user.guid],
  )
  return row
}
const isPremium = async (as: Person) => (await world.make('GET', { path: `/user/${as.user.guid}`, as })).is_premium
const mailsTo = async (as: Person) =>
  (await world.api.mail.queued()).filter(({ to }) => to === as.user.email).map(({ template }) => template)

describe('a subscription on the last day of its period', () => {
  it('is charged once for the next, however many instances charge it', async () => {
    const { as } = await due()
    await Promise.all([1, 2, 3, 4].map(() => renewSubscriptions(context())))
    await renewSubscriptions(context())
    const orders = await ordersOf(as)
    expect(orders).toHaveLength(2)
    expect(orders[1]).toMatchObject({ kind: 'renewal', state: 'PAID', amount: 19_900, begins: addDays(today, 1) })
    expect(await subscriptionOf(as)).toMatchObject({ state: 'active', paid_until: orders[1]?.ends })
    expect(await mailsTo(as)).toEqual(['order_confirmed', 'order_confirmed'])
  })

  it('is not charged again by an instance that listed it before another one charged it', async () => {
    const { as } = await due()
    // The second instance reads which are due, and gets to this one only after the first has charged it.
    const [row] = await world.api.sql('select guid from subscription where "user" = $1', [as.user.guid])
    await renewSubscriptions(context())
    await chargeDue(context(), String(row?.guid), today)
    expect(await ordersOf(as)).toHaveLength(2)
  })

  it('is charged what it cost when it was bought, also after the price changed', async () => {
    const { as, service } = await due()
    await world.api.sql(
      `insert into service_price (service, price, vat_rate, valid_from) values ($1, 99900, 21, now())`,
      [service.guid],
    )
    await renewSubscriptions(context())
    expect((await ordersOf(as))[1]).toMatchObject({ amount: 19_900 })
    await world.api.sql('delete from service_price')
  })

  it('is taxed by the rate of its day, at the price that stays', async () => {
    const { as, service } = await due()
    await world.api.sql(
      `insert into service_price (service, price, vat_rate, valid_from) values ($1, 99900, 12, now())`,
      [service.guid],
    )
    await renewSubscriptions(context())
    const documents = await world.api.sql(
      `select i.amount, i.vat_rate, i.vat, l.haler as booked from invoice i join "order" o on o.guid = i."order"
       join ledger_transfer t on t."order" = o.guid join ledger_entry l on l.transfer = t.guid and l.account = 'vat'
       where o."user" = $1 and o.kind = 'renewal'`,
      [as.user.guid],
    )
    expect(documents).toEqual([{ amount: 19_900, vat_rate: 12, vat: 2_132, booked: -2_132 }])
    await world.api.sql('delete from service_price')
  })

  it('becomes the cheaper plan that was chosen', async () => {
    const { as } = await due('premium-rocni')
    const { guid } = await serviceOf(world, 'premium-mesicni')
    await world.make('PATCH', { path: '/subscription', as, body: { next_service: guid } })
    await renewSubscriptions(context())
    expect((await ordersOf(as))[1]).toMatchObject({ plan: 'premium', amount: 19_900, begins: addDays(today, 1) })
    expect(await subscriptionOf(as)).toMatchObject({ plan: 'premium', price: 19_900, state: 'active' })
  })

  it('is not charged before, nor after it was cancelled', async () => {
    const early = await world.enter()
    await buy(world, early, 'premium-mesicni')
    const { as } = await due()
    await world.make('POST', { path: '/subscription/cancel', as, body: {} })
    await renewSubscriptions(context())
    for (const person of [early, as]) expect(await ordersOf(person)).toHaveLength(1)
    await renewSubscriptions(context(), addDays(today, 1))
    expect(await subscriptionOf(as)).toMatchObject({ state: 'ended' })
  })
})

describe('a yearly renewal', () => {
  it('is announced once, a fortnight before, and a monthly one is not', async () => {
    const [yearly, monthly] = [await due('premium-rocni'), await due()]
    const daysBefore = (days: number) => renewSubscriptions(context(), addDays(today, -days))
    await daysBefore(15)
    expect(await mailsTo(yearly.as)).toEqual(['order_confirmed'])
    await Promise.all([daysBefore(14), daysBefore(14)])
    await daysBefore(1)
    expect(await mailsTo(yearly.as)).toEqual(['order_confirmed', 'renewal_reminder'])
    expect((await world.api.mail.last('renewal_reminder', yearly.as.user.email)).data).toMatchObject({
      charged_on: today,
      amount: '1\u00a0690\u00a0Kč',
    })
    expect(await mailsTo(monthly.as)).toEqual(['order_confirmed'])
  })
})

describe('a charge that fails', () => {
  it('is told once, is tried for seven days, and then premium ends', async () => {
    const { as } = await due('premium-mesicni', 'pay_with_failing_card')
    await renewSubscriptions(context())
    expect(await subscriptionOf(as)).toMatchObject({ state: 'past_due', last_try_on: addDays(today, 7) })
    // Within the same day it is not tried again.
    await renewSubscriptions(context())
    expect(await ordersOf(as)).toHaveLength(2)
    await world.api.sql(`update subscription set failed_at = failed_at - interval '1 day' where "user" = $1`, [
      as.user.guid,
    ])
    await renewSubscriptions(context())
    expect((await ordersOf(as)).map(({ state }) => state)).toEqual(['PAID', 'CANCELED', 'CANCELED'])
    expect(await mailsTo(as)).toEqual(['order_confirmed', 'charge_failed'])
    expect(await isPremium(as)).toBe(true)
    await renewSubscriptions(context(), addDays(today, 8))
    expect(await subscriptionOf(as)).toMatchObject({ state: 'ended' })
    expect(await mailsTo(as)).toEqual(['order_confirmed', 'charge_failed', 'subscription_ended'])
    await world.api.sql(`update premium_grant set begins = begins - 8, ends = ends - 8 where "user" = $1`, [
      as.user.guid,
    ])
    await projectChanged(world.api.database.db, today)
    expect(await isPremium(as)).toBe(false)
  })

  it('with a lost answer may have been made, so it is not made again: a notification tells of it', async () => {
    const { as, payment_id } = await due()
    const charges: string[] = []
    const lost: PaymentGateway = {
      ...gateway,
      charge: async (parent, charge) => {
        const { id } = await gateway.charge(parent, charge)
        charges.push(id)
        throw new GatewayError('down', 'cannot be reached')
      },
    }
    for (let run = 0; run < 3; run += 1) await renewSubscriptions(context(lost))
    expect(charges).toHaveLength(1)
    expect((await ordersOf(as))[1]).toMatchObject({ kind: 'renewal', state: 'CREATED' })
    await settlePayment(context(), charges[0] ?? '')
    await settlePayment(context(), charges[0] ?? '')
    expect((await ordersOf(as)).map(({ state }) => state)).toEqual(['PAID', 'PAID'])
    expect(payment_id).not.toBe(charges[0])
  })
})

describe('a gateway that does not answer', () => {
  it('takes nobody’s premium until the charge is tried again, and lets it end where nothing renews any more', async () => {
    const { as } = await due()
    const charge = () => Promise.reject(new GatewayError('down', 'cannot be reached'))
    await renewSubscriptions(context({ ...gateway, charge }))
    const { db } = world.api.database
    const isPremiumOn = async (days: number) => {
      await projectChanged(db, addDays(today, days))
      return isPremium(as)
    }
    expect([await isPremiumOn(1), await isPremiumOn(2), await isPremiumOn(3)]).toEqual([true, true, false])
    await world.api.sql(`update "order" set asked_at = asked_at - interval '25 hours' where "user" = $1`, [
      as.user.guid,
    ])
    await renewSubscriptions(context({ ...gateway, charge }), addDays(today, 2))
    expect([await isPremiumOn(4), await isPremiumOn(5)]).toEqual([true, false])
    await world.api.sql(`update "order" set asked_at = asked_at - interval '25 hours' where "user" = $1`, [
      as.user.guid,
    ])
    await renewSubscriptions(context(), addDays(today, 3))
    // Nothing is given for what was late: the period is the one that was to be paid.
    expect((await ordersOf(as))[1]).toMatchObject({ state: 'PAID', begins: addDays(today, 1) })
    expect(await mailsTo(as)).toEqual(['order_confirmed', 'order_confirmed'])
  })
})

describe('the account of a subscription', () => {
  it('that is banned, or asked for deletion, is not charged again and keeps what is paid', async () => {
    const [banned, leaving] = [await due(), await due()]
    await world.api.sql('update "user" set is_banned = true where guid = $1', [banned.as.user.guid])
    await world.api.sql(`insert into account_deletion ("user", due_at) values ($1, now() + interval '30 days')`, [
      leaving.as.user.guid,
    ])
    await renewSubscriptions(context())
    for (const { as } of [banned, leaving]) {
      expect(await ordersOf(as)).toHaveLength(1)
      expect(await subscriptionOf(as)).toMatchObject({ state: 'cancelled', paid_until: today })
    }
    await stopAtGateway(world.api.database.db, gateway, context().log)
    const charge = { order_number: '1', description: 'Premium', amount: 19_900, currency: 'CZK', vat_rate: 21 }
    for (const { payment_id } of [banned, leaving]) {
      await expect(gateway.charge(payment_id ?? '', charge)).rejects.toMatchObject({ code: 342 })
    }
  })

  it('that is erased leaves its order without the person, and nothing to charge', async () => {
    const { as, guid, payment_id } = await due()
    await world.api.sql(`insert into account_deletion ("user", due_at) values ($1, now())`, [as.user.guid])
    await eraseDueAccounts(world.api.database.db, world.api.mail.mail, DECLARED.erasure)
    const [row] = await world.api.sql('select "user", buyer, amount, state from "order" where guid = $1', [guid])
    expect(row).toEqual({ user: null, buyer: null, amount: 19_900, state: 'PAID' })
    const stops = await world.api.sql('select from recurrence_stop where recurrence_id = $1', [payment_id])
    expect(stops).toHaveLength(1)
    await renewSubscriptions(context())
  })
})

it('the database refuses a second order for the same subscription and period', async () => {
  const { as } = await due()
  await renewSubscriptions(context())
  const again = world.api.sql(
    `insert into "order" ("user", kind, service, service_name, plan, period, price, amount, vat_rate, terms_version, subscription, period_from)
     select "user", kind, service, service_name, plan, period, price, amount, vat_rate, terms_version, subscription, period_from
     from "order" where "user" = $1 and kind = 'renewal'`,
    [as.user.guid],
  )
  await expect(again).rejects.toThrow('order_period_once')
})
