import type { AccountLook } from '@zivina/contract/counselling/account-looks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '#api/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Answer = { results: AccountLook[]; count: number }
const looks = (as: Person, query = ''): Promise<Answer> => world.make('GET', { path: `/account_look${query}`, as })
const byNutritionist = (as: Person, kind: string, at: string) =>
  world.api.sql(`insert into health_look ("user", name, kind, looked_at) values ($1, 'Mgr. Klára Veselá', $2, $3)`, [
    as.user.guid,
    kind,
    at,
  ])

it('looks of administrators and nutritionists are told together, the latest first, and those at others are not', async () => {
  const as = await world.enter()
  const other = await world.enter()
  expect(await looks(as)).toEqual({ results: [], count: 0 })
  await byNutritionist(as, 'diary', '2026-01-02T08:00:00Z')
  await byNutritionist(as, 'weight', '2099-01-02T08:00:00Z')
  await byNutritionist(other, 'weight', '2026-01-02T08:00:00Z')
  const body = { reason: 'Stížnost na objednávku' }
  for (const { user } of [as, other])
    await world.make('POST', { path: `/user/${user.guid}/look`, as: world.admin, body })
  const { results, count } = await looks(as)
  expect(count).toBe(3)
  expect(results.map(({ nutritionist, what, reason }) => [nutritionist, what, reason])).toEqual([
    ['Mgr. Klára Veselá', 'weight', ''],
    [null, 'account', 'Stížnost na objednávku'],
    ['Mgr. Klára Veselá', 'diary', ''],
  ])
})

it('nothing says which administrator it was, and other events of the account are not told', async () => {
  const as = await world.enter()
  const event = (kind: string, detail: object) =>
    world.api.sql(`insert into audit_event ("user", kind, detail) values ($1, $2, $3)`, [as.user.guid, kind, detail])
  await event('data_downloaded', { by: world.admin.user.guid })
  await event('data_downloaded', {})
  await event('login', {})
  await event('banned', { by: world.admin.user.guid })
  const answer = await looks(as)
  expect(answer.results.map(({ what }) => what)).toEqual(['data_file'])
  for (const told of [world.admin.user.guid, world.admin.user.email, world.admin.user.username])
    expect(JSON.stringify(answer)).not.toContain(told)
})

it('come in pages, each look once', async () => {
  const as = await world.enter()
  for (let day = 10; day < 33; day += 1) {
    await byNutritionist(as, 'diary', `2026-0${1 + (day % 3)}-${10 + (day % 10)}T08:00:00Z`)
    await world.api.sql(`insert into audit_event ("user", kind, created_at) values ($1, 'looked_at', $2)`, [
      as.user.guid,
      `2026-0${1 + (day % 3)}-${10 + (day % 7)}T08:00:00Z`,
    ])
  }
  const found: AccountLook[] = []
  for (let offset = 0; offset < 46; offset += 20) found.push(...(await looks(as, `?offset=${offset}`)).results)
  expect(found).toHaveLength(46)
  expect(new Set(found.map(({ guid }) => guid)).size).toBe(46)
  const times = found.map(({ looked_at }) => looked_at)
  expect(times).toEqual(times.toSorted().reverse())
})
