import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountApi, openAccountApi, readClaims } from '#api/testing/account-api.ts'
import { DEMO_PASSWORD, seedDemoAccounts } from './demo-accounts.ts'

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
  // Two instances that start at the same time.
  await Promise.all([seedDemoAccounts(api.database.db), seedDemoAccounts(api.database.db)])
})
afterAll(() => api.close())

const login = (name: string) => api.post('/login', { email: `${name}@zivina.example`, password: DEMO_PASSWORD })

it.each([
  ['user', { is_premium: false, is_admin: false, is_affiliate: false }],
  ['premium', { is_premium: true }],
  ['affiliate', { is_affiliate: true }],
  ['creator', { is_premium: false, is_admin: false }],
  ['admin', { is_admin: true }],
  ['superadmin', { is_admin: true }],
])('%s@ logs in with its role', async (name, flags) => {
  const { status, body } = await login(name)
  expect(status).toBe(200)
  expect(readClaims(body.access)).toMatchObject(flags)
})

it.each([
  ['banned', 'BANNED_USER'],
  ['unverified', 'REGISTRATION_NOT_FINISHED'],
])('%s@ is answered %s', async (name, code) => {
  expect((await login(name)).body.code).toBe(code)
})

it('a later start changes nothing', async () => {
  await api.sql(`update "user" set full_name = 'Změněno' where email = 'user@zivina.example'`)
  await seedDemoAccounts(api.database.db)
  const rows = await api.sql(`select full_name from "user" where is_demo order by email`)
  expect(rows).toHaveLength(8)
  expect(rows).toContainEqual({ full_name: 'Změněno' })
})
