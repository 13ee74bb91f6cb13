import type { UserAdminInfo } from '@zivina/contract/console/managed-users'
import type { Change } from '@zivina/contract/kernel/history'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, PASSWORD, type Person } from '#api/account/identity/users/testing.ts'
import { endBans } from './service.ts'

let api: AccountsApi
let admin: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())

const REASON = 'Opakovaně vkládané reklamy'
const at = ({ user }: Person, rest = '') => `/user/${user.guid}${rest}`
const ban = (person: Person, as = admin, ends: string | null = null) =>
  api.ask('PATCH', at(person, '/ban'), { as, body: { reason: REASON, ends } })
const unban = (person: Person, as = admin) => api.ask('DELETE', at(person, '/ban'), { as })
const call = async (person: Person) => (await api.ask<{ code: string }>('GET', '/shop', { as: person })).body.code
const info = async ({ user }: Person) =>
  (await api.ask<UserAdminInfo>('GET', `/user/admin_info?user=${user.guid}`, { as: admin })).body
const events = async (person: Person) => (await info(person)).security_events.map(({ kind }) => kind)
const mails = async ({ user }: Person) =>
  (await api.mail.queued()).filter(({ to }) => to === user.email).map(({ template }) => template)

it('a banned person is refused with their next call, and told why by e-mail; once unbanned they go on', async () => {
  const person = await api.enter()
  expect(await call(person)).toBeUndefined()
  const ends = new Date(Date.now() + 3_600_000).toISOString()
  expect(await ban(person, admin, ends)).toMatchObject({ status: 200, body: { is_banned: true } })
  expect(await call(person)).toBe('BANNED_USER')
  expect((await info(person)).ban).toMatchObject({ reason: REASON, ends })
  const login = { email: person.user.email, password: PASSWORD }
  expect(await api.ask('POST', '/login', { body: login })).toMatchObject({ body: { code: 'BANNED_USER' } })
  await ban(person, admin, ends)
  expect(await mails(person)).toEqual(['account_banned'])
  expect((await unban(person)).status).toBe(204)
  expect((await unban(person)).status).toBe(204)
  expect(await call(person)).toBeUndefined()
  expect((await info(person)).ban).toBeNull()
  expect((await events(person)).filter((kind) => /ban/.test(kind))).toEqual(['unbanned', 'banned'])
})

it('a ban ends with its time, and one without an end does not', async () => {
  const [short, long] = [await api.enter(), await api.enter()]
  await ban(short, admin, new Date(Date.now() + 3_600_000).toISOString())
  await ban(long)
  await endBans(api.database.db)
  expect([await call(short), await call(long)]).toEqual(['BANNED_USER', 'BANNED_USER'])
  await api.database.pool.query(`update user_ban set ends = now() - interval '1 minute' where ends is not null`)
  await endBans(api.database.db)
  expect([await call(short), await call(long)]).toEqual([undefined, 'BANNED_USER'])
})

it('nobody bans themselves, an administrator no administrator, and nothing ends in the past', async () => {
  const boss = await api.enter({ is_super_admin: true, is_demo: true })
  const other = await api.enter({ is_admin: true, is_demo: true })
  for (const [target, as] of [
    [admin, admin],
    [boss, boss],
    [other, admin],
    [boss, admin],
  ] as const) {
    expect(await ban(target, as)).toMatchObject({ status: 403, body: { code: 'USER_PERMISSION_DENIED' } })
  }
  expect((await ban(other, boss)).status).toBe(200)
  expect((await ban(await api.enter(), admin, '2020-01-01T00:00:00.000Z')).status).toBe(400)
  expect(
    (await api.ask('PATCH', `/user/${crypto.randomUUID()}/ban`, { as: admin, body: { reason: REASON, ends: null } }))
      .status,
  ).toBe(404)
})

it('of super administrators who ban each other at once one is left', async () => {
  await api.database.pool.query('update "user" set is_super_admin = false')
  const bosses = await Promise.all(Array.from({ length: 4 }, () => api.enter({ is_super_admin: true, is_demo: true })))
  const pairs = bosses.flatMap((as) => bosses.filter((target) => target !== as).map((target) => ({ as, target })))
  await Promise.all(pairs.map(({ as, target }) => ban(target, as)))
  const { rows } = await api.database.pool.query(
    'select count(*)::int as left from "user" where is_super_admin and not is_banned',
  )
  expect(rows[0].left).toBe(1)
})

it('a lost second factor is turned off with its reason, and its owner is told', async () => {
  const person = await api.enter()
  await api.database.pool.query(`insert into totp ("user", secret, confirmed_at) values ($1, 'x', now())`, [
    person.user.guid,
  ])
  const reset = (as: Person, target = person) =>
    api.ask('PATCH', at(target, '/reset_second_factor'), { as, body: { reason: 'Ověřeno telefonem' } })
  expect((await reset(person)).status).toBe(403)
  expect((await reset(admin, admin)).status).toBe(403)
  expect((await info(person)).totp_enabled).toBe(true)
  for (let times = 0; times < 2; times += 1) expect((await reset(admin)).status).toBe(200)
  expect((await info(person)).totp_enabled).toBe(false)
  expect((await events(person)).filter((kind) => kind === 'totp_reset')).toHaveLength(1)
  expect(await mails(person)).toEqual(['second_factor_reset'])
  const { rows } = await api.database.pool.query(`select detail from audit_event where kind = 'totp_reset'`)
  expect(rows).toEqual([{ detail: { by: admin.user.guid, reason: 'Ověřeno telefonem' } }])
})

it('an account is deleted on request after the days of grace, which its owner can take back', async () => {
  const person = await api.enter()
  for (let times = 0; times < 2; times += 1)
    expect((await api.ask('DELETE', at(person), { as: admin })).status).toBe(204)
  expect((await info(person)).deletion_at).not.toBeNull()
  expect(await mails(person)).toEqual(['deletion_requested'])
  expect((await api.ask('DELETE', at(person, '/deletion'), { as: person })).status).toBe(204)
  expect((await info(person)).deletion_at).toBeNull()
  expect((await api.ask('DELETE', at(admin), { as: admin })).status).toBe(403)
  expect((await api.ask('DELETE', `/user/${crypto.randomUUID()}`, { as: admin })).status).toBe(404)
})

it('what an administrator does with an account is in its history, with who and why', async () => {
  const person = await api.enter()
  await api.database.pool.query(`insert into totp ("user", secret, confirmed_at) values ($1, 'x', now())`, [
    person.user.guid,
  ])
  const reset = { reason: 'Ověřeno telefonem' }
  await ban(person)
  await unban(person)
  await api.ask('PATCH', at(person, '/reset_second_factor'), { as: admin, body: reset })
  await api.ask('DELETE', at(person), { as: admin })
  const { body } = await api.ask<{ results: Change[] }>('GET', `/admin/history/user/${person.user.guid}`, { as: admin })
  expect(body.results.map(({ by, reason, fields }) => [by?.guid, reason, fields.map(({ field }) => field)])).toEqual([
    [admin.user.guid, '', ['deletion_at']],
    [admin.user.guid, reset.reason, ['totp_enabled']],
    [admin.user.guid, '', ['is_banned', 'ban_reason']],
    [admin.user.guid, REASON, ['is_banned', 'ban_reason']],
  ])
})
