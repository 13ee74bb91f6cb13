import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '#api/testing/world.ts'
import {
  actionsIn,
  confirmedConsultation,
  consultationBody,
  enterNutritionist,
  orderConsultation,
  serviceOf,
  termsOf,
} from './testing.ts'

let world: World
let act: ReturnType<typeof actionsIn>
beforeAll(async () => {
  world = await openWorld()
  act = actionsIn(world)
})
afterAll(() => world.close())

describe('a consultation', () => {
  it('is moved three times, a day before at the latest, and both are told', async () => {
    const { guid, as, nutritionist } = await confirmedConsultation(world)
    const move = async (to: string | undefined) =>
      act.post(`/consultation/${guid}/move`, as, { nutritionist: nutritionist.user.guid, begins: to, place: 'prague' })
    for (let time = 0; time < 3; time += 1) {
      const to = (await termsOf(world, nutritionist)).at(-1 - time)?.begins
      expect((await move(to)).body).toMatchObject({ state: 'confirmed', begins: to, place: 'prague' })
    }
    expect((await move((await termsOf(world, nutritionist))[0]?.begins)).body).toMatchObject({ code: 'NOT_MOVABLE' })
    expect(await act.mailsTo(as)).toEqual(['requested', 'confirmed', 'moved', 'moved', 'moved'])
    expect(await act.mailsTo(nutritionist)).toEqual(['requested', 'moved', 'moved', 'moved'])
  })

  it('keeps its hour when it is moved over the beginning of summer time', async () => {
    const nutritionist = await enterNutritionist(world)
    const as = await world.enter()
    const { guid } = await orderConsultation(world, { as, nutritionist })
    // Weeks of one opening; in one of them summer time begins, at whatever time of the year this runs.
    const { rows } = await world.api.database.pool.query<{ day: string }>(`
      select d::date::text as day from generate_series(now() + interval '3 days', now() + interval '80 days', interval '1 day') d
      limit 1`)
    const day = rows[0]?.day ?? ''
    await act.post('/consultation_opening', nutritionist, {
      day,
      from: '17:00',
      to: '18:00',
      places: ['online'],
      weeks: 10,
    })
    const last = (await termsOf(world, nutritionist, { from: addDays(day, 56) }))[0]
    const body = { nutritionist: nutritionist.user.guid, begins: last?.begins, place: 'online' }
    expect((await act.post(`/consultation/${guid}/move`, as, body)).status).toBe(200)
    const hour = new Date(last?.begins ?? '').toLocaleTimeString('cs-CZ', { timeZone: 'Europe/Prague' })
    expect(hour).toBe('17:00:00')
    const { body: file } = await world.send('GET', { path: `/consultation/${guid}/calendar`, as })
    expect(file).toContain(`DTSTART:${(last?.begins ?? '').slice(0, 19).replace(/[-:]/g, '')}Z`)
  })

  it('that the nutritionist calls off gets another term, or the money back', async () => {
    const [one, two, three] = [
      await confirmedConsultation(world),
      await confirmedConsultation(world),
      await confirmedConsultation(world),
    ]
    for (const { guid, nutritionist } of [one, two, three]) {
      const answer = await act.post(`/admin/consultation/${guid}/call_off`, nutritionist, {
        reason: 'Onemocněla jsem.',
      })
      expect(answer.body).toMatchObject({ state: 'called_off', can_move: true, is_refunded: true })
    }
    expect(await act.mailsTo(one.as)).toEqual(['requested', 'confirmed', 'called_off'])
    // Its former term is free again, for others too.
    const term = (await termsOf(world, one.nutritionist))[0]
    const body = { nutritionist: one.nutritionist.user.guid, begins: term?.begins, place: 'online' }
    expect((await act.post(`/consultation/${one.guid}/move`, one.as, body)).body).toMatchObject({ state: 'confirmed' })
    await act.post(`/consultation/${two.guid}/cancel`, two.as, { is_refunded: true })
    expect(await act.stateOf(two.guid)).toEqual({ state: 'cancelled', payment: 'REFUNDED' })
    await world.api.sql(`update consultation set updated_at = now() - interval '15 days' where guid = $1`, [three.guid])
    await act.care()
    expect(await act.stateOf(three.guid)).toEqual({ state: 'cancelled', payment: 'PAID' })
    const [due] = await world.api.sql('select refund_due_at is not null as is_due from "order" where guid = $1', [
      three.guid,
    ])
    expect(due).toEqual({ is_due: true })
  })

  it('reminds once a day before, and of a check that is due', async () => {
    const { guid, as, nutritionist } = await confirmedConsultation(world)
    await world.api.sql(`update consultation set updated_at = now() - interval '3 hours' where guid = $1`, [guid])
    await act.care()
    expect(await act.mailsTo(as)).toHaveLength(2)
    await act.beginIn(guid, 20)
    await Promise.all([act.care(), act.care()])
    expect((await act.mailsTo(as)).filter((what) => what === 'reminder')).toHaveLength(1)
    const done = {
      summary: 'Víc zeleniny.',
      follow_up_on: calendarDay(new Date()),
      entry_consultation_performed: false,
    }
    const path = `/admin/consultation/${guid}/complete`
    expect(await act.post(path, nutritionist, done)).toMatchObject({ status: 409 })
    await act.beginIn(guid, -2)
    expect((await act.post(path, nutritionist, done)).body).toMatchObject({ state: 'done', summary: 'Víc zeleniny.' })
    await act.care()
    await act.care()
    expect((await act.mailsTo(as)).filter((what) => what === 'follow_up')).toHaveLength(1)
  })

  it('at the entry is included in premium plus once, and the nutritionist says that it took place', async () => {
    const nutritionist = await enterNutritionist(world)
    const as = await world.enter({ is_premium: true, plan: 'premium plus' })
    const { guid: service } = await serviceOf(world, 'vstupni-konzultace')
    const offer = () => world.make('GET', { path: `/consultation/offer?service=${service}`, as })
    expect(await offer()).toMatchObject({ covered_by: 'premium_plus' })
    const body = { ...(await consultationBody(world, nutritionist, { slug: 'vstupni-konzultace' })), payment: null }
    const { body: made } = await act.order(as, body)
    expect(made).toMatchObject({ state: 'requested', order: null, covered_by: 'premium_plus' })
    expect(await offer()).toMatchObject({ covered_by: null })
    await act.post(`/admin/consultation/${made.guid}/confirm`, nutritionist, { meeting_url: '' })
    await act.beginIn(made.guid, -2)
    const done = { summary: '', follow_up_on: null, entry_consultation_performed: true }
    await act.post(`/admin/consultation/${made.guid}/complete`, nutritionist, done)
    const account = await world.make('GET', { path: `/user/${as.user.guid}`, as })
    expect(account).toMatchObject({ entry_consultation_performed: true, plan: 'premium plus' })
    expect(await offer()).toMatchObject({ covered_by: null })
  })

  it('of three months includes five checks', async () => {
    const { as, nutritionist } = await confirmedConsultation(world, 'balicek-tri-mesice')
    const { guid: service } = await serviceOf(world, 'kontrola')
    const offer = () => world.make('GET', { path: `/consultation/offer?service=${service}`, as })
    for (let check = 0; check < 2; check += 1) {
      expect(await offer()).toMatchObject({ covered_by: 'package' })
      const body = { ...(await consultationBody(world, nutritionist)), payment: null }
      expect((await act.order(as, body)).body).toMatchObject({ state: 'requested', covered_by: 'package' })
    }
    await world.api.sql(`update counselling_service set follow_ups = 2 where follow_ups = 5`)
    expect(await offer()).toMatchObject({ covered_by: null })
    await world.api.sql(`update counselling_service set follow_ups = 5 where follow_ups = 2`)
  })

  it('of three months takes its checks with it when it is cancelled, and covers none where its money went back', async () => {
    const { as, nutritionist, guid } = await confirmedConsultation(world, 'balicek-tri-mesice')
    const body = { ...(await consultationBody(world, nutritionist)), payment: null }
    const check = (await act.order(as, body)).body
    expect(check).toMatchObject({ state: 'requested', covered_by: 'package' })
    await world.make('POST', { path: `/consultation/${guid}/cancel`, as, body: { is_refunded: true } })
    expect(await world.api.sql('select state from consultation where guid = $1', [check.guid])).toEqual([
      { state: 'cancelled' },
    ])
    const { guid: service } = await serviceOf(world, 'kontrola')
    expect(await world.make('GET', { path: `/consultation/offer?service=${service}`, as })).toMatchObject({
      covered_by: null,
    })
  })
})
