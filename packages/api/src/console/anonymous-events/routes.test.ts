import type { AnonymousEvents } from '@zivina/contract/console/anonymous-events'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let admin: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())

it('tells pages of days, searches that several people made, and steps towards a paid order, but nothing of who it was', async () => {
  const today = calendarDay(new Date())
  const insert = (day: string, kind: string, what: string, count: number) =>
    api.database.pool.query('insert into visit_count values ($1, $2, $3, $4)', [day, kind, what, count])
  await insert(today, 'page', 'premium', 40)
  await insert(addDays(today, -6), 'page', 'recipe', 100)
  await insert(addDays(today, -7), 'page', 'recipe', 1000)
  await insert(today, 'search', 'kvasovy chleba', 5)
  await insert(today, 'search', 'jan novak brno', 1)
  await insert(today, 'search', '', 9)
  await api.enter({ is_demo: false })
  const { status, body } = await api.ask<AnonymousEvents>('GET', '/admin/anonymous_events?days=7', { as: admin })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    from: addDays(today, -6),
    to: today,
    pages: [
      { kind: 'recipe', count: 100 },
      { kind: 'premium', count: 40 },
    ],
    searches: [{ text: 'kvasovy chleba', count: 5 }],
  })
  expect(body.days).toHaveLength(7)
  expect(body.days[0]).toMatchObject({ pages: 100 })
  expect(body.days[6]).toMatchObject({ pages: 40 })
  const steps = Object.fromEntries(body.funnel.map(({ step, count }) => [step, count]))
  expect(steps).toMatchObject({ premium: 40, registered: 1, verified: 1, checkout: 0, ordered: 0, paid: 0 })
})
