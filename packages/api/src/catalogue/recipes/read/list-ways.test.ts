import { recipes } from '@zivina/contract/catalogue/recipes/read'
import { buildUser } from '@zivina/db/build/account/user'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { ORDERINGS } from '@zivina/domain/catalogue/filter/orderings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'
import { URLS } from '#api/testing/outside.ts'
import { listRecipes } from './service.ts'

let api: TestApi
let common: string[]
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
  const unknown = await buildIngredient(api.database.db)
  for (let at = 0; at < 7; at += 1) await buildRecipe(api.database.db, { lines: [{ ingredient: unknown }] })
  const { rows } = await api.database.pool.query<{ ingredient: string }>(
    'select ingredient from recipe_ingredient group by ingredient order by count(*) desc, ingredient limit 4',
  )
  common = rows.map(({ ingredient }) => ingredient)
})
afterAll(() => api.close())

/** Guids of a page, found by walking an index or by selecting all matches. */
async function page(query: Record<string, string>, way: 'walked' | 'gathered'): Promise<string[]> {
  const catalogue = { version: () => null }
  const { results } = await listRecipes({ db: api.database.db, urls: URLS }, recipes.list.query.parse(query), {
    counts: createCatalogueCache<number>(catalogue),
    rankings: createCatalogueCache<string[]>(catalogue),
    gathered_max: way === 'walked' ? 0 : Number.POSITIVE_INFINITY,
  })
  return results.map(({ guid }) => guid)
}

async function wholeList(query: Record<string, string>, way: 'walked' | 'gathered', limit: number): Promise<string[]> {
  const guids: string[] = []
  for (let offset = 0; ; offset += limit) {
    const found = await page({ ...query, limit: `${limit}`, offset: `${offset}` }, way)
    guids.push(...found)
    if (found.length < limit) return guids
  }
}

test.each(ORDERINGS.flatMap((name) => [name, `-${name}`]))(
  'ordering=%s gives the same page walked and gathered',
  async (ordering) => {
    const gathered = await wholeList({ ordering }, 'gathered', 100)
    expect(gathered.length).toBeGreaterThan(140)
    expect(await wholeList({ ordering }, 'walked', 17)).toEqual(gathered)
  },
)

test.each([
  ['search', 'kure'],
  ['meal_types', 'Dinner'],
  ['creator', 'eva-mala'],
  ['tags', 'rychlé'],
])('%s=%s gives the same page walked and gathered', async (name, value) => {
  const gathered = await wholeList({ [name]: value }, 'gathered', 100)
  expect(gathered.length).toBeGreaterThan(3)
  expect(await wholeList({ [name]: value }, 'walked', 3)).toEqual(gathered)
})

test('a must ingredient gives the same page walked and gathered', async () => {
  const query = { must_ingredients: common.slice(0, 2).join(',') }
  const gathered = await wholeList(query, 'gathered', 100)
  expect(gathered.length).toBeGreaterThan(10)
  expect(await wholeList(query, 'walked', 7)).toEqual(gathered)
})

test('a pantry list continues beyond its cached ranking', async () => {
  const { db } = api.database
  const shared = await buildIngredient(db)
  const { guid: creator } = await buildUser(db)
  const newestFirst: string[] = []
  for (let day = 1; day <= 190; day += 1) {
    const created_at = new Date(day * 86_400_000)
    newestFirst.unshift((await buildRecipe(db, { creator, created_at, lines: [{ ingredient: shared }] })).guid)
  }
  const query = { pantry_ingredients: shared.guid, limit: '20' }
  expect(await page({ ...query, offset: '150' }, 'walked')).toEqual(newestFirst.slice(150, 170))
  expect(await page({ ...query, offset: '170' }, 'walked')).toEqual(newestFirst.slice(170))
})
