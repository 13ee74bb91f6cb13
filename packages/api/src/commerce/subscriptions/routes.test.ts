import type { PremiumState } from '@zivina/contract/commerce/subscriptions'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { projectChanged } from './service.ts'

const today = calendarDay(new Date())

let api: AccountsApi
let admin: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())

const GIVEN = { plan: 'premium', expiry_date: addDays(today, 30), reason: 'Náhrada za výpadek' }

const give = ({ user }: Person, body: object = GIVEN) =>
  api.ask('PATCH', `/user/${user.guid}/set_premium`, { as: admin, body })
const cancel = ({ user }: Person) => api.ask('GET', `/user/${user.guid}/cancel_premium_instantly`, { as: admin })
const account = async (person: Person) =>
  (await api.ask('GET', `/user/${person.user.guid}`, { as: person })).body as Record<string, unknown>
const trend = async (person: Person) => (await api.ask('GET', '/weight_trend', { as: person })).status

async function addGrant(
  person: Person,
  grant: { plan?: string; source?: string; platform?: string; begins: string; ends: string | null },
) {
  const { plan = 'premium', source = 'order', platform = 'web', begins, ends } = grant
  await api.database.pool.query(
    `insert into premium_grant ("user", plan, source, platform, begins, ends) values ($1, $2, $3, $4, $5, $6)`,
    [person.user.guid, plan, source, platform, begins, ends],
  )
}

it('premium that is given opens what is premium with the next call, and is told with its days', async () => {
  const person = await api.enter()
  expect(await trend(person)).toBe(403)
  expect(await give(person)).toMatchObject({
    status: 200,
    body: { plan: 'premium', is_premium: true, active_from: today, expiry_date: GIVEN.expiry_date },
  })
  expect(await trend(person)).toBe(200)
  expect(await account(person)).toMatchObject({
    plan: 'premium',
    is_premium: true,
    active_from: today,
    expiry_date: GIVEN.expiry_date,
    platforms: ['web'],
  })
})

it('the same again, also by four at once, is one grant; another plan is another', async () => {
  const person = await api.enter()
  const answers = await Promise.all([give(person), give(person), give(person), give(person)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await give(person)).body).toMatchObject({ grants: [{ source: 'admin', reason: GIVEN.reason }] })
  const both = (await give(person, { ...GIVEN, plan: 'premium plus', expiry_date: addDays(today, 5) }))
    .body as PremiumState
  expect(both.grants).toHaveLength(2)
  expect(both).toMatchObject({
    plan: 'premium plus',
    premium_plus_expiry_date: addDays(today, 5),
    expiry_date: GIVEN.expiry_date,
  })
})

it('premium is cancelled at once, the second time as the first, and a store’s subscription stays', async () => {
  const person = await api.enter()
  await give(person)
  const cancelled = await cancel(person)
  expect(cancelled).toMatchObject({
    status: 200,
    body: { plan: 'free', is_premium: false, expiry_date: null, grants: [{ ends: addDays(today, -1) }] },
  })
  expect(await trend(person)).toBe(403)
  expect((await cancel(person)).body).toEqual(cancelled.body)
  await addGrant(person, { source: 'store', platform: 'ios', begins: today, ends: addDays(today, 20) })
  expect((await cancel(person)).body).toMatchObject({
    is_premium: true,
    platforms: ['ios'],
    expiry_date: addDays(today, 20),
  })
})

it('cancelling is refused to other sites, and looking by HEAD changes nothing', async () => {
  const person = await api.enter()
  await give(person)
  const path = `/user/${person.user.guid}/cancel_premium_instantly`
  const foreign = await api.ask('GET', path, { as: admin, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(foreign).toMatchObject({ status: 403, body: { code: 'USER_PERMISSION_DENIED' } })
  expect((await api.ask('HEAD', path, { as: admin })).status).toBe(405)
  expect((await api.ask('GET', path, { as: person })).status).toBe(403)
  expect(await trend(person)).toBe(200)
})

it('a day that is over, a distant one, no reason and an unknown account are refused', async () => {
  const person = await api.enter()
  const refused = [
    { ...GIVEN, expiry_date: addDays(today, -1) },
    { ...GIVEN, expiry_date: '2099-01-01' },
    { ...GIVEN, reason: '' },
    { ...GIVEN, plan: 'free' },
  ]
  for (const body of refused) expect((await give(person, body)).status, JSON.stringify(body)).toBe(400)
  const unknown = { user: { guid: crypto.randomUUID() } } as Person
  expect((await give(unknown)).status).toBe(404)
  expect((await cancel(unknown)).status).toBe(404)
})

it('premium begins and ends with its days, for every account whose grants did', async () => {
  const [beginning, ending, between] = await Promise.all([api.enter(), api.enter(), api.enter()])
  await addGrant(beginning, { begins: today, ends: null, plan: 'premium_yearly' })
  await give(ending)
  await api.database.pool.query(`update premium_grant set ends = $2 where "user" = $1`, [
    ending.user.guid,
    addDays(today, -1),
  ])
  await addGrant(between, { begins: addDays(today, -3), ends: addDays(today, -1) })
  await addGrant(between, { begins: today, ends: addDays(today, 3), source: 'voucher' })
  await projectChanged(api.database.db, today)
  expect(await account(beginning)).toMatchObject({ plan: 'premium_yearly', is_premium: true })
  expect(await account(ending)).toMatchObject({ plan: 'free', is_premium: false })
  expect(await account(between)).toMatchObject({ active_from: addDays(today, -3), expiry_date: addDays(today, 3) })
})
