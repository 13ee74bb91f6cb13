import type { PublicProfile } from '@zivina/contract/creators'
import type { Recipe } from '@zivina/contract/recipes'
import { buildRecipe } from '@zivina/db/build/recipe'
import { buildPublicProfile } from '@zivina/db/build/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../testing/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
})
afterAll(() => api.close())

test('the eight creators in their order, each with the number of recipes the list gives for them', async () => {
  const { results, count } = await api.get<{ results: PublicProfile[]; count: number }>('/public_profile')
  expect(count).toBe(8)
  expect(results[0]?.slug).toBe('jarmila-novakova')
  for (const { slug, recipe_count, colour } of results) {
    const list = await api.get<{ count: number; results: Recipe[] }>(`/recipe?creator=${slug}`)
    expect(recipe_count, slug).toBe(list.count)
    expect(colour).toMatch(/^#[0-9a-f]{6}$/i)
    for (const { creator } of list.results) expect(creator.slug).toBe(slug)
  }
})

test('waiting and denied recipes are not counted', async () => {
  const { db } = api.database
  const profile = await buildPublicProfile(db, { position: 99 })
  await buildRecipe(db, { creator: profile.user, status: 'Pending' })
  await buildRecipe(db, { creator: profile.user, status: 'Denied' })
  await buildRecipe(db, { creator: profile.user })
  const { results } = await api.get<{ results: PublicProfile[] }>('/public_profile')
  expect(results.at(-1)).toMatchObject({ slug: profile.slug, guid: profile.user, recipe_count: 1 })
})
