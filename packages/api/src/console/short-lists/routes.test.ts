import type { IngredientShort, RecipeShort, UserShort } from '@zivina/contract/console/short-lists'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let admin: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())

type Listed<Row> = { results: Row[]; count: number }

async function list<Row>(path: string): Promise<Listed<Row>> {
  const { status, body } = await api.ask('GET', path, { as: admin })
  expect(status).toBe(200)
  return body as Listed<Row>
}

it('recipes of everybody in every state are listed, the newest first, but no private ones', async () => {
  const { db } = api.database
  const day = (date: number) => ({ created_at: new Date(Date.UTC(2026, 0, date)) })
  const one = await buildRecipe(db, { name: 'Čočková polévka', status: 'Pending', ...day(1) })
  const two = await buildRecipe(db, { name: 'Zelná polévka', status: 'Denied', ...day(3) })
  await buildRecipe(db, { name: 'Tajná polévka', is_private: true, status: 'Pending', ...day(4) })
  await buildRecipe(db, { name: 'Koláč', ...day(2) })
  const { results, count } = await list<RecipeShort>('/recipe_short?search=POLÉVKA')
  expect(results.map(({ name, status }) => [name, status])).toEqual([
    ['Zelná polévka', 'Denied'],
    ['Čočková polévka', 'Pending'],
  ])
  expect(count).toBe(2)
  expect(results[1]).toMatchObject({ guid: one.guid, slug: one.slug, creator: { guid: one.creator } })
  expect((await list<RecipeShort>('/recipe_short?search=polevka&status=Denied')).results).toMatchObject([
    { guid: two.guid },
  ])
  expect((await list<RecipeShort>('/recipe_short?search=zelna%20polevka')).count).toBe(1)
  expect((await list<RecipeShort>('/recipe_short?search=%25')).count).toBe(3)
  expect((await list<RecipeShort>(`/recipe_short?guid=${two.guid}`)).results).toMatchObject([{ slug: two.slug }])
})

it('pages follow one another, and beyond the last there is nothing', async () => {
  const { pool } = api.database
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from ingredient where from_recipe is null',
  )
  for (let number = rows[0]?.count ?? 0; number < 45; number += 1) await buildIngredient(api.database.db)
  const first = await list<IngredientShort>('/ingredient_short')
  const second = await list<IngredientShort>('/ingredient_short?page=2')
  expect(first.count).toBeGreaterThanOrEqual(45)
  const shown = [...first.results, ...second.results].map(({ guid }) => guid)
  expect(new Set(shown).size).toBe(shown.length)
  expect((await list<IngredientShort>('/ingredient_short?page=400')).results).toEqual([])
  expect((await api.ask('GET', '/ingredient_short?page=1000000000', { as: admin })).status).toBe(400)
})

it('accounts are found by a part of the username, the name or the e-mail, whatever the accents', async () => {
  const { user } = await api.enter({ username: 'bozenka', full_name: 'Božena Němcová', email: 'babicka@example.org' })
  const found = async (search: string) => {
    const { results } = await list<UserShort>(`/user_short?search=${encodeURIComponent(search)}`)
    return results.map(({ guid }) => guid)
  }
  for (const search of ['bozen', 'nemcova', 'Božena Němcová', 'babicka@example', 'BABICKA@EXAMPLE.ORG']) {
    expect(await found(search), search).toEqual([user.guid])
  }
  expect(await found('babicka@example_org')).toEqual([])
  const [row] = (await list<UserShort>('/user_short?search=bozenka')).results
  expect(row).toMatchObject({ plan: 'free', is_premium: false, is_admin: false, is_banned: false })
})

it('lists are ordered by name or by age, in both directions', async () => {
  const { db } = api.database
  const day = (date: number) => ({ created_at: new Date(Date.UTC(2026, 1, date)) })
  for (const [index, name] of ['Řadová bábovka', 'Řadová almužna', 'Řadová cibulačka'].entries()) {
    await buildRecipe(db, { name, ...day(index + 1) })
  }
  const names = async (ordering: string) => {
    const { results } = await list<RecipeShort>(`/recipe_short?search=radova&ordering=${ordering}`)
    return results.map(({ name }) => name.split(' ')[1])
  }
  expect(await names('name')).toEqual(['almužna', 'bábovka', 'cibulačka'])
  expect(await names('-name')).toEqual(['cibulačka', 'bábovka', 'almužna'])
  expect(await names('created_at')).toEqual(['cibulačka', 'almužna', 'bábovka'])
  expect(await names('-created_at')).toEqual(['bábovka', 'almužna', 'cibulačka'])
})

it('what an editor should mend is found, and what is unknown is not implausible', async () => {
  const { db } = api.database
  const values = { kilojoules: 1500, protein: 10, carbohydrates: 70, fat: 3, fiber: 2 }
  const whole = { ...values, photos: ['a.jpg'], source: 'NutriDatabaze', is_classified: true }
  await buildIngredient(db, { name: 'Vadná celá', ...whole })
  await buildIngredient(db, { name: 'Vadná bez fotky', ...whole, photos: [] })
  await buildIngredient(db, { name: 'Vadná bez zdroje', ...whole, source: null })
  await buildIngredient(db, { name: 'Vadná neznámá', ...whole, fat: null })
  await buildIngredient(db, { name: 'Vadná energie', ...whole, kilojoules: 360 })
  await buildIngredient(db, { name: 'Vadná nezařazená', ...whole, is_classified: false })
  const found = async (fault: string) => {
    const { results } = await list<IngredientShort>(`/ingredient_short?search=vadna&fault=${fault}`)
    return results.map(({ name }) => name)
  }
  expect(await found('no_photo')).toEqual(['Vadná bez fotky'])
  expect(await found('no_source')).toEqual(['Vadná bez zdroje'])
  expect(await found('unknown_values')).toEqual(['Vadná neznámá'])
  expect(await found('implausible_energy')).toEqual(['Vadná energie'])
  expect(await found('not_classified')).toEqual(['Vadná nezařazená'])
  expect((await api.ask('GET', '/ingredient_short?fault=not_judged', { as: admin })).status).toBe(400)

  const dish = { photos: ['a.jpg'], calories_in_total: 500, nutrient_coverage: { protein: 1, fiber: 0.2 } }
  await buildRecipe(db, { name: 'Chybná celá', ...dish })
  await buildRecipe(db, { name: 'Chybná bez fotky', ...dish, photos: [] })
  await buildRecipe(db, { name: 'Chybná neznámá', ...dish, nutrient_coverage: { protein: 0.9 } })
  await buildRecipe(db, { name: 'Chybná obří', ...dish, calories_in_total: 4000 })
  await buildRecipe(db, { name: 'Chybná nespočtená', ...dish, calories_in_total: null })
  await buildRecipe(db, { name: 'Chybná neposouzená', ...dish, diet_verdicts: {} })
  const chosen = async (fault: string) => {
    const { results } = await list<RecipeShort>(`/recipe_short?search=chybna&fault=${fault}`)
    return results.map(({ name }) => name)
  }
  expect(await chosen('no_photo')).toEqual(['Chybná bez fotky'])
  expect(await chosen('unknown_values')).toEqual(['Chybná neznámá'])
  expect(await chosen('implausible_energy')).toEqual(['Chybná obří'])
  expect(await chosen('not_judged')).toEqual(['Chybná neposouzená'])
})
