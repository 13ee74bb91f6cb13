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

  it('holds for 30 minutes after the VAT changed, with the rate that the person saw', async () => {
    const [as, late] = [await world.enter(), await world.enter()]
    const { guid } = await serviceOf(world, 'premium-rocni')
    const [body, stale] = [await orderBody(world, as, 'premium-rocni'), await orderBody(world, late, 'premium-rocni')]
    const change = { price: { haler: 169_000, currency: 'CZK' }, vat_rate: 12, valid_from: today, reason: 'Nová sazba' }
    await world.make('PATCH', { path: `/admin/service/${guid}`, as: world.admin, body: change })
    // The old rate with the new price, or the other way round, was never offered.
    expect(await send(late, { ...stale, vat_rate: 15 })).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    expect(await send(as, body)).toMatchObject({ status: 201, body: { vat_rate: 21 } })
    await world.api.sql(`update service_price set valid_from = valid_from - interval '31 minutes' where vat_rate = 12`)
    expect(await send(late, stale)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    expect(await send(late, { ...stale, vat_rate: 12 })).toMatchObject({ status: 201, body: { vat_rate: 12 } })
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
