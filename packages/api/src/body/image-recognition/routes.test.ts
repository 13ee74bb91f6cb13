import type { ImageRecognition } from '@zivina/contract/body/image-recognition'
import { imageRecognition } from '@zivina/db/schema/body/image-recognition'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let admin: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())

const list = async (query = '') => {
  type Body = { results: ImageRecognition[]; count: number; cost: number }
  return (await api.ask<Body>('GET', `/image_recognition_log${query}`, { as: admin })).body
}

it('the log has each picture with its answer, cost and verdict, and what all cost', async () => {
  const { user } = await api.enter()
  const asked = { user: user.guid, model: 'zrak-1', milliseconds: 800 }
  const answer = { foods: [{ name: 'rohlík', grams: 43 }] }
  await api.database.db.insert(imageRecognition).values([
    { ...asked, picture: 'uploads/a.jpg', answer, cost: 40_000, verdict: 'corrected' },
    { ...asked, cost: 2_000 },
  ])
  const all = await list()
  expect([all.count, all.cost]).toEqual([2, 42_000])
  expect(all.results.find(({ verdict }) => verdict === 'corrected')).toMatchObject({
    picture: '/images/uploads/a.jpg',
    answer,
    user: { username: user.username },
  })
  expect(await list('?verdict=none')).toMatchObject({
    count: 1,
    cost: 2_000,
    results: [{ answer: null, picture: null }],
  })
  expect(await list('?verdict=accepted')).toEqual({ count: 0, cost: 0, results: [] })
  expect((await list('?page=2')).results).toEqual([])
  expect((await api.ask('GET', '/image_recognition_log', { as: await api.enter() })).status).toBe(403)
})
