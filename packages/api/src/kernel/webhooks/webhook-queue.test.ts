import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { prepareQueue, type WorkContext } from '#api/kernel/jobs/job-queue.ts'
import { createJobSender } from '#api/kernel/jobs/job-sender.ts'
import { closeQueue, openQueue } from '#api/kernel/jobs/queue.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { QUEUE } from '#api/testing/test-mail.ts'
import { receiveEvent, sweepWebhookEvents } from './service.ts'
import { webhookQueue } from './webhook-queue.ts'

const log = { info: () => {}, error: () => {} }
let database: Database
let boss: PgBoss
beforeAll(async () => {
  database = await openTestDatabase({ prepared: QUEUE })
  boss = await openQueue(database.url, log)
})
afterAll(async () => {
  await closeQueue(boss)
  await database.close()
})

const waiting = async () => {
  const { rows } = await database.pool.query('select event_id from webhook_event where worked_at is null')
  return rows.map(({ event_id }) => event_id)
}

it('works off what is told, once for each id, what is left by a stop first, and what fails again later', async () => {
  const worked: string[] = []
  let isDown = false
  const source = {
    source: 'till',
    work: async (_context: JobContext, { event_id }: { event_id: string }) => {
      if (isDown && event_id === 'late') throw new Error('down')
      worked.push(event_id)
    },
  }
  const queue = webhookQueue(source)
  await prepareQueue(boss, queue)
  const ctx = { db: database.db, jobs: createJobSender(boss, log) }
  const tell = (event_id: string) => receiveEvent(ctx, { source: 'till', event_id, raw: '{}' })
  // Told before there is a worker, as when the process was killed.
  await tell('left')
  await queue.work?.({ boss, db: database.db, log } as unknown as WorkContext, undefined)
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 20_000)
  isDown = true
  await Promise.all(['a', 'b', 'a', 'late', 'a'].map(tell))
  await vi.waitFor(async () => expect(await waiting()).toEqual(['late']), 20_000)
  isDown = false
  await tell('c')
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 20_000)
  expect(new Set(worked)).toEqual(new Set(['left', 'a', 'b', 'late', 'c']))
  const { rows } = await database.pool.query(`select event_id, times from webhook_event order by event_id`)
  expect(rows).toEqual([
    { event_id: 'a', times: 3 },
    { event_id: 'b', times: 1 },
    { event_id: 'c', times: 1 },
    { event_id: 'late', times: 1 },
    { event_id: 'left', times: 1 },
  ])
}, 90_000)

it('events are deleted 90 days after they were worked off', async () => {
  await database.pool.query(
    `insert into webhook_event (source, event_id, raw, worked_at)
     values ('till', 'old', '', now() - interval '91 days'), ('till', 'young', '', now() - interval '89 days')`,
  )
  await sweepWebhookEvents(database)
  const { rows } = await database.pool.query(`select event_id from webhook_event where event_id in ('old', 'young')`)
  expect(rows).toEqual([{ event_id: 'young' }])
})
