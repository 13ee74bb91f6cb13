import type { DiscountedPayment, ReferralCode, ReferralStatistics } from '@zivina/contract/commerce/referral-codes'
import { buildPublicProfile } from '@zivina/db/build/account/user'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { redeemCode } from './service.ts'

let api: AccountsApi
let admin: Person
let creator: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
  creator = await api.enter({ is_affiliate: true })
  await buildPublicProfile(api.database.db, { user: creator.user.guid, name: 'Eva Malá' })
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from discounted_payment; delete from referral_code'))

const today = calendarDay(new Date())
const manage = <Body>(method: string, path: string, body?: unknown, as = admin) =>
  api.ask<Body>(method, path, { as, body })
const add = async (code: string, fields: object = {}) => {
  const made = await manage<ReferralCode>('POST', '/referral_code', { code, percent: 10, ...fields })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body
}
const codes = async (query = '') => {
  const { body } = await manage<{ results: ReferralCode[]; count: number }>('GET', `/referral_code${query}`)
  return body.results.map(({ code }) => code)
}
const use = async (code: string, price = 10_000) => {
  const { user } = await api.enter()
  const actor = { kind: 'user', guid: user.guid } as UserActor
  return redeemCode({ db: api.database.db, actor }, { code, order: crypto.randomUUID(), price })
}

it('a code is made once, in capital letters, and tied to a creator', async () => {
  const made = await add('leto-2027', { creator: creator.user.guid, usage_limit: 5, note: 'Na léto' })
  expect(made).toMatchObject({
    code: 'LETO-2027',
    creator: { username: creator.user.username, name: 'Eva Malá' },
    valid_from: today,
    valid_to: null,
    uses: 0,
  })
  const again = await manage('POST', '/referral_code', { code: 'LETO-2027', amount: 100 })
  expect(again).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
  const stranger = (await api.enter()).user.guid
  expect((await manage('POST', '/referral_code', { code: 'JINY', percent: 5, creator: stranger })).status).toBe(404)
})

it('a code without a value, with two of them, or with days in the wrong order is refused', async () => {
  const refused = [
    { percent: null },
    { amount: 100 },
    { percent: 101 },
    { percent: null, amount: 0 },
    { valid_from: today, valid_to: addDays(today, -1) },
    { usage_limit: 0 },
    { code: 'X' },
    { code: 'ŽLUŤ' },
  ]
  for (const fields of refused) {
    const { status } = await manage('POST', '/referral_code', { code: 'SPATNY', percent: 10, ...fields })
    expect(status, JSON.stringify(fields)).toBe(400)
  }
})

it('a change counts from now on, as the administrator saw the code', async () => {
  const { guid, updated_at } = await add('LETO', { usage_limit: 5 })
  await use('LETO')
  await use('LETO')
  const change = (fields: object) => manage<ReferralCode>('PATCH', `/referral_code/${guid}`, fields)
  expect(await change({ percent: null, amount: 500, updated_at })).toMatchObject({
    status: 200,
    body: { percent: null, amount: 500, uses: 2 },
  })
  expect(await change({ note: 'x', updated_at })).toMatchObject({ status: 409, body: { code: 'CHANGED_ELSEWHERE' } })
  expect((await change({ usage_limit: 1 })).status).toBe(400)
  expect((await change({ percent: 10 })).status).toBe(400)
  const { body } = await manage<{ results: DiscountedPayment[] }>('GET', `/admin/discounted_payment?code=${guid}`)
  expect(body.results.map(({ amount_after }) => amount_after)).toEqual([9000, 9000])
})

it('codes are listed by state, creator and beginning', async () => {
  await add('BEZI-1', { creator: creator.user.guid })
  await add('BEZI-2', { usage_limit: 1 })
  await add('PRIJDE', { valid_from: addDays(today, 3) })
  await add('BYLA', { valid_from: addDays(today, -3), valid_to: addDays(today, -1) })
  expect(await codes()).toEqual(['BYLA', 'PRIJDE', 'BEZI-2', 'BEZI-1'])
  expect(await codes('?state=running')).toEqual(['BEZI-2', 'BEZI-1'])
  await use('BEZI-2')
  expect(await codes('?state=running')).toEqual(['BEZI-1'])
  expect(await codes('?state=over')).toEqual(['BYLA', 'BEZI-2'])
  expect(await codes('?state=coming')).toEqual(['PRIJDE'])
  expect(await codes(`?creator=${creator.user.guid}`)).toEqual(['BEZI-1'])
  expect(await codes('?search=bezi')).toEqual(['BEZI-2', 'BEZI-1'])
  expect(await codes('?search=%25')).toEqual([])
  expect(await codes('?page=2')).toEqual([])
})

it('a code that lowered a payment is not deleted', async () => {
  const [used, unused] = [await add('PRVNI'), await add('DRUHY')]
  await use('PRVNI')
  const kept = await manage('DELETE', `/referral_code/${used.guid}`)
  expect(kept).toMatchObject({ status: 409, body: { code: 'PROTECTED' } })
  expect((await manage('DELETE', `/referral_code/${unused.guid}`)).status).toBe(204)
  expect((await manage('DELETE', `/referral_code/${unused.guid}`)).status).toBe(404)
})

type Figures = { results: ReferralStatistics[]; count: number; totals: Record<string, number> }
const figures = async (as: Person, query = '') =>
  (await manage<Figures>('GET', `/referral_code/statistics${query}`, undefined, as)).body

it('an administrator sees the figures of all, a creator their own alone, whoever they ask for', async () => {
  const other = await api.enter({ is_affiliate: true })
  await add('EVA', { creator: creator.user.guid })
  await add('JANA', { creator: other.user.guid })
  await add('NASE')
  for (const code of ['EVA', 'EVA', 'JANA', 'NASE']) await use(code, 20_000)
  expect(await figures(admin)).toMatchObject({
    count: 3,
    totals: { uses: 4, amount_before: 80_000, amount_after: 72_000 },
    results: [
      { code: 'EVA', uses: 2, amount_before: 40_000, amount_after: 36_000, creator: { name: 'Eva Malá' } },
      { code: 'JANA', uses: 1 },
      { code: 'NASE', uses: 1, creator: null },
    ],
  })
  for (const query of ['', `?creator=${other.user.guid}`]) {
    const own = await figures(creator, query)
    expect(own.results.map(({ code }) => code)).toEqual(['EVA'])
    expect(own.totals).toEqual({ uses: 2, amount_before: 40_000, amount_after: 36_000 })
  }
  expect((await manage('GET', '/referral_code/statistics', undefined, await api.enter())).status).toBe(403)
})

it('what a code brought stays with whom it was tied to then', async () => {
  const next = await api.enter({ is_affiliate: true })
  const { guid } = await add('EVA', { creator: creator.user.guid })
  await use('EVA')
  await manage('PATCH', `/referral_code/${guid}`, { creator: next.user.guid })
  expect((await figures(creator)).results).toMatchObject([{ code: 'EVA', uses: 1, creator: { name: 'Eva Malá' } }])
  expect((await figures(next)).results).toMatchObject([{ code: 'EVA', uses: 0 }])
  await use('EVA')
  expect((await figures(next)).results).toMatchObject([{ code: 'EVA', uses: 1 }])
  expect((await figures(admin)).results).toMatchObject([{ code: 'EVA', uses: 2 }])
})

it('figures are of the days of Prague that are asked for', async () => {
  await add('EVA')
  for (let uses = 0; uses < 2; uses += 1) await use('EVA')
  await api.database.pool.query(`
    update discounted_payment set created_at = case when guid = (select guid from discounted_payment order by guid limit 1)
      then '2026-03-31T21:59:00Z'::timestamptz else '2026-03-31T22:01:00Z'::timestamptz end`)
  const uses = async (query: string) => (await figures(admin, query)).totals.uses
  expect(await uses('?from=2026-03-31&to=2026-03-31')).toBe(1)
  expect(await uses('?from=2026-04-01&to=2026-04-01')).toBe(1)
  expect(await uses('?to=2026-04-01')).toBe(2)
})
