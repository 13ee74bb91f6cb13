import type { BulkFailure, BulkJob } from '@zivina/contract/console/bulk-jobs'
import { buildRecipe, type Recipe } from '@zivina/db/build/catalogue/recipe'
import { buildReview } from '@zivina/db/build/community/review'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { DECLARED } from '#api/areas.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { OUTSIDE, URLS } from '#api/testing/outside.ts'
import { sweepJobs } from './queries.ts'
import { workOff } from './work-off.ts'

let api: AccountsApi
let admin: Person
let creator: Person
let recipe: Recipe
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
  creator = await api.enter()
  recipe = await buildRecipe(api.database.db, { creator: creator.user.guid, name: 'Svíčková', slug: 'svickova' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql('delete from review')
  await sql('delete from bulk_job')
})

const sql = async (statement: string, values: unknown[] = []) => (await api.database.pool.query(statement, values)).rows
const ask = <Body>(method: string, path: string, body?: unknown, as = admin) =>
  api.ask<Body>(method, path, { as, body })
type Order = { action?: string; filter?: object; [field: string]: unknown }
const APPROVED = { status: 'Approved', status_note: '' }
const order = (fields: Order = {}, as = admin) =>
  ask<BulkJob & { code?: string }>(
    'POST',
    '/admin/bulk_job',
    {
      guid: crypto.randomUUID(),
      action: 'decide_reviews',
      filter: { status: 'Pending' },
      decision: APPROVED,
      ...fields,
    },
    as,
  )
const ordered = async (fields: Order = {}) => {
  const { status, body } = await order(fields)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.guid
}
const read = async (guid: string) => (await ask<BulkJob>('GET', `/admin/bulk_job/${guid}`)).body
const failures = async (guid: string) =>
  (await ask<{ results: BulkFailure[] }>('GET', `/admin/bulk_job/${guid}/failure`)).body.results
const context = () => {
  const { mail, recompute } = api.mail
  const site = { urls: URLS, public_url: 'http://localhost:3000', declared: DECLARED }
  return { ...OUTSIDE, mail, recompute, db: api.database.db, ...site } as unknown as JobContext
}
/** The job's context; `hook` runs before each row, with its number from 1. */
const hooked = (hook: (number: number) => unknown): JobContext => {
  let number = 0
  const bulk_actions = DECLARED.bulk_actions.map((action) => ({
    ...action,
    perform: async (...given: Parameters<typeof action.perform>) => {
      number += 1
      await hook(number)
      return action.perform(...given)
    },
  }))
  return { ...context(), declared: { ...DECLARED, bulk_actions } }
}
/** Whether a statement of this test's database waits for a lock. */
const isSomebodyWaiting = async () => {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await sql(waiting)).length > 0
}
const work = (guid: string, ctx = context(), signal?: AbortSignal) => workOff(ctx, guid, signal)
const pending = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () => buildReview(api.database.db, { recipe: recipe.guid, status: 'Pending' })),
  )
const statuses = async () =>
  Object.fromEntries(
    (await sql('select status, count(*)::int from review group by 1')).map((row) => [row.status, row.count]),
  )

it('decide on every row that the filter selects, more than a page has, and on no other', async () => {
  await pending(60)
  await buildReview(api.database.db, { recipe: recipe.guid, status: 'Denied' })
  const guid = await ordered()
  expect(await read(guid)).toMatchObject({ state: 'waiting', done: 0, total: null, by: admin.user.username })
  await work(guid)
  expect(await read(guid)).toMatchObject({ state: 'done', done: 60, failed: 0, total: 60 })
  expect(await statuses()).toEqual({ Approved: 60, Denied: 1 })
  const [change] = await sql(`select "by" from change_log where noun = 'review' limit 1`)
  expect(change?.by).toBe(admin.user.guid)
})

it('leave alone what changed since the rows were listed, and say which and why', async () => {
  const [changed] = await pending(3)
  const guid = await ordered()
  const listed = context()
  const stop = new AbortController()
  stop.abort()
  await expect(work(guid, listed, stop.signal)).rejects.toThrow()
  await sql(`update review set comment = 'úplně jinak', updated_at = now() + interval '1 s' where guid = $1`, [
    changed?.guid,
  ])
  await work(guid)
  expect(await read(guid)).toMatchObject({ state: 'done', done: 2, failed: 1, total: 3 })
  expect(await failures(guid)).toEqual([
    {
      target: changed?.guid,
      name: 'Svíčková',
      code: 'DECIDED_ELSEWHERE',
      message: expect.stringContaining('někdo jiný'),
    },
  ])
  expect(await statuses()).toEqual({ Approved: 2, Pending: 1 })
})

it('go on where a killed process ended: no row is decided twice', async () => {
  await pending(10)
  const guid = await ordered()
  const stop = new AbortController()
  const killed = hooked((number) => number === 4 && stop.abort())
  await expect(work(guid, killed, stop.signal)).rejects.toThrow()
  const halfway = await read(guid)
  expect(halfway.state).toBe('running')
  expect(halfway.done).toBeGreaterThan(0)
  expect(halfway.done).toBeLessThan(10)
  await work(guid)
  expect(await read(guid)).toMatchObject({ state: 'done', done: 10, total: 10 })
  const [twice] = await sql(`select object from change_log where noun = 'review' group by object having count(*) > 1`)
  expect(twice).toBeUndefined()
})

it('are stopped halfway, and what is done stays done', async () => {
  await pending(10)
  const guid = await ordered()
  // The stop waits for the row at hand: here until it does, as it is what is tested.
  let stop: Promise<unknown> = Promise.resolve()
  const stopping = hooked(async (number) => {
    if (number !== 3) return
    stop = ask('POST', `/admin/bulk_job/${guid}/stop`)
    await expect.poll(isSomebodyWaiting).toBe(true)
  })
  await work(guid, stopping)
  await stop
  // The stop and the next row race for the job once the third row is committed: one more may be done, never all.
  const stopped = await read(guid)
  expect(stopped).toMatchObject({ state: 'stopped', failed: 0, total: 10 })
  expect(stopped.done).toBeGreaterThanOrEqual(3)
  expect(stopped.done).toBeLessThan(10)
  expect(await statuses()).toEqual({ Approved: stopped.done, Pending: 10 - stopped.done })
  await work(guid)
  expect((await read(guid)).done).toBe(stopped.done)
})

it('are joined by a second press, also by another admin, and bounded for one person', async () => {
  const guid = await ordered()
  expect((await order()).body.guid).toBe(guid)
  const other = await api.enter({ is_admin: true, is_demo: true })
  expect((await order({}, other)).body.guid).toBe(guid)
  await ordered({ filter: { status: 'Denied' } })
  await ordered({ filter: { status: 'Approved' } })
  expect((await order({ filter: { rating: '3' } })).body.code).toBe('LIMIT_REACHED')
  const list = await ask<{ count: number }>('GET', '/admin/bulk_job?list=GET+%2Freview')
  expect(list.body.count).toBe(3)
  expect((await ask<{ count: number }>('GET', '/admin/bulk_job?list=GET+%2Frecipe_short')).body.count).toBe(0)
})

it('do nothing for an admin whose role was taken away meanwhile', async () => {
  await pending(2)
  const former = await api.enter({ is_admin: true, is_demo: true })
  const { body } = await order({}, former)
  await sql('update "user" set is_admin = false where guid = $1', [former.user.guid])
  await work(body.guid)
  expect(await statuses()).toEqual({ Pending: 2 })
  expect(await read(body.guid)).toMatchObject({ state: 'failed', done: 0 })
})

it('end row by row where the role is taken away in the middle', async () => {
  await pending(3)
  const former = await api.enter({ is_admin: true, is_demo: true })
  const { body } = await order({}, former)
  const context = hooked(async (number) => {
    if (number === 1) await sql('update "user" set is_admin = false where guid = $1', [former.user.guid])
  })
  await work(body.guid, context)
  expect(await read(body.guid)).toMatchObject({ state: 'done', done: 1, failed: 2 })
  expect((await failures(body.guid)).map(({ code }) => code)).toEqual(Array(2).fill('USER_PERMISSION_DENIED'))
})

it('refuse a filter that the list does not know, and an order without what it needs', async () => {
  expect((await order({ filter: { status: 'Kept' } })).body).toMatchObject({ filter: [{ code: 'invalid_format' }] })
  expect((await order({ filter: { page: '2' } })).status).toBe(400)
  expect((await order({ decision: undefined })).body).toMatchObject({ decision: [{ code: 'required' }] })
  expect((await order({ action: 'tag_recipes', filter: {}, tags: { add: [], remove: [] } })).body).toMatchObject({
    tags: [{ code: 'required' }],
  })
  expect((await order({}, creator)).status).toBe(403)
})

it('give tags to recipes; one that would have too many is named', async () => {
  await sql(
    `insert into tag (name, position) select 'štítek ' || n, 1000 + n from generate_series(1, 11) n on conflict do nothing`,
  )
  const full = Array.from({ length: 10 }, (_, index) => `štítek ${index + 1}`)
  const laden = await buildRecipe(api.database.db, { name: 'Plný štítků', slug: 'plny', tags: full })
  const guid = await ordered({
    action: 'tag_recipes',
    filter: {},
    decision: undefined,
    tags: { add: ['štítek 11'], remove: [] },
  })
  await work(guid)
  expect(await failures(guid)).toEqual([
    { target: laden.guid, name: 'Plný štítků', code: 'TOO_MANY_TAGS', message: expect.stringContaining('deset') },
  ])
  const [row] = await sql('select tags from recipe where guid = $1', [recipe.guid])
  expect(row?.tags).toContain('štítek 11')
})

it('are deleted after their days, and one that nobody works on any more has failed', async () => {
  const old = await ordered()
  const lost = await ordered({ filter: { status: 'Denied' } })
  const behind = await ordered({ filter: { status: 'Approved' } })
  await sql(`update bulk_job set created_at = now() - interval '8 days' where guid = $1`, [old])
  await sql(`update bulk_job set state = 'running' where guid = $1`, [lost])
  await sql(`update bulk_job set touched_at = now() - interval '61 minutes'`)
  const states = async () =>
    Object.fromEntries((await sql('select guid, state from bulk_job')).map((row) => [row.guid, row.state]))
  await sweepJobs(api.database.db, { days: 7, lostMinutes: 60 })
  // What waits behind a long job has not begun.
  expect(await states()).toEqual({ [lost]: 'failed', [behind]: 'waiting' })
  await sql(`update bulk_job set touched_at = now() - interval '25 hours'`)
  await sweepJobs(api.database.db, { days: 7, lostMinutes: 60 })
  expect(await states()).toEqual({ [lost]: 'failed', [behind]: 'failed' })
})
