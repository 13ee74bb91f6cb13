import type { Order } from '@zivina/contract/commerce/order'
import type { OrderMoney } from '@zivina/contract/commerce/order-money'
import { addDays } from '@zivina/domain/calendar-day'
import { daysIn } from '@zivina/domain/commerce/periods'
import { createGateway } from '@zivina/integrations/payments/gateway'
import { GatewayError, type PaymentGateway } from '@zivina/integrations/payments/port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyReturn } from '#api/commerce/orders/payments/payment-jobs.ts'
import { sendBackAll } from '#api/commerce/orders/payments/refunds.ts'
import { settlePayment } from '#api/commerce/orders/payments/settle.ts'
import { buy, moneyContext } from '#api/commerce/orders/testing.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'

let world: World
let gateway: PaymentGateway
beforeAll(async () => {
  world = await openWorld()
  gateway = createGateway(world.gateway.settings)
})
afterAll(() => world.close())

const context = (payments: PaymentGateway = gateway) => moneyContext(world, payments)
const money = (haler: number) => ({ haler, currency: 'CZK' })
type Given = { guid?: string; amount: number; refundable: number; keeps_premium?: boolean }
const refund = (order: Pick<Order, 'guid'>, { guid = crypto.randomUUID(), amount, refundable, ...rest }: Given) => {
  const body = { guid, amount: money(amount), refundable: money(refundable), keeps_premium: false, reason: 'Stížnost' }
  return world.send('POST', { path: `/admin/order/${order.guid}/refund`, as: world.admin, body: { ...body, ...rest } })
}
const read = ({ guid }: Pick<Order, 'guid'>): Promise<OrderMoney> =>
  world.make('GET', { path: `/admin/order/${guid}/money`, as: world.admin })
const account = (as: Person) => world.make('GET', { path: `/user/${as.user.guid}`, as })
const bought = async (slug: 'premium-mesicni' | 'premium-plus' = 'premium-mesicni') => {
  const as = await world.enter()
  return { ...(await buy(world, as, slug)), as }
}
/** What of an order is left on an account. */
const leftOn = ({ transfers }: OrderMoney, name: string) =>
  transfers
    .flatMap(({ entries }) => entries.filter(({ account }) => account === name))
    .reduce((sum, { haler }) => sum + haler, 0)
const mailsTo = async (as: Person) =>
  (await world.api.mail.queued()).filter(({ to }) => to === as.user.email).map(({ template }) => template)
/** As if the gateway had been asked long ago. */
const later = () => world.api.sql(`update order_refund set asked_at = asked_at - interval '10 minutes'`)

describe('a refund', () => {
  it('of a part takes its days from the end, stops the renewing and is told', async () => {
    const order = await bought()
    const answer = await refund(order, { amount: 10_000, refundable: 19_900 })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        order: { state: 'PARTIALLY_REFUNDED', refunded: money(10_000) },
        refundable: money(9_900),
        refund_due: money(0),
        refunds: [{ kind: 'admin', amount: money(10_000), done_at: expect.any(String), reason: 'Stížnost' }],
      },
    })
    const term = { begins: order.begins ?? '', ends: order.ends ?? '' }
    const days = Math.floor((daysIn(term) * 10_000) / 19_900)
    expect(await account(order.as)).toMatchObject({ is_premium: true, expiry_date: addDays(term.ends, -days) })
    const { subscription } = await world.make('GET', { path: '/subscription', as: order.as })
    expect(subscription).toMatchObject({ state: 'cancelled', paid_until: addDays(term.ends, -days) })
    expect(await mailsTo(order.as)).toEqual(['order_confirmed', 'order_refunded'])
    expect(leftOn(await read(order), 'gateway')).toBe(9_900)
  })

  it('that keeps premium takes no day, and goes on renewing', async () => {
    const order = await bought()
    await refund(order, { amount: 5_000, refundable: 19_900, keeps_premium: true })
    expect(await account(order.as)).toMatchObject({ expiry_date: order.ends })
    const { subscription } = await world.make('GET', { path: '/subscription', as: order.as })
    expect(subscription).toMatchObject({ state: 'active' })
  })

  it('in parts up to the whole ends premium with the last, and leaves nothing in the ledger', async () => {
    const order = await bought('premium-plus')
    await refund(order, { amount: 89_000, refundable: 289_000, keeps_premium: true })
    const { body } = await refund(order, { amount: 200_000, refundable: 200_000, keeps_premium: true })
    expect(body).toMatchObject({ order: { state: 'REFUNDED', refunded: money(289_000) }, refundable: money(0) })
    expect(await account(order.as)).toMatchObject({ is_premium: false })
    for (const name of ['gateway', 'vat', 'credits']) expect(leftOn(body as OrderMoney, name)).toBe(0)
    expect(leftOn(body as OrderMoney, 'revenue') + leftOn(body as OrderMoney, 'refunds')).toBe(0)
    expect((await refund(order, { amount: 1, refundable: 0 })).body.code).toBe('REFUND_NOT_POSSIBLE')
  })

  it('beyond what is left, and of what was not paid, is refused', async () => {
    const order = await bought()
    expect((await refund(order, { amount: 19_901, refundable: 19_900 })).body.code).toBe('REFUND_TOO_HIGH')
    const unpaid = await buy(world, await world.enter(), 'premium-mesicni', 'cancel')
    expect((await refund(unpaid, { amount: 1, refundable: 19_900 })).body.code).toBe('REFUND_NOT_POSSIBLE')
    expect((await read(order)).refunds).toEqual([])
  })

  it('sent twice at once is one, whether it is the same decision or that of another administrator', async () => {
    const [same, other] = [await bought(), await bought()]
    const guid = crypto.randomUUID()
    const twice = await Promise.all([1, 2].map(() => refund(same, { guid, amount: 3_000, refundable: 19_900 })))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const two = await Promise.all([1, 2].map(() => refund(other, { amount: 3_000, refundable: 19_900 })))
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await later()
    await moneyReturn.run(context())
    for (const { payment_id } of [same, other]) {
      expect(await gateway.read(payment_id ?? '')).toMatchObject({ refunded: 3_000 })
    }
    expect((await refund(other, { guid, amount: 3_000, refundable: 16_900 })).body.code).toBe('UNIQUE')
  })

  it('of a charge that a bank disputes is refused until the dispute is over', async () => {
    const order = await bought()
    const dispute = (is_disputed: boolean) => {
      const body = { is_disputed, reason: 'Oznámila brána' }
      return world.make('PATCH', { path: `/admin/order/${order.guid}/dispute`, as: world.admin, body })
    }
    expect(await dispute(true)).toMatchObject({ disputed_at: expect.any(String), refundable: money(0) })
    expect((await refund(order, { amount: 100, refundable: 0 })).body.code).toBe('CHARGE_DISPUTED')
    const withdrawal = await world.send('GET', { path: `/order/${order.guid}/withdrawal`, as: order.as })
    expect(withdrawal.body.code).toBe('WITHDRAWAL_NOT_POSSIBLE')
    expect(await dispute(false)).toMatchObject({ disputed_at: null, refundable: money(19_900) })
    expect((await refund(order, { amount: 100, refundable: 19_900 })).status).toBe(200)
  })

  it('of an order whose days another one credits is refused', async () => {
    const order = await bought()
    await buy(world, order.as, 'premium-rocni')
    expect((await refund(order, { amount: 100, refundable: 19_900 })).body.code).toBe('REFUND_NOT_POSSIBLE')
  })

  it('leaves the rest to a withdrawal within the days of the law', async () => {
    const order = await bought()
    await refund(order, { amount: 900, refundable: 19_900, keeps_premium: true })
    const path = `/order/${order.guid}/withdrawal`
    expect(await world.make('GET', { path, as: order.as })).toMatchObject({ refund: money(19_000) })
    await world.make('POST', { path, as: order.as, body: { refund: money(19_000) } })
    expect((await read(order)).order).toMatchObject({ state: 'REFUNDED', refunded: money(19_900) })
  })
})

describe('a process that is killed', () => {
  const killed = () => Promise.reject(new GatewayError('down', 'cannot be reached'))
  const steps: [string, Partial<PaymentGateway>][] = [
    ['before it asked the gateway', { refund: killed }],
    [
      'after the gateway has done it',
      {
        refund: async (id, amount) => {
          await gateway.refund(id, amount)
          return killed()
        },
      },
    ],
    ['before it read the payment', { read: killed }],
  ]
  it.each(steps)('%s sends the money once', async (_, broken) => {
    const order = await bought()
    world.gateway.mode = 'down'
    await refund(order, { amount: 4_000, refundable: 19_900, keeps_premium: true })
    world.gateway.mode = 'answer'
    expect((await read(order)).refund_due).toEqual(money(4_000))
    await moneyReturn.run(context({ ...gateway, ...broken }))
    // Nobody asks again at once: the answer may be on its way.
    await moneyReturn.run(context())
    await later()
    await Promise.all([1, 2].map(() => moneyReturn.run(context())))
    expect(await gateway.read(order.payment_id ?? '')).toMatchObject({ refunded: 4_000 })
    expect(await read(order)).toMatchObject({
      order: { state: 'PARTIALLY_REFUNDED', refunded: money(4_000) },
      refund_due: money(0),
    })
    expect(leftOn(await read(order), 'gateway')).toBe(15_900)
  })
})

describe('a refund of a period that is over', () => {
  /** A paid month that ended yesterday, with days of grace after a charge that failed. */
  const inGrace = async () => {
    const order = await bought()
    const { sql } = world.api
    await sql(`update "order" set begins = begins - 31, ends = current_date - 1 where guid = $1`, [order.guid])
    await sql(`update premium_grant set begins = begins - 31, ends = current_date + 5 where "order" = $1`, [order.guid])
    await sql(
      `update subscription set state = 'past_due', paid_until = current_date - 1, failed_at = now(), last_try_on = current_date + 5
       where "user" = $1`,
      [order.as.user.guid],
    )
    return order
  }
  const subscriptionOf = async (as: Person) =>
    (await world.api.sql('select state from subscription where "user" = $1', [as.user.guid]))[0]

  it('whole, ends the days of grace, too', async () => {
    const order = await inGrace()
    expect((await refund(order, { amount: 19_900, refundable: 19_900 })).status).toBe(200)
    expect(await account(order.as)).toMatchObject({ is_premium: false })
  })

  it('in part, stops what would charge again', async () => {
    const order = await inGrace()
    expect((await refund(order, { amount: 5_000, refundable: 19_900 })).status).toBe(200)
    expect((await subscriptionOf(order.as))?.state).not.toBe('past_due')
  })
})

it('of everything still gives back what is left where somebody gave a part back at the gateway meanwhile', async () => {
  const order = await bought()
  const { sql } = world.api
  await sql('update "order" set refund_due = amount, refund_due_at = now(), withdrawn_at = now() where guid = $1', [
    order.guid,
  ])
  await sql(`insert into order_refund ("order", kind, amount) values ($1, 'withdrawal', 19900)`, [order.guid])
  await gateway.refund(order.payment_id ?? '', 5_000)
  await settlePayment(context(), order.payment_id ?? '')
  const { refunds } = await read(order)
  const told = refunds.map(({ kind, amount, done_at }) => [kind, amount.haler, done_at !== null])
  expect(told.toSorted()).toEqual([
    ['outside', 5_000, true],
    ['withdrawal', 14_900, false],
  ])
  await sendBackAll(context())
  expect((await read(order)).order.state).toBe('REFUNDED')
})

it('what somebody gives back at the gateway itself is found, with its amount, and ends premium when it is all', async () => {
  const order = await bought()
  for (const [amount, state] of [
    [4_000, 'PARTIALLY_REFUNDED'],
    [15_900, 'REFUNDED'],
  ] as const) {
    await gateway.refund(order.payment_id ?? '', amount)
    await settlePayment(context(), order.payment_id ?? '')
    const { order: now, refunds } = await read(order)
    expect(now.state).toBe(state)
    expect(refunds.at(-1)).toMatchObject({ kind: 'outside', amount: money(amount), done_at: expect.any(String) })
  }
  expect(await account(order.as)).toMatchObject({ is_premium: false })
  expect(leftOn(await read(order), 'gateway')).toBe(0)
})
