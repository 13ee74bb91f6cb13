import type { Order } from '@zivina/contract/commerce/order'
import type { OwnPremium } from '@zivina/contract/commerce/own-subscription'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { createGateway } from '@zivina/integrations/payments/gateway'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { buy, orderBody, place, serviceOf } from './testing.ts'

let world: World
const today = calendarDay(new Date())
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const account = async (as: Person) =>
  (await world.make('GET', { path: `/user/${as.user.guid}`, as })) as Record<string, unknown>
const own = (as: Person): Promise<OwnPremium> => world.make('GET', { path: '/subscription', as })
const send = (as: Person, body: unknown) => world.send('POST', { path: '/order', as, body })
const mailsTo = async (as: Person) =>
  (await world.api.mail.queued()).filter(({ to }) => to === as.user.email).map(({ template }) => template)

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

  it('by an administrator leaves nothing of the order that a later one would wait for, or be credited for', async () => {
    const as = await world.enter()
    await buy(world, as, 'premium-rocni')
    await world.make('GET', { path: `/user/${as.user.guid}/cancel_premium_instantly`, as: world.admin })
    expect(await own(as)).toMatchObject({ is_premium: false, has_active_order: false })
    for (const slug of ['premium-rocni', 'premium-plus'] as const) {
      const { guid } = await serviceOf(world, slug)
      const preview = await world.make('GET', { path: `/order/preview?service=${guid}`, as })
      expect(preview).toMatchObject({ change: 'first', credit: { haler: 0 }, begins: today })
    }
    const again = await buy(world, as, 'premium-rocni')
    expect(again).toMatchObject({ kind: 'first', begins: today })
    expect(await account(as)).toMatchObject({ is_premium: true, expiry_date: again.ends })
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
    expect(await mailsTo(as)).toEqual(['order_confirmed', 'order_withdrawn', 'order_refunded'])
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
