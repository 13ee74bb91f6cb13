import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { shared } from '#api/testing/shared.ts'
import { buildKnown, recipeBody } from './testing.ts'

const api = await shared(openAccountsApi())
const potato = await buildKnown(api.database.db, { name: 'Brambory do kuchařky' })
const author = await api.enter()
const stranger = await api.enter()
const admin = await api.enter({ is_admin: true, is_demo: true })
// Resets the hourly limits before each test.
beforeEach(() => api.database.pool.query('delete from rate_limit'))

const ask = (method: string, path: string, as?: Person, body?: unknown) =>
  api.ask<RecipeDetail & Record<string, never>>(method, path, { as, body })
const make = async (fields: Record<string, unknown>): Promise<RecipeDetail> => {
  const { status, body } = await ask('POST', '/recipe', author, recipeBody(potato, fields))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
const change = (slug: string, patch: unknown, as = author) => ask('PATCH', `/recipe/${slug}`, as, patch)
const decide = (guid: string, status: string) => ask('PATCH', `/recipe/${guid}/status`, admin, { status })
const publicSlugs = async (search: string): Promise<string[]> => {
  const found = await api.ask<{ results: { slug: string }[] }>('GET', `/recipe?search=${encodeURIComponent(search)}`)
  return found.body.results.map(({ slug }) => slug)
}
const waiting = async (): Promise<number> => {
  const { body } = await api.ask<{ results: { queue: string; count: number }[] }>('GET', '/admin/waiting', {
    as: admin,
  })
  return body.results.find(({ queue }) => queue === 'recipes')?.count ?? 0
}

describe('a private recipe', () => {
  it('is read by its author alone, in full', async () => {
    const { slug } = await make({ name: 'Tajný koláč', is_private: true })
    const own = await ask('GET', `/recipe/${slug}`, author)
    expect(own.body).toMatchObject({ name: 'Tajný koláč', status: 'Pending', is_private: true })
    expect(own.body.ingredients).toHaveLength(1)
    for (const as of [stranger, admin, undefined]) {
      const { status, body } = await ask('GET', `/recipe/${slug}`, as)
      expect([status, body]).toMatchObject([404, { code: 'RECIPE_404' }])
    }
  })

  it('is changed, deleted and decided on by nobody else, not even by an admin', async () => {
    const { slug, guid } = await make({ name: 'Tajná omáčka', is_private: true })
    for (const as of [stranger, admin]) {
      expect((await change(slug, { name: 'Cizí' }, as)).body).toMatchObject({ code: 'NOT_FOUND' })
      expect((await ask('DELETE', `/recipe/${slug}`, as)).status).toBe(404)
    }
    expect((await decide(guid, 'Approved')).body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await ask('GET', `/recipe/${slug}`, author)).body).toMatchObject({
      name: 'Tajná omáčka',
      status: 'Pending',
    })
  })

  it('waits for no moderator; once it is submitted, it does', async () => {
    const before = await waiting()
    const { slug, guid } = await make({ name: 'Nepředložený salát', is_private: true })
    expect(await waiting()).toBe(before)
    expect((await change(slug, { is_private: false })).body).toMatchObject({ is_private: false, status: 'Pending' })
    expect(await waiting()).toBe(before + 1)
    expect((await decide(guid, 'Approved')).body).toMatchObject({ status: 'Approved' })
    expect(await publicSlugs('Nepředložený salát')).toEqual([slug])
  })

  it('disappears from the public lists at once where it was approved', async () => {
    const { slug, guid } = await make({ name: 'Stažený závin' })
    await decide(guid, 'Approved')
    expect(await publicSlugs('Stažený závin')).toEqual([slug])
    await ask('POST', `/user/${stranger.user.guid}/favorites`, stranger, { favorites: [guid], add: true })
    expect((await change(slug, { is_private: true })).body).toMatchObject({ is_private: true, status: 'Pending' })
    expect(await publicSlugs('Stažený závin')).toEqual([])
    expect((await ask('GET', `/recipe/${slug}`)).status).toBe(404)
    const kept = await api.ask<{ count: number }>('GET', '/recipe/favorites', { as: stranger })
    expect(kept.body.count).toBe(0)
  })

  it('loses the reason of a denial: it is for a submission', async () => {
    const { slug, guid } = await make({ name: 'Zamítnutá polévka' })
    await ask('PATCH', `/recipe/${guid}/status`, admin, { status: 'Denied', status_note: 'Chybí čas.' })
    expect((await change(slug, { is_private: true })).body).toMatchObject({ status: 'Pending', status_note: '' })
  })

  it('is Pending in the database whatever a statement says', async () => {
    const { guid } = await make({ name: 'Hlídaný guláš', is_private: true })
    const approved = api.database.pool.query(`update recipe set status = 'Approved' where guid = $1`, [guid])
    await expect(approved).rejects.toThrow(/recipe_is_private/)
  })
})

it('a recipe is submitted unless its author says otherwise', async () => {
  expect(await make({ name: 'Obyčejný recept' })).toMatchObject({ is_private: false, status: 'Pending' })
})
