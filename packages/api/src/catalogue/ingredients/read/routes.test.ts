import type { Ingredient, IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { CONSTITUENTS } from '@zivina/nutrition/constituents/constituents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

type List = { results: IngredientSummary[]; count: number }
type UsedList = { results: { guid: string; name: string; recipe_count: number }[]; count: number }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
  const { db } = api.database
  await buildIngredient(db, { name: 'Cibule tajná', status: 'Pending' })
  await buildIngredient(db, { name: 'Cibule zakázaná', status: 'Denied' })
  const waiting = await buildIngredient(db, { name: 'Cibule nepoužitá' })
  await buildRecipe(db, { lines: [{ ingredient: waiting }], status: 'Pending' })
})
afterAll(() => api.close())

const search = (text: string, more = ''): Promise<List> =>
  api.get(`/ingredient?search=${encodeURIComponent(text)}${more}`)
const used = (text: string, more = ''): Promise<UsedList> =>
  api.get(`/ingredient/in_recipes?search=${encodeURIComponent(text)}${more}`)

/** The number of listed recipes with each approved ingredient, counted line by line. */
async function countedUses(): Promise<Map<string, number>> {
  const { rows } = await api.database.pool.query<{ guid: string; recipe: string }>(`
    select i.guid, l.recipe from recipe_ingredient l join ingredient i on i.guid = l.ingredient
    join recipe r on r.guid = l.recipe where r.status = 'Approved' and not r.duplicate and i.status = 'Approved'`)
  const recipes = new Map<string, Set<string>>()
  for (const { guid, recipe } of rows) recipes.set(guid, (recipes.get(guid) ?? new Set()).add(recipe))
  return new Map([...recipes].map(([guid, found]) => [guid, found.size]))
}

describe('searching ingredients', () => {
  test.each([
    ['brambory', /^Brambor/],
    ['BRAMBORY', /^Brambor/],
    ['brambry', /^Brambor/],
    ['brambura', /^Brambor/],
    ['cibile', /^Cibule/],
    ['česnke', /^Česnek/],
    ['cibul', /^Cibule/],
    ['kureci prsa', /^Kuřecí prsa/],
    ['kuřeci prsa', /^Kuřecí prsa/],
    ['mlko', /[Mm]lék/],
    ['rýže', /^Rýže/],
    ['ryze', /^Rýže/],
  ])('%s', async (text, first) => {
    const { results, count } = await search(text)
    expect(results[0]?.name).toMatch(first)
    expect(count).toBeGreaterThanOrEqual(results.length)
    expect(results.length).toBeLessThanOrEqual(15)
  })

  test('names that begin with the text come before those that contain it elsewhere', async () => {
    const { results } = await search('cibule', '&limit=100')
    const begins = results.map(({ name }) => name.startsWith('Cibule'))
    expect(begins.lastIndexOf(true)).toBeLessThan(
      begins.indexOf(false) === -1 ? Number.POSITIVE_INFINITY : begins.indexOf(false),
    )
  })

  test('unapproved ingredients are never found', async () => {
    for (const text of ['Cibule tajná', 'cibule zakázaná', 'cibule']) {
      const names = (await search(text, '&limit=100')).results.map(({ name }) => name)
      expect(names).not.toContain('Cibule tajná')
      expect(names).not.toContain('Cibule zakázaná')
    }
    expect((await search('cibule', '&limit=100')).results.map(({ name }) => name)).toContain('Cibule nepoužitá')
  })

  test('the pages of a search make up the whole result', async () => {
    const whole = await search('ka', '&limit=100')
    const pages: string[] = []
    for (let offset = 0; offset < 100; offset += 10) {
      pages.push(...(await search('ka', `&limit=10&offset=${offset}`)).results.map(({ guid }) => guid))
    }
    expect(pages).toEqual(whole.results.map(({ guid }) => guid))
    expect(new Set(pages).size).toBe(pages.length)
  })

  test('without a text all approved ones are listed, the most used first', async () => {
    const uses = await countedUses()
    const { results, count } = await search('', '&limit=100')
    const numbers = results.map(({ guid }) => uses.get(guid) ?? 0)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    expect(numbers[0]).toBe(Math.max(...uses.values()))
    const { rows } = await api.database.pool.query(
      "select count(*)::int as n from ingredient where status = 'Approved'",
    )
    expect(count).toBe(rows[0].n)
    const all = new Set<string>()
    for (let offset = 0; offset < count; offset += 100) {
      for (const { guid } of (await search('', `&limit=100&offset=${offset}`)).results) all.add(guid)
    }
    expect(all.size).toBe(count)
  })
})

describe('ingredients of recipes', () => {
  test('are listed with the number of approved recipes that contain them', async () => {
    const uses = await countedUses()
    const { results, count } = await used('', '&limit=100')
    expect(count).toBe(uses.size)
    for (const { guid, recipe_count } of results) expect(recipe_count).toBe(uses.get(guid))
    const numbers = results.map(({ recipe_count }) => recipe_count)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  })

  test('do not include one that is only in a pending recipe', async () => {
    expect((await used('Cibule nepoužitá')).results.map(({ name }) => name)).not.toContain('Cibule nepoužitá')
    const { results } = await used('cibule')
    expect(results.length).toBeGreaterThan(0)
    for (const { recipe_count } of results) expect(recipe_count).toBeGreaterThan(0)
  })
})

describe('names and detail', () => {
  test('names are returned in the requested order, without unapproved and unknown ones', async () => {
    const { results } = await search('', '&limit=3')
    const guids = results.map(({ guid }) => guid).reverse()
    const { rows } = await api.database.pool.query("select guid from ingredient where status = 'Pending'")
    const asked = [...guids, rows[0].guid, '01a1fcea-ff83-7f85-a1a2-9e75a764f7cc'].map((guid) => guid.toUpperCase())
    const found = await api.get<{ results: { guid: string; name: string }[] }>(
      `/ingredient/names?guids=${asked.join(',')}`,
    )
    expect(found.results.map(({ guid }) => guid)).toEqual(guids)
  })

  test('calories follow from kilojoules, unknown values stay null', async () => {
    const { db } = api.database
    const { guid } = await buildIngredient(db, {
      kilojoules: 1000,
      photos: ['foods/a.webp'],
      micronutrients: { iron_mg: 1.5 },
    })
    const known = await api.get<Ingredient>(`/ingredient/${guid}`)
    expect(known).toMatchObject({
      kilojoules: 1000,
      calories: 239,
      protein: null,
      image: expect.stringContaining('tr=w-96'),
    })
    expect(known.micronutrients).toMatchObject({ iron_mg: 1.5, calcium_mg: null })
    expect(known.photos).toEqual(['/images/foods/a.webp'])
    const unknown = await buildIngredient(db)
    expect(await api.get(`/ingredient/${unknown.guid}`)).toMatchObject({ kilojoules: null, calories: null })
  })

  test('all 47 constituents are there, with their marks, alcohol per 100 g, and what is known of groups and allergens', async () => {
    const milk = { state: 'contains', evidence: 'nature' } as const
    const { guid } = await buildIngredient(api.database.db, {
      weight_units: 'Milliliter',
      density_g_per_ml: 0.8,
      alcohol: 4,
      fat: 0.25,
      nutrient_limits: { fat: 0.5 },
      micronutrients: { iron_mg: 1.5, lactose_g: 0 },
      nutrient_marks: { zinc_mg: { mark: 'below_limit', limit: 0.1 }, lactose_g: { mark: 'traces' } },
      food_groups: ['alcohol'],
      is_classified: true,
      allergens: { milk },
    })
    const known = await api.get<Ingredient>(`/ingredient/${guid}`)
    expect(Object.keys(known.micronutrients)).toEqual(CONSTITUENTS)
    expect(known).toMatchObject({
      alcohol: 4,
      micronutrients: { iron_mg: 1.5, lactose_g: 0, alcohol_g: 5, zinc_mg: null, folate_ug: null },
      nutrient_limits: { fat: 0.5 },
      nutrient_marks: { zinc_mg: { mark: 'below_limit', limit: 0.1 }, lactose_g: { mark: 'traces' } },
      food_groups: ['alcohol'],
      is_classified: true,
      allergens: { milk },
    })
    const unknown = await api.get<Ingredient>(`/ingredient/${(await buildIngredient(api.database.db)).guid}`)
    expect(unknown).toMatchObject({ nutrient_marks: {}, food_groups: [], is_classified: false, allergens: {} })
    expect(Object.values(unknown.micronutrients).every((value) => value === null)).toBe(true)
  })

  test('a search result holds the known constituents alone', async () => {
    const { results } = await search('mléko polotučné')
    const milk = results.find(({ slug }) => slug === 'mleko-polotucne-trvanlive-1-5-tuku')
    expect(milk?.micronutrients).toMatchObject({ lactose_g: 4.66, calcium_mg: 117 })
    expect(Object.values(milk?.micronutrients ?? {})).not.toContain(null)
    expect(milk?.micronutrients).not.toHaveProperty('caffeine_mg')
  })

  test('a dry food tells how it changes when cooked by itself', async () => {
    const { results } = await search('rýže basmati')
    const rice = results.find(({ slug }) => slug === 'ryze-basmati-sucha')
    expect(rice).toMatchObject({ yield_class: 'rice_boiled' })
    expect(await api.get(`/ingredient/${rice?.guid}`)).toMatchObject({ yield_class: 'rice_boiled' })
    const cooked = results.find(({ slug }) => slug === 'ryze-basmati-varena')
    expect(cooked).not.toHaveProperty('yield_class')
  })

  test.each(['Pending', 'Denied'] as const)('a %s one does not exist for the public', async (status) => {
    const { guid } = await buildIngredient(api.database.db, { status })
    expect(await api.refusal(`/ingredient/${guid}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})
