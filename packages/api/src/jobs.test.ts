import { readFile } from 'node:fs/promises'
import { EMPTY_LIBRARY } from '@zivina/content/library'
import { JOB_LABELS } from '@zivina/contract/kernel/job-labels'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { OUTSIDE, URLS } from '#api/testing/outside.ts'
import { AREAS, DECLARED } from './areas.ts'
import { schedule } from './jobs.ts'
import { closeQueue, openQueue } from './kernel/jobs/queue.ts'
import type { JobContext } from './kernel/jobs/scheduled-job.ts'
import { outboxCleanup } from './kernel/mail/outbox-cleanup.ts'

const log = { info: () => {}, error: () => {} }

let database: Database
let boss: PgBoss
let context: JobContext

beforeAll(async () => {
  database = await openTestDatabase()
  boss = await openQueue(database.url, log)
  const site = { public_url: 'https://zivina.example', urls: URLS, library: EMPTY_LIBRARY }
  context = { ...OUTSIDE, db: database.db, log, outbox: null, images: null, backups: null, ...site, declared: DECLARED }
})

afterAll(async () => {
  await closeQueue(boss)
  await database.close()
})

test('scheduled jobs run by Prague time; removed jobs are unscheduled', async () => {
  const run = vi.fn(async () => {})
  await boss.createQueue('gone')
  await boss.schedule('gone', '* * * * *')
  await schedule(boss, [{ ...outboxCleanup, run }], context)
  expect(await boss.getSchedules()).toMatchObject([
    { name: 'outbox_cleanup', cron: '17 3 * * *', timezone: 'Europe/Prague' },
  ])
  await boss.send('outbox_cleanup')
  await vi.waitFor(() => expect(run).toHaveBeenCalledWith(context), { timeout: 40_000 })
})

test('a run that fails is logged and repeated; neither log nor queue contains the values of its query', async () => {
  const error = vi.fn()
  const run = async () => {
    const [query, cause] = ['delete from x where email = $1', new Error('no such table')]
    throw Object.assign(new Error(`Failed query: ${query}\nparams: jana@example.cz`, { cause }), { query })
  }
  await schedule(boss, [{ ...outboxCleanup, name: 'failing', run }], { ...context, log: { info: () => {}, error } })
  const id = (await boss.send('failing')) ?? ''
  await vi.waitFor(async () => expect((await boss.getJobById('failing', id))?.output).toBeTruthy(), { timeout: 40_000 })
  const job = await boss.getJobById('failing', id)
  expect(job?.state).toBe('retry')
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ job: 'failing', sql: expect.any(String) }), 'job failed')
  expect(JSON.stringify([job, error.mock.calls.map(([told]) => [told, String(told.err)])])).not.toContain('jana')
})

test('mails in the outbox are deleted after thirty days', async () => {
  const deleteBefore = vi.fn(async (_: Date) => 0)
  const outbox = { deleteBefore } as unknown as JobContext['outbox']
  await outboxCleanup.run({ ...context, outbox })
  const limit = deleteBefore.mock.calls[0]?.[0]
  expect((Date.now() - Number(limit)) / 86_400_000).toBeCloseTo(30, 2)
  await expect(outboxCleanup.run(context)).resolves.toBeUndefined()
})

test('every job and every queue is described in docs/domain/jobs.md', async () => {
  const text = await readFile(new URL('../../../docs/domain/jobs.md', import.meta.url), 'utf8')
  for (const { name, cron } of AREAS.flatMap(({ jobs = [] }) => jobs))
    expect(text).toContain(`| \`${name}\` | \`${cron}\` | `)
  for (const { name } of AREAS.flatMap(({ queues = [] }) => queues)) expect(text).toContain(`| \`${name}\` | `)
})

test('every job and every queue but those of mails has a label for administrators', () => {
  const names = AREAS.flatMap(({ jobs = [], queues = [] }) => [...jobs, ...queues]).map(({ name }) => name)
  expect(Object.keys(JOB_LABELS).toSorted()).toEqual(names.filter((name) => !name.startsWith('mail')).toSorted())
})
