import type { PublicProfile } from '@zivina/contract/catalogue/creator'
import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { buildPublicProfile } from '@zivina/db/build/account/user'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSocialCards } from '#api/discovery/social-images/service.ts'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'
import { URLS } from '#api/testing/outside.ts'
import { SILENT } from '#api/testing/test-mail.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
})
afterAll(() => api.close())

test('the eight creators are listed in order, each with the same number of recipes as the recipe list', async () => {
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

test('pending and denied recipes are not counted', async () => {
  const { db } = api.database
  const profile = await buildPublicProfile(db, { position: 99 })
  await buildRecipe(db, { creator: profile.user, status: 'Pending' })
  await buildRecipe(db, { creator: profile.user, status: 'Denied' })
  await buildRecipe(db, { creator: profile.user })
  const { results } = await api.get<{ results: PublicProfile[] }>('/public_profile')
  expect(results.at(-1)).toMatchObject({ slug: profile.slug, guid: profile.user, recipe_count: 1 })
})

describe('one creator', () => {
  const one = (slug: string) => api.get<PublicProfile>(`/public_profile/${slug}`)
  const rename = (from: string, to: string) =>
    api.database.pool.query('update public_profile set slug = $2 where slug = $1', [from, to])

  test('is the same as in the list', async () => {
    const { results } = await api.get<{ results: PublicProfile[] }>('/public_profile')
    expect(await one('eva-mala')).toEqual(results.find(({ slug }) => slug === 'eva-mala'))
  })

  test('is found by each former slug in one step, and so are the recipes and the picture', async () => {
    const { db } = api.database
    const profile = await buildPublicProfile(db, { slug: 'prvni-jmeno' })
    const { slug } = await buildRecipe(db, { creator: profile.user })
    await rename('prvni-jmeno', 'druhe-jmeno')
    await rename('druhe-jmeno', 'treti-jmeno')
    const cards = createSocialCards({ db, log: SILENT, catalogue: { version: () => null }, urls: URLS })
    for (const asked of ['prvni-jmeno', 'druhe-jmeno', 'treti-jmeno']) {
      expect(await one(asked), asked).toMatchObject({ slug: 'treti-jmeno', guid: profile.user, recipe_count: 1 })
      const { results } = await api.get<{ results: Recipe[] }>(`/recipe?creator=${asked}`)
      expect(results.map((recipe) => recipe.slug)).toEqual([slug])
      expect(await cards({ kind: 'creator', slug: asked })).toMatchObject({ slug: 'treti-jmeno' })
    }
    expect(await one('treti-jmeno')).not.toHaveProperty('former_slugs')
  })

  test('a present slug takes precedence over a former one, which leads to its last owner once it is free', async () => {
    const { db } = api.database
    const [former, present] = [await buildPublicProfile(db, { slug: 'spor' }), await buildPublicProfile(db)]
    await rename('spor', 'spor-drive')
    await rename(present.slug, 'spor')
    expect((await one('spor')).guid).toBe(present.user)
    const { count } = await api.get<{ count: number }>('/recipe?creator=spor')
    await buildRecipe(db, { creator: former.user })
    expect(await api.get('/recipe?creator=spor')).toMatchObject({ count })
    await rename('spor', 'spor-potom')
    expect((await one('spor')).guid).toBe(present.user)
    expect((await one('spor-drive')).guid).toBe(former.user)
  })

  test('a profile can take its former slug back', async () => {
    const profile = await buildPublicProfile(api.database.db, { slug: 'tam' })
    await rename('tam', 'zpet')
    await rename('zpet', 'tam')
    expect([(await one('tam')).slug, (await one('zpet')).slug]).toEqual(['tam', 'tam'])
    await api.database.pool.query('delete from public_profile where guid = $1', [profile.guid])
    expect(await api.refusal('/public_profile/zpet')).toMatchObject({ status: 404 })
  })

  test.each(['neni', '%00', 'EVA-MALA'])('%s does not exist', async (slug) => {
    expect(await api.refusal(`/public_profile/${slug}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})
