import { createGateway } from '@zivina/integrations/payments/gateway'
import type { PaymentGateway } from '@zivina/integrations/payments/port'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buy, moneyContext, paidOrderOf, place } from '#api/commerce/orders/testing.ts'
import { openWorld, type World } from '#api/testing/world.ts'
import { reconcile } from './service.ts'

let world: World
let gateway: PaymentGateway
beforeAll(async () => {
  world = await openWorld()
  gateway = createGateway(world.gateway.settings)
})
afterAll(() => world.close())

const context = (payments: PaymentGateway = gateway) => moneyContext(world, payments)
const listed = async (state: 'open' | 'resolved' = 'open') =>
  (await world.make('GET', { path: `/admin/money_difference?state=${state}`, as: world.admin })).results

it('is empty after purchases and refunds, and finds what was missed at the gateway by itself', async () => {
  const as = await world.enter()
  const { guid, gw_url, payment_id } = await place(world, as, 'premium-plus')
  await world.gateway.press(gw_url ?? '', 'pay')
  await world.make('POST', { path: `/order/${guid}/check`, as })
  await gateway.refund(payment_id ?? '', 1_000)
  expect(await reconcile(context())).toEqual([])
  expect(await world.make('GET', { path: `/order/${guid}`, as })).toMatchObject({
    state: 'PARTIALLY_REFUNDED',
    refunded: { haler: 1_000 },
  })
  expect(await listed()).toEqual([])
})

it('finds a payment without its booking, a refund that waits and a payment unknown to the gateway, until they are put right', async () => {
  const unbooked = await paidOrderOf(world.api)
  const waiting = await buy(world, await world.enter(), 'premium-mesicni')
  await world.api.sql(
    `insert into order_refund ("order", kind, amount, created_at) values ($1, 'admin', 500, now() - interval '3 days')`,
    [waiting.guid],
  )
  const lost = { ...gateway, read: async () => null }
  await reconcile(context(lost))
  const kinds = async () =>
    (await listed()).map(({ kind, order }: { kind: string; order: { guid: string } }) => [kind, order.guid])
  expect(await kinds()).toEqual(
    expect.arrayContaining([
      ['payment_not_booked', unbooked],
      ['refund_waits', waiting.guid],
      ['gateway_unknown', waiting.guid],
    ]),
  )
  // The same again is the same difference; what is right again is resolved.
  const count = (await listed()).length
  await reconcile(context(lost))
  expect(await listed()).toHaveLength(count)
  await world.api.sql(`update order_refund set done_at = now() where "order" = $1`, [waiting.guid])
  await reconcile(context())
  expect(await kinds()).toEqual([['payment_not_booked', unbooked]])
  expect((await listed('resolved')).map(({ kind }: { kind: string }) => kind)).toContain('refund_waits')
})

it('issues the invoices of orders from before there were any, with the day on which they were paid', async () => {
  const guid = await paidOrderOf(world.api)
  await world.api.sql(`update "order" set paid_at = '2026-03-05T23:30:00Z' where guid = $1`, [guid])
  await reconcile(context())
  const [row] = await world.api.sql(
    `select taxable_on::text, issued_on = (now() at time zone 'Europe/Prague')::date as is_today from invoice where "order" = $1`,
    [guid],
  )
  expect(row).toEqual({ taxable_on: '2026-03-06', is_today: true })
})
