import type { FoodCategories } from '@zivina/contract/catalogue/food-categories'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let admin: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())
beforeEach(() =>
  api.database.pool.query('delete from ingredient; delete from sub_food_category; delete from food_category'),
)

type Categories = FoodCategories['results']

const ask = (method: string, path: string, body?: unknown) => api.ask(method, path, { as: admin, body })
const add = async (name: string): Promise<Categories[number]> => {
  const { body } = await ask('POST', '/food_category', { name })
  const made = (body as FoodCategories).results.find((category) => category.name === name)
  if (!made) throw new Error(JSON.stringify(body))
  return made
}
const addSub = (guid: string, name: string) => ask('POST', `/food_category/${guid}/sub_food_category`, { name })
const listed = async () => {
  const { results } = (await api.ask<FoodCategories>('GET', '/food_category')).body
  return results.map(({ name, sub_food_categories }) => [name, ...sub_food_categories.map((sub) => sub.name)])
}
const subOf = async (name: string): Promise<string> => {
  const { results } = (await api.ask<FoodCategories>('GET', '/food_category')).body
  return results.flatMap((category) => category.sub_food_categories).find((sub) => sub.name === name)?.guid ?? ''
}

it('categories stand in the order in which they came, and exist once however their name is written', async () => {
  const dairy = await add('Mléčné výrobky')
  await add('Ovoce')
  await addSub(dairy.guid, 'Sýry')
  await addSub(dairy.guid, 'Jogurty')
  expect(await listed()).toEqual([['Mléčné výrobky', 'Sýry', 'Jogurty'], ['Ovoce']])
  expect(await ask('POST', '/food_category', { name: 'OVOCE' })).toMatchObject({
    status: 409,
    body: { code: 'UNIQUE' },
  })
  expect(await addSub(dairy.guid, 'syry')).toMatchObject({
    status: 409,
    body: { code: 'SUBFOODCATEGORY_ALREADY_EXISTS' },
  })
  expect((await addSub(crypto.randomUUID(), 'Sýry')).status).toBe(404)
  expect(await listed()).toEqual([['Mléčné výrobky', 'Sýry', 'Jogurty'], ['Ovoce']])
})

it('the same name at the same moment makes one category', async () => {
  const dairy = await add('Mléčné výrobky')
  const answers = await Promise.all(Array.from({ length: 6 }, () => addSub(dairy.guid, 'Sýry')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  expect(await listed()).toEqual([['Mléčné výrobky', 'Sýry']])
})

it('a sub-category may be called as one of another category, under a slug of its own', async () => {
  const [dairy, plants] = [await add('Mléčné výrobky'), await add('Rostlinné')]
  await addSub(dairy.guid, 'Sýry')
  expect((await addSub(plants.guid, 'Sýry')).status).toBe(201)
  const { rows } = await api.database.pool.query<{ slug: string }>('select slug from sub_food_category order by guid')
  expect(rows.map(({ slug }) => slug)).toEqual(['syry', expect.stringMatching(/^syry-[0-9a-f]{8}$/)])
})

it('a category is renamed and moved among its neighbours, and keeps its slug', async () => {
  const dairy = await add('Mléčné výrobky')
  await add('Ovoce')
  await add('Zelenina')
  const moved = await ask('PATCH', `/food_category/${dairy.guid}`, { name: 'Mléko a sýry', position: 1 })
  expect(moved.status).toBe(200)
  expect(await listed()).toEqual([['Ovoce'], ['Mléko a sýry'], ['Zelenina']])
  expect((moved.body as FoodCategories).results[1]?.slug).toBe('mlecne-vyrobky')
  await ask('PATCH', `/food_category/${dairy.guid}`, { position: 200 })
  expect(await listed()).toEqual([['Ovoce'], ['Zelenina'], ['Mléko a sýry']])
  const taken = await ask('PATCH', `/food_category/${dairy.guid}`, { name: 'ovoce' })
  expect(taken).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
  expect((await ask('PATCH', `/food_category/${crypto.randomUUID()}`, { name: 'Jiné' })).status).toBe(404)
})

it('a sub-category moves into another category, unless that has one of the name', async () => {
  const [dairy, plants] = [await add('Mléčné výrobky'), await add('Rostlinné')]
  await addSub(dairy.guid, 'Sýry')
  await addSub(plants.guid, 'Tofu')
  const cheese = await subOf('Sýry')
  await ask('PATCH', `/sub_food_category/${cheese}`, { food_category: plants.guid, position: 0 })
  expect(await listed()).toEqual([['Mléčné výrobky'], ['Rostlinné', 'Sýry', 'Tofu']])
  await addSub(dairy.guid, 'Sýry')
  expect(await ask('PATCH', `/sub_food_category/${cheese}`, { food_category: dairy.guid })).toMatchObject({
    status: 409,
    body: { code: 'SUBFOODCATEGORY_ALREADY_EXISTS' },
  })
  expect(await listed()).toEqual([
    ['Mléčné výrobky', 'Sýry'],
    ['Rostlinné', 'Sýry', 'Tofu'],
  ])
  const nowhere = await ask('PATCH', `/sub_food_category/${cheese}`, { food_category: crypto.randomUUID() })
  expect(nowhere.status).toBe(404)
})

it('what has foods or sub-categories is not deleted', async () => {
  const dairy = await add('Mléčné výrobky')
  await addSub(dairy.guid, 'Sýry')
  const cheese = await subOf('Sýry')
  await buildIngredient(api.database.db, { name: 'Eidam', sub_food_category: cheese })
  const paths = [`/food_category/${dairy.guid}`, `/sub_food_category/${cheese}`]
  for (const path of paths) {
    expect(await ask('DELETE', path)).toMatchObject({ status: 409, body: { code: 'PROTECTED' } })
  }
  await api.database.pool.query('delete from ingredient')
  for (const path of paths.toReversed()) {
    expect((await ask('DELETE', path)).status).toBe(204)
    expect((await ask('DELETE', path)).status).toBe(404)
  }
  expect(await listed()).toEqual([])
})
