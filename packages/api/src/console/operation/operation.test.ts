import type { AdminChartName } from '@zivina/contract/console/admin-charts'
import type { AdminChart, OperationHealth } from '@zivina/contract/console/operation'
import { buildUser } from '@zivina/db/build/account/user'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { activePeople } from '#api/account/sessions/active-people.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { figureCleanup } from '#api/kernel/watch/service.ts'
import { createWatch, type Watch, watched } from '#api/kernel/watch/watch.ts'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { OUTSIDE } from '#api/testing/outside.ts'

let api: AccountApi
let watch: Watch
let token: string
const today = calendarDay(new Date())
const through: Watch = {
  failed: (what) => watch.failed(what),
  outside: (...news) => watch.outside(...news),
  uses: (service) => watch.uses(service),
  used: () => watch.used(),
  write: () => watch.write(),
}
beforeAll(async () => {
  api = await openAccountApi({ ...OUTSIDE, watch: through })
  watch = createWatch(api.database.db, { info: () => {}, error: () => {} })
  const admin = await api.user({ is_admin: true, is_demo: true })
  token = (await api.login(admin.email)).access
})
afterAll(() => api.close())

const health = async () => (await api.call('/admin/operation', { token })).body as OperationHealth
/** The days of a series that have something, by how many days ago they were. */
async function series(chart: AdminChartName, name: string, days = 30): Promise<Record<number, number | null>> {
  const { body } = await api.call(`/admin/chart?chart=${chart}&days=${days}`, { token })
  const { from, to, series } = body as AdminChart
  expect([from, to]).toEqual([addDays(today, 1 - days), today])
  const all = series.find((one) => one.name === name)?.days ?? []
  expect(all).toHaveLength(days)
  return Object.fromEntries(all.map(({ value }, place) => [days - 1 - place, value] as const).filter(([, v]) => v))
}
const ago = (days: number) => `${addDays(today, -days)} 12:00+01`

it('registrations are counted by the day in Prague, without demo accounts and days before the period', async () => {
  for (const [days, fields] of [
    [0, {}],
    [3, {}],
    [3, {}],
    [3, { is_demo: true }],
    [40, {}],
  ] as const)
    await buildUser(api.database.db, { created_at: new Date(ago(days)), is_demo: false, ...fields })
  expect(await series('registrations', 'registered')).toEqual({ 0: 1, 3: 2 })
  expect(await series('registrations', 'registered', 90)).toEqual({ 0: 1, 3: 2, 40: 1 })
})

it('people with several grants of premium are counted once a day, and not after their last day', async () => {
  const [one, two] = [await buildUser(api.database.db, {}), await buildUser(api.database.db, {})]
  const grant = (user: string, from: number, to: number | null) =>
    api.sql(`insert into premium_grant ("user", plan, source, begins, ends) values ($1, 'premium', 'admin', $2, $3)`, [
      user,
      addDays(today, -from),
      to === null ? null : addDays(today, -to),
    ])
  await grant(one.guid, 60, 4)
  await grant(one.guid, 5, 2)
  await grant(two.guid, 3, null)
  // Ended at once.
  await grant(two.guid, 10, 11)
  const premium = await series('money', 'premium')
  expect([29, 6, 5, 4, 3, 2, 1, 0].map((day) => premium[day])).toEqual([1, 1, 1, 1, 2, 2, 1, 1])
})

it('revenue is what the ledger has without VAT, less what went back', async () => {
  // The database takes no transfer of an earlier day, so its triggers rest.
  const book = (days: number, entries: Record<string, number>) =>
    api.sql(`
      begin; set local session_replication_role = replica;
      with t as (insert into ledger_transfer (key, kind, created_at) values (gen_random_uuid(), 'payment', '${ago(days)}') returning guid)
      insert into ledger_entry (transfer, account, haler)
      select t.guid, e.key, e.value::int from t, jsonb_each_text('${JSON.stringify(entries)}') e;
      commit`)
  await book(2, { gateway: 12_100, revenue: -10_000, vat: -2_100 })
  await book(2, { gateway: -6_050, refunds: 5_000, vat: 1_050 })
  await book(1, { gateway: -1_210, refunds: 1_000, vat: 210 })
  await book(50, { gateway: 12_100, revenue: -10_000, vat: -2_100 })
  expect(await series('money', 'revenue')).toEqual({ 2: 5_000, 1: -1_000 })
})

it('people of a day are those whose sessions were used on it; the number stays when they come again', async () => {
  const { body } = await api.call('/admin/chart?chart=active_people', { token })
  expect(body.series[0].days.at(-2).value).toBe(null)
  const people = [await api.user(), await api.user()]
  for (const { email } of people) await api.login(email)
  const run = () => activePeople.run({ db: api.database.db } as JobContext)
  await api.sql('update session set last_used_at = $1 where "user" = $2', [ago(1), people[0]?.guid])
  await run()
  expect((await series('active_people', 'active_people'))[0]).toBe(2)
  await api.sql('delete from session where "user" = $1', [people[1]?.guid])
  await run()
  expect((await series('active_people', 'active_people'))[0]).toBe(2)
  expect((await api.sql('select * from day_figure')).map((row) => Object.keys(row))).toEqual([['day', 'name', 'count']])
})

it('calls, jobs and mails that failed are one chart; calls that were refused are not', async () => {
  await api.call('/admin/chart?chart=nothing', { token })
  watch.failed('failed_jobs')
  watch.failed('failed_mails')
  await api.sql('alter table review rename to review_away')
  expect((await api.call('/admin/waiting', { token })).status).toBe(500)
  await api.sql('alter table review_away rename to review')
  expect(await series('errors', 'errors')).toEqual({ 0: 3 })
})

it('a service is seen to answer also when it refuses, and to fail when it is down', async () => {
  let outcome: 'good' | 'refused' | 'down' = 'good'
  const client = watched(
    {
      read: async () => {
        if (outcome !== 'good') throw new Error(outcome)
        return 'payment 1'
      },
    },
    'payments',
    watch,
    (error) => (error instanceof Error && error.message === 'down' ? 'down' : null),
  )
  const payments = async () => (await health()).services.find(({ service }) => service === 'payments')
  expect(await payments()).toEqual({ service: 'payments', good_at: null, failed_at: null, failure: '' })
  outcome = 'refused'
  await expect(client.read()).rejects.toThrow('refused')
  expect(await payments()).toMatchObject({ good_at: expect.any(String), failed_at: null })
  outcome = 'down'
  await expect(client.read()).rejects.toThrow('down')
  expect(await payments()).toMatchObject({ failed_at: expect.any(String), failure: 'down' })
  outcome = 'good'
  expect(await client.read()).toBe('payment 1')
  const { good_at, failed_at } = (await payments()) ?? {}
  expect(String(good_at) >= String(failed_at)).toBe(true)
})

it('jobs are told with their last run, failures and what waits, and mails by what is not sent', async () => {
  await api.sql('delete from jobs.job')
  const insert = (state: string, start = '0 s') =>
    api.sql(
      `insert into jobs.job (name, state, started_on, completed_on, start_after)
       values ('ingredient_recompute', $1::jobs.job_state, now(), case when $1 in ('completed', 'failed') then now() end, now() + $2::interval)`,
      [state, start],
    )
  for (const state of ['completed', 'failed', 'retry', 'created']) await insert(state)
  await insert('created', '1 h')
  await api.mail.mail.enqueue(api.database.db, 'account_deleted', 'jana@example.cz', { full_name: '' })
  const { jobs, mails } = await health()
  expect(jobs.find(({ name }) => name === 'ingredient_recompute')).toEqual({
    name: 'ingredient_recompute',
    is_scheduled: false,
    done_at: expect.any(String),
    failed_at: expect.any(String),
    failed: 2,
    waiting: 2,
  })
  expect(jobs.filter(({ name }) => name.startsWith('mail') || name.startsWith('_'))).toEqual([])
  expect(mails).toEqual({ unsent: 1, dead: 0, oldest_at: expect.any(String) })
})

it('an affiliate sees nothing of it', async () => {
  const affiliate = await api.user({ is_affiliate: true, is_demo: true })
  const { access } = await api.login(affiliate.email)
  for (const path of ['/admin/operation', '/admin/chart?chart=money'])
    expect((await api.call(path, { token: access })).status).toBe(403)
})

it('figures are forgotten after two years', async () => {
  await api.sql(`insert into day_figure values ($1, 'failed_jobs', 1)`, [addDays(today, -800)])
  await figureCleanup.run({ db: api.database.db } as JobContext)
  expect(await api.sql('select day from day_figure where day < $1', [addDays(today, -731)])).toEqual([])
})
