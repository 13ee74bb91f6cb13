import type { UnsentMail } from '@zivina/contract/console/mails'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { killMail } from './testing.ts'

let api: AccountsApi
let admin: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from jobs.job'))

const sql = async (text: string, values: unknown[]) => (await api.database.pool.query(text, values)).rows
const list = async (query = '') => {
  type Body = { results: UnsentMail[]; count: number }
  return (await api.ask<Body>('GET', `/admin/mail${query}`, { as: admin })).body
}
const resend = (guid: string) => api.ask('POST', `/admin/mail/${guid}/resend`, { as: admin })
const HOUR_MS = 3_600_000

it('mails that wait and mails that failed for good are listed, without what is in them', async () => {
  const { db } = api.database
  await api.mail.mail.enqueue(db, 'verify_email', 'nova@example.cz', {
    full_name: '',
    email: 'nova@example.cz',
    code: '048213',
  })
  await killMail(sql, { template: 'account_deleted', to: 'stara@example.cz' })
  const { results, count } = await list('?ordering=created_at')
  expect(count).toBe(2)
  expect(results).toMatchObject([
    { template: 'verify_email', to: 'nova@example.cz', state: 'waiting', attempts: 0, can_resend: false },
    {
      template: 'account_deleted',
      to: 'stara@example.cz',
      state: 'dead',
      reason: '550',
      next_at: null,
      can_resend: true,
    },
  ])
  expect(JSON.stringify(results)).not.toContain('048213')
  expect((await list('?state=dead')).results.map(({ to }) => to)).toEqual(['stara@example.cz'])
  expect((await list()).results.map(({ state }) => state)).toEqual(['dead', 'waiting'])
  expect((await list('?state=failing')).count).toBe(0)
  expect((await list('?page=2')).results).toEqual([])
})

it('a mail that failed is sent again once, also when it is pressed several times at once', async () => {
  const guid = await killMail(sql, { template: 'account_deleted', to: 'jana@example.cz' })
  const answers = await Promise.all(Array.from({ length: 4 }, () => resend(guid)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404])
  expect((await api.mail.queued()).map(({ to }) => to)).toEqual(['jana@example.cz'])
  expect((await list('?state=dead')).count).toBe(0)
})

it('a code that has expired is not sent again, and can be deleted', async () => {
  const queued_at = new Date(Date.now() - HOUR_MS)
  const guid = await killMail(sql, { template: 'verify_email', to: 'jana@example.cz', queued_at })
  expect((await list()).results).toMatchObject([{ can_resend: false }])
  expect(await resend(guid)).toMatchObject({ status: 409, body: { code: 'MAIL_TOO_LATE' } })
  const remove = () => api.ask('DELETE', `/admin/mail/${guid}`, { as: admin })
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
})

it('a mail that still waits is neither sent twice nor deleted', async () => {
  await api.mail.mail.enqueue(api.database.db, 'account_deleted', 'jana@example.cz', { full_name: '' })
  const guid = (await list()).results[0]?.guid ?? ''
  expect((await resend(guid)).status).toBe(404)
  expect((await api.ask('DELETE', `/admin/mail/${guid}`, { as: admin })).status).toBe(404)
})
