import { calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import {
  actionsIn,
  aheadDay,
  confirmedConsultation,
  consultationBody,
  enterNutritionist,
  orderConsultation,
  termsOf,
} from './testing.ts'

let world: World
let act: ReturnType<typeof actionsIn>
beforeAll(async () => {
  world = await openWorld()
  act = actionsIn(world)
})
afterAll(() => world.close())
afterEach(() => {
  world.gateway.mode = 'answer'
})

describe('the free terms of a nutritionist', () => {
  it('begin every half hour as long as the whole term is open, and those that are taken are missing', async () => {
    const nutritionist = await enterNutritionist(world)
    const day = aheadDay()
    const terms = await termsOf(world, nutritionist)
    expect(terms).toHaveLength(6)
    expect(await termsOf(world, nutritionist, { slug: 'vstupni-konzultace' })).toHaveLength(4)
    const second = terms[1]?.begins ?? ''
    const as = await world.enter()
    expect((await act.order(as, await consultationBody(world, nutritionist, { begins: second }))).status).toBe(201)
    const left = await termsOf(world, nutritionist)
    expect(left.map(({ begins }) => begins)).toEqual(terms.map(({ begins }) => begins).filter((at) => at !== second))
    expect(calendarDay(new Date(left[0]?.begins ?? ''))).toBe(day)
    // Ninety minutes from nine, half past nine or ten on would reach into it; half past ten does.
    expect(await termsOf(world, nutritionist, { slug: 'vstupni-konzultace' })).toHaveLength(2)
  })

  it('are at the same time of the clock before and after summer time begins', async () => {
    const nutritionist = await enterNutritionist(world, null)
    const path = '/consultation_opening'
    const wanted = { from: '09:00', to: '10:00', places: ['online'] }
    const { body } = await act.post(path, nutritionist, { ...wanted, day: '2027-03-22', weeks: 2 })
    expect(body.results.map(({ begins }: { begins: string }) => begins)).toEqual([
      '2027-03-22T08:00:00.000Z',
      '2027-03-29T07:00:00.000Z',
    ])
    const overlapping = await act.post(path, nutritionist, {
      ...wanted,
      from: '09:30',
      to: '11:00',
      day: '2027-03-29',
      weeks: 1,
    })
    expect(overlapping).toMatchObject({ status: 409, body: { code: 'OPENINGS_OVERLAP' } })
    // An hour that the clock skips.
    const skipped = await act.post(path, nutritionist, {
      ...wanted,
      from: '02:15',
      to: '02:45',
      day: '2027-03-28',
      weeks: 1,
    })
    expect(skipped).toMatchObject({ status: 400 })
  })

  it('are opened by a nutritionist alone, and end with the mark', async () => {
    const nutritionist = await enterNutritionist(world)
    const other = await world.enter({ is_admin: true, is_demo: true })
    const body = { day: aheadDay(), from: '09:00', to: '12:00', places: ['online'], weeks: 1 }
    expect((await act.post('/consultation_opening', other, body)).status).toBe(404)
    const { results } = await world.make('GET', { path: '/consultation_opening', as: nutritionist })
    expect((await world.send('DELETE', { path: `/consultation_opening/${results[0].guid}`, as: other })).status).toBe(
      404,
    )
    const mark = { path: `/user/${nutritionist.user.guid}/nutritionist`, body: { active: false, name: 'Mgr. Ema' } }
    expect((await world.send('PATCH', { ...mark, as: nutritionist })).status).toBe(403)
    await world.make('PATCH', { ...mark, as: world.admin })
    expect(await termsOf(world, nutritionist)).toEqual([])
  })
})

describe('a term', () => {
  it('that two order at the same moment is one person’s', async () => {
    const nutritionist = await enterNutritionist(world, { from: '09:00', to: '09:30' })
    const [one, two] = [await world.enter(), await world.enter()]
    const [first, second] = [await consultationBody(world, nutritionist), await consultationBody(world, nutritionist)]
    const answers = await Promise.all([act.order(one, first), act.order(two, second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('TERM_TAKEN')
    const orders = await world.api.sql(`select count(*)::int as count from "order" where guid = any($1)`, [
      [first.guid, second.guid],
    ])
    expect(orders).toEqual([{ count: 1 }])
  })

  it('waits a quarter of an hour for its payment; one that arrives later gets it only where it is free', async () => {
    const nutritionist = await enterNutritionist(world, { from: '09:00', to: '09:30' })
    const [one, two] = [await world.enter(), await world.enter()]
    const late = await consultationBody(world, nutritionist)
    const { body: held } = await act.order(one, late)
    expect(held).toMatchObject({ state: 'held', can_cancel: true, order: { state: 'CREATED' } })
    expect(await termsOf(world, nutritionist)).toEqual([])
    await world.api.sql(`update consultation set held_until = now() - interval '1 second' where guid = $1`, [late.guid])
    const taken = await orderConsultation(world, { as: two, nutritionist })
    expect(taken).toMatchObject({ state: 'requested', order: { state: 'AUTHORIZED' } })
    await world.gateway.press(held.gw_url, 'pay')
    expect((await act.check(one, late.guid)).body).toMatchObject({ state: 'lapsed', order: { state: 'CANCELED' } })
    expect(await act.mailsTo(one)).toEqual(['too_late'])
    // The second gives it up; a payment of a third that is late finds it free.
    await world.make('POST', { path: `/consultation/${taken.guid}/cancel`, as: two, body: { is_refunded: true } })
    const { body: third } = await act.order(one, await consultationBody(world, nutritionist))
    await world.api.sql(`update consultation set state = 'lapsed' where guid = $1`, [third.guid])
    await world.gateway.press(third.gw_url, 'pay')
    expect((await act.check(one, third.guid)).body).toMatchObject({
      state: 'requested',
      order: { state: 'AUTHORIZED' },
    })
  })

  it('is ordered once however often it is sent, at the price of the price list alone', async () => {
    const nutritionist = await enterNutritionist(world)
    const as = await world.enter()
    const body = await consultationBody(world, nutritionist)
    const cheap = { ...body, payment: { ...body.payment, price: { haler: 100, currency: 'CZK' } } }
    expect(await act.order(as, cheap)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    expect(await act.order(as, { ...body, payment: null })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED' },
    })
    const sent = await Promise.all([act.order(as, body), act.order(as, body)])
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    expect(await act.order(await world.enter(), body)).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
    const closed = {
      ...body,
      guid: crypto.randomUUID(),
      term: { begins: `${aheadDay()}T03:00:00.000Z`, place: 'online' },
    }
    expect(await act.order(as, closed)).toMatchObject({ status: 409, body: { code: 'TERM_TAKEN' } })
  })
})

describe('the money of a consultation', () => {
  it('is held until the nutritionist confirms, and taken then', async () => {
    const { guid, as, nutritionist } = await confirmedConsultation(world)
    expect(await act.stateOf(guid)).toEqual({ state: 'confirmed', payment: 'PAID' })
    expect(await act.mailsTo(as)).toEqual(['requested', 'confirmed'])
    expect(await act.mailsTo(nutritionist)).toEqual(['requested'])
    const path = `/admin/consultation/${guid}/confirm`
    const other = await enterNutritionist(world, null)
    expect((await act.post(path, other, { meeting_url: '' })).status).toBe(404)
  })

  it('is taken by the job where the process was killed after the confirmation', async () => {
    const nutritionist = await enterNutritionist(world)
    const as = await world.enter()
    const { guid } = await orderConsultation(world, { as, nutritionist })
    world.gateway.mode = 'down'
    expect((await act.post(`/admin/consultation/${guid}/confirm`, nutritionist, { meeting_url: '' })).status).toBe(200)
    expect(await act.stateOf(guid)).toEqual({ state: 'confirmed', payment: 'AUTHORIZED' })
    await act.care()
    expect(await act.stateOf(guid)).toMatchObject({ payment: 'AUTHORIZED' })
    // The gateway does what it is asked, and its answer is lost.
    world.gateway.mode = 'answer'
    await Promise.all([act.care(), act.care()])
    expect(await act.stateOf(guid)).toEqual({ state: 'confirmed', payment: 'PAID' })
  })

  it('is let go where nobody confirms in time, and of an account that is gone', async () => {
    const nutritionist = await enterNutritionist(world)
    const [as, gone] = [await world.enter(), await world.enter()]
    const { guid } = await orderConsultation(world, { as, nutritionist })
    const left = await orderConsultation(world, { as: gone, nutritionist })
    await world.api.sql(`update consultation set updated_at = now() - interval '49 hours' where guid = $1`, [guid])
    await world.api.sql('update "order" set "user" = null where guid = $1', [left.guid])
    await world.api.sql('delete from "user" where guid = $1', [gone.user.guid])
    await act.care()
    expect(await act.stateOf(guid)).toEqual({ state: 'cancelled', payment: 'CANCELED' })
    expect(await act.mailsTo(as)).toEqual(['requested', 'not_confirmed'])
    expect(await world.api.sql('select state from "order" where guid = $1', [left.guid])).toEqual([
      { state: 'CANCELED' },
    ])
  })

  it('goes back until a day before; later it does not, unless the order is younger than fourteen days', async () => {
    const early = await confirmedConsultation(world)
    const cancel = (guid: string, as: Person, is_refunded: boolean) =>
      act.post(`/consultation/${guid}/cancel`, as, { is_refunded })
    expect((await cancel(early.guid, early.as, true)).body).toMatchObject({
      state: 'cancelled',
      order: { state: 'REFUNDED' },
    })
    expect((await cancel(early.guid, early.as, true)).status).toBe(200)
    const late = await confirmedConsultation(world)
    await act.beginIn(late.guid, 23)
    await world.api.sql(`update consultation set created_at = now() - interval '15 days' where guid = $1`, [late.guid])
    expect(await cancel(late.guid, late.as, true)).toMatchObject({ status: 409, body: { code: 'CHANGED_ELSEWHERE' } })
    expect((await cancel(late.guid, late.as, false)).body).toMatchObject({
      state: 'cancelled',
      order: { state: 'PAID' },
    })
    const begun = await confirmedConsultation(world)
    await act.beginIn(begun.guid, 0)
    expect(await cancel(begun.guid, begun.as, true)).toMatchObject({ status: 409, body: { code: 'NOT_CANCELLABLE' } })
    const stranger = await world.enter()
    expect((await cancel(begun.guid, stranger, true)).status).toBe(404)
  })
})
