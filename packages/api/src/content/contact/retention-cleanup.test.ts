import type { Database } from '@zivina/db/database'
import { contactMessage } from '@zivina/db/schema/content/contact-message'
import { auditEvent } from '@zivina/db/schema/kernel/audit-event'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { retentionCleanup } from './retention-cleanup.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('security events are deleted after a year and messages after three, and not earlier', async () => {
  const { db } = database
  await db.insert(auditEvent).values([
    { kind: 'login', detail: { kept: true }, created_at: daysAgo(364) },
    { kind: 'login', detail: { kept: false }, created_at: daysAgo(366) },
  ])
  const message = (text: string, days: number) => ({
    subject: 'other',
    email: 'a@zivina.example',
    text,
    submission: crypto.randomUUID(),
    created_at: daysAgo(days),
  })
  await db.insert(contactMessage).values([message('kept', 3 * 365 - 1), message('gone', 3 * 365 + 1)])
  await retentionCleanup.run({ db } as JobContext)
  expect((await db.select().from(auditEvent)).map(({ detail }) => detail)).toEqual([{ kept: true }])
  expect((await db.select().from(contactMessage)).map(({ text }) => text)).toEqual(['kept'])
})
