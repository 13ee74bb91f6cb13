import { DEAR_CALLS_PER_MINUTE } from '@zivina/contract/kernel/limits'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { DEAR_CONNECTIONS } from '@zivina/db/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApi, type Answer, openAccountApi } from '#api/testing/account-api.ts'

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
  await buildIngredient(api.database.db, { name: 'Brambory' })
})
afterAll(() => api.close())

const search = (address?: string, text = 'brambory') =>
  api.call(`/ingredient?search=${text}`, address === undefined ? {} : { address })

/** Makes every search wait in the database during the work. */
async function whileSearchesHang<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = await api.database.pool.connect()
  try {
    await client.query('begin; lock table ingredient in access exclusive mode')
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

describe('expensive calls', () => {
  it('leave connections for cheap ones, however many of them hang', async () => {
    let hanging: Promise<Answer[]> = Promise.resolve([])
    const cheap = await whileSearchesHang(async () => {
      hanging = Promise.all(Array.from({ length: 24 }, () => search()))
      return api.call('/tag')
    })
    expect(cheap.status).toBe(200)
    // Those that hung too long were cancelled; the others found their results.
    for (const { status } of await hanging) expect([200, 503]).toContain(status)
    expect((await search()).body.count).toBe(1)
  })

  it('are cancelled where the database takes too long, and the next ones succeed', async () => {
    const { status, body, headers } = await whileSearchesHang(() => search())
    expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await search()).status).toBe(200)
  })

  it('are refused at once to an address that has too many waiting, and to no other', async () => {
    const address = '198.51.100.1'
    const waiting = DEAR_CONNECTIONS + 12
    let pending: Promise<Answer[]> = Promise.resolve([])
    const answered: string[] = []
    const refused = await whileSearchesHang(async () => {
      const calls = Array.from({ length: waiting }, () => search(address))
      const other = search('198.51.100.2')
      pending = Promise.all([...calls, other])
      for (const call of [...calls, other]) void call.then(() => answered.push('in its turn'))
      const beyond = Array.from({ length: 5 }, () => search(address))
      for (const call of beyond) void call.then(() => answered.push('at once'))
      return Promise.all(beyond)
    })
    for (const { status, body, headers } of refused) {
      expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(answered.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'at once'))
    for (const { status } of await pending) expect([200, 503]).toContain(status)
    expect((await search(address)).status).toBe(200)
  })

  it('are limited per minute and address', async () => {
    const address = '198.51.100.3'
    const statuses = new Set<number>()
    for (let calls = 0; calls < DEAR_CALLS_PER_MINUTE; calls += 1) {
      statuses.add((await api.call('/search_all?search=', { address })).status)
    }
    expect([...statuses]).toEqual([200])
    const beyond = await api.call('/search_all?search=', { address })
    expect([beyond.status, beyond.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(beyond.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await api.call('/search_all?search=', { address: '198.51.100.4' })).status).toBe(200)
    expect((await search(address)).status).toBe(200)
    // Pages are rendered for many people: the process's own calls are not counted.
    for (let calls = 0; calls <= DEAR_CALLS_PER_MINUTE; calls += 1) {
      expect((await api.call('/search_all?search=', { address: '' })).status).toBe(200)
    }
  })
})

describe('a search text', () => {
  it('with more words than the limit is searched by its first ones', async () => {
    await buildRecipe(api.database.db, { name: 'Bramborák s majoránkou' })
    const long = `bramborak ${'majorankou '.repeat(11)} nesmysl ${'xyz '.repeat(11)}`
    const { status, body } = await api.call(`/search_all?search=${encodeURIComponent(long)}`)
    expect(status).toBe(200)
    expect(body.recipes.map(({ name }: { name: string }) => name)).toEqual(['Bramborák s majoránkou'])
    const { body: list } = await api.call(`/recipe?search=${encodeURIComponent(long)}`)
    expect(list.count).toBe(1)
  })
})
