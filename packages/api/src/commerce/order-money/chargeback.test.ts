import type { Order } from '@zivina/contract/commerce/order'
import type { OrderMoney } from '@zivina/contract/commerce/order-money'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { createGateway } from '@zivina/integrations/payments/gateway'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyReturn } from '#api/commerce/orders/payments/payment-jobs.ts'
import { settlePayment } from '#api/commerce/orders/payments/settle.ts'
import { buy, moneyContext } from '#api/commerce/orders/testing.ts'
import { reconcile } from '#api/commerce/reconciliation/service.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const money = (haler: number) => ({ haler, currency: 'CZK' })
const context = () => moneyContext(world)
const path = ({ guid }: Pick<Order, 'guid'>) => `/admin/order/${guid}`
const read = (order: Order): Promise<OrderMoney> => world.make('GET', { path: `${path(order)}/money`, as: world.admin })
const account = (as: Person) => world.make('GET', { path: `/user/${as.user.guid}`, as })
const dispute = (order: Order, is_disputed: boolean) =>
  world.make('PATCH', { path: `${path(order)}/dispute`, as: world.admin, body: { is_disputed, reason: 'Banka' } })
const lose = (order: Order) =>
  world.send('POST', { path: `${path(order)}/chargeback`, as: world.admin, body: { reason: 'Spor je prohraný' } })
const refund = (order: Order, amount: number, refundable: number) => {
  const body = { guid: crypto.randomUUID(), amount: money(amount), refundable: money(refundable) }
  const decision = { ...body, keeps_premium: true, reason: 'Stížnost' }
  return world.send('POST', { path: `${path(order)}/refund`, as: world.admin, body: decision })
}
const leftOn = ({ transfers }: OrderMoney, name: string) =>
  transfers
    .flatMap(({ entries }) => entries.filter(({ account }) => account === name))
    .reduce((sum, { haler }) => sum + haler, 0)
const differencesOf = async ({ guid }: Order) =>
  (await reconcile(context())).filter(({ order }) => order === guid).map(({ kind }) => kind)
const history = async ({ guid }: Order) =>
  world.api.sql(`select fields, reason from change_log where noun = 'order' and object = $1 order by created_at`, [
    guid,
  ])

describe('a dispute that is lost', () => {
  it('takes the money once, with its documents and entries, and ends premium and what renews', async () => {
    const as = await world.enter()
    const order = await buy(world, as, 'premium-mesicni')
    await refund(order, 4_000, 19_900)
    expect((await lose(order)).body.code).toBe('REFUND_NOT_POSSIBLE')
    await dispute(order, true)
    const answers = await Promise.all([lose(order), lose(order)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const after = await read(order)
    expect(after).toMatchObject({
      order: { state: 'REFUNDED', refunded: money(19_900) },
      charged_back: money(15_900),
      refundable: money(0),
      disputed_at: null,
      refunds: [{ kind: 'admin' }, { kind: 'chargeback', amount: money(15_900), reason: 'Spor je prohraný' }],
    })
    expect(after.documents).toHaveLength(3)
    for (const name of ['gateway', 'vat']) expect(leftOn(after, name)).toBe(0)
    expect(leftOn(after, 'revenue') + leftOn(after, 'refunds')).toBe(0)
    expect(await account(as)).toMatchObject({ is_premium: false })
    expect((await world.make('GET', { path: '/subscription', as })).subscription).toBeNull()
    expect((await history(order)).at(-1)).toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ field: 'charged_back', after: 15_900 })]),
      reason: 'Spor je prohraný',
    })
    // Nothing goes back besides, neither by decision nor by a withdrawal; a notification changes nothing.
    expect((await refund(order, 1, 0)).body.code).toBe('REFUND_NOT_POSSIBLE')
    const withdrawal = await world.send('GET', { path: `/order/${order.guid}/withdrawal`, as })
    expect(withdrawal.body.code).toBe('WITHDRAWAL_NOT_POSSIBLE')
    await settlePayment(context(), order.payment_id ?? '')
    expect(await read(order)).toMatchObject({
      charged_back: after.charged_back,
      refunds: after.refunds,
      transfers: after.transfers,
      documents: after.documents,
    })
    expect(await differencesOf(order)).toEqual([])
  })

  it('drops what waited to go back, and what the gateway gives back all the same is found', async () => {
    const as = await world.enter()
    const order = await buy(world, as, 'premium-plus')
    world.gateway.mode = 'down'
    await refund(order, 9_000, 289_000)
    world.gateway.mode = 'answer'
    await dispute(order, true)
    const asked = (at: string) =>
      world.api.sql(`update order_refund set asked_at = ${at} where "order" = $1`, [order.guid])
    // What the gateway was asked for just now may have been done.
    await asked('now()')
    expect((await lose(order)).status).toBe(503)
    await asked('null')
    expect((await lose(order)).body).toMatchObject({ refund_due: money(0), charged_back: money(289_000) })
    await world.api.sql(`update order_refund set asked_at = asked_at - interval '10 minutes'`)
    await moneyReturn.run(context())
    const gateway = createGateway(world.gateway.settings)
    expect(await gateway.read(order.payment_id ?? '')).toMatchObject({ refunded: 0 })
    expect(await differencesOf(order)).toEqual([])
    await gateway.refund(order.payment_id ?? '', 5_000)
    expect(await differencesOf(order)).toEqual(['gateway_differs'])
  })

  it('about days that an upgrade credited shortens the upgrade by what they were worth', async () => {
    const as = await world.enter()
    const month = await buy(world, as, 'premium-mesicni')
    const year = await buy(world, as, 'premium-rocni')
    await dispute(month, true)
    expect((await lose(month)).status).toBe(200)
    const { expiry_date, is_premium } = await account(as)
    expect(is_premium).toBe(true)
    expect(expiry_date < addDays(year.ends ?? '', -30)).toBe(true)
    expect(expiry_date > calendarDay(new Date())).toBe(true)
    expect((await world.make('GET', { path: '/subscription', as })).subscription).toMatchObject({ state: 'cancelled' })
  })
})

it('about days that an upgrade credited, which was upgraded itself, shortens the last one', async () => {
  const as = await world.enter()
  const month = await buy(world, as, 'premium-mesicni')
  await buy(world, as, 'premium-rocni')
  await buy(world, as, 'premium-plus')
  const { expiry_date: before } = await account(as)
  await dispute(month, true)
  expect((await lose(month)).status).toBe(200)
  expect((await account(as)).expiry_date < before).toBe(true)
})

it('a dispute that is won leaves everything, and what waited goes back', async () => {
  const as = await world.enter()
  const order = await buy(world, as, 'premium-mesicni')
  world.gateway.mode = 'down'
  await refund(order, 4_000, 19_900)
  world.gateway.mode = 'answer'
  await world.api.sql(`update order_refund set asked_at = null where "order" = $1`, [order.guid])
  await dispute(order, true)
  await moneyReturn.run(context())
  expect(await read(order)).toMatchObject({ refund_due: money(4_000) })
  expect(await account(as)).toMatchObject({ is_premium: true, expiry_date: order.ends })
  await dispute(order, false)
  await moneyReturn.run(context())
  expect(await read(order)).toMatchObject({
    order: { state: 'PARTIALLY_REFUNDED', refunded: money(4_000) },
    charged_back: money(0),
  })
  expect(await account(as)).toMatchObject({ is_premium: true, expiry_date: order.ends })
  expect(await differencesOf(order)).toEqual([])
})

describe('a movement that was booked wrongly', () => {
  const correct = (order: Order, transfer: string | undefined, as: Person = world.admin) =>
    world.send('POST', { path: `${path(order)}/correction`, as, body: { transfer, reason: 'Omylem' } })

  it('is reversed by an opposite one, once, stands in the history, and the reconciliation sees it', async () => {
    const order = await buy(world, await world.enter(), 'premium-mesicni')
    const [payment] = (await read(order)).transfers
    const answers = await Promise.all([correct(order, payment?.guid), correct(order, payment?.guid)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { transfers } = await read(order)
    const correction = transfers.at(-1)
    expect(transfers).toHaveLength(2)
    expect(transfers[0]).toEqual(payment)
    expect(correction).toMatchObject({ kind: 'correction', corrects: payment?.guid, reason: 'Omylem' })
    for (const name of ['gateway', 'vat', 'revenue']) expect(leftOn(await read(order), name)).toBe(0)
    expect((await history(order)).at(-1)).toMatchObject({
      fields: [{ field: 'corrected', after: 'payment' }],
      reason: 'Omylem',
    })
    expect(await differencesOf(order)).toEqual(['payment_not_booked'])
    // A correction that was wrong itself is corrected the same way.
    expect((await correct(order, correction?.guid)).status).toBe(200)
    expect(leftOn(await read(order), 'gateway')).toBe(19_900)
    expect(await differencesOf(order)).toEqual([])
  })

  it('of another order, or by who is not a super admin, is refused', async () => {
    const [one, other] = [
      await buy(world, await world.enter(), 'premium-mesicni'),
      await buy(world, await world.enter(), 'premium-mesicni'),
    ]
    const guid = (await read(one)).transfers[0]?.guid
    expect((await correct(other, guid)).status).toBe(404)
    expect((await correct(one, guid, await world.enter({ is_admin: true, is_demo: true }))).status).toBe(403)
    expect((await read(one)).transfers).toHaveLength(1)
  })
})
