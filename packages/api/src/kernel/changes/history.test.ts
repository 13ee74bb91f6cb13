import { CHANGE_LOG_DAYS } from '@zivina/contract/kernel/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '#api/testing/world.ts'
import { changedFields } from './changed-fields.ts'
import { recordChange, recordChanges, sweepChanges } from './service.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const history = (noun: string, guid: string, page = 1) =>
  world.make('GET', { path: `/admin/history/${noun}/${guid}?page=${page}`, as: world.admin })

describe('the history of a record', () => {
  it('has every decision of moderators with state and reason before and after', async () => {
    const { guid } = await world.ownRecipe()
    const decide = (status: string, status_note = '') =>
      world.make('PATCH', { path: `/recipe/${guid}/status`, as: world.admin, body: { status, status_note } })
    await decide('Denied', 'Chybí gramáž.')
    // The same again changes nothing.
    await decide('Denied', 'Chybí gramáž.')
    await decide('Pending')
    const { results, count } = await history('recipe', guid)
    expect(count).toBe(2)
    const [latest, first] = results
    expect(first).toMatchObject({
      by: { guid: world.admin.user.guid, username: world.admin.user.username },
      reason: 'Chybí gramáž.',
      fields: [
        { field: 'status', before: 'Pending', after: 'Denied', is_hidden: false },
        { field: 'status_note', before: '', after: 'Chybí gramáž.', is_hidden: false },
      ],
    })
    expect(latest.fields[0]).toMatchObject({ before: 'Denied', after: 'Pending' })
    expect((await history('ingredient', guid)).count).toBe(0)
  })

  it('is paged, with those of others left out', async () => {
    const [guid, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const ctx = { db: world.api.database.db, origin: 'test' }
    const change = (at: number) => ({ noun: 'service', guid, before: { price: at }, after: { price: at + 1 } })
    await recordChanges(ctx, [...Array.from({ length: 27 }, (_, at) => change(at)), { ...change(0), guid: other }])
    const second = await history('service', guid, 2)
    expect([second.count, second.results.length, second.results[0].origin, second.results[0].by]).toEqual([
      27,
      2,
      'test',
      null,
    ])
  })

  it('is for administrators alone', async () => {
    const path = `/admin/history/recipe/${crypto.randomUUID()}`
    expect((await world.send('GET', { path, as: world.person })).status).toBe(403)
    expect((await world.send('GET', { path: '/admin/history/Recipe!/x', as: world.admin })).status).toBe(404)
  })

  it('is kept for two years', async () => {
    const guid = crypto.randomUUID()
    const ctx = { db: world.api.database.db, origin: 'test' }
    for (const price of [1, 2]) await recordChange(ctx, { noun: 'service', guid, before: {}, after: { price } })
    await world.api.sql(
      `update change_log set created_at = now() - make_interval(days => $2, hours => 1)
       where guid = (select guid from change_log where object = $1 order by guid limit 1)`,
      [guid, CHANGE_LOG_DAYS],
    )
    await sweepChanges(ctx.db)
    expect((await history('service', guid)).results).toMatchObject([{ fields: [{ after: 2 }] }])
  })
})

describe('changed fields', () => {
  it('are those alone that differ, by value', () => {
    expect(changedFields({ a: 1, b: [1, { c: 2 }], d: null }, { a: 2, b: [1, { c: 2 }] })).toEqual([
      { field: 'a', before: 1, after: 2, is_hidden: false },
    ])
  })

  it('that are secrets, or tell of health, are named without their values', () => {
    expect(changedFields({ weight: 70, password_hash: 'a' }, { weight: 71, password_hash: 'b' })).toEqual([
      { field: 'weight', before: null, after: null, is_hidden: true },
      { field: 'password_hash', before: null, after: null, is_hidden: true },
    ])
  })

  it('that are long are stored by their beginning', () => {
    const [changed] = changedFields({ text: '' }, { text: 'a'.repeat(5000) })
    expect(changed?.after).toBe(`${'a'.repeat(2000)}…`)
  })
})
