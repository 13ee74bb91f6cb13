import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { buildSubFoodCategory } from '@zivina/db/build/catalogue/ingredient'
import { beforeEach, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { shared } from '#api/testing/shared.ts'

const api = await shared(openAccountsApi())
const category = await buildSubFoodCategory(api.database.db, { name: 'Tvarohy' })
const author = await api.enter()
const stranger = await api.enter()
const admin = await api.enter({ is_admin: true, is_demo: true })
// Resets the hourly limits before each test.
beforeEach(async () => {
  await api.database.pool.query('delete from rate_limit; delete from recipe; delete from ingredient')
})

type Answer = PersonalIngredient & { code?: string; results: { name: string }[] }
const ask = (method: string, path: string, as?: Person, body?: unknown) => api.ask<Answer>(method, path, { as, body })
const make = async (fields: Record<string, unknown> = {}, as = author) => {
  const body = { name: 'Babiččin tvaroh', sub_food_category: category.guid, is_private: true, ...fields }
  const { status, body: made } = await ask('POST', '/ingredient', as, body)
  if (status !== 201) throw new Error(JSON.stringify(made))
  return made
}
const namesFor = async (path: string, as?: Person) => (await ask('GET', path, as)).body.results.map(({ name }) => name)
const waiting = () => namesFor('/ingredient_short?status=Pending', admin)
const recipeOf = (food: string, is_private: boolean) => ({
  name: `Tvarohový krém ${crypto.randomUUID()}`,
  portion_size: 2,
  time_minutes: 10,
  difficulty: 'Easy',
  cooking_type: 'Cold',
  meal_types: ['Dessert'],
  steps: { '0': { step_title: 'Krém', step_text: 'Tvaroh vyšlehejte.' } },
  ingredients: [{ ingredient: food, amount: '200' }],
  is_private,
})

it('a private food is its author’s alone: for everybody else, admins too, it does not exist', async () => {
  const { guid, updated_at } = await make()
  expect((await ask('GET', `/ingredient/${guid}`, author)).body).toMatchObject({ is_private: true, status: 'Pending' })
  expect(await namesFor('/ingredient?search=tvaroh', author)).toEqual(['Babiččin tvaroh'])
  for (const other of [undefined, stranger, admin]) {
    expect((await ask('GET', `/ingredient/${guid}`, other)).body.code).toBe('NOT_FOUND')
    expect(await namesFor('/ingredient?search=tvaroh', other)).toEqual([])
  }
  for (const [method, path, body] of [
    ['PATCH', `/ingredient/${guid}`, { name: 'Cizí', updated_at }],
    ['PATCH', `/ingredient/${guid}/status`, { status: 'Approved' }],
    ['DELETE', `/ingredient/${guid}`, undefined],
  ] as const) {
    expect((await ask(method, path, admin, body)).body.code).toBe('NOT_FOUND')
  }
  expect(await waiting()).toEqual([])
})

it('waits for approval once its author offers it, and stays offered', async () => {
  const { guid, updated_at } = await make()
  expect((await ask('PATCH', `/ingredient/${guid}`, stranger, { is_private: false })).body.code).toBe('NOT_FOUND')
  const offered = await ask('PATCH', `/ingredient/${guid}`, author, { is_private: false, updated_at })
  expect(offered.body).toMatchObject({ is_private: false, status: 'Pending' })
  expect(await waiting()).toEqual(['Babiččin tvaroh'])
  expect((await ask('PATCH', `/ingredient/${guid}`, author, { is_private: true })).status).toBe(400)
  // A repeated first attempt takes nothing back.
  await make({ guid })
  expect((await ask('GET', `/ingredient/${guid}`, author)).body).toMatchObject({ is_private: false })
  expect((await ask('PATCH', `/ingredient/${guid}/status`, admin, { status: 'Approved' })).status).toBe(200)
})

it('goes with a recipe that is submitted, not with one that is private', async () => {
  const { guid } = await make()
  const isPrivate = async () => (await ask('GET', `/ingredient/${guid}`, author)).body.is_private
  const own = await ask('POST', '/recipe', author, recipeOf(guid, true))
  expect([own.status, await isPrivate()]).toEqual([201, true])
  expect((await ask('PATCH', `/recipe/${own.body.slug}`, author, { time_minutes: 15 })).status).toBe(200)
  expect(await isPrivate()).toBe(true)
  expect((await ask('PATCH', `/recipe/${own.body.slug}`, author, { is_private: false })).status).toBe(200)
  expect(await isPrivate()).toBe(false)
  const other = await make({ name: 'Druhý tvaroh' })
  expect((await ask('POST', '/recipe', author, recipeOf(other.guid, false))).status).toBe(201)
  expect((await waiting()).toSorted()).toEqual(['Babiččin tvaroh', 'Druhý tvaroh'])
})

it('what admins write, and what says nothing, is public; the list of one’s own tells both apart', async () => {
  expect(await make({ name: 'Katalog' }, admin)).toMatchObject({ is_private: false })
  await make({ name: 'Jen můj' })
  expect(await make({ name: 'Pro všechny', is_private: undefined })).toMatchObject({ is_private: false })
  expect(await namesFor('/ingredient/personal?is_private=true', author)).toEqual(['Jen můj'])
  expect(await namesFor('/ingredient/personal?is_private=false', author)).toEqual(['Pro všechny'])
})

it('keeps its name from nobody: others have it too, only its author does not have it twice', async () => {
  await make()
  expect((await make({}, stranger)).is_private).toBe(true)
  const refused = await ask('POST', '/ingredient', author, {
    name: 'BABIČČIN  TVAROH',
    sub_food_category: category.guid,
    is_private: true,
  })
  expect([refused.status, refused.body.code]).toEqual([409, 'DUPLICATE_INGREDIENT'])
  // Nor would what everybody may see be called the same twice, or as another one of its author's.
  const shared = await make({ is_private: false }, admin)
  expect(shared.slug).toBe('babiccin-tvaroh')
  for (const as of [admin, author]) {
    const body = { name: 'Babiččin tvaroh', sub_food_category: category.guid, is_private: false }
    expect((await ask('POST', '/ingredient', as, body)).body.code).toBe('DUPLICATE_INGREDIENT')
  }
  expect((await make({ name: 'Jiný' }, author)).slug).not.toBe('jiny')
})

it('gets the nice address once it is offered; where a public food has its name it is offered under another one', async () => {
  const first = await make()
  const second = await make({}, stranger)
  const offer = (food: PersonalIngredient, as: Person, rest = {}) =>
    ask('PATCH', `/ingredient/${food.guid}`, as, { is_private: false, updated_at: food.updated_at, ...rest })
  expect((await offer(first, author)).body.slug).toBe('babiccin-tvaroh')
  expect((await offer(second, stranger)).body.code).toBe('DUPLICATE_INGREDIENT')
  expect((await ask('GET', `/ingredient/${second.guid}`, stranger)).body.is_private).toBe(true)
  const recipe = await ask('POST', '/recipe', stranger, recipeOf(second.guid, false))
  expect(recipe).toMatchObject({
    status: 400,
    body: { 'ingredients.0.ingredient': [{ code: 'DUPLICATE_INGREDIENT' }] },
  })
  expect((await ask('POST', '/recipe', stranger, recipeOf(second.guid, true))).status).toBe(201)
  expect((await offer(second, stranger, { name: 'Tvaroh od tety' })).body).toMatchObject({
    is_private: false,
    slug: 'tvaroh-od-tety',
  })
})

it('of two people who offer one name at once, one is told that it is taken', async () => {
  const foods = [await make(), await make({}, stranger)]
  const people = [author, stranger]
  const answers = await Promise.all(
    foods.map(({ guid, updated_at }, place) =>
      ask('PATCH', `/ingredient/${guid}`, people[place], { is_private: false, updated_at }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
