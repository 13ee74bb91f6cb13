import type { Order } from '@zivina/contract/commerce/order'
import type { DiscountedPayment } from '@zivina/contract/commerce/referral-codes'
import { riddleReward } from '@zivina/db/schema/content/riddle-reward'
import { calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moneyReturn, rereadPayments } from '#api/commerce/orders/payments/payment-jobs.ts'
import { codedBody, moneyContext, orderBody, type ServiceSlug, serviceOf } from '#api/commerce/orders/testing.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => world.api.sql('delete from rate_limit'))

const today = calendarDay(new Date())
const context = () => moneyContext(world)
let made = 0
const addCode = async (fields: object = {}): Promise<string> => {
  made += 1
  const body = { code: `SLEVA-NA-${made}`, percent: 10, ...fields }
  return (await world.make('POST', { path: '/referral_code', as: world.admin, body })).code
}
const send = (as: Person, body: unknown) => world.send('POST', { path: '/order', as, body })
const order = async (as: Person, code: string, slug: ServiceSlug = 'premium-mesicni'): Promise<Order> => {
  const { status, body } = await send(as, await codedBody(world, as, slug, code))
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const check = async (as: Person, { guid }: Order): Promise<Order> =>
  (await world.make('POST', { path: `/order/${guid}/check`, as })).order
const press = (as: Person, made: Order, action: 'pay' | 'cancel' | 'expire') =>
  world.gateway.press(made.gw_url ?? '', action).then(() => check(as, made))
const usesOf = async (code: string) =>
  (await world.api.sql('select uses from referral_code where code = $1', [code]))[0]?.uses
const lowered = async (guid: string) =>
  (await world.api.sql('select amount_before, amount_after from discounted_payment where "order" = $1', [guid]))[0]
const INVALID = { status: 404, body: { code: 'INVALID_REFERRAL_CODE' } }

describe('a code at the checkout', () => {
  it('lowers this payment, is kept with the amounts before and after, and leaves the price of renewals', async () => {
    const creator = await world.enter({ is_affiliate: true })
    const code = await addCode({ creator: creator.user.guid })
    const as = await world.enter()
    const placed = await order(as, code)
    expect(placed).toMatchObject({
      price: { haler: 19_900 },
      discount: { haler: 1_990 },
      discount_code: code,
      amount: { haler: 17_910 },
    })
    expect(await press(as, placed, 'pay')).toMatchObject({ state: 'PAID', amount: { haler: 17_910 } })
    const { subscription } = await world.make('GET', { path: '/subscription', as })
    expect(subscription).toMatchObject({ price: { haler: 19_900 } })
    const { results } = await world.make('GET', {
      path: `/admin/discounted_payment?creator=${creator.user.guid}`,
      as: world.admin,
    })
    expect(results as DiscountedPayment[]).toMatchObject([
      { order: placed.guid, code, amount_before: 19_900, amount_after: 17_910 },
    ])
    const own = await world.make('GET', { path: '/referral_code/statistics', as: creator })
    expect(own.totals).toEqual({ uses: 1, amount_before: 19_900, amount_after: 17_910 })
  })

  it('of more than the price leaves a crown, which the gateway can take', async () => {
    const as = await world.enter()
    const placed = await order(as, await addCode({ percent: null, amount: 99_900 }))
    expect(placed).toMatchObject({ amount: { haler: 100 }, discount: { haler: 19_800 } })
    expect((await press(as, placed, 'pay')).state).toBe('PAID')
  })

  it('that does not exist, or is one’s own, is refused, and so is a discount that the code does not give', async () => {
    const creator = await world.enter({ is_affiliate: true })
    const code = await addCode({ creator: creator.user.guid })
    const body = await codedBody(world, await world.enter(), 'premium-mesicni', code)
    const own = { ...body, guid: crypto.randomUUID() }
    expect(await send(creator, own)).toMatchObject(INVALID)
    const as = await world.enter()
    expect(await send(as, { ...body, guid: crypto.randomUUID(), code: 'NEEXISTUJE' })).toMatchObject(INVALID)
    for (const change of [{ discount: { haler: 19_000, currency: 'CZK' } }, { code: '' }]) {
      const refused = await send(as, { ...body, guid: crypto.randomUUID(), ...change })
      expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    }
    expect(await usesOf(code)).toBe(0)
  })

  it('fits twenty people at once into its limit', async () => {
    const code = await addCode({ usage_limit: 3 })
    const people = await Promise.all(Array.from({ length: 20 }, () => world.enter()))
    const bodies = await Promise.all(people.map((as) => codedBody(world, as, 'premium-mesicni', code)))
    const answers = await Promise.all(people.map((as, at) => send(as, bodies[at])))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    for (const answer of answers.filter(({ status }) => status !== 201)) expect(answer).toMatchObject(INVALID)
    expect(await usesOf(code)).toBe(3)
  })

  it('is the reward of the riddle once', async () => {
    await world.api.database.db.insert(riddleReward).values({ code: 'ZIVINA-QQ12-WW34' })
    const [as, other] = [await world.enter(), await world.enter()]
    const body = await codedBody(world, other, 'premium-mesicni', 'zivina-qq12-ww34')
    expect(await press(as, await order(as, 'zivina-qq12-ww34'), 'pay')).toMatchObject({ amount: { haler: 17_910 } })
    expect(await send(other, body)).toMatchObject(INVALID)
  })

  it('makes unused days worth what was paid for them', async () => {
    const as = await world.enter()
    await press(as, await order(as, await addCode({ percent: 50 })), 'pay')
    const { guid } = await serviceOf(world, 'premium-rocni')
    const preview = await world.make('GET', { path: `/order/preview?service=${guid}`, as })
    expect(preview).toMatchObject({ change: 'upgrade', credit: { haler: 9_950 } })
    // A share is one of what is paid, after the credit.
    const upgraded = await order(as, await addCode(), 'premium-rocni')
    expect(upgraded).toMatchObject({ discount: { haler: 15_905 }, amount: { haler: 143_145 } })
    expect(await lowered(upgraded.guid)).toEqual({ amount_before: 159_050, amount_after: 143_145 })
  })
})

describe('the use of a code', () => {
  it.each(['cancel', 'expire'] as const)('is given back once by an order after %s', async (action) => {
    const code = await addCode({ usage_limit: 1 })
    const as = await world.enter()
    const placed = await order(as, code)
    expect(await usesOf(code)).toBe(1)
    await press(as, placed, action)
    await check(as, placed)
    expect([await usesOf(code), await lowered(placed.guid)]).toEqual([0, undefined])
  })

  it('is given back by an order for which the gateway never made a payment', async () => {
    const code = await addCode({ usage_limit: 1 })
    const as = await world.enter()
    const body = await codedBody(world, as, 'premium-mesicni', code)
    world.gateway.mode = 'down'
    expect((await send(as, body)).status).toBe(503)
    world.gateway.mode = 'answer'
    expect(await usesOf(code)).toBe(1)
    await world.api.sql(`update "order" set created_at = now() - interval '25 hours' where guid = $1`, [body.guid])
    await rereadPayments(context())
    expect(await usesOf(code)).toBe(0)
  })

  it('passes to the order that takes the place of a waiting one', async () => {
    const code = await addCode({ usage_limit: 1 })
    const as = await world.enter()
    const first = await order(as, code)
    // The limit is reached by the person's own order, which is about to be given up.
    const body = await orderBody(world, as, 'premium-rocni')
    const discount = { haler: 16_900, currency: 'CZK' }
    const second = await send(as, { ...body, code, discount })
    expect(second).toMatchObject({ status: 201, body: { amount: { haler: 152_100 } } })
    expect([await usesOf(code), await lowered(first.guid)]).toEqual([1, undefined])
    // Without a code it is free again.
    expect((await send(as, await orderBody(world, as, 'premium-rocni'))).status).toBe(201)
    expect(await usesOf(code)).toBe(0)
  })

  it('that has passed to others sends the money of the former order back, and counts again where it is still free', async () => {
    const code = await addCode({ usage_limit: 1 })
    const [as, other] = [await world.enter(), await world.enter()]
    const former = await order(as, code)
    await send(as, await orderBody(world, as, 'premium-rocni'))
    await press(other, await order(other, code), 'pay')
    await world.gateway.press(former.gw_url ?? '', 'pay')
    expect(await check(as, former)).toMatchObject({ state: 'PAID', begins: null })
    await moneyReturn.run(context())
    expect((await check(as, former)).state).toBe('REFUNDED')
    expect((await world.make('GET', { path: '/subscription', as })).is_premium).toBe(false)
    expect(await usesOf(code)).toBe(1)

    const free = await addCode({ usage_limit: 1 })
    const third = await world.enter()
    const given_up = await order(third, free)
    await send(third, await orderBody(world, third, 'premium-rocni'))
    await world.gateway.press(given_up.gw_url ?? '', 'pay')
    expect(await check(third, given_up)).toMatchObject({ state: 'PAID', begins: today })
    expect([await usesOf(free), await lowered(given_up.guid)]).toEqual([
      1,
      { amount_before: 19_900, amount_after: 17_910 },
    ])
  })

  it('is exchanged by two people at the same moment without either waiting for the other for good', async () => {
    const [one, two] = [await addCode(), await addCode()]
    const people = await Promise.all(Array.from({ length: 8 }, () => world.enter()))
    const codeOf = (at: number, isFirst: boolean) => ((at % 2 === 0) === isFirst ? one : two)
    for (const [at, as] of people.entries()) await order(as, codeOf(at, true))
    const bodies = await Promise.all(people.map((as, at) => codedBody(world, as, 'premium-rocni', codeOf(at, false))))
    const answers = await Promise.all(people.map((as, at) => send(as, bodies[at])))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 201))
    expect([await usesOf(one), await usesOf(two)]).toEqual([4, 4])
  })
})

it('two windows with the same code pay one order', async () => {
  const code = await addCode({ usage_limit: 1 })
  const as = await world.enter()
  const body = await codedBody(world, as, 'premium-mesicni', code)
  const answers = await Promise.all([1, 2, 3].map(() => send(as, { ...body, guid: crypto.randomUUID() })))
  expect(new Set(answers.map(({ body }) => body.payment_id)).size).toBe(1)
  expect(await usesOf(code)).toBe(1)
})
