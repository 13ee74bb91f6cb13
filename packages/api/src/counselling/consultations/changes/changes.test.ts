import { calendarDay } from '@zivina/domain/calendar-day'
import type { Attached } from '@zivina/integrations/mail/templates/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseDueAccounts } from '#api/account/erasure/erasure.ts'
import { DECLARED } from '#api/areas.ts'
import { buy } from '#api/commerce/orders/testing.ts'
import { OUTSIDE } from '#api/testing/outside.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import {
  actionsIn,
  confirmedConsultation,
  consultationBody,
  enterNutritionist,
  orderConsultation,
  serviceOf,
  termsOf,
} from '../testing.ts'

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

  /** What a calendar gets with the mail to a person about `what`: its type, then its lines. Empty without a file. */
  async function linesOf({ user }: Person, what: string): Promise<string[]> {
    const mails = (await world.api.mail.queued()).filter(({ to, template }) => {
      return to === user.email && template.startsWith('consultation')
    })
    const mail = mails.find(({ data }) => (data as { what: string }).what === what)
    const { attached } = (mail?.data ?? {}) as { attached?: Attached }
    if (attached === undefined) return []
    const context = { db: world.api.database.db, work: OUTSIDE.work, public_url: 'https://zivina.example' }
    const files = DECLARED.mail_files.find(({ noun }) => noun === attached.noun)
    const [file] = (await files?.open(context, attached.guid, attached.account)) ?? []
    const text = new TextDecoder().decode(file?.bytes).replaceAll('\r\n ', '')
    return [file?.type ?? '', ...text.split('\r\n')]
  }
  const stamp = (at: string) => at.slice(0, 19).replace(/[-:]/g, '')
  const TYPE = 'text/calendar; charset=utf-8; method='
  const AWAY = ['METHOD:CANCEL', 'STATUS:CANCELLED', `${TYPE}CANCEL`]

  it('is in the mails as one entry of a calendar, which is replaced by a move and taken away in the end', async () => {
    const { guid, as, nutritionist } = await confirmedConsultation(world)
    const last = (await termsOf(world, nutritionist)).at(-1)?.begins ?? ''
    const to = { nutritionist: nutritionist.user.guid, begins: last, place: 'online' }
    expect(await linesOf(as, 'requested')).toEqual([])
    const uid = `UID:${guid}@zivina`
    const published = [uid, 'SEQUENCE:1', `${TYPE}PUBLISH`, 'METHOD:PUBLISH']
    expect(await linesOf(as, 'confirmed')).toEqual(expect.arrayContaining(published))
    expect((await act.post(`/consultation/${guid}/move`, as, to)).status).toBe(200)
    const moved = [uid, 'SEQUENCE:2', `DTSTART:${stamp(last)}Z`]
    expect(await linesOf(as, 'moved')).toEqual(expect.arrayContaining(moved))
    await world.make('POST', { path: `/consultation/${guid}/cancel`, as, body: { is_refunded: true } })
    const cancelled = [uid, 'SEQUENCE:3', ...AWAY]
    expect(await linesOf(as, 'cancelled')).toEqual(expect.arrayContaining(cancelled))
    // A mail that waited tells what holds by the time it is sent.
    expect(await linesOf(as, 'confirmed')).toEqual(expect.arrayContaining(cancelled))
  })

  it('is in the calendar of the nutritionist with its client, without what they wrote, until it moves to another one', async () => {
    const nutritionist = await enterNutritionist(world)
    const other = await enterNutritionist(world)
    const as = await world.enter()
    const { guid } = await orderConsultation(world, { as, nutritionist })
    const client = `SUMMARY:Kontrola: ${as.user.username}`
    const place = `URL;VALUE=URI:https://zivina.example/admin/clients/${as.user.guid}`
    const asked = await linesOf(nutritionist, 'requested')
    const tentative = [`UID:${guid}@zivina`, 'SEQUENCE:0', 'METHOD:PUBLISH', 'STATUS:TENTATIVE', client, place]
    expect(asked).toEqual(expect.arrayContaining(tentative))
    expect(asked.join()).not.toContain('přejídání')
    await act.post(`/admin/consultation/${guid}/confirm`, nutritionist, { meeting_url: '' })
    const last = (await termsOf(world, nutritionist)).at(-1)?.begins ?? ''
    const moveTo = async ({ user }: Person, begins: string) =>
      act.post(`/consultation/${guid}/move`, as, { nutritionist: user.guid, begins, place: 'online' })
    expect((await moveTo(nutritionist, last)).status).toBe(200)
    const kept = ['SEQUENCE:2', 'STATUS:CONFIRMED', `DTSTART:${stamp(last)}Z`, `${TYPE}PUBLISH`]
    expect(await linesOf(nutritionist, 'moved')).toEqual(expect.arrayContaining(kept))
    expect((await moveTo(other, (await termsOf(world, other))[0]?.begins ?? '')).status).toBe(200)
    expect(await linesOf(nutritionist, 'cancelled')).toEqual(expect.arrayContaining(['SEQUENCE:3', ...AWAY]))
    expect(await linesOf(other, 'moved')).toEqual(expect.arrayContaining(['SEQUENCE:3', `${TYPE}PUBLISH`]))
    await act.post(`/admin/consultation/${guid}/call_off`, other, { reason: 'Onemocněla jsem.' })
    expect(await linesOf(other, 'called_off')).toEqual(expect.arrayContaining(['SEQUENCE:4', ...AWAY]))
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

  it.each(['withdrawal', 'refund'])('that premium plus covers is not covered any more after its %s', async (how) => {
    const nutritionist = await enterNutritionist(world)
    const as = await world.enter()
    const order = await buy(world, as, 'premium-plus')
    const body = { ...(await consultationBody(world, nutritionist, { slug: 'vstupni-konzultace' })), payment: null }
    const { body: made } = await act.order(as, body)
    expect(made).toMatchObject({ state: 'requested', covered_by: 'premium_plus' })
    await act.care()
    expect(await act.stateOf(made.guid)).toMatchObject({ state: 'requested' })
    const [amount, path] = [order.amount, `/order/${order.guid}`]
    const decision = { guid: crypto.randomUUID(), amount, refundable: amount, keeps_premium: false, reason: 'Stížnost' }
    if (how === 'withdrawal') await world.make('POST', { path: `${path}/withdrawal`, as, body: { refund: amount } })
    else await world.make('POST', { path: `/admin${path}/refund`, as: world.admin, body: decision })
    await act.care()
    expect(await act.stateOf(made.guid)).toMatchObject({ state: 'cancelled' })
    expect((await act.mailsTo(as)).at(-1)).toBe('cancelled')
  })

  it('that was called off gives its money back when the account is erased, also after its term', async () => {
    const { guid, as, nutritionist } = await confirmedConsultation(world)
    await act.post(`/admin/consultation/${guid}/call_off`, nutritionist, { reason: 'Onemocněla jsem.' })
    await act.beginIn(guid, -3)
    const [order] = await world.api.sql('select "order" as guid from consultation where guid = $1', [guid])
    await world.api.sql(`insert into account_deletion ("user", due_at) values ($1, now())`, [as.user.guid])
    await eraseDueAccounts(world.api.database.db, world.api.mail.mail, DECLARED.erasure)
    const refunds = await world.api.sql(
      `select r.amount = o.amount as is_whole, o."user" from order_refund r join "order" o on o.guid = r."order" where o.guid = $1`,
      [order?.guid],
    )
    expect(refunds).toEqual([{ is_whole: true, user: null }])
  })

  it('tells its nutritionist when the account is erased, once for all consultations and without what the client wrote', async () => {
    const { guid, as, nutritionist } = await confirmedConsultation(world)
    await world.api.sql(`update consultation set note = 'Mám cukrovku.' where guid = $1`, [guid])
    await world.api.sql(`update "user" set full_name = 'Petr Odešlý' where guid = $1`, [as.user.guid])
    await world.api.sql(`insert into account_deletion ("user", due_at) values ($1, now())`, [as.user.guid])
    await eraseDueAccounts(world.api.database.db, world.api.mail.mail, DECLARED.erasure)
    const told = (await world.api.mail.queued()).filter(({ template }) => template === 'client_left')
    const [mail, ...more] = told.filter(({ to }) => to === nutritionist.user.email)
    expect(more).toEqual([])
    expect(mail?.data).toMatchObject({ client: 'Petr Odešlý', terms: [{ begins: expect.any(String) }] })
    expect(JSON.stringify(mail)).not.toContain('cukrovku')
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
