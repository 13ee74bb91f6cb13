import { readLibrary } from '@zivina/content/library'
import { readFixtures } from '@zivina/content/testing'
import type { SocialCards } from '@zivina/integrations/social-images/port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'
import { URLS } from '#api/testing/outside.ts'
import { SILENT } from '#api/testing/test-mail.ts'
import { createSocialCards } from './service.ts'

let api: TestApi
let cards: SocialCards
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
  cards = createSocialCards({
    db: api.database.db,
    log: SILENT,
    catalogue: { version: () => null },
    library: await readLibrary(),
    urls: URLS,
  })
})
afterAll(() => api.close())

/** The first recipe of the list. */
async function anyRecipe() {
  const { results } = await api.get<{ results: { slug: string; name: string }[] }>('/recipe?limit=1')
  const [recipe] = results
  if (!recipe) throw new Error('The catalogue is empty.')
  return recipe
}

test('a recipe’s card shows its name, the energy of a portion, the time and its photo in the store', async () => {
  const { slug, name } = await anyRecipe()
  expect(await cards({ kind: 'recipe', slug })).toMatchObject({ photo: null })
  await api.database.pool.query(`update recipe set photos = '{uploads/dish.webp}' where slug = $1`, [slug])
  const card = await cards({ kind: 'recipe', slug })
  expect(card).toMatchObject({ slug, title: name, kicker: 'Recept', photo: 'uploads/dish.webp' })
  expect(card?.facts).toEqual([
    expect.stringMatching(/^(nejméně )?\d+\u00a0kcal v\u00a0porci$/),
    expect.stringMatching(/\d\u00a0(min|h)$/),
  ])
})

test('unknown energy is left out, and an unapproved recipe has no card', async () => {
  const { slug } = await anyRecipe()
  const { pool } = api.database
  await pool.query('update recipe set calories_in_total = null, kilojoules = null where slug = $1', [slug])
  expect((await cards({ kind: 'recipe', slug }))?.facts).toHaveLength(1)
  await pool.query(`update recipe set status = 'Pending' where slug = $1`, [slug])
  expect(await cards({ kind: 'recipe', slug })).toBeNull()
})

test('a food’s card shows its group and its energy; one that waits has none', async () => {
  const card = await cards({ kind: 'food', slug: 'paprika-cervena' })
  expect(card).toMatchObject({ slug: 'paprika-cervena', kicker: 'Surovina', title: 'Paprika červená', photo: null })
  expect(card?.facts).toEqual([expect.stringMatching(/^\d+\u00a0kcal na\u00a0100\u00a0g$/), 'Plodová'])
  await api.database.pool.query(`update ingredient set status = 'Denied' where slug = 'paprika-cervena'`)
  expect(await cards({ kind: 'food', slug: 'paprika-cervena' })).toBeNull()
})

test('texts have cards with title, kind and cover; a slug of another kind does not exist', async () => {
  const { articles, guides } = await readLibrary()
  const [article, guide] = [articles[0], guides[0]]
  if (!article || !guide) throw new Error('There are no texts.')
  expect(await cards({ kind: 'article', slug: article.slug })).toMatchObject({
    title: article.title,
    photo: article.image,
  })
  expect((await cards({ kind: 'guide', slug: guide.slug }))?.kicker).toMatch(/^Návod · /)
  expect(await cards({ kind: 'guide', slug: article.slug })).toBeNull()
  expect(await cards({ kind: 'recipe', slug: 'neni' })).toBeNull()
})

test('a text is also found under a former slug, and its card has the present one', async () => {
  const { db } = api.database
  const library = await readFixtures()
  const drawn = createSocialCards({ db, log: SILENT, catalogue: { version: () => null }, library, urls: URLS })
  expect(await drawn({ kind: 'article', slug: 'vlaknina-drive' })).toMatchObject({ slug: 'ukazka-vlaknina' })
  expect(await drawn({ kind: 'guide', slug: 'jak-zacit-hubnout' })).toMatchObject({ slug: 'hubnuti-zacatek' })
  expect(await drawn({ kind: 'guide', slug: 'vlaknina-drive' })).toBeNull()
})
