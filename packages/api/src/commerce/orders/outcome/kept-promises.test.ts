import type { Order } from '@zivina/contract/commerce/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settlePayment } from '#api/commerce/orders/payments/settle.ts'
import { buy, moneyContext, orderBody, place } from '#api/commerce/orders/testing.ts'
import { voucherBody } from '#api/commerce/vouchers/testing.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const money = (haler: number) => ({ haler, currency: 'CZK' })
const account = (as: Person) => world.make('GET', { path: `/user/${as.user.guid}`, as })

describe('an upgrade that waits for its payment while what it credits', () => {
  /** A month, and an upgrade that credits its days and is about to be paid. */
  const upgrading = async (): Promise<{ as: Person; month: Order; year: Order }> => {
    const as = await world.enter()
    const month = await buy(world, as, 'premium-mesicni')
    const year = await place(world, as, 'premium-rocni')
    expect(year.credit.haler).toBeGreaterThan(0)
    return { as, month, year }
  }
  const payFor = async ({ gw_url, payment_id }: Order) => {
    await world.gateway.press(gw_url ?? '', 'pay')
    await settlePayment(moneyContext(world), payment_id ?? '')
  }
  const read = async ({ guid }: Order) => {
    const { order, refund_due } = await world.make('GET', { path: `/admin/order/${guid}/money`, as: world.admin })
    return { state: order.state, owed: refund_due.haler }
  }

  it('keeps its money is given', async () => {
    const { as, year } = await upgrading()
    await payFor(year)
    expect(await read(year)).toEqual({ state: 'PAID', owed: 0 })
    expect(await account(as)).toMatchObject({ plan: 'premium_yearly' })
  })

  it.each([
    [
      'is partly refunded',
      ({ guid }: Order) => {
        const body = { guid: crypto.randomUUID(), amount: money(15_000), refundable: money(19_900) }
        const path = `/admin/order/${guid}/refund`
        return { path, body: { ...body, keeps_premium: true, reason: 'Stížnost' } }
      },
    ],
    [
      'is disputed',
      ({ guid }: Order) => ({ path: `/admin/order/${guid}/dispute`, body: { is_disputed: true, reason: 'Banka' } }),
    ],
  ])('%s goes back, and the month runs on', async (what, call) => {
    const { as, month, year } = await upgrading()
    await world.make(what === 'is disputed' ? 'PATCH' : 'POST', { ...call(month), as: world.admin })
    await payFor(year)
    expect(await read(year)).toEqual({ state: 'PAID', owed: year.amount.haler })
    expect(await account(as)).toMatchObject({ plan: 'premium', expiry_date: month.ends })
  })
})

describe('premium for points', () => {
  it('is refused while something renews, and no points are taken', async () => {
    const as = await world.enter()
    await buy(world, as, 'premium-mesicni')
    // A charge failed, so that nothing of it runs while it is tried again.
    await world.api.sql(`update premium_grant set begins = begins - 40, ends = current_date - 1 where "user" = $1`, [
      as.user.guid,
    ])
    await world.api.sql(
      `insert into point_entry ("user", points, reason, subject) values ($1, 100, 'order', uuidv7())`,
      [as.user.guid],
    )
    const item = { name: 'Týden Premium', points: 10, premium_days: 7 }
    const { guid } = await world.make('POST', { path: '/shop_item', as: world.admin, body: item })
    const body = { guid: crypto.randomUUID(), points: 10 }
    const buying = { path: `/shop/${guid}/purchase`, as, body }
    expect(await world.send('POST', buying)).toMatchObject({ status: 409, body: { code: 'ALREADY_SUBSCRIBED' } })
    expect(await world.make('GET', { path: '/shop', as })).toMatchObject({ balance: 100 })
    await world.make('POST', { path: '/subscription/cancel', as, body: {} })
    expect((await world.send('POST', buying)).status).toBe(201)
  })
})

describe('an order that waits for its payment', () => {
  const waits = async (as: Person) => [
    (await account(as)).has_active_order,
    (await world.make('GET', { path: '/subscription', as })).has_active_order,
  ]
  it('is told of where it is of a plan, not of a gift', async () => {
    const [plan, gift] = [await world.enter(), await world.enter()]
    await world.make('POST', { path: '/order', as: plan, body: await orderBody(world, plan, 'premium-mesicni') })
    await world.make('POST', { path: '/voucher', as: gift, body: await voucherBody(world) })
    expect(await waits(plan)).toEqual([true, true])
    expect(await waits(gift)).toEqual([false, false])
  })

  it('is not told of where it is of a change of card', async () => {
    const as = await world.enter()
    const { guid } = await buy(world, as, 'premium-mesicni')
    await world.make('POST', { path: '/subscription/card', as, body: { guid: crypto.randomUUID() } })
    // The paid days are over.
    await world.api.sql('update "order" set begins = begins - 40, ends = ends - 40 where guid = $1', [guid])
    expect(await waits(as)).toEqual([false, false])
  })

  it('is not told of where it is of a consultation', async () => {
    const as = await world.enter()
    const { guid } = await buy(world, as, 'premium-mesicni', 'cancel')
    await world.api.sql(`update "order" set kind = 'counselling', state = 'CREATED' where guid = $1`, [guid])
    expect(await waits(as)).toEqual([false, false])
  })
})
