import type { ConditionalRecipe, Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { Understood } from '@zivina/contract/discovery/search'
import { orderedTag, tag } from '@zivina/db/schema/catalogue/tag'
import { filterMasks } from '@zivina/domain/catalogue/filter/facets'
import { FILTER_DEFAULTS } from '@zivina/domain/catalogue/filter/filters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

type Found = {
  recipes: Recipe[]
  ingredients: { guid: string }[]
  similar: { note: string; recipes: Recipe[] } | null
  conditional: ConditionalRecipe[]
  understood: Understood | null
  suggestion: string | null
}

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
})
afterAll(() => api.close())

const ask = (text: string): Promise<Found> => api.get(`/search_all?search=${encodeURIComponent(text)}&limit=20`)

test.each(['bez lepku', 'rychlá večeře bez lepku a ořechů', 'polévka bez cibule', 'něco s hodně bílkovinami k večeři'])(
  '„%s“ finds the recipes of the list with the filter that it says',
  async (text) => {
    const { recipes, understood } = await ask(text)
    const query = new URLSearchParams({ ...understood?.filter, limit: '20' })
    // The page's ranges are open at the ends of the sliders; those of the list are exact.
    if (query.has('time_minutes')) query.set('time_minutes', '0,30')
    const list = await api.get<{ results: Recipe[]; count: number }>(`/recipe?${query}`)
    expect(recipes.length).toBeGreaterThanOrEqual(3)
    expect(recipes.map(({ slug }) => slug)).toEqual(list.results.map(({ slug }) => slug))
    expect(understood?.count).toBe(list.count)
  },
)

test('an excluded name stands for every food of that name, and none of the recipes has one', async () => {
  const { recipes, understood } = await ask('oběd bez cibule')
  const names = understood?.ingredients.map(({ name }) => name) ?? []
  expect(names.length).toBeGreaterThan(1)
  expect(names.every((name) => /cibul/i.test(name))).toBe(true)
  const { ingredients } = await api.get<{ ingredients: { ingredient: string }[] }>(`/recipe/${recipes[0]?.slug}`)
  const left = new Set(understood?.ingredients.map(({ guid }) => guid))
  expect(ingredients.some(({ ingredient }) => left.has(ingredient))).toBe(false)
})

test.each([
  ['polévka bez luštěnin', ['Čočka', 'Fazole', 'Cizrna']],
  ['večeře bez hub', ['Žampiony', 'Hlíva']],
])('„%s“ leaves out every food of that kind, whatever its name', async (text, expected) => {
  const { recipes, understood } = await ask(text)
  const names = understood?.ingredients.map(({ name }) => name) ?? []
  for (const start of expected) expect(names.some((name) => name.startsWith(start))).toBe(true)
  expect(recipes.length).toBeGreaterThanOrEqual(3)
  const left = new Set(understood?.ingredients.map(({ guid }) => guid))
  for (const { slug } of recipes.slice(0, 5)) {
    const { ingredients } = await api.get<{ ingredients: { ingredient: string }[] }>(`/recipe/${slug}`)
    expect(ingredients.some(({ ingredient }) => left.has(ingredient))).toBe(false)
  }
})

test('foods that do not fit into the filter are told, not left out in part', async () => {
  const { understood } = await ask('oběd bez luštěnin, červeného masa, drůbeže a uzenin')
  expect(understood?.ingredients.length).toBeLessThanOrEqual(50)
  expect(understood?.notes.join()).toMatch(/Tolik surovin najednou vynechat neumíme, „\S+/u)
})

test('a question gets no correction, and an ingredient that no recipe has is said', async () => {
  expect((await ask('zdravá snídaně')).suggestion).toBeNull()
  expect((await ask('večeře bez xyzwqu')).understood?.notes).toEqual([
    '„xyzwqu“ v\u00a0receptech nemáme, není tedy co vynechat.',
  ])
})

test('wishes that exclude each other are said and kept', async () => {
  const { understood, recipes } = await ask('veganské s kuřetem')
  expect(understood?.filter).toEqual({ dietary_preference: 'Vegan', search: 'kuřetem' })
  expect(understood?.notes).toHaveLength(1)
  expect(recipes.every(({ dietary_preference }) => dietary_preference.includes('Vegan'))).toBe(true)
})

test('a word that no recipe has is said and left out, a known one stays', async () => {
  const { understood, recipes } = await ask('veganská večeře xyzwqu s cizrnou')
  expect(understood?.filter).toEqual({ dietary_preference: 'Vegan', meal_types: 'Dinner', search: 'cizrnou' })
  expect(understood?.notes).toEqual(['„xyzwqu“ žádný recept nemá, hledáme tedy bez tohoto slova.'])
  expect(recipes.length).toBeGreaterThanOrEqual(3)
})

test('words that only ask are not searched for', async () => {
  const { understood, recipes } = await ask('co s cuketou')
  expect(understood?.filter).toEqual({ search: 'cuketou' })
  expect(recipes.length).toBeGreaterThanOrEqual(3)
})

test('the name of a dish is not read as a question', async () => {
  const { results } = await api.get<{ results: Recipe[] }>('/recipe?meal_types=Soup&search=polévka&limit=1')
  const name = results[0]?.name ?? ''
  const { understood, recipes } = await ask(name)
  expect(understood).toBeNull()
  expect(recipes[0]?.name).toBe(name)
  expect((await ask('rybí polévka')).recipes.some(({ name: found }) => /ryb/i.test(found))).toBe(true)
})

test('with fewer than three recipes similar ones follow, which keep what concerns health', async () => {
  const { recipes, similar, understood } = await ask('bábovka bez mléka a vajec')
  expect(recipes.length).toBeLessThan(3)
  expect(similar?.note).toContain('splňují všechny zdravotní filtry, jen místo „bábovka“ jde o\u00a0pečené moučníky.')
  expect(similar?.recipes.length).toBeGreaterThanOrEqual(3)
  const pages = await Promise.all(
    [0, 100, 200, 300].map((offset) =>
      api.get<{ count: number; results: Recipe[] }>(`/recipe?without_allergens=eggs,milk&limit=100&offset=${offset}`),
    ),
  )
  const free = new Set(pages.flatMap(({ results }) => results).map(({ guid }) => guid))
  expect(free.size).toBe(pages[0]?.count)
  for (const { guid } of similar?.recipes ?? []) {
    expect(free.has(guid)).toBe(true)
    expect(recipes.some((recipe) => recipe.guid === guid)).toBe(false)
  }
  expect(understood?.filter).toEqual({ search: 'bábovka', without_allergens: 'eggs,milk' })
})

test('with three recipes or more nothing is relaxed', async () => {
  expect((await ask('večeře bez lepku')).similar).toBeNull()
  expect((await ask('kuře')).similar).toBeNull()
})

test('a question about a diet that few recipes suit is answered by those that nearly do, too', async () => {
  const { all } = filterMasks({ ...FILTER_DEFAULTS, diet_types: ['Dysphagia'] })
  await api.database.pool.query(
    `update recipe set diet_types = array_remove(diet_types, 'Dysphagia'), facets = facets & ~$1::bigint,
      diet_verdicts = jsonb_set(diet_verdicts, '{Dysphagia,verdict}', '"waits"')
    where 'Dysphagia' = any(diet_types)`,
    [all],
  )
  const { recipes, conditional, understood } = await ask('večeře při poruchách polykání')
  expect(understood?.filter.diet_types).toBe('Dysphagia')
  expect(recipes).toEqual([])
  expect(conditional.length).toBeGreaterThan(3)
  for (const { verdict, recipe, conditions } of conditional) {
    expect(verdict).toBe('waits')
    expect(recipe.meal_types).toContain('Dinner')
    expect(conditions.map(({ confirmed_by }) => confirmed_by)).toEqual(['therapist'])
  }
  expect((await ask('večeře bez lepku')).conditional).toEqual([])
})

test('a word about health that was not understood is never left out of similar recipes', async () => {
  const { recipes, similar } = await ask('večeře lepek ne kuře')
  expect(recipes).toEqual([])
  expect(similar).toBeNull()
})

test('every tag of the table finds recipes with it by its own name, without accents too', async () => {
  const { tags } = await api.get<{ tags: string[] }>('/tag')
  expect(tags.length).toBeGreaterThan(30)
  for (const tag of tags) {
    for (const text of [tag, tag.normalize('NFD').replace(/\p{M}/gu, '')]) {
      const { recipes, understood } = await ask(text)
      const isFilter = understood?.filter.tags === tag
      const found = recipes.filter((recipe) => recipe.tags.includes(tag))
      expect(found.length, text).toBeGreaterThan(0)
      if (isFilter) expect(found.length, text).toBe(recipes.length)
    }
  }
})

test('the name of a food is no question, but what it says about health stays a filter', async () => {
  expect((await ask('Balkánský sýr')).understood).toBeNull()
  expect((await ask('energetický nápoj')).understood).toBeNull()
  const { understood, ingredients } = await ask('těstoviny bezlepkové')
  expect(understood?.filter).toEqual({ search: 'těstoviny', diet_types: 'Gluten free' })
  expect(ingredients.length).toBeGreaterThan(0)
})

test('a soup with a name of its own is looked for among soups', async () => {
  const { recipes, understood } = await ask('bramboračka bez lepku')
  expect(understood?.filter).toEqual({ search: 'bramboračka', diet_types: 'Gluten free', meal_types: 'Soup' })
  expect(recipes.every(({ meal_types }) => meal_types.includes('Soup'))).toBe(true)
})

test('a tag that the table has not is no filter', async () => {
  const { db } = api.database
  expect((await ask('večeře na gril')).understood?.filter).toEqual({ meal_types: 'Dinner', tags: 'grilování' })
  await db.delete(orderedTag)
  await db.delete(tag)
  expect((await ask('večeře na gril')).understood?.filter).toEqual({ meal_types: 'Dinner' })
})
