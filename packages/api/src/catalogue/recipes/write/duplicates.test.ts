import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { buildRecipe, type Recipe } from '@zivina/db/build/catalogue/recipe'
import { expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/users/testing.ts'
import { shared } from '#api/testing/shared.ts'

const api = await shared(openAccountsApi())
const author = await api.enter()
const admin = await api.enter({ is_admin: true, is_demo: true })
const { db } = api.database

const mark = ({ guid }: Pick<Recipe, 'guid'>, of: string | null, as = admin) =>
  api.ask<RecipeDetail>('PATCH', `/recipe/${guid}/duplicate`, { as, body: { of } })
const read = async (slug: string, as?: Person) => {
  const { body } = await api.ask<RecipeDetail & { code?: string }>('GET', `/recipe/${slug}`, { as })
  return body
}
const listed = async () => {
  const { body } = await api.ask<{ results: { guid: string }[] }>('GET', '/recipe?limit=100')
  return body.results.map(({ guid }) => guid)
}

it('a duplicate leaves the lists, its address leads to the original, and its author keeps it and is told once', async () => {
  const original = await buildRecipe(db, { name: 'Bramboračka' })
  const twin = await buildRecipe(db, { name: 'Bramboračka naše', creator: author.user.guid })
  const marked = (await mark(twin, original.guid)).body
  expect(marked).toMatchObject({ guid: twin.guid, duplicate: true, status: 'Denied' })
  expect(await listed()).toContain(original.guid)
  expect(await listed()).not.toContain(twin.guid)
  expect((await read(twin.slug)).slug).toBe(original.slug)
  expect((await read(marked.slug)).code).toBe('RECIPE_404')
  expect(await read(marked.slug, author)).toMatchObject({
    guid: twin.guid,
    status_note: 'Takový recept už máme: Bramboračka',
  })
  expect((await mark(twin, original.guid)).body.slug).toBe(marked.slug)
  const told = (await api.mail.queued()).filter(({ to }) => to === author.user.email)
  expect(told).toMatchObject([{ template: 'recipe_decision', data: { approved: false, slug: marked.slug } }])
})

it('addresses of a duplicate follow when its original is one of a third recipe', async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => buildRecipe(db)))
  if (!first || !second || !third) throw new Error('three recipes')
  await mark(first, second.guid)
  await mark(second, third.guid)
  for (const { slug } of [first, second]) expect((await read(slug)).guid).toBe(third.guid)
})

it('the mark is taken back, and the recipe waits for approval', async () => {
  const [original, twin] = [await buildRecipe(db), await buildRecipe(db)]
  await mark(twin, original.guid)
  expect((await mark(twin, null)).body).toMatchObject({ duplicate: false, status: 'Pending', status_note: '' })
  expect((await read(twin.slug)).guid).toBe(original.guid)
  const again = await mark(twin, original.guid)
  await api.ask('PATCH', `/recipe/${twin.guid}/status`, { as: admin, body: { status: 'Approved' } })
  expect(await read(again.body.slug)).toMatchObject({ guid: twin.guid, duplicate: false })
})

it('a recipe is no duplicate of itself, of one that is not approved, or of none', async () => {
  const recipe = await buildRecipe(db)
  const waiting = await buildRecipe(db, { status: 'Pending' })
  for (const of of [recipe.guid, waiting.guid, crypto.randomUUID()]) {
    expect((await mark(recipe, of)).status, of).toBe(404)
  }
  expect((await mark({ guid: crypto.randomUUID() }, recipe.guid)).status).toBe(404)
  expect((await mark(recipe, waiting.guid, author)).status).toBe(403)
  expect(await listed()).toContain(recipe.guid)
})

it('of two recipes that are marked as duplicates of each other at once one stays', async () => {
  const [first, second] = [await buildRecipe(db), await buildRecipe(db)]
  const answers = await Promise.all([mark(first, second.guid), mark(second, first.guid)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  const left = (await listed()).filter((guid) => guid === first.guid || guid === second.guid)
  expect(left).toHaveLength(1)
  for (const { slug } of [first, second]) expect((await read(slug)).guid).toBe(left[0])
})
