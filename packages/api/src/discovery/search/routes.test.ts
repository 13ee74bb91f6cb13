import type { PublicProfile } from '@zivina/contract/catalogue/creator'
import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

type Found = {
  recipes: Recipe[]
  ingredients: IngredientSummary[]
  articles: unknown[]
  creators: PublicProfile[]
  suggestion: string | null
}

const NOTHING = {
  recipes: [],
  similar: null,
  conditional: [],
  ingredients: [],
  articles: [],
  guides: [],
  creators: [],
  suggestion: null,
  understood: null,
}

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
  await buildRecipe(api.database.db, { name: 'Xylofonové placičky', status: 'Pending' })
  await buildRecipe(api.database.db, { name: 'Tymiánový zázvor', tags: ['zvláštnost'] })
  await buildRecipe(api.database.db, { name: 'Jiné jídlo', tags: ['tymiánový zázvor'] })
})
afterAll(() => api.close())

const find = (text: string, more = ''): Promise<Found> =>
  api.get(`/search_all?search=${encodeURIComponent(text)}${more}`)

test('one text finds recipes, ingredients and creators', async () => {
  const { recipes, ingredients, articles } = await find('brambory')
  expect(recipes.length).toBe(6)
  expect(ingredients[0]?.name).toMatch(/^Brambor/)
  expect(articles).toEqual([])
  expect((await find('novakova')).creators.map(({ slug }) => slug)).toEqual(['jarmila-novakova'])
  const profiles = await api.get<{ results: PublicProfile[] }>('/public_profile')
  for (const { slug, specialisation } of profiles.results) {
    expect((await find(specialisation, '&limit=8')).creators.map((creator) => creator.slug)).toContain(slug)
  }
})

test('recipes found by name come before those found elsewhere', async () => {
  const { recipes } = await find('tymiánový zázvor')
  expect(recipes.map(({ name }) => name).slice(0, 2)).toEqual(['Tymiánový zázvor', 'Jiné jídlo'])
})

test('a name with the words as typed comes before names with their stems only', async () => {
  for (const text of ['bramboračka', 'Bramboracka']) {
    const names = (await find(text)).recipes.map(({ name }) => name)
    expect(
      names.map((name) => /bramboračka/i.test(name)),
      text,
    ).toEqual([true, true, false, false, false, false])
  }
})

test('a kind of meal finds dishes whose name does not say it', async () => {
  const names = async (text: string) => (await find(text, '&limit=100')).recipes.map(({ name }) => name)
  expect(await names('polévka')).toContain('Bramboračka s hřiby a majoránkou')
})

test('a typing error still finds a recipe by its name', async () => {
  const { recipes } = await find('bramboračkka')
  expect(recipes[0]?.name).toMatch(/bramboračka/i)
})

test('an unapproved recipe is not found, and an empty search finds nothing', async () => {
  expect((await find('Xylofonové placičky')).recipes.map(({ name }) => name)).not.toContain('Xylofonové placičky')
  expect(await find('')).toEqual(NOTHING)
  expect(await find('   ')).toEqual(NOTHING)
})

test('every approved food is found, also one that no recipe has, and no own one that waits', async () => {
  const { db } = api.database
  await buildIngredient(db, { name: 'Xerofytová řasa' })
  await buildIngredient(db, { name: 'Xerofytová moje', status: 'Pending' })
  expect((await find('xerofytová')).ingredients.map(({ name }) => name)).toEqual(['Xerofytová řasa'])
})

test('the limit applies to each group', async () => {
  const { recipes, ingredients } = await find('ka', '&limit=2')
  expect(recipes.length).toBeLessThanOrEqual(2)
  expect(ingredients).toHaveLength(2)
})

test('synonyms of a food find the same recipes, those containing the word itself first', async () => {
  const names = async (text: string) => (await find(text, '&limit=100')).recipes.map(({ name }) => name)
  expect((await names('zemáky')).toSorted()).toEqual((await names('brambory')).toSorted())
  expect((await names('zemáky')).length).toBeGreaterThan(10)
  expect((await find('zemáky')).ingredients[0]?.name).toMatch(/^Brambor/)
  expect((await names('burákové máslo')).some((name) => name.includes('arašídovým máslem'))).toBe(true)
  expect((await names('ryba')).some((name) => name.includes('pstruh'))).toBe(true)
  expect((await names('pstruh')).some((name) => name.includes('Losos'))).toBe(false)
})

test.each([
  ['bramboračkka', 'bramboračka'],
  ['svickoav', 'svíčková'],
  ['bramboračka', null],
  ['kuřecím', null],
  ['novakova', null],
])('%s is corrected to %s', async (text, suggestion) => {
  expect((await find(text)).suggestion).toBe(suggestion)
})

test('an answer is kept until the catalogue changes', async () => {
  expect((await find('nebeský kvítek')).recipes).toEqual([])
  await buildRecipe(api.database.db, { name: 'Nebeský kvítek' })
  await expect
    .poll(async () => (await find('nebeský kvítek')).recipes.map(({ name }) => name))
    .toEqual(['Nebeský kvítek'])
})
