import type { Order } from '@zivina/contract/commerce/order'
import type { OwnPremium } from '@zivina/contract/commerce/own-subscription'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { periodTerm } from '@zivina/domain/commerce/periods'
import { createGateway } from '@zivina/integrations/payments/gateway'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { buy, orderBody, place, serviceOf } from './testing.ts'

let world: World
const today = calendarDay(new Date())
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
afterEach(() => {
  world.gateway.mode = 'answer'
})

const account = async (as: Person) =>
  (await world.make('GET', { path: `/user/${as.user.guid}`, as })) as Record<string, unknown>
const check = (as: Person, { guid }: { guid: string }) => world.send('POST', { path: `/order/${guid}/check`, as })
const own = (as: Person): Promise<OwnPremium> => world.make('GET', { path: '/subscription', as })
const send = (as: Person, body: unknown) => world.send('POST', { path: '/order', as, body })
const grantsOf = (as: Person) =>
  world.api.sql('select source, begins::text, ends::text, "order" from premium_grant where "user" = $1', [as.user.guid])
const mailsTo = async (as: Person) =>
  (await world.api.mail.queued()).filter(({ to }) => to === as.user.email).map(({ template }) => template)

describe('a monthly order', () => {
  it('is paid at the gateway and gives premium for a month, with a mail', async () => {
    const as = await world.enter()
    const order = await place(world, as, 'premium-mesicni')
    expect(order).toMatchObject({ state: 'CREATED', kind: 'first', amount: { haler: 19_900, currency: 'CZK' } })
    expect(await account(as)).toMatchObject({ plan: 'free', is_premium: false, has_active_order: true })
    await world.gateway.press(order.gw_url ?? '', 'pay')
    const { begins, ends } = periodTerm(today, 'Monthly', 0)
    expect((await check(as, order)).body).toMatchObject({ found: 'activated', order: { state: 'PAID', begins, ends } })
    expect((await check(as, order)).body).toMatchObject({ found: 'active' })
    expect(await account(as)).toMatchObject({
      plan: 'premium',
      is_premium: true,
      has_active_order: true,
      active_from: begins,
      expiry_date: ends,
      platforms: ['web'],
    })
    expect(await grantsOf(as)).toEqual([{ source: 'order', begins, ends, order: order.guid }])
    expect((await own(as)).subscription).toMatchObject({ state: 'active', renews_on: ends, card: { brand: 'VISA' } })
    expect(await mailsTo(as)).toEqual(['order_confirmed'])
  })

  it.each([
    ['cancel', 'CANCELED', 'not_paid'],
    ['expire', 'TIMEOUTED', 'not_paid'],
    ['decline', 'CREATED', 'waiting'],
  ] as const)('after %s at the gateway is %s and gives nothing', async (action, state, found) => {
    const as = await world.enter()
    const order = await place(world, as, 'premium-mesicni')
    await world.gateway.press(order.gw_url ?? '', action)
    expect((await check(as, order)).body).toMatchObject({ found, order: { state } })
    expect(await grantsOf(as)).toEqual([])
    expect(await account(as)).toMatchObject({ is_premium: false, has_active_order: state === 'CREATED' })
  })

  it('is paid after it was declined', async () => {
    const as = await world.enter()
    const order = await place(world, as, 'premium-mesicni')
    await world.gateway.press(order.gw_url ?? '', 'decline')
    await world.gateway.press(order.gw_url ?? '', 'pay')
    expect((await check(as, order)).body).toMatchObject({ found: 'activated' })
  })

  it('that was cancelled answers so when it is sent again, and another one is made', async () => {
    const as = await world.enter()
    const body = await orderBody(world, as, 'premium-mesicni')
    const { body: order } = await send(as, body)
    await world.gateway.press(order.gw_url, 'cancel')
    await check(as, order)
    expect(await send(as, body)).toMatchObject({ status: 409, body: { code: 'PURCHASE_CANCELLED' } })
    expect((await send(as, { ...body, guid: crypto.randomUUID() })).status).toBe(201)
  })
})

describe('the same order', () => {
  it('sent twice at once, and from another window, is paid once', async () => {
    const as = await world.enter()
    const body = await orderBody(world, as, 'premium-mesicni')
    const sent = await Promise.all([send(as, body), send(as, body), send(as, { ...body, guid: crypto.randomUUID() })])
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(sent.map(({ body }) => body.gw_url)).size).toBe(1)
    const rows = await world.api.sql('select count(*)::int as count from "order" where "user" = $1', [as.user.guid])
    expect(rows).toEqual([{ count: 1 }])
  })

  it('of another person is refused, and cannot be seen', async () => {
    const [as, other] = [await world.enter(), await world.enter()]
    const body = await orderBody(world, as, 'premium-mesicni')
    await send(as, body)
    expect(await send(other, body)).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
    for (const rest of ['', '/withdrawal']) {
      const answer = await world.send('GET', { path: `/order/${body.guid}${rest}`, as: other })
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    expect((await check(other, body)).status).toBe(404)
  })

  it('cannot be bought while it renews', async () => {
    const as = await world.enter()
    const body = await orderBody(world, as, 'premium-mesicni')
    await buy(world, as, 'premium-mesicni')
    expect(await send(as, body)).toMatchObject({ status: 409, body: { code: 'ALREADY_SUBSCRIBED' } })
  })
})

describe('what the client says it costs', () => {
  it.each([
    [{ price: { haler: 100, currency: 'CZK' } }, 409, 'PRICE_CHANGED'],
    [{ credit: { haler: 19_800, currency: 'CZK' } }, 409, 'PRICE_CHANGED'],
    [{ vat_rate: 12 }, 409, 'PRICE_CHANGED'],
    [{ terms_version: '2020-01-01' }, 409, 'TERMS_CHANGED'],
    [{ service: '01980000-0000-7000-8000-000000000099' }, 404, 'NOT_FOUND'],
  ])('%j is refused', async (change, status, code) => {
    const as = await world.enter()
    const body = await orderBody(world, as, 'premium-mesicni')
    expect(await send(as, { ...body, ...change })).toMatchObject({ status, body: { code } })
  })

  it('another currency, and no agreement, are refused', async () => {
    const as = await world.enter()
    const body = await orderBody(world, as, 'premium-mesicni')
    expect((await send(as, { ...body, price: { haler: 19_900, currency: 'EUR' } })).status).toBe(400)
    expect((await send(as, { ...body, immediate_start_agreed: false })).status).toBe(400)
  })

  it('holds for 30 minutes after the price changed, and a later price from its day on', async () => {
    const [as, late] = [await world.enter(), await world.enter()]
    const { guid } = await serviceOf(world, 'premium-rocni')
    const [body, stale] = [await orderBody(world, as, 'premium-rocni'), await orderBody(world, late, 'premium-rocni')]
    const change = (valid_from: string, haler: number) => {
      const body = { price: { haler, currency: 'CZK' }, vat_rate: 21, valid_from, reason: 'Nový ceník' }
      return world.make('PATCH', { path: `/admin/service/${guid}`, as: world.admin, body })
    }
    const changed = await change(addDays(today, 40), 199_000)
    expect(changed).toMatchObject({
      price: 169_000,
      upcoming: { valid_from: addDays(today, 40), price: { haler: 199_000 } },
    })
    expect(await change(today, 179_000)).toMatchObject({ price: 179_000 })
    expect((await serviceOf(world, 'premium-rocni')).price).toBe(179_000)
    expect((await send(as, body)).status).toBe(201)
    await world.api.sql(`update service_price set valid_from = valid_from - interval '31 minutes' where price = 179000`)
    expect(await send(late, stale)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    const { results } = await world.make('GET', { path: `/admin/history/service/${guid}`, as: world.admin })
    expect(results).toHaveLength(2)
    expect(results[0]).toMatchObject({ reason: 'Nový ceník', by: { guid: world.admin.user.guid } })
    await world.api.sql('delete from service_price')
  })
})

describe('a gateway', () => {
  it.each(['down', 'nonsense'] as const)('that is %s lets the same order be sent again', async (mode) => {
    const as = await world.enter()
    const body = await orderBody(world, as, 'premium-mesicni')
    world.gateway.mode = mode
    const refused = await send(as, body)
    expect(refused).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    world.gateway.mode = 'answer'
    expect((await send(as, body)).body.gw_url).toContain('/gw/v3/')
  })

  it('that is down when the payment is read changes nothing', async () => {
    const as = await world.enter()
    const order = await place(world, as, 'premium-mesicni')
    await world.gateway.press(order.gw_url ?? '', 'pay')
    world.gateway.mode = 'down'
    expect((await check(as, order)).status).toBe(503)
    world.gateway.mode = 'answer'
    expect((await check(as, order)).body).toMatchObject({ found: 'activated' })
  })

  it('that says another amount than was ordered activates nothing', async () => {
    const as = await world.enter()
    const order = await place(world, as, 'premium-mesicni')
    // A payment of a crown, slipped in.
    const gateway = createGateway(world.gateway.settings)
    const cheap = await gateway.create({
      order_number: order.number,
      description: 'Premium',
      amount: 100,
      currency: 'CZK',
      vat_rate: 21,
      payer: { email: 'a@example.cz', full_name: '', street: '', city: '', postal_code: '' },
      is_repeated: true,
      is_held: false,
      return_url: 'http://localhost:3000/',
      notification_url: 'http://localhost:3000/',
    })
    await world.gateway.press(cheap.gw_url ?? '', 'pay')
    await world.api.sql('update "order" set payment_id = $2 where guid = $1', [order.guid, cheap.id])
    expect((await check(as, order)).body).toMatchObject({ found: 'waiting' })
    expect(await grantsOf(as)).toEqual([])
  })
})

describe('premium plus', () => {
  it('runs for its term, renews nothing and cannot be cancelled early', async () => {
    const as = await world.enter()
    await buy(world, as, 'premium-plus')
    const until = addDays(today, 182)
    expect(await account(as)).toMatchObject({
      plan: 'premium plus',
      premium_plus_expiry_date: until,
      expiry_date: until,
    })
    expect((await own(as)).subscription).toBeNull()
    const refused = await world.send('POST', { path: '/subscription/cancel', as, body: {} })
    expect(refused).toMatchObject({ status: 409, body: { code: 'EARLY_CANCEL_PREMIUM_PLUS' } })
    expect(await account(as)).toMatchObject({ expiry_date: until })
  })
})

describe('a change of plan', () => {
  it('upward credits the unused days, begins today and stops the former charges', async () => {
    const as = await world.enter()
    const first = await buy(world, as, 'premium-mesicni')
    // As if a part of the month had passed.
    await world.api.sql('update "order" set begins = begins - 10, ends = ends - 10 where guid = $1', [first.guid])
    await world.api.sql('update premium_grant set begins = begins - 10, ends = ends - 10 where "order" = $1', [
      first.guid,
    ])
    const { guid } = await serviceOf(world, 'premium-rocni')
    const preview = await world.make('GET', { path: `/order/preview?service=${guid}`, as })
    const { credit, amount } = preview
    expect(preview).toMatchObject({ change: 'upgrade', begins: today, running_plan: 'premium' })
    expect(credit.haler).toBeGreaterThan(10_000)
    expect(credit.haler).toBeLessThan(19_900)
    expect(amount.haler + credit.haler).toBe(169_000)
    const second = await buy(world, as, 'premium-rocni')
    expect(second).toMatchObject({ kind: 'upgrade', amount, begins: today })
    expect(await account(as)).toMatchObject({ plan: 'premium_yearly', expiry_date: second.ends })
    expect((await own(as)).subscription).toMatchObject({ plan: 'premium_yearly', price: { haler: 169_000 } })
    const stopped = await world.api.sql('select recurrence_id from recurrence_stop where recurrence_id = $1', [
      first.payment_id,
    ])
    expect(stopped).toHaveLength(1)
    // Withdrawing gives the days of the month back.
    const { refund } = await world.make('GET', { path: `/order/${second.guid}/withdrawal`, as })
    await world.make('POST', { path: `/order/${second.guid}/withdrawal`, as, body: { refund } })
    expect(await account(as)).toMatchObject({ plan: 'premium', expiry_date: addDays(first.ends ?? '', -10) })
  })

  it('downward waits for the next charge', async () => {
    const as = await world.enter()
    const order = await buy(world, as, 'premium-rocni')
    const { guid } = await serviceOf(world, 'premium-mesicni')
    const preview = await world.make('GET', { path: `/order/preview?service=${guid}`, as })
    expect(preview).toMatchObject({ change: 'downgrade', amount: { haler: 0 }, begins: addDays(order.ends ?? '', 1) })
    const body = { ...(await orderBody(world, await world.enter(), 'premium-mesicni')) }
    expect(await send(as, body)).toMatchObject({ status: 409, body: { code: 'ALREADY_SUBSCRIBED' } })
    const changed = await world.make('PATCH', { path: '/subscription', as, body: { next_service: guid } })
    expect(changed.subscription).toMatchObject({
      plan: 'premium_yearly',
      next: { plan: 'premium', price: { haler: 19_900 } },
    })
    const { guid: dearer } = await serviceOf(world, 'premium-plus')
    expect((await world.send('PATCH', { path: '/subscription', as, body: { next_service: dearer } })).status).toBe(404)
  })
})

describe('cancelling', () => {
  it('stops the renewing, keeps the paid days and may be said twice', async () => {
    const as = await world.enter()
    const order = await buy(world, as, 'premium-mesicni')
    const cancel = () => world.make('POST', { path: '/subscription/cancel', as, body: {} })
    const cancelled = await cancel()
    expect(cancelled).toMatchObject({ is_premium: true, expiry_date: order.ends })
    expect(cancelled.subscription).toMatchObject({
      state: 'cancelled',
      renews_on: null,
      abilities: { can_cancel: false },
    })
    expect(await cancel()).toEqual(cancelled)
  })

  it('of nothing is refused', async () => {
    const refused = await world.send('POST', { path: '/subscription/cancel', as: await world.enter(), body: {} })
    expect(refused).toMatchObject({ status: 403, body: { code: 'NO_PREMIUM' } })
  })

  it('by an administrator ends premium at once and the charges with it', async () => {
    const as = await world.enter()
    const order = await buy(world, as, 'premium-mesicni')
    await world.make('GET', { path: `/user/${as.user.guid}/cancel_premium_instantly`, as: world.admin })
    expect(await account(as)).toMatchObject({ is_premium: false })
    expect((await own(as)).subscription).toBeNull()
    const stopped = await world.api.sql('select from recurrence_stop where recurrence_id = $1', [order.payment_id])
    expect(stopped).toHaveLength(1)
  })
})

describe('withdrawing', () => {
  const path = ({ guid }: Order) => `/order/${guid}/withdrawal`
  it('takes two steps, ends premium, sends the money back and is confirmed by mail', async () => {
    const as = await world.enter()
    const order = await buy(world, as, 'premium-plus')
    expect(order.withdrawal_until).toBe(addDays(today, 14))
    const preview = await world.make('GET', { path: path(order), as })
    expect(preview).toMatchObject({ refund: { haler: 289_000, currency: 'CZK' }, premium_until: null })
    expect(await account(as)).toMatchObject({ is_premium: true })
    const refund = (haler: number) => ({ refund: { haler, currency: 'CZK' } })
    expect((await world.send('POST', { path: path(order), as, body: refund(1) })).body.code).toBe('PRICE_CHANGED')
    const answers = await Promise.all(
      [1, 2].map(() => world.make('POST', { path: path(order), as, body: refund(289_000) })),
    )
    for (const answer of answers) expect(answer).toMatchObject({ withdrawn_at: expect.any(String) })
    expect(await account(as)).toMatchObject({ is_premium: false, has_active_order: false })
    const gateway = createGateway(world.gateway.settings)
    expect((await gateway.read(order.payment_id ?? ''))?.state).toBe('REFUNDED')
    expect(await world.make('GET', { path: `/order/${order.guid}`, as })).toMatchObject({
      state: 'REFUNDED',
      refunded: { haler: 289_000 },
      withdrawal_until: null,
    })
    expect(await mailsTo(as)).toEqual(['order_confirmed', 'order_withdrawn'])
  })

  it.each([
    [14, 200],
    [15, 409],
  ])('%i days after the order is answered with %i', async (days, status) => {
    const as = await world.enter()
    const order = await buy(world, as, 'premium-mesicni')
    await world.api.sql('update "order" set created_at = created_at - make_interval(days => $2) where guid = $1', [
      order.guid,
      days,
    ])
    const answer = await world.send('GET', { path: path(order), as })
    expect(answer.status).toBe(status)
    if (status === 409) expect(answer.body.code).toBe('WITHDRAWAL_NOT_POSSIBLE')
  })

  it('from what was not paid is refused', async () => {
    const as = await world.enter()
    const order = await place(world, as, 'premium-mesicni')
    expect((await world.send('GET', { path: path(order), as })).body.code).toBe('WITHDRAWAL_NOT_POSSIBLE')
  })
})

describe('the trial', () => {
  const start = (as: Person) => world.send('POST', { path: '/trial', as, body: {} })
  it('is seven days, once for the account', async () => {
    const as = await world.enter()
    expect(await own(as)).toMatchObject({ trial_available: true })
    const answers = await Promise.all([start(as), start(as)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await account(as)).toMatchObject({ plan: 'premium', expiry_date: addDays(today, 6) })
    expect(await start(as)).toMatchObject({ status: 409, body: { code: 'TRIAL_USED' } })
    expect(await own(as)).toMatchObject({ trial_available: false })
  })

  it('is used up for the mailbox, too, after the account was deleted', async () => {
    const as = await world.enter({ email: 'zkousim@example.cz' })
    expect((await start(as)).status).toBe(201)
    await world.api.sql('delete from "user" where guid = $1', [as.user.guid])
    const again = await world.enter({ email: 'Zkousim+znovu@example.cz' })
    expect(await start(again)).toMatchObject({ status: 409, body: { code: 'TRIAL_USED' } })
    const [row] = await world.api.sql(`select * from trial_use where "user" is null`)
    expect(JSON.stringify(row)).not.toContain('zkousim')
  })

  it('is for who has no premium', async () => {
    const as = await world.enter()
    await buy(world, as, 'premium-mesicni')
    expect(await start(as)).toMatchObject({ status: 409, body: { code: 'ALREADY_SUBSCRIBED' } })
  })
})

describe('the administration', () => {
  it('finds orders by number, person, state and plan, in an order', async () => {
    const as = await world.enter({ username: 'hledana_kupujici' })
    const [first, second] = [await buy(world, as, 'premium-mesicni'), await place(world, as, 'premium-plus')]
    const list = async (query: string): Promise<string[]> => {
      const { results } = await world.make('GET', {
        path: `/admin/order?user=${as.user.guid}&${query}`,
        as: world.admin,
      })
      return results.map(({ number }: Order) => number)
    }
    expect(await list('')).toEqual([second.number, first.number])
    expect(await list('ordering=created_at')).toEqual([first.number, second.number])
    expect(await list('ordering=-amount')).toEqual([second.number, first.number])
    expect(await list('state=PAID')).toEqual([first.number])
    expect(await list('plan=premium%20plus')).toEqual([second.number])
    expect(await list(`search=${first.number}`)).toEqual([first.number])
    expect(await list('search=hledana_kup')).toHaveLength(2)
    expect(await list(`from=${today}&until=${today}`)).toHaveLength(2)
    expect(await list(`until=${addDays(today, -1)}`)).toEqual([])
  })
})
