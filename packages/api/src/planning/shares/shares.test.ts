import { SHARES_MAX } from '@zivina/contract/planning/limits'
import type { SharedWithMe, ShareRole } from '@zivina/contract/planning/shares'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { isApiError } from '#api/kernel/errors/api-error.ts'
import { type OwnThing, readLinked, sharingHandlers } from './service.ts'
import { selectRights } from './testing/queries.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

const newThing = (): OwnThing => ({ kind: 'shopping_list', object: crypto.randomUUID(), name: 'Víkend' })

/** The owner's calls about a thing, by the handlers that nouns bind; a failure is answered with its body. */
function sharingBy(owner: Person, thing: OwnThing) {
  const handlers = sharingHandlers(thing.kind, async () => thing)
  const actor = { ...owner.user, kind: 'user', session_guid: '', is_premium: true }
  const ctx = { db: api.database.db, mail: api.mail.mail, actor } as unknown as Parameters<typeof handlers.invite>[0]
  const params = { guid: thing.object }
  const orRefusal = async <Result>(work: Promise<Result>) =>
    work.catch((error: unknown) => {
      if (isApiError(error)) return error.body as never
      throw error
    })
  return {
    read: () => handlers.sharing(ctx, { params }),
    invite: (email: string, role: ShareRole = 'editor', guid: string = crypto.randomUUID()) =>
      orRefusal(handlers.invite(ctx, { params, body: { guid, email, role } })),
    openLink: async () => (await handlers.open_link(ctx, { params })).link_token ?? '',
    closeLink: () => handlers.close_link(ctx, { params }),
  }
}

const rightsOf = (person: Person, owner: Person, thing: OwnThing) =>
  selectRights(api.database.db, person.user.guid, { ...thing, owner: owner.user.guid })
const mine = async (as: Person) =>
  (await api.ask<{ results: SharedWithMe[]; count: number }>('GET', '/share', { as })).body.results
const accept = (as: Person, guid: string) => api.ask('POST', `/share/${guid}/accept`, { as })
const end = async (as: Person, guid: string) => (await api.ask('DELETE', `/share/${guid}`, { as })).status

describe('an invitation', () => {
  it('gives the invited person their rights once they accept it, and until it ends', async () => {
    const [owner, partner, stranger] = [
      await api.enter({ full_name: 'Jana Malá' }),
      await api.enter(),
      await api.enter(),
    ]
    const thing = newThing()
    const owners = sharingBy(owner, thing)
    const { guid } = await owners.invite(partner.user.email.toUpperCase(), 'viewer')
    expect((await api.mail.last('share_invitation', partner.user.email.toUpperCase())).data).toMatchObject({
      inviter: owner.user.username,
      kind: 'shopping_list',
      name: 'Víkend',
      role: 'viewer',
    })
    expect(await rightsOf(partner, owner, thing)).toEqual({ read: false, edit: false })
    expect(await mine(partner)).toMatchObject([
      { guid, object: thing.object, owner_name: 'Jana Malá', is_accepted: false },
    ])
    expect(await mine(stranger)).toEqual([])
    expect(await accept(stranger, guid)).toMatchObject({ status: 404 })

    expect(await accept(partner, guid)).toMatchObject({ status: 200, body: { is_accepted: true, role: 'viewer' } })
    expect(await accept(partner, guid)).toMatchObject({ status: 200 })
    expect(await rightsOf(partner, owner, thing)).toEqual({ read: true, edit: false })
    expect(await rightsOf(owner, owner, thing)).toEqual({ read: true, edit: true })
    expect(await rightsOf(stranger, owner, thing)).toEqual({ read: false, edit: false })
    expect((await owners.read()).people).toMatchObject([{ guid, username: partner.user.username }])

    const change = (as: Person) => api.ask('PATCH', `/share/${guid}`, { as, body: { role: 'editor' } })
    expect((await change(partner)).status).toBe(404)
    expect(await change(owner)).toMatchObject({ status: 200, body: { role: 'editor' } })
    expect(await rightsOf(partner, owner, thing)).toEqual({ read: true, edit: true })

    expect(await end(stranger, guid)).toBe(404)
    expect(await end(partner, guid)).toBe(204)
    expect(await rightsOf(partner, owner, thing)).toEqual({ read: false, edit: false })
    expect(await end(owner, guid)).toBe(404)
  })

  it('is accepted only by the account whose verified address it names', async () => {
    const [owner, unverified] = [await api.enter(), await api.enter({ email_verified: false })]
    const { guid } = await sharingBy(owner, newThing()).invite(unverified.user.email)
    expect(await mine(unverified)).toEqual([])
    expect((await accept(unverified, guid)).status).toBe(404)
    await api.database.pool.query('update "user" set email_verified = true where guid = $1', [unverified.user.guid])
    expect((await accept(unverified, guid)).status).toBe(200)
  })

  it('is sent once for each guid and address, never to oneself, and to a limited number of people', async () => {
    const owner = await api.enter()
    const owners = sharingBy(owner, newThing())
    const [email, guid] = ['eva@example.com', crypto.randomUUID()]
    const first = await owners.invite(email, 'editor', guid)
    expect(await owners.invite(email, 'editor', guid)).toEqual(first)
    expect((await api.mail.queued()).filter(({ to }) => to === email)).toHaveLength(1)
    expect(await owners.invite('EVA@example.com')).toMatchObject({ email: [{ code: 'UNIQUE' }] })
    expect(await owners.invite(owner.user.email)).toMatchObject({ email: [{ code: 'OWN_EMAIL' }] })
    for (let number = 1; number < SHARES_MAX; number += 1) await owners.invite(`eva${number}@example.com`)
    expect(await owners.invite('dalsi@example.com')).toMatchObject({ code: 'LIMIT_REACHED' })
    expect((await owners.read()).people).toHaveLength(SHARES_MAX)
  })

  it('of a banned owner is not shown', async () => {
    const [owner, partner] = [await api.enter(), await api.enter()]
    await sharingBy(owner, newThing()).invite(partner.user.email)
    await api.database.pool.query('update "user" set is_banned = true where guid = $1', [owner.user.guid])
    expect(await mine(partner)).toEqual([])
  })
})

describe('the read-only link', () => {
  it('opens the thing until it is taken back, and is another one afterwards', async () => {
    const owner = await api.enter()
    const thing = newThing()
    const owners = sharingBy(owner, thing)
    const { db } = api.database
    const token = await owners.openLink()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await owners.openLink()).toBe(token)
    expect((await owners.read()).link_token).toBe(token)
    expect(await readLinked({ db }, { kind: thing.kind, token })).toEqual({
      object: thing.object,
      owner: owner.user.guid,
    })
    await expect(readLinked({ db }, { kind: 'meal_plan', token })).rejects.toMatchObject({ code: 'NOT_FOUND' })

    await owners.closeLink()
    await owners.closeLink()
    expect((await owners.read()).link_token).toBeNull()
    await expect(readLinked({ db }, { kind: thing.kind, token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await owners.openLink()).not.toBe(token)
  })
})

test('everything shared of a deleted row ends with it', async () => {
  const { pool } = api.database
  await pool.query(`create table shared_thing (guid uuid);
    create trigger shared_thing_shares after delete on shared_thing
    for each row execute function end_shares('shopping_list')`)
  const owner = await api.enter()
  const thing = newThing()
  const owners = sharingBy(owner, thing)
  await pool.query('insert into shared_thing values ($1)', [thing.object])
  await owners.invite('eva@example.com')
  await owners.openLink()
  await pool.query('delete from shared_thing')
  expect(await owners.read()).toEqual({ people: [], link_token: null })
})
