import type { FoodCard, FoodPage } from '@zivina/contract/catalogue/food-pages'
import { buildFoodCategory, buildIngredient, buildSubFoodCategory } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Listed } from '#api/kernel/lists/page.ts'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
})
afterAll(() => api.close())

const list = (query = '') => api.get<Listed<FoodCard>>(`/ingredient_page${query}`)
const page = (slug: string) => api.get<FoodPage>(`/ingredient_page/${slug}`)
const namesOf = ({ results }: Listed<FoodCard>) => results.map(({ name }) => name)

describe('the list of foods', () => {
  test('has every approved food once, the most used first, and no other', async () => {
    const { db, pool } = api.database
    const waiting = await buildIngredient(db, { name: 'Čekající surovina', status: 'Pending' })
    const unused = await buildIngredient(db, { name: 'Žádaná nikde' })
    const slugs: string[] = []
    const { count } = await list('?limit=1')
    for (let offset = 0; offset < count; offset += 100) {
      slugs.push(...(await list(`?limit=100&offset=${offset}`)).results.map(({ slug }) => slug))
    }
    const { rows } = await pool.query(`select slug from ingredient where status = 'Approved'`)
    expect(slugs.toSorted()).toEqual(rows.map(({ slug }) => slug).toSorted())
    expect(slugs).not.toContain(waiting.slug)
    const usesOf = async (slug: string | undefined) => (await page(slug ?? '')).recipe_count
    const uses = [await usesOf(slugs[0]), await usesOf(slugs[20]), await usesOf(slugs[100]), await usesOf(unused.slug)]
    expect(uses).toEqual(uses.toSorted((a, b) => b - a))
    expect(uses[0]).toBeGreaterThan(50)
    expect(uses[3]).toBe(0)
    expect(slugs.indexOf(unused.slug)).toBeGreaterThan(slugs.indexOf(slugs[100] ?? ''))
  })

  test('of a category or a sub-category has its foods alone', async () => {
    const { db } = api.database
    const category = await buildFoodCategory(db, { name: 'Zkušební kategorie' })
    const sub = await buildSubFoodCategory(db, { name: 'Zkušební skupina', food_category: category.guid })
    const other = await buildSubFoodCategory(db, { name: 'Jiná skupina', food_category: category.guid })
    const used = await buildIngredient(db, { name: 'Zz používaná', sub_food_category: sub.guid })
    await buildIngredient(db, { name: 'Aa nepoužívaná', sub_food_category: sub.guid })
    await buildIngredient(db, { name: 'Bb jinde', sub_food_category: other.guid })
    await buildIngredient(db, { name: 'Cc čeká', sub_food_category: other.guid, status: 'Pending' })
    await buildRecipe(db, { lines: [{ ingredient: used, amount: 10 }] })
    expect(namesOf(await list('?group=zkusebni-skupina'))).toEqual(['Zz používaná', 'Aa nepoužívaná'])
    const whole = await list('?group=zkusebni-kategorie')
    expect([whole.count, namesOf(whole)]).toEqual([3, ['Zz používaná', 'Aa nepoužívaná', 'Bb jinde']])
    expect(namesOf(await list('?group=zkusebni-kategorie&offset=1&limit=1'))).toEqual(['Aa nepoužívaná'])
    expect(await list('?group=takova-neni')).toEqual({ results: [], count: 0 })
  })

  test('under a letter is ordered by name, and „ch“ is a letter of its own', async () => {
    const ch = namesOf(await list('?letter=ch&limit=100'))
    expect(ch.length).toBeGreaterThan(5)
    expect(ch.every((name) => /^ch/i.test(name))).toBe(true)
    expect(ch).toEqual(ch.toSorted(new Intl.Collator('cs').compare))
    const c = namesOf(await list('?letter=c&limit=100'))
    expect(c.some((name) => /^Č/.test(name)) && c.some((name) => /^C/.test(name))).toBe(true)
    expect(c.some((name) => /^ch/i.test(name))).toBe(false)
    expect((await api.refusal('/ingredient_page?letter=%C4%8D')).status).toBe(400)
  })

  test('finds by what people call a food, whoever asks, and shows nobody’s own foods', async () => {
    expect(namesOf(await list('?search=zem%C3%A1ky'))[0]).toMatch(/^Brambory/)
    expect((await list('?search=xyzxyzqw')).count).toBe(0)
    expect(namesOf(await list('?search=%C4%8Cekaj%C3%ADc%C3%AD%20surovina'))).not.toContain('Čekající surovina')
  })
})

describe('the page of a food', () => {
  test.each(['Pending', 'Denied'] as const)('of a %s one does not exist, for its author neither', async (status) => {
    const { slug } = await buildIngredient(api.database.db, { status })
    expect(await api.refusal(`/ingredient_page/${slug}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  test('tells what is known with its source; what is unknown is null', async () => {
    const { food, other_names, claims } = await page('cocka-cervena-sucha')
    expect(food).toMatchObject({ name: 'Čočka červená, suchá', status: 'Approved' })
    expect(food.source?.name).toBeTruthy()
    expect(food).not.toHaveProperty('abilities')
    expect(other_names.length).toBeGreaterThan(0)
    expect(claims).toEqual({ state: 'to_be_cooked' })
    expect((await page('vejce-varene-natvrdo')).storage[0]).toContain('7\u00a0dní')
    const unknown = await buildIngredient(api.database.db, { name: 'Neprobádaná' })
    const told = await page(unknown.slug)
    expect(told.food).toMatchObject({ kilojoules: null, protein: null, source: null, diet_level: null })
    expect(new Set(Object.values(told.food.micronutrients))).toEqual(new Set([null]))
    expect(told.suitability.every(({ verdict }) => verdict === 'unknown')).toBe(true)
    expect(told.claims).toEqual({ state: 'claimed', form: 'food', claims: [], vitamins: [] })
    expect(told).toMatchObject({ recipes: [], recipe_count: 0, storage: [], other_names: [] })
  })

  test('answers under a former slug with the present one; another food with that slug takes precedence', async () => {
    const { db, pool } = api.database
    const { guid } = await buildIngredient(db, { name: 'Přejmenovaná', slug: 'drive-jina' })
    await pool.query(`update ingredient set slug = 'nyni-jina' where guid = $1`, [guid])
    expect((await page('drive-jina')).food).toMatchObject({ guid, slug: 'nyni-jina' })
    const heir = await buildIngredient(db, { name: 'Dědic adresy', slug: 'drive-jina' })
    expect((await page('drive-jina')).food.guid).toBe(heir.guid)
    await pool.query(`update ingredient set status = 'Denied' where guid = $1`, [heir.guid])
    expect((await api.refusal('/ingredient_page/drive-jina')).status).toBe(404)
  })

  test('has approved recipes with most of the food in a portion, and the number of all', async () => {
    const { db } = api.database
    const ingredient = await buildIngredient(db, { name: 'Vzácná zelenina' })
    const of = (name: string, amount: number, more: object = {}) =>
      buildRecipe(db, { name, portion_size: 2, lines: [{ ingredient, amount }], ...more })
    await of('Málo', 20)
    await of('Hodně', 400)
    await of('Nejvíc v porci', 300, { portion_size: 1 })
    await of('Čeká', 900, { status: 'Pending' })
    const { recipes, recipe_count } = await page(ingredient.slug)
    expect(recipes.map(({ name }) => name)).toEqual(['Nejvíc v porci', 'Hodně', 'Málo'])
    expect(recipe_count).toBe(3)
    const salt = await page('sul-jodidovana')
    expect(salt.recipes).toHaveLength(12)
    expect(salt.recipe_count).toBeGreaterThan(12)
  })
})

test('a food is replaced by others, by what it does in a dish, with how much and what that changes', async () => {
  const { substitutes } = await page('maslo-82-tuku')
  expect(substitutes.length).toBeGreaterThan(1)
  const foods = substitutes.flatMap(({ foods }) => foods)
  expect(new Set(foods.map(({ slug }) => slug)).size).toBe(foods.length)
  expect(foods.every(({ amount }) => /^místo 100\u00a0g vezměte [\d,]+\u00a0g$/.test(amount))).toBe(true)
  expect(foods.some(({ allergens }) => allergens?.includes('nemá mléko'))).toBe(true)
  for (const { slug } of foods.slice(0, 3)) expect((await page(slug)).food.slug).toBe(slug)
})
