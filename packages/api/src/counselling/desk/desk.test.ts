import type { ClientCard, DeskClient } from '@zivina/contract/counselling/client-desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import {
  aheadDay,
  confirmedConsultation,
  enterNutritionist,
  orderConsultation,
  termsOf,
} from '../consultations/testing.ts'
import { DAYS, givenPlan, madePlan, orderedPlan } from '../tailored-plans/testing.ts'
import { doneConsultation } from './testing.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const listOf = async (as: Person, search = ''): Promise<DeskClient[]> =>
  (await world.make('GET', { path: `/admin/client${search}`, as })).results
const cardOf = (client: Person, as: Person): Promise<ClientCard> =>
  world.make('GET', { path: `/admin/client/${client.user.guid}`, as })
const allow = (as: Person, nutritionist: Person, until: string | null) =>
  world.make('PATCH', {
    path: '/counselling_consent',
    as,
    body: { nutritionist: nutritionist.user.guid, kind: 'plans', until },
  })
const looksOf = async (as: Person): Promise<number> => (await world.make('GET', { path: '/health_look', as })).count

describe('the list of clients', () => {
  it('has a nutritionist’s own alone, with the next term and what waits, those first for whom something does', async () => {
    const nutritionist = await enterNutritionist(world, { weeks: 2 })
    const [waiting, settled] = [await world.enter(), await world.enter()]
    const { guid } = await orderConsultation(world, { as: settled, nutritionist })
    const body = { meeting_url: '' }
    await world.make('POST', { path: `/admin/consultation/${guid}/confirm`, as: nutritionist, body })
    await orderConsultation(world, { as: waiting, nutritionist })
    await confirmedConsultation(world)
    const rows = await listOf(nutritionist)
    expect(rows).toMatchObject([
      { guid: waiting.user.guid, waiting: ['to_confirm'], next_begins: expect.any(String) },
      { guid: settled.user.guid, waiting: [], next_begins: expect.any(String) },
    ])
    expect(await listOf(nutritionist, `?search=${settled.user.email}`)).toMatchObject([{ guid: settled.user.guid }])
    expect(await listOf(nutritionist, '?search=%25%25')).toEqual([])
    expect((await world.send('GET', { path: '/admin/client', as: world.admin })).status).toBe(404)
  })

  it('says what is to be written, planned and checked', async () => {
    const past = await confirmedConsultation(world)
    await world.api.sql(
      `update consultation set begins = now() - interval '2 hours', ends = now() - interval '1 hour' where guid = $1`,
      [past.guid],
    )
    expect(await listOf(past.nutritionist)).toMatchObject([{ waiting: ['to_complete'], next_begins: null }])
    const planned = await orderedPlan(world)
    expect(await listOf(planned.nutritionist)).toMatchObject([{ waiting: ['to_plan'] }])
    const given = await givenPlan(world)
    expect(await listOf(given.nutritionist)).toMatchObject([{ waiting: ['to_complete'] }])
    const later = await doneConsultation(world, aheadDay(1))
    expect(await listOf(later.nutritionist)).toMatchObject([{ waiting: [] }])
    const due = await doneConsultation(world)
    expect(await listOf(due.nutritionist)).toMatchObject([{ waiting: ['to_check'] }])
  })
})

describe('a client’s card', () => {
  it('has the consultations and plans of the nutritionist who asks, and no look', async () => {
    const { as, nutritionist, plan } = await givenPlan(world)
    expect(await cardOf(as, nutritionist)).toMatchObject({
      client: { guid: as.user.guid, email: as.user.email, entry_consultation_performed: false },
      consultations: [{ state: 'confirmed', plans_left: 0, client: { guid: as.user.guid } }],
      plans: [{ guid: plan.guid, days: [...DAYS] }],
    })
    expect(await looksOf(as)).toBe(0)
    const other = await enterNutritionist(world, null)
    const path = `/admin/client/${as.user.guid}`
    expect((await world.send('GET', { path, as: other })).status).toBe(404)
    expect((await world.send('GET', { path, as: world.admin })).status).toBe(404)
  })

  it('says that the entry consultation took place once the nutritionist said so', async () => {
    const { as, nutritionist } = await doneConsultation(world)
    const { client, consultations } = await cardOf(as, nutritionist)
    expect(client.entry_consultation_performed).toBe(true)
    expect(consultations).toMatchObject([{ state: 'done', summary: 'Ke každému jídlu zelenina.' }])
  })
})

it('a check that is due is done with, taken back, and due anew on another day', async () => {
  const { guid, nutritionist } = await doneConsultation(world)
  const change = (is_done: boolean, due_on = aheadDay(0), by = nutritionist) =>
    world.send('PATCH', { path: `/admin/consultation/${guid}/follow_up`, as: by, body: { due_on, is_done } })
  expect((await change(true)).body).toMatchObject({ is_follow_up_done: true })
  expect((await change(true)).status).toBe(200)
  expect(await listOf(nutritionist)).toMatchObject([{ waiting: [] }])
  expect((await change(false)).body).toMatchObject({ is_follow_up_done: false })
  await change(true)
  const body = { summary: '', follow_up_on: aheadDay(-1), entry_consultation_performed: false }
  await world.make('POST', { path: `/admin/consultation/${guid}/complete`, as: nutritionist, body })
  expect(await listOf(nutritionist)).toMatchObject([{ waiting: ['to_check'] }])
  expect((await change(true)).body.code).toBe('CHANGED_ELSEWHERE')
  const other = await enterNutritionist(world, null)
  expect((await change(true, aheadDay(-1), other)).status).toBe(404)
})

it('a week has the open times and consultations of its days in Prague, and none of another nutritionist', async () => {
  const nutritionist = await enterNutritionist(world, { day: aheadDay(7), weeks: 2 })
  const as = await world.enter()
  await orderConsultation(world, { as, nutritionist })
  await confirmedConsultation(world)
  const week = (from: string, by = nutritionist) =>
    world.make('GET', { path: `/admin/counselling_week?from=${from}`, as: by })
  const [first] = await termsOf(world, nutritionist)
  expect(first).toBeDefined()
  expect(await week(aheadDay(7))).toMatchObject({
    openings: [{ places: ['prague', 'online'] }],
    consultations: [{ client: { guid: as.user.guid }, state: 'requested' }],
  })
  expect(await week(aheadDay(8))).toMatchObject({ openings: [{}], consultations: [] })
  expect(await week(aheadDay(15))).toMatchObject({ openings: [], consultations: [] })
})

it('a plan is compared with the client’s own only while they show it, and each look is recorded', async () => {
  const { as, nutritionist, consultation } = await orderedPlan(world)
  const plan = await madePlan(world, nutritionist)
  const into = crypto.randomUUID()
  await world.make('POST', { path: '/meal_plan', as, body: { guid: into, name: 'Můj' } })
  const dish = { guid: crypto.randomUUID(), recipe: world.recipe.guid, meal_type: 'Dinner' }
  await world.make('POST', { path: `/meal_plan/${into}/item`, as, body: { day: DAYS[0], items: [dish] } })
  const path = `/admin/consultation/${consultation}/difference?meal_plan=${plan}&into=${into}`
  const compare = (by = nutritionist) => world.send('GET', { path, as: by })
  expect((await compare()).body).toMatchObject({
    is_compared: false,
    days: [{ day: DAYS[0], proposed: [{}, {}], present: [] }, {}],
  })
  expect(await looksOf(as)).toBe(0)
  await allow(as, nutritionist, aheadDay(30))
  expect((await compare()).body).toMatchObject({
    is_compared: true,
    days: [{ present: [{ meal_type: 'Dinner' }] }, { present: [] }],
  })
  expect(await looksOf(as)).toBe(1)
  // The owner of a plan that is shared with the client has given no consent.
  const friend = await world.enter({ is_premium: true })
  const shared = crypto.randomUUID()
  await world.make('POST', { path: '/meal_plan', as: friend, body: { guid: shared, name: 'Cizí' } })
  await world.api.sql(
    `insert into share (kind, object, owner, email, role, "user", accepted_at) values ('meal_plan', $1, $2, $3, 'editor', $4, now())`,
    [shared, friend.user.guid, as.user.email, as.user.guid],
  )
  const peek = `/admin/consultation/${consultation}/difference?meal_plan=${plan}&into=${shared}`
  expect((await world.send('GET', { path: peek, as: nutritionist })).body.code).toBe('MEALPLAN_NOT_FOUND')
  await allow(as, nutritionist, null)
  expect((await compare()).body.is_compared).toBe(false)
  const other = await enterNutritionist(world, null)
  expect((await compare(other)).status).toBe(404)
  const be = (state: string) =>
    world.api.sql('update consultation set state = $1 where guid = $2', [state, consultation])
  await be('cancelled')
  expect((await compare()).status).toBe(404)
  await be('confirmed')
  // A plan of another person is not theirs to name.
  const foreign = `/admin/consultation/${consultation}/difference?meal_plan=${await madePlan(world, other)}`
  expect((await world.send('GET', { path: foreign, as: nutritionist })).body.code).toBe('MEALPLAN_NOT_FOUND')
})

it('the summary is for the client and the nutritionist alone, once the consultation took place', async () => {
  const held = await confirmedConsultation(world)
  const print = (guid: string, as: Person) => world.send('GET', { path: `/consultation/${guid}/summary`, as })
  expect((await print(held.guid, held.as)).status).toBe(404)
  const { guid, as, nutritionist } = await doneConsultation(world)
  for (const reader of [as, nutritionist]) {
    const response = await print(guid, reader)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  }
  for (const stranger of [held.as, held.nutritionist, world.admin]) {
    expect((await print(guid, stranger)).status).toBe(404)
  }
  // Who counsels no more reads what was agreed no more; the client does.
  await world.api.sql('update nutritionist set active = false where "user" = $1', [nutritionist.user.guid])
  expect((await print(guid, nutritionist)).status).toBe(404)
  expect((await print(guid, as)).status).toBe(200)
})
