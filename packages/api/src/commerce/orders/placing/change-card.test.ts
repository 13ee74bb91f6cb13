import type { Order } from '@zivina/contract/commerce/order'
import type { OwnPremium } from '@zivina/contract/commerce/own-subscription'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { createGateway } from '@zivina/integrations/payments/gateway'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyReturn } from '#api/commerce/orders/payments/payment-jobs.ts'
import { renewSubscriptions } from '#api/commerce/orders/renewals/renew.ts'
import { buy, moneyContext } from '#api/commerce/orders/testing.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const today = calendarDay(new Date())
const OTHER_CARD = '555555******5557'
const context = () => moneyContext(world)
const own = (as: Person): Promise<OwnPremium> => world.make('GET', { path: '/subscription', as })
const begin = (as: Person, guid: string = crypto.randomUUID()) =>
  world.send('POST', { path: '/subscription/card', as, body: { guid } })
const check = (as: Person, { guid }: Order) => world.make('POST', { path: `/order/${guid}/check`, as })
const mailsTo = async (as: Person) =>
  (await world.api.mail.queued()).filter(({ to }) => to === as.user.email).map(({ template }) => template)

/** Somebody whose subscription is charged from the usual card, and the payment that it hangs on. */
async function subscribed(action: 'pay' | 'pay_with_failing_card' = 'pay'): Promise<{ as: Person; bought: Order }> {
  const as = await world.enter()
  return { as, bought: await buy(world, as, 'premium-mesicni', action) }
}

/** As if the paid period ended today. */
async function endToday(bought: Order): Promise<void> {
  const days = Math.round((Date.parse(bought.ends ?? '') - Date.parse(today)) / 86_400_000)
  for (const table of ['"order"', 'premium_grant']) {
    const key = table === '"order"' ? 'guid' : '"order"'
    await world.api.sql(`update ${table} set begins = begins - $2::int, ends = ends - $2::int where ${key} = $1`, [
      bought.guid,
      days,
    ])
  }
  await world.api.sql(
    `update subscription s set paid_until = s.paid_until - $2::int, anchor = s.anchor - $2::int
     from "order" o where o.guid = $1 and s.guid = o.subscription`,
    [bought.guid, days],
  )
}

describe('another card', () => {
  it('is charged from the next period on, the former one no more, and the verifying crown goes back', async () => {
    const { as, bought } = await subscribed()
    const { status, body } = await begin(as)
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'card', amount: { haler: 100 }, state: 'CREATED', begins: null })
    expect((await own(as)).subscription?.card?.number).toBe('444444******4448')
    await world.gateway.press(body.gw_url, 'pay_with_other_card')
    const { order, found } = await check(as, body)
    expect([order.state, found]).toEqual(['PAID', 'activated'])
    expect((await own(as)).subscription).toMatchObject({
      state: 'active',
      paid_until: bought.ends,
      card: { number: OTHER_CARD },
    })
    await moneyReturn.run(context())
    expect((await check(as, body)).order).toMatchObject({ state: 'REFUNDED', refunded: { haler: 100 } })
    // Giving the crown back takes no premium away.
    expect(await own(as)).toMatchObject({
      is_premium: true,
      expiry_date: bought.ends,
      subscription: { state: 'active' },
    })
    const charge = { order_number: '1', description: 'Premium', amount: 100, currency: 'CZK', vat_rate: 21 }
    await expect(context().payments?.charge(bought.payment_id ?? '', charge)).rejects.toMatchObject({ code: 342 })
    expect(await mailsTo(as)).toEqual(['order_confirmed', 'card_changed'])
    await endToday(bought)
    await renewSubscriptions(context())
    const [renewal] = await world.api.sql(
      `select payment_id, state from "order" where "user" = $1 and kind = 'renewal'`,
      [as.user.guid],
    )
    expect(renewal?.state).toBe('PAID')
    const charged = await createGateway(world.gateway.settings).read(String(renewal?.payment_id))
    expect(charged).toMatchObject({ parent_id: order.payment_id, card: { number: OTHER_CARD } })
  })

  it('is charged at once where the former one had failed', async () => {
    const { as, bought } = await subscribed('pay_with_failing_card')
    await endToday(bought)
    await renewSubscriptions(context())
    expect((await own(as)).subscription).toMatchObject({ state: 'past_due', abilities: { can_change_card: true } })
    const { body } = await begin(as)
    await world.gateway.press(body.gw_url, 'pay_with_other_card')
    await check(as, body)
    expect((await own(as)).subscription?.state).toBe('past_due')
    await renewSubscriptions(context())
    const { subscription } = await own(as)
    expect(subscription).toMatchObject({ state: 'active', card: { number: OTHER_CARD } })
    expect((subscription?.paid_until ?? '') > addDays(today, 20)).toBe(true)
  })

  it('that was not paid with changes nothing', async () => {
    const { as } = await subscribed()
    const { body } = await begin(as)
    await world.gateway.press(body.gw_url, 'cancel')
    expect((await check(as, body)).found).toBe('not_paid')
    expect((await own(as)).subscription?.card?.number).toBe('444444******4448')
  })

  it('of a subscription that was cancelled meanwhile is charged never, and the crown goes back', async () => {
    const { as } = await subscribed()
    const { body } = await begin(as)
    await world.make('POST', { path: '/subscription/cancel', as, body: {} })
    await world.gateway.press(body.gw_url, 'pay_with_other_card')
    await check(as, body)
    await moneyReturn.run(context())
    expect((await check(as, body)).order.state).toBe('REFUNDED')
    expect((await own(as)).subscription).toMatchObject({ state: 'cancelled', card: { number: '444444******4448' } })
    const charge = { order_number: '1', description: 'Premium', amount: 100, currency: 'CZK', vat_rate: 21 }
    await expect(context().payments?.charge(body.payment_id, charge)).rejects.toMatchObject({ code: 342 })
  })
})

describe('beginning a change of card', () => {
  it('several times at once is one payment, and a plan that is ordered then takes its place', async () => {
    const { as } = await subscribed()
    const begun = await Promise.all([1, 2, 3].map(() => begin(as)))
    expect(new Set(begun.map(({ body }) => body.payment_id)).size).toBe(1)
    expect((await own(as)).has_active_order).toBe(true)
    const upgrade = await buy(world, as, 'premium-rocni')
    expect(upgrade).toMatchObject({ kind: 'upgrade', state: 'PAID' })
    expect((await world.make('GET', { path: `/order/${begun[0]?.body.guid}`, as })).gw_url).toBeNull()
  })

  it('is refused where nothing renews, and with the guid of somebody else’s order', async () => {
    const { as, bought } = await subscribed()
    expect(await begin(await world.enter())).toMatchObject({ status: 403, body: { code: 'NO_PREMIUM' } })
    expect(await begin((await subscribed()).as, bought.guid)).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
    await world.make('POST', { path: '/subscription/cancel', as, body: {} })
    expect(await begin(as)).toMatchObject({ status: 403, body: { code: 'NO_PREMIUM' } })
  })
})
