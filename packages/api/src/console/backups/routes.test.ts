import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { countDemoAccounts, countOperators, isHourToNotify, notifyOfLateBackup, recordAttempt } from './service.ts'

let api: AccountsApi
let admin: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())

const status = async () => (await api.ask<{ backups: object }>('GET', '/admin/operation', { as: admin })).body.backups

it('tells when the last good backup was made, and whether the last attempt failed', async () => {
  const { db } = api.database
  expect(await status()).toEqual({
    is_planned: false,
    last_good_at: null,
    is_encrypted: null,
    last_failed_at: null,
    is_late: true,
    drilled_at: null,
  })
  const common = { reason: 'nightly', place: '/zálohy', is_encrypted: true, bytes: 10 }
  const finished_at = new Date(Date.now() - 3_600_000)
  await recordAttempt(db, { ...common, begun_at: finished_at, finished_at, failure: null })
  expect(await status()).toMatchObject({
    last_good_at: finished_at.toISOString(),
    is_encrypted: true,
    last_failed_at: null,
    is_late: false,
  })
  const begun_at = new Date()
  await recordAttempt(db, { ...common, begun_at, finished_at: null, failure: 'no space left on device' })
  expect(await status()).toMatchObject({
    last_good_at: finished_at.toISOString(),
    last_failed_at: begun_at.toISOString(),
  })
})

it('a restore that was tried out is remembered, and is no backup', async () => {
  const before = await status()
  const affiliate = await api.enter({ is_affiliate: true, is_demo: true })
  expect((await api.ask('POST', '/admin/backup/drill', { as: affiliate })).status).toBe(403)
  const { status: code, body } = await api.ask<{ drilled_at: string }>('POST', '/admin/backup/drill', { as: admin })
  expect(code).toBe(200)
  expect(Date.now() - Date.parse(body.drilled_at)).toBeLessThan(60_000)
  expect(await status()).toEqual({ ...(before as object), drilled_at: body.drilled_at })
})

it('forgets attempts of two years ago', async () => {
  const { db, pool } = api.database
  const old = new Date('2020-01-01')
  const attempt = { reason: 'nightly', place: '/', is_encrypted: false, begun_at: old, finished_at: old, failure: null }
  await recordAttempt(db, attempt)
  await recordAttempt(db, { ...attempt, begun_at: new Date(), finished_at: new Date() })
  const { rows } = await pool.query('select count(*)::int as n from backup_run where begun_at < $1', ['2025-01-01'])
  expect(rows).toEqual([{ n: 0 }])
})

it.each([
  [25, false],
  [26, true],
  [27, false],
  [50, true],
  [74, true],
])('%i hours after the last good backup the operators are told: %s', (hours, told) => {
  const now = new Date('2026-11-28T08:30:00Z')
  expect(isHourToNotify(new Date(now.getTime() - hours * 3_600_000).toISOString(), now)).toBe(told)
})

it('counts accounts whose password is published, and operators with a second factor; tells operators of a late backup', async () => {
  const { db, pool } = api.database
  const before = { demo: await countDemoAccounts(db), operators: await countOperators(db) }
  const operator = await api.enter({ is_admin: true, is_super_admin: true })
  await api.enter({ is_demo: true })
  expect(await countOperators(db)).toBe(before.operators)
  await pool.query(`insert into totp ("user", secret, confirmed_at) values ($1, 'x', now())`, [operator.user.guid])
  expect(await countOperators(db)).toBe(before.operators + 1)
  expect(await countDemoAccounts(db)).toBe(before.demo + 1)

  await pool.query('delete from backup_run')
  const last = new Date('2026-11-27T06:30:00Z')
  const good = { reason: 'nightly', place: '/', is_encrypted: true, begun_at: last, finished_at: last, failure: null }
  await recordAttempt(db, good)
  const told: string[] = []
  const mail = {
    enqueue: async () => {},
    enqueueAll: async (_: unknown, __: unknown, mails: readonly { to: string }[]) => {
      told.push(...mails.map(({ to }) => to))
    },
  }
  const backups = { makeNightly: async () => {}, storeLog: async () => {} }
  const context = { db, mail, backups } as unknown as JobContext
  await notifyOfLateBackup(context, new Date('2026-11-28T07:30:00Z'))
  expect(told).toEqual([])
  await notifyOfLateBackup(context, new Date('2026-11-28T08:30:00Z'))
  expect(told).toEqual([operator.user.email])
  await notifyOfLateBackup({ ...context, backups: null }, new Date('2026-11-28T08:30:00Z'))
  expect(told).toHaveLength(1)
})
