import type { PointCredit } from '@zivina/contract/account/points'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { errorReport } from '@zivina/db/schema/community/error-report'
import { photoSubmission } from '@zivina/db/schema/community/photo-submission'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let admin: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from point_entry'))

const decide = (path: string, status: string) => api.ask('PATCH', `${path}/status`, { as: admin, body: { status } })
const credits = async (query = '') => {
  const { body } = await api.ask<{ results: PointCredit[]; count: number }>('GET', `/admin/purchased_points${query}`, {
    as: admin,
  })
  return body
}

/** A recipe, a photo and a report of somebody, all of which wait. */
async function contributions({ user }: Person): Promise<string[]> {
  const { db } = api.database
  const { guid } = await buildRecipe(db, { creator: user.guid, status: 'Pending' })
  const other = await buildRecipe(db)
  const of = { user: user.guid, recipe: other.guid }
  const [photo] = await db
    .insert(photoSubmission)
    .values({ ...of, photo: `submissions/${guid}.jpg` })
    .returning()
  const [report] = await db
    .insert(errorReport)
    .values({ ...of, kind: 'other' })
    .returning()
  return [`/recipe/${guid}`, `/photo_submission/${photo?.guid}`, `/error_report/${report?.guid}`]
}

it('an approved recipe, photo and report earn points, once each, and nothing takes them back', async () => {
  const person = await api.enter()
  const paths = await contributions(person)
  for (const path of paths) expect((await decide(path, 'Approved')).status).toBe(200)
  const earned = [
    { reason: 'error_report', points: 10 },
    { reason: 'photo', points: 10 },
    { reason: 'recipe', points: 50 },
  ]
  expect(await credits()).toMatchObject({ count: 3, results: earned })
  for (const status of ['Denied', 'Approved', 'Pending', 'Approved']) {
    for (const path of paths) await decide(path, status)
  }
  expect(await credits()).toMatchObject({ count: 3, results: earned })
  const { body } = await api.ask<{ balance: number }>('GET', '/shop', { as: person })
  expect(body.balance).toBe(70)
})

it('what is denied earns nothing, and nobody earns by a decision of their own', async () => {
  for (const path of await contributions(await api.enter())) await decide(path, 'Denied')
  for (const path of await contributions(admin)) await decide(path, 'Approved')
  expect(await credits()).toEqual({ count: 0, results: [] })
})

it('the list of points has those of one reason or one person', async () => {
  const [first, second] = [await api.enter(), await api.enter()]
  for (const person of [first, second]) {
    for (const path of await contributions(person)) await decide(path, 'Approved')
  }
  const photos = await credits('?reason=photo')
  expect(photos.results.map(({ user }) => user.username)).toEqual([second.user.username, first.user.username])
  const own = await credits(`?user=${first.user.guid}&page=1`)
  expect([own.count, ...new Set(own.results.map(({ user }) => user.guid))]).toEqual([3, first.user.guid])
  expect((await credits('?page=2')).results).toEqual([])
})
