import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountApi, openAccountApi, PASSWORD } from '#api/testing/account-api.ts'
import { createSuperAdmin } from './super-admin.ts'

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
})
afterAll(() => api.close())

const GIVEN = { email: 'sprava@example.com', username: 'hlavni-sprava', password: PASSWORD }

it('creates an account that can log in and administer once it has a second factor', async () => {
  expect(await createSuperAdmin(api.database.db, GIVEN)).toBeNull()
  await api.login(GIVEN.email)
  const [row] = await api.sql('select is_admin, is_super_admin, is_demo from "user" where email = $1', [GIVEN.email])
  expect(row).toEqual({ is_admin: true, is_super_admin: true, is_demo: false })
  const events = await api.sql('select kind from audit_event order by guid limit 1')
  expect(events).toEqual([{ kind: 'role_changed' }])
})

it.each([
  [{ email: 'SPRAVA@example.com', username: 'jina-sprava' }, 'email'],
  [{ email: 'nic' }, 'email'],
  [{ email: 'druha@example.com', username: 'Hlavní-Správa' }, 'username'],
  [{ email: 'druha@example.com', username: 'x' }, 'username'],
  [{ password: 'kratke' }, 'password'],
  [{ password: 'password123' }, 'password'],
])('with %j gives the reason of its refusal', async (given, field) => {
  const before = await api.sql('select from "user"')
  expect(await createSuperAdmin(api.database.db, { ...GIVEN, ...given })).toMatchObject({ field })
  expect(await api.sql('select from "user"')).toHaveLength(before.length)
})
