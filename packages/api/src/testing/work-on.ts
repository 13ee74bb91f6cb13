import { EMPTY_LIBRARY } from '@zivina/content/library'
import type { Database } from '@zivina/db/database'
import { DECLARED } from '#api/areas.ts'
import { openJobs } from '#api/jobs.ts'
import type { JobQueue, WorkContext } from '#api/kernel/jobs/job-queue.ts'
import { closeQueue } from '#api/kernel/jobs/queue.ts'
import { OUTSIDE, URLS } from './outside.ts'

const log = { info: () => {}, error: () => {} }

/**
 * Works on queues of a test's database as a process does, with stand-ins for the outside.
 * @returns `close` ends that as the end of a process does: after five seconds runs under way are given to another
 */
export async function workOn(queues: readonly JobQueue[], { db, url }: Database): Promise<{ close(): Promise<void> }> {
  const boss = await openJobs(url, log)
  const sender = { send: async () => {}, close: async () => {} }
  const nothing = { outbox: null, images: null, backups: null, library: EMPTY_LIBRARY, declared: DECLARED }
  const site = { public_url: 'http://localhost:3000', urls: URLS }
  const context: WorkContext = { ...OUTSIDE, ...nothing, ...site, db, log, boss, sender }
  for (const { work } of queues) await work?.(context, undefined)
  return { close: () => closeQueue(boss) }
}
