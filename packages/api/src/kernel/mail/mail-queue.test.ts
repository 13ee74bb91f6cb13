import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMail, type TestMail } from '#api/testing/test-mail.ts'
import type { MailJob } from './mail-queue.ts'
import { isTooLate } from './mail-worker.ts'

let database: Database
let queue: TestMail

beforeAll(async () => {
  database = await openTestDatabase()
  queue = await openTestMail(database)
})

afterAll(async () => {
  await queue.close()
  await database.close()
})

test('mails wait in order, each with the data it is written from', async () => {
  const full_name = 'Jana Nováková'
  await queue.mail.enqueue(database.db, 'verify_email', 'jana@example.cz', {
    full_name,
    email: 'jana@example.cz',
    code: '048213',
  })
  await queue.mail.enqueue(database.db, 'verify_email', 'jana@example.cz', {
    full_name,
    email: 'jana@example.cz',
    code: '555555',
  })
  await queue.mail.enqueue(database.db, 'account_deleted', 'petr@example.cz', { full_name: '' })
  expect((await queue.queued()).map(({ template, to }) => [template, to])).toEqual([
    ['verify_email', 'jana@example.cz'],
    ['verify_email', 'jana@example.cz'],
    ['account_deleted', 'petr@example.cz'],
  ])
  expect((await queue.last('verify_email', 'jana@example.cz')).data).toEqual({
    full_name,
    email: 'jana@example.cz',
    code: '555555',
  })
  await expect(queue.last('welcome', 'jana@example.cz')).rejects.toThrow('no mail welcome to jana@example.cz')
})

test.each(['', 'a@b.cz, c@d.cz', 'a@b.cz\r\nBcc: c@d.cz'])(
  'a mail to %j is answered with EMAIL_NOT_SENT',
  async (to) => {
    await expect(queue.mail.enqueue(database.db, 'account_deleted', to, { full_name: '' })).rejects.toMatchObject({
      code: 'EMAIL_NOT_SENT',
    })
    expect((await queue.queued()).map((job) => job.to)).not.toContain(to)
  },
)

test.each([
  ['verify_email', 30, false],
  ['verify_email', 31, true],
  ['reset_password', 60, false],
  ['reset_password', 61, true],
  ['account_deleted', 600_000, false],
] as const)('%s after %i minutes is too late: %s', (template, minutes, late) => {
  const queued_at = '2026-11-21T07:05:00Z'
  const job = { mail_id: 'a', template, to: 'a@b.cz', data: { full_name: '' }, queued_at } as MailJob
  expect(isTooLate(job, new Date(Date.parse(queued_at) + minutes * 60_000))).toBe(late)
})
