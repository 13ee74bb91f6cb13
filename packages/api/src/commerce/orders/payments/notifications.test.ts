import type { Order } from '@zivina/contract/commerce/order'
import { createGateway } from '@zivina/integrations/payments/gateway'
import type { GatewayPayment, PaymentGateway } from '@zivina/integrations/payments/port'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyContext, orderBody, place } from '#api/commerce/orders/testing.ts'
import { receiveEvent, workOffEvents } from '#api/kernel/webhooks/service.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { moneyReturn, paymentEvents, rereadPayments } from './payment-jobs.ts'
import { settleOrder, settlePayment } from './settle.ts'

let world: World
let gateway: PaymentGateway
beforeAll(async () => {
  world = await openWorld()
  gateway = createGateway(world.gateway.settings)
})
afterAll(() => world.close())

const context = (payments: PaymentGateway = gateway) => moneyContext(world, payments)
const notify = (id: string) => world.send('GET', { path: `/payment/notify?id=${id}` })
const workOff = (payments?: PaymentGateway) => workOffEvents(context(payments), paymentEvents)
const stateOf = async (guid: string) => {
  const [row] = await world.api.sql('select state from "order" where guid = $1', [guid])
  return row?.state
}
const grantsFor = (guid: string) => world.api.sql('select guid from premium_grant where "order" = $1', [guid])
const paid = async (): Promise<Order & { as: Person }> => {
  const as = await world.enter()
  const order = await place(world, as, 'premium-mesicni')
  await world.gateway.press(order.gw_url ?? '', 'pay')
  return { ...order, as }
}

describe('a notification', () => {
  it('is answered at once and is not believed: the payment is read', async () => {
    const as = await world.enter()
    const order = await place(world, as, 'premium-mesicni')
    expect(await notify(order.payment_id ?? '')).toMatchObject({ status: 200, body: {} })
    await workOff()
    expect(await stateOf(order.guid)).toBe('CREATED')
    await world.gateway.press(order.gw_url ?? '', 'pay')
    // The gateway is down while it arrives.
    world.gateway.mode = 'down'
    expect((await notify(order.payment_id ?? '')).status).toBe(200)
    await workOff()
    world.gateway.mode = 'answer'
    expect(await stateOf(order.guid)).toBe('CREATED')
    await workOff()
    expect(await stateOf(order.guid)).toBe('PAID')
    expect(await grantsFor(order.guid)).toHaveLength(1)
  })

  it('of a payment that nobody ordered changes nothing', async () => {
    const { money, ...rest } = await gateway.create({
      order_number: '2147483000',
      description: 'Cizí',
      amount: 19_900,
      currency: 'CZK',
      vat_rate: 21,
      payer: { email: 'cizi@example.cz', full_name: '', street: '', city: '', postal_code: '' },
      is_repeated: false,
      is_held: false,
      return_url: 'http://localhost:3000/',
      notification_url: 'http://localhost:3000/',
    })
    await world.gateway.press(rest.gw_url ?? '', 'pay')
    for (const id of [rest.id, '1', '99999999999999999999']) expect((await notify(id)).status).toBe(200)
    const count = () => world.api.sql('select count(*)::int as count from premium_grant')
    const before = await count()
    await workOff()
    expect(await count()).toEqual(before)
    expect(money.haler).toBe(19_900)
  })

  it('with another name for the payment, from a page of another site, or as HEAD is refused', async () => {
    for (const query of ['', '?id=', '?id=abc', '?id=1&id=2', "?id=1'%20or%201=1"]) {
      expect((await world.send('GET', { path: `/payment/notify${query}` })).status, query).toBe(400)
    }
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await world.send('GET', { path: '/payment/notify?id=1', headers })).status).toBe(403)
    expect((await world.send('HEAD', { path: '/payment/notify?id=1' })).status).toBe(405)
    // Its makers may add parameters.
    expect((await world.send('GET', { path: '/payment/notify?id=1&parent_id=2&neco=3' })).status).toBe(200)
    await workOff()
  })

  it('that arrives before the number of the payment was stored finds its order', async () => {
    const order = await paid()
    await world.api.sql('update "order" set payment_id = null, gw_url = null where guid = $1', [order.guid])
    await notify(order.payment_id ?? '')
    await workOff()
    expect(await stateOf(order.guid)).toBe('PAID')
    expect(await grantsFor(order.guid)).toHaveLength(1)
  })

  it('replayed a thousand times in disorder from 20 connections activates each payment once', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, paid))
    const ids = Array.from({ length: 1000 }, (_, at) => orders[(at * 7919) % orders.length]?.payment_id ?? '')
    const address = '203.0.113.77'
    const connection = async (at: number): Promise<number[]> => {
      const statuses: number[] = []
      for (const id of ids.slice(at * 50, at * 50 + 50)) {
        const { status } = await world.api.call(`/payment/notify?id=${id}`, { address })
        statuses.push(status)
        if (statuses.length % 10 === 0) await workOff()
      }
      return statuses
    }
    const statuses = (await Promise.all(Array.from({ length: 20 }, (_, at) => connection(at)))).flat()
    expect(new Set(statuses)).toEqual(new Set([200]))
    await workOff()
    for (const { guid } of orders) expect(await grantsFor(guid)).toHaveLength(1)
    const stored = await world.api.sql('select times from webhook_event where event_id = any($1)', [
      orders.map(({ payment_id }) => payment_id),
    ])
    expect(stored).toHaveLength(5)
    expect(stored.reduce((sum, { times }) => sum + Number(times), 0)).toBe(1000)
    const confirmed = (await world.api.mail.queued()).filter(({ template, to }) => {
      return template === 'order_confirmed' && orders.some(({ as }) => as.user.email === to)
    })
    expect(confirmed).toHaveLength(5)
  })

  it('is refused where too many wait, so that it is sent again', async () => {
    await world.api.sql(
      `insert into webhook_event (source, event_id, raw) select 'nobody', n::text, '' from generate_series(1, 5000) n`,
    )
    const event = { source: 'payment', event_id: '424242', raw: '' }
    const ctx = { db: world.api.database.db, jobs: { send: async () => {} } }
    await expect(receiveEvent(ctx, event)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    await world.api.sql(`delete from webhook_event where source = 'nobody'`)
    await receiveEvent(ctx, event)
    await workOff()
  })
})

describe('a lost notification', () => {
  it('is made up for by the job that reads open payments again', async () => {
    const order = await paid()
    await rereadPayments(context())
    expect(await stateOf(order.guid)).toBe('CREATED')
    await world.api.sql(`update "order" set created_at = created_at - interval '11 minutes' where guid = $1`, [
      order.guid,
    ])
    await rereadPayments(context())
    expect(await stateOf(order.guid)).toBe('PAID')
  })

  it('of an order without a payment: nobody could pay it, and it is given up after a day', async () => {
    const as = await world.enter()
    const order = await place(world, as, 'premium-mesicni')
    await world.api.sql(
      `update "order" set payment_id = null, created_at = created_at - interval '25 hours' where guid = $1`,
      [order.guid],
    )
    await rereadPayments(context())
    expect(await stateOf(order.guid)).toBe('CANCELED')
  })
})

describe('a gateway that fails', () => {
  it('while the money goes back: the withdrawal holds, and the job sends it later', async () => {
    const order = await paid()
    await settleOrder(context(), order.guid)
    world.gateway.mode = 'down'
    const body = { refund: { haler: 19_900, currency: 'CZK' } }
    const withdrawn = await world.make('POST', { path: `/order/${order.guid}/withdrawal`, as: order.as, body })
    expect(withdrawn).toMatchObject({ state: 'PAID', withdrawn_at: expect.any(String), refunded: { haler: 0 } })
    const { is_premium } = await world.make('GET', { path: `/user/${order.as.user.guid}`, as: order.as })
    expect(is_premium).toBe(false)
    await moneyReturn.run(context())
    world.gateway.mode = 'answer'
    // Also where the gateway has done it and its answer was lost.
    await gateway.refund(order.payment_id ?? '', 19_900)
    await moneyReturn.run(context())
    expect(await stateOf(order.guid)).toBe('REFUNDED')
    await expect(gateway.refund(order.payment_id ?? '', 1)).rejects.toMatchObject({ code: 330 })
  })

  it('after it made a payment: the same order sent again has another one, and is paid once', async () => {
    const as = await world.enter()
    const body = await orderBody(world, as, 'premium-mesicni')
    world.gateway.mode = 'lost'
    expect((await world.send('POST', { path: '/order', as, body })).status).toBe(503)
    world.gateway.mode = 'answer'
    const order = await world.make('POST', { path: '/order', as, body })
    await world.gateway.press(order.gw_url, 'pay')
    await settleOrder(context(), order.guid)
    expect([await stateOf(order.guid), (await grantsFor(order.guid)).length]).toEqual(['PAID', 1])
  })
})

it('a credit that was used up by another order is not used twice: the second payment goes back', async () => {
  const as = await world.enter()
  const { guid } = await place(world, as, 'premium-mesicni')
  const [first] = await world.api.sql('select gw_url from "order" where guid = $1', [guid])
  await world.gateway.press(String(first?.gw_url), 'pay')
  await settleOrder(context(), guid)
  // Two upgrades with the same credit: the second takes the place of the first, which is paid all the same.
  const [yearly, plus] = [await place(world, as, 'premium-rocni'), await place(world, as, 'premium-plus')]
  expect([yearly.credit.haler, plus.credit.haler]).toEqual([19_900, 19_900])
  for (const { gw_url, guid } of [plus, yearly]) {
    await world.gateway.press(gw_url ?? '', 'pay')
    await settleOrder(context(), guid)
  }
  await moneyReturn.run(context())
  expect([await stateOf(plus.guid), await stateOf(yearly.guid)]).toEqual(['PAID', 'REFUNDED'])
  expect([await grantsFor(plus.guid), await grantsFor(yearly.guid)].map(({ length }) => length)).toEqual([1, 1])
  const { plan } = await world.make('GET', { path: `/user/${as.user.guid}`, as })
  expect(plan).toBe('premium plus')
})

it('a late "created" changes nothing of a payment that was cancelled or paid', async () => {
  const [cancelled, order] = [await place(world, await world.enter(), 'premium-mesicni'), await paid()]
  await world.gateway.press(cancelled.gw_url ?? '', 'cancel')
  for (const { guid } of [cancelled, order]) await settleOrder(context(), guid)
  const late = answering(async (id) => {
    const now = await gateway.read(id)
    return now && { ...now, state: 'CREATED' }
  })
  for (const { payment_id } of [cancelled, order]) await settlePayment(context(late), payment_id ?? '')
  expect([await stateOf(cancelled.guid), await stateOf(order.guid)]).toEqual(['CANCELED', 'PAID'])
})

/** A gateway that answers the reading of a payment as given. */
function answering(read: (id: string) => Promise<GatewayPayment | null>): PaymentGateway {
  return { ...gateway, read }
}

/** What may happen to one order, in any order and several at once. */
const STEPS = ['pay', 'decline', 'cancel', 'expire', 'notify', 'check', 'settle', 'reread', 'withdraw', 'late'] as const

it('each payment activates exactly once, whatever happens in which order', async () => {
  const step = fc.constantFrom(...STEPS)
  const together = fc.array(step, { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(fc.array(together, { minLength: 1, maxLength: 7 }), async (history) => {
      const as = await world.enter()
      const order = await place(world, as, 'premium-mesicni')
      for (const steps of history) await Promise.all(steps.map((one) => happen(one, order, as)))
      await settleOrder(context(), order.guid)
      const { state } = (await gateway.read(order.payment_id ?? '')) ?? {}
      const wasPaid = state === 'PAID' || state === 'REFUNDED'
      expect(await stateOf(order.guid)).toBe(state)
      expect(await grantsFor(order.guid)).toHaveLength(wasPaid ? 1 : 0)
      const rows = await world.api.sql('select count(*)::int as count from premium_grant where "user" = $1', [
        as.user.guid,
      ])
      expect(rows).toEqual([{ count: wasPaid ? 1 : 0 }])
      const { is_premium } = await world.make('GET', { path: `/user/${as.user.guid}`, as })
      expect(is_premium).toBe(state === 'PAID')
    }),
    { numRuns: 40, endOnFailure: true },
  )
}, 240_000)

async function happen(step: (typeof STEPS)[number], order: Order, as: Person): Promise<void> {
  const { guid, payment_id, gw_url } = order
  if (step === 'pay' || step === 'decline' || step === 'cancel' || step === 'expire') {
    await world.gateway.press(gw_url ?? '', step)
  }
  if (step === 'notify') {
    await notify(payment_id ?? '')
    await workOff()
  }
  if (step === 'check') await world.send('POST', { path: `/order/${guid}/check`, as })
  if (step === 'settle') await settleOrder(context(), guid)
  if (step === 'reread') await rereadPayments(context())
  if (step === 'withdraw') {
    const body = { refund: { haler: 19_900, currency: 'CZK' } }
    await world.send('POST', { path: `/order/${guid}/withdrawal`, as, body })
  }
  if (step === 'late') {
    const stale = answering(async (id) => {
      const now = await gateway.read(id)
      return now && { ...now, state: 'CREATED' }
    })
    await settlePayment(context(stale), payment_id ?? '')
  }
}
