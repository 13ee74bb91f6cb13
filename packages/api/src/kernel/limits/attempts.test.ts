import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attemptKey, type Bound, giveBackAttempt, takeAttempt } from './attempts.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let last = 0
const bound = (attempts: number, seconds = 60): Bound => {
  last += 1
  return { key: attemptKey('test', String(last)), attempts, seconds }
}
const take = async (...bounds: Bound[]) => (await takeAttempt(database.db, bounds)).map(({ key }) => key)
const pointsOf = async ({ key }: Bound) =>
  (await database.pool.query('select points from rate_limit where key = $1', [key])).rows[0]?.points ?? 0

describe('an attempt', () => {
  it('may be made as often as its limit allows, and again after the time', async () => {
    const one = bound(2)
    expect([await take(one), await take(one), await take(one)]).toEqual([[], [], [one.key]])
    const [met] = await takeAttempt(database.db, [one])
    expect(met?.seconds).toBeGreaterThan(0)
    expect(met?.seconds).toBeLessThanOrEqual(60)
    await database.pool.query('update rate_limit set expire = expire - 60000 where key = $1', [one.key])
    expect([await take(one), await take(one), await take(one)]).toEqual([[], [], [one.key]])
  })

  it('counts under all its limits or under none', async () => {
    const [narrow, wide] = [bound(1), bound(5)]
    expect(await take(narrow, wide)).toEqual([])
    for (let tries = 0; tries < 9; tries += 1) expect(await take(narrow, wide)).toEqual([narrow.key])
    expect([await pointsOf(narrow), await pointsOf(wide)]).toEqual([1, 1])
  })

  it('that turns out to be right does not count', async () => {
    const one = bound(1)
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await take(one)).toEqual([])
      await giveBackAttempt(database.db, [one])
    }
    await giveBackAttempt(database.db, [one])
    expect(await pointsOf(one)).toBe(0)
  })

  it('made many times at once is not made more often, in whatever order the limits are given', async () => {
    const [few, many] = [bound(3), bound(50)]
    const order = (place: number) => (place % 2 === 0 ? [few, many] : [many, few])
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_, place) => take(...order(place))))
    expect(outcomes.filter((met) => met.length === 0)).toHaveLength(3)
    expect([await pointsOf(few), await pointsOf(many)]).toEqual([3, 3])
  })
})

it('has a key that names the counted attempt and hides the person', () => {
  expect(attemptKey('log-in', 'jana@example.com')).toMatch(/^log-in [\w-]{43}$/)
  expect(attemptKey('a', 'b', 'c')).not.toBe(attemptKey('a', 'b c'))
})
