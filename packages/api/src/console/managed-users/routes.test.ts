import type { UserAdminInfo } from '@zivina/contract/console/managed-users'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let admin: Person
let boss: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
  boss = await api.enter({ is_super_admin: true, is_demo: true })
})
afterAll(() => api.close())

const info = async (guid: string) => {
  const { body } = await api.ask('GET', `/user/admin_info?user=${guid}`, { as: admin })
  return body as UserAdminInfo
}

it('the administration sees the state of an account, and nothing of its health', async () => {
  const { user } = await api.enter({ is_premium: true, plan: 'premium', height: 180, weight: 80 })
  await buildRecipe(api.database.db, { creator: user.guid })
  const shown = await info(user.guid)
  expect(shown).toMatchObject({
    guid: user.guid,
    email: user.email,
    plan: 'premium',
    is_premium: true,
    counts: { recipes: 1, ingredients: 0, reviews: 0 },
    totp_enabled: false,
    deletion_at: null,
  })
  expect(shown.devices).toHaveLength(1)
  expect(Object.keys(shown)).not.toContain('weight')
  expect(JSON.stringify(shown)).not.toMatch(/password_hash|token|address/)
  const unknown = await api.ask('GET', `/user/admin_info?user=${crypto.randomUUID()}`, { as: admin })
  expect(unknown.status).toBe(404)
})

it('a super administrator gives a role and takes it, which counts with the next call', async () => {
  const person = await api.enter({ is_demo: true })
  const waiting = () => api.ask('GET', '/admin/waiting', { as: person })
  const change = (what: string, role: string, as = boss) =>
    api.ask('PATCH', `/user/${person.user.guid}/${what}`, { as, body: { role } })
  expect((await waiting()).status).toBe(403)
  expect(await change('promote', 'admin')).toMatchObject({ status: 200, body: { is_admin: true, is_affiliate: false } })
  expect((await waiting()).status).toBe(200)
  expect(await change('promote', 'admin')).toMatchObject({ status: 200, body: { is_admin: true } })
  expect(await change('demote', 'admin')).toMatchObject({ status: 200, body: { is_admin: false } })
  expect((await waiting()).status).toBe(403)
  const { security_events } = await info(person.user.guid)
  expect(security_events.filter(({ kind }) => kind === 'role_changed')).toHaveLength(2)
})

it('nobody changes their own role, and an administrator nobody’s', async () => {
  const own = await api.ask('PATCH', `/user/${boss.user.guid}/demote`, { as: boss, body: { role: 'admin' } })
  expect(own).toMatchObject({ status: 403, body: { code: 'USER_PERMISSION_DENIED' } })
  const { user } = await api.enter()
  const refused = await api.ask('PATCH', `/user/${user.guid}/promote`, { as: admin, body: { role: 'admin' } })
  expect(refused).toMatchObject({ status: 403, body: { code: 'USER_PERMISSION_DENIED' } })
  expect((await info(user.guid)).is_admin).toBe(false)
})

it('a notification says that the person has no phone to send it to', async () => {
  const notify = (guid: string, body: unknown = { title: 'Nový recept', text: 'Zkuste ho.' }) =>
    api.ask('POST', `/user/${guid}/notify`, { as: admin, body })
  const { user } = await api.enter()
  expect(await notify(user.guid)).toMatchObject({ status: 404, body: { code: 'NO_FIREBASE_TOKEN' } })
  expect(await notify(crypto.randomUUID())).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect((await notify(user.guid, { title: '', text: 'Text' })).status).toBe(400)
})
