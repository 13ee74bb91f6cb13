import { SHOPPING_LISTS_AT_ONCE } from '@zivina/contract/planning/limits'
import type { ShoppingList, ShoppingListChanges } from '@zivina/contract/planning/shopping-lists'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

const guid = () => crypto.randomUUID()
const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)

async function newList(owner: Person, name: string): Promise<string> {
  const { status, body } = await api.ask<ShoppingList>('POST', '/shopping_list', {
    as: owner,
    body: { guid: guid(), name },
  })
  expect(status).toBe(201)
  return body.guid
}

const addText = (as: Person, list: string, text: string) =>
  api.ask('POST', `/shopping_list/${list}/item`, { as, body: { guid: guid(), text } })

/** A person on somebody's list. @returns the person and their share */
async function join(owner: Person, list: string) {
  const member = await api.enter()
  const body = { guid: guid(), email: member.user.email, role: 'editor' }
  await api.ask('POST', `/shopping_list/${list}/share`, { as: owner, body })
  expect((await api.ask('POST', `/share/${body.guid}/accept`, { as: member })).status).toBe(200)
  return { member, share: body.guid }
}

async function changes(person: Person, since?: string): Promise<ShoppingListChanges> {
  const query = since === undefined ? '' : `?changed_since=${since}`
  return (await api.ask<ShoppingListChanges>('GET', `/shopping_list/changes${query}`, { as: person })).body
}

/** All lists and shares were written longer ago than the overlap of marks. */
async function pass(): Promise<void> {
  await sql(`update shopping_list set updated_at = updated_at - interval '1 hour'`)
  await sql(`update share set stored_at = stored_at - interval '1 hour'`)
}

/** The mark of a copy that has all that there is. */
async function markOf(person: Person): Promise<string> {
  await pass()
  const { mark } = await changes(person)
  expect(await changes(person, mark)).toMatchObject({ is_whole: false, results: [], unread: [] })
  return mark
}

const names = ({ results }: ShoppingListChanges) => results.map(({ name }) => name)

describe('changes of shopping lists since a mark', () => {
  it('without one are all lists that one may read, as the call on each answers it', async () => {
    const owner = await api.enter({ is_premium: true })
    const [one, other] = [await newList(owner, 'První'), await newList(owner, 'Druhý')]
    await addText(owner, one, 'ubrousky')
    await newList(await api.enter({ is_premium: true }), 'Cizí')
    const whole = await changes(owner)
    expect(whole).toMatchObject({ is_whole: true, unread: [], readable: [one, other] })
    expect(whole.results[0]).toEqual((await api.ask('GET', `/shopping_list/${one}`, { as: owner })).body)
  })

  it('are the lists on which anybody changed something, whole, for everybody on them', async () => {
    const owner = await api.enter({ is_premium: true })
    const [shared, own] = [await newList(owner, 'Společný'), await newList(owner, 'Vlastní')]
    const { member } = await join(owner, shared)
    const [ofOwner, ofMember] = [await markOf(owner), await markOf(member)]
    await addText(member, shared, 'ubrousky')
    for (const answer of [await changes(owner, ofOwner), await changes(member, ofMember)]) {
      expect(answer.results).toMatchObject([{ guid: shared, items: [{ text: 'ubrousky' }] }])
    }
    await pass()
    await api.ask('PATCH', `/shopping_list/${own}`, { as: owner, body: { name: 'Jinak' } })
    expect([names(await changes(owner, ofOwner)), names(await changes(member, ofMember))]).toEqual([['Jinak'], []])
  })

  it('tell what was taken off a list, and which list was deleted', async () => {
    const owner = await api.enter({ is_premium: true })
    const [stays, goes] = [await newList(owner, 'Zůstane'), await newList(owner, 'Zmizí')]
    await addText(owner, stays, 'ubrousky')
    const { member } = await join(owner, goes)
    const [ofOwner, ofMember] = [await markOf(owner), await markOf(member)]
    const { body } = await api.ask<ShoppingList>('GET', `/shopping_list/${stays}`, { as: owner })
    await api.ask('DELETE', `/shopping_list/${stays}/item/${body.items[0]?.guid}`, { as: owner })
    await api.ask('DELETE', `/shopping_list/${goes}`, { as: owner })
    expect(await changes(owner, ofOwner)).toMatchObject({ results: [{ guid: stays, items: [] }], readable: [stays] })
    expect(await changes(member, ofMember)).toMatchObject({ results: [], readable: [] })
  })

  it('tell of a list that is shared with one now, in another way, or not any more', async () => {
    const owner = await api.enter({ is_premium: true })
    const list = await newList(owner, 'Společný')
    await pass()
    const { member, share } = await join(owner, list)
    const since = new Date(Date.now() - 60_000).toISOString()
    expect((await changes(member, since)).results).toMatchObject([{ guid: list, can_edit: true }])
    const mark = await markOf(member)
    await api.ask('PATCH', `/share/${share}`, { as: owner, body: { role: 'viewer' } })
    expect((await changes(member, mark)).results).toMatchObject([{ guid: list, can_edit: false }])
    await api.ask('DELETE', `/share/${share}`, { as: owner })
    expect(await changes(member, mark)).toMatchObject({ results: [], readable: [] })
  })

  it('lose nothing that a transaction wrote before the mark and commits after it', async () => {
    const owner = await api.enter({ is_premium: true })
    const list = await newList(owner, 'Nákup')
    const mark = await markOf(owner)
    const writer = await api.database.pool.connect()
    try {
      await writer.query('begin')
      await writer.query(`update shopping_list set name = 'Pozdě', updated_at = clock_timestamp() where guid = $1`, [
        list,
      ])
      const meanwhile = await changes(owner, mark)
      expect(meanwhile.results).toEqual([])
      await writer.query('commit')
      expect(names(await changes(owner, meanwhile.mark))).toEqual(['Pozdě'])
    } finally {
      writer.release(true)
    }
  })

  it('have so many whole lists, and name the others', async () => {
    const owner = await api.enter({ is_premium: true })
    const lists = []
    for (let at = 0; at <= SHOPPING_LISTS_AT_ONCE; at += 1) lists.unshift(await newList(owner, `Seznam ${at}`))
    const { results, unread, readable } = await changes(owner)
    expect([...results.map((list) => list.guid), ...unread]).toEqual(lists)
    expect([unread.length, readable]).toEqual([1, lists])
  })

  it('since something that is no moment are refused', async () => {
    const as = await api.enter()
    expect(await api.ask('GET', '/shopping_list/changes?changed_since=yesterday', { as })).toMatchObject({
      status: 400,
      body: { code: 'INCORRECT_QUERY_PARAMS' },
    })
  })
})
