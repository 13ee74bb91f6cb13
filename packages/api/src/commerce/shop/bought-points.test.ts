import type { Order } from '@zivina/contract/commerce/order'
import type { PointMove } from '@zivina/contract/commerce/shop'
import { createGateway } from '@zivina/integrations/payments/gateway'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DECLARED } from '#api/areas.ts'
import { sendBackAll } from '#api/commerce/orders/payments/refunds.ts'
import { settleOrder } from '#api/commerce/orders/payments/settle.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { pointBody, pointsOf, spend } from './testing.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => world.api.sql('delete from rate_limit'))

const context = (): JobContext =>
  ({
    db: world.api.database.db,
    mail: world.api.mail.mail,
    payments: createGateway(world.gateway.settings),
    log: { info: () => {}, error: () => {} },
    declared: DECLARED,
  }) as unknown as JobContext
const balanceOf = async (as: Person): Promise<number> => (await world.make('GET', { path: '/shop', as })).balance
const movesOf = async (as: Person): Promise<PointMove[]> =>
  (await world.make('GET', { path: '/shop/points', as })).results
/** Points that somebody earned. */
const earn = (as: Person, points: number) =>
  world.api.sql(`insert into point_entry ("user", points, reason, subject) values ($1, $2, 'recipe', $3)`, [
    as.user.guid,
    points,
    crypto.randomUUID(),
  ])
const money = (haler: number) => ({ haler, currency: 'CZK' })
const refund = ({ guid }: Order, amount: number, rest: object = {}) => {
  const body = { guid: crypto.randomUUID(), amount: money(amount), refundable: money(15_900), keeps_premium: false }
  return world.send('POST', {
    path: `/admin/order/${guid}/refund`,
    as: world.admin,
    body: { ...body, reason: 'Stížnost', ...rest },
  })
}
const withdrawal = (as: Person, { guid }: Order) =>
  world.send('POST', { path: `/order/${guid}/withdrawal`, as, body: { refund: money(15_900) } })
const orderOf = (as: Person, guid: string): Promise<Order> => world.make('GET', { path: `/order/${guid}`, as })

describe('points that are bought', () => {
  it('come once with the payment, with an invoice, in the ledger and in the list of the administration', async () => {
    const as = await world.enter()
    const body = await pointBody(world)
    const cheap = { ...body, price: money(100) }
    expect(await world.send('POST', { path: '/shop/points', as, body: cheap })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED' },
    })
    const { guid, gw_url } = await world.make('POST', { path: '/shop/points', as, body })
    expect((await world.make('POST', { path: '/shop/points', as, body })).guid).toBe(guid)
    expect(await balanceOf(as)).toBe(0)
    await world.gateway.press(gw_url, 'pay')
    await Promise.all(Array.from({ length: 6 }, () => settleOrder(context(), guid)))
    expect(await balanceOf(as)).toBe(300)
    expect(await movesOf(as)).toMatchObject([{ points: 300, reason: 'order', name: '300 bodů do obchodu' }])
    expect(await orderOf(as, guid)).toMatchObject({ kind: 'points', state: 'PAID', plan: null, begins: null })
    const { is_premium, has_active_order } = await world.make('GET', { path: `/user/${as.user.guid}`, as })
    expect({ is_premium, has_active_order }).toEqual({ is_premium: false, has_active_order: false })
    const path = `/admin/purchased_points?reason=order&user=${as.user.guid}`
    expect(await world.make('GET', { path, as: world.admin })).toMatchObject({
      count: 1,
      results: [{ points: 300, subject: guid }],
    })
    const [books] = await world.api.sql(
      `select (select count(*)::int from invoice where "order" = $1) as invoices,
        (select count(*)::int from ledger_transfer where "order" = $1 and kind = 'payment') as payments`,
      [guid],
    )
    expect(books).toEqual({ invoices: 1, payments: 1 })
    const mails = (await world.api.mail.queued()).filter(({ to }) => to === as.user.email)
    expect(mails).toMatchObject([{ template: 'points_bought', data: { attached: { noun: 'invoice_of_order', guid } } }])
  })

  it('go with the money of a withdrawal, which is over once some of them are spent', async () => {
    const as = await world.enter()
    await earn(as, 50)
    const order = await pointsOf(world, as)
    await spend(world, as, 60)
    expect((await orderOf(as, order.guid)).withdrawal_until).toBeNull()
    expect(await withdrawal(as, order)).toMatchObject({ status: 409, body: { code: 'WITHDRAWAL_NOT_POSSIBLE' } })
    expect(await balanceOf(as)).toBe(290)
    await earn(as, 10)
    expect((await withdrawal(as, order)).status).toBe(200)
    expect(await balanceOf(as)).toBe(0)
    expect((await movesOf(as))[0]).toMatchObject({ points: -300, reason: 'refunded' })
    await sendBackAll(context())
    expect(await orderOf(as, order.guid)).toMatchObject({ state: 'REFUNDED' })
    expect(await balanceOf(as)).toBe(0)
  })

  it('go as far as they are not spent where an administrator gives the money back, and what is earned later stays', async () => {
    const as = await world.enter()
    const order = await pointsOf(world, as)
    await spend(world, as, 220)
    // The money goes later than it is decided.
    world.gateway.mode = 'down'
    expect((await refund(order, 15_900)).status).toBe(200)
    expect(await balanceOf(as)).toBe(0)
    await earn(as, 50)
    world.gateway.mode = 'answer'
    await sendBackAll(context())
    await settleOrder(context(), order.guid)
    expect(await orderOf(as, order.guid)).toMatchObject({ state: 'REFUNDED' })
    expect(await balanceOf(as)).toBe(50)
  })

  it('go in proportion to a part of the money, unless they are left', async () => {
    const as = await world.enter()
    const order = await pointsOf(world, as)
    expect((await refund(order, 5300)).status).toBe(200)
    expect(await balanceOf(as)).toBe(200)
    const other = await pointsOf(world, as)
    expect((await refund(other, 5300, { keeps_premium: true })).status).toBe(200)
    expect(await balanceOf(as)).toBe(500)
    await sendBackAll(context())
    expect((await refund(order, 10_600, { refundable: money(10_600) })).status).toBe(200)
    expect(await balanceOf(as)).toBe(300)
  })

  it('are spent by ten at once only as far as they go, also beside the withdrawal of their order', async () => {
    const as = await world.enter()
    const order = await pointsOf(world, as)
    const item = { name: `Zástěra ${world.number()}`, points: 70 }
    const { guid } = await world.make('POST', { path: '/shop_item', as: world.admin, body: item })
    const buy = () => {
      const body = { guid: crypto.randomUUID(), points: 70 }
      return world.send('POST', { path: `/shop/${guid}/purchase`, as, body })
    }
    const [withdrawn, ...bought] = await Promise.all([withdrawal(as, order), ...Array.from({ length: 10 }, buy)])
    const count = bought.filter(({ status }) => status === 201).length
    const isWithdrawn = withdrawn?.status === 200
    expect(count).toBe(isWithdrawn ? 0 : 4)
    expect(await balanceOf(as)).toBe(isWithdrawn ? 0 : 20)
    expect(new Set(bought.map(({ status }) => status))).toEqual(new Set(isWithdrawn ? [409] : [201, 409]))
  })
})
