import type { ManagedMessage } from '@zivina/contract/content/contact-messages'
import { contactMessage } from '@zivina/db/schema/content/contact-message'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let admin: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from contact_message'))

const write = async (fields: Partial<typeof contactMessage.$inferInsert> = {}): Promise<string> => {
  const said = { subject: 'refund', name: 'Jana', email: 'jana@example.cz', text: 'Prosím o vrácení.\nDěkuji.' }
  const message = { ...said, submission: crypto.randomUUID(), ...fields }
  const [row] = await api.database.db.insert(contactMessage).values(message).returning()
  return row?.guid ?? ''
}
type Body = { results: ManagedMessage[]; count: number }
const list = async (query = '') => (await api.ask<Body>('GET', `/admin/message${query}`, { as: admin })).body
const change = (guid: string, body: object) =>
  api.ask<ManagedMessage>('PATCH', `/admin/message/${guid}`, { as: admin, body })
const reply = (message: string, guid: string = crypto.randomUUID()) =>
  api.ask<ManagedMessage>('POST', `/admin/message/${message}/reply`, {
    as: admin,
    body: { guid, text: 'Platbu jsme vrátili.' },
  })

it('messages are listed by state, subject, address and account, the newest first or last', async () => {
  const person = await api.enter()
  const old = await write({ created_at: new Date('2026-01-01') })
  const own = await write({ user: person.user.guid, email: person.user.email, subject: 'other' })
  const guids = async (query = '') => (await list(query)).results.map(({ guid }) => guid)
  expect(await guids()).toEqual([own, old])
  expect(await guids('?ordering=created_at')).toEqual([old, own])
  expect(await guids('?subject=other')).toEqual([own])
  expect(await guids('?email=JANA@example.cz')).toEqual([old])
  expect(await guids(`?user=${person.user.guid}`)).toEqual([own])
  await change(old, { state: 'closed' })
  expect(await guids('?state=new')).toEqual([own])
  expect(await guids('?state=closed')).toEqual([old])
  expect(await guids('?page=2')).toEqual([])
  expect((await api.ask('GET', '/admin/message', { as: person })).status).toBe(403)
})

it('an answer is mailed once with what was asked, however often it is sent', async () => {
  const guid = await write()
  const answer = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 4 }, () => reply(guid, answer)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(answers[0]?.body).toMatchObject({
    state: 'answered',
    replies: [{ guid: answer, text: 'Platbu jsme vrátili.', author: { username: admin.user.username } }],
  })
  const mails = (await api.mail.queued()).filter(({ template }) => template === 'contact_reply')
  expect(mails).toMatchObject([
    {
      to: 'jana@example.cz',
      data: { name: 'Jana', question: 'Prosím o vrácení.\nDěkuji.', text: 'Platbu jsme vrátili.' },
    },
  ])
  expect(await reply(await write(), answer)).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
  expect((await reply(crypto.randomUUID())).status).toBe(404)
})

it('a message is joined to a person and an order, and an address proves nobody', async () => {
  const person = await api.enter()
  const guid = await write({ email: person.user.email.toUpperCase() })
  const [shown] = (await list()).results
  expect(shown).toMatchObject({ user: null, same_email: { username: person.user.username } })
  const order = crypto.randomUUID()
  expect(await change(guid, { user: person.user.guid, order })).toMatchObject({
    status: 200,
    body: { user: { username: person.user.username }, same_email: null, order, state: 'new', handled_at: null },
  })
  expect((await change(guid, { user: crypto.randomUUID() })).status).toBe(404)
  expect((await change(crypto.randomUUID(), { state: 'closed' })).status).toBe(404)
  expect((await change(guid, { order: null })).body).toMatchObject({ order: null, user: { guid: person.user.guid } })
})

it('a closed message can be opened again', async () => {
  const guid = await write()
  const first = (await change(guid, { state: 'closed' })).body.handled_at
  expect(first).not.toBeNull()
  expect((await change(guid, { state: 'answered' })).body.handled_at).toBe(first)
  expect((await change(guid, { state: 'new' })).body).toMatchObject({ state: 'new', handled_at: null })
})
