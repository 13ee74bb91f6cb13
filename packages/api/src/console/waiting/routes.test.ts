import type { WaitingQueue } from '@zivina/contract/console/waiting'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { buildReview } from '@zivina/db/build/community/review'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let admin: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())

async function read(as: Person): Promise<WaitingQueue[]> {
  const { body } = (await api.ask('GET', '/admin/waiting', { as })) as { body: { results: WaitingQueue[] } }
  return body.results
}

it('counts pending items by queue, with the time of the oldest', async () => {
  const { db, pool } = api.database
  expect(await read(admin)).toEqual(
    ['recipes', 'ingredients', 'reviews', 'photos', 'error_reports', 'bank_payments'].map((queue) => {
      return { queue, count: 0, oldest_at: null }
    }),
  )
  const recipe = await buildRecipe(db, { status: 'Pending' })
  await buildRecipe(db, { status: 'Denied' })
  await buildIngredient(db, { status: 'Pending' })
  await buildReview(db, { recipe: recipe.guid, status: 'Pending', updated_at: new Date('2026-03-01T08:00:00Z') })
  await buildReview(db, { recipe: recipe.guid, status: 'Pending', updated_at: new Date('2026-02-01T08:00:00Z') })
  await buildReview(db, { recipe: recipe.guid, status: 'Approved', updated_at: new Date('2026-01-01T08:00:00Z') })
  await pool.query(
    `insert into photo_submission (recipe, "user", photo, status) values ($1, $2, 'submissions/a.jpg', 'Pending')`,
    [recipe.guid, admin.user.guid],
  )
  await pool.query(`insert into error_report (recipe, "user", kind, text) values ($1, $2, 'other', 'Chybí sůl.')`, [
    recipe.guid,
    admin.user.guid,
  ])
  const waiting = await read(admin)
  expect(waiting.map(({ queue, count }) => [queue, count])).toEqual([
    ['recipes', 1],
    ['ingredients', 1],
    ['reviews', 2],
    ['photos', 1],
    ['error_reports', 1],
    ['bank_payments', 0],
  ])
  expect(waiting.find(({ queue }) => queue === 'reviews')?.oldest_at).toBe('2026-02-01T08:00:00.000Z')
})

it('shows an affiliate only reviews of their own recipes', async () => {
  const affiliate = await api.enter({ is_affiliate: true })
  const own = await buildRecipe(api.database.db, { creator: affiliate.user.guid })
  await buildReview(api.database.db, { recipe: own.guid, status: 'Pending' })
  expect((await read(affiliate)).map(({ queue, count }) => [queue, count])).toEqual([['reviews', 1]])
})
