import { readFixtures } from '@zivina/content/testing'
import type { Article, ArticleSummary } from '@zivina/contract/content/articles'
import type { GuideSummary } from '@zivina/contract/content/guides'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

type Articles = { results: ArticleSummary[]; count: number }

const SHOWN = 'tvarohova-miska-s-malinami-a-lnenym-seminkem'
const RELATED = 'cocka-na-kyselo-s-vejcem-a-okurkou'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true, library: await readFixtures() })
})
afterAll(() => api.close())

test('articles are listed newest first, a page at a time, with their total number', async () => {
  const all = await api.get<Articles>('/article')
  expect(all).toMatchObject({ count: 2, results: [{ slug: 'ukazka-vlaknina' }, { slug: 'ukazka-bilkoviny' }] })
  expect(all.results[0]).toMatchObject({
    category: 'hubnuti',
    image: '/images/articles/ukazka-vlaknina.webp',
    published: '2026-05-01',
    reading_minutes: 1,
  })
  expect(await api.get('/article?limit=1&offset=1')).toMatchObject({
    count: 2,
    results: [{ slug: 'ukazka-bilkoviny' }],
  })
  expect(await api.get('/article?offset=2')).toEqual({ count: 2, results: [] })
})

test('a category filters the list', async () => {
  expect(await api.get('/article?category=zaklady')).toMatchObject({
    count: 1,
    results: [{ slug: 'ukazka-bilkoviny' }],
  })
  expect(await api.get('/article?category=sport')).toEqual({ count: 0, results: [] })
  expect(await api.refusal('/article?category=vareni')).toMatchObject({ status: 400, body: { parameter: 'category' } })
})

test('an article has its text, author, recipes, and the previous and next article', async () => {
  const article = await api.get<Article>('/article/ukazka-bilkoviny')
  expect(article.author).toMatchObject({ slug: 'klara-vesela', name: 'Klára Veselá' })
  expect(article.author).not.toHaveProperty('guid')
  expect(article).toMatchObject({ reviewer: null, awaits_review: false })
  expect(article.next?.slug).toBe('ukazka-vlaknina')
  const reviewed = await api.get<Article>('/article/ukazka-vlaknina')
  expect(reviewed.reviewer).toMatchObject({ name: 'Jana Ukázková', role: 'nutriční terapeutka' })
  expect(reviewed.awaits_review).toBe(false)
  expect(article.previous).toBeNull()
  expect(article.recipes.map(({ slug }) => slug).toSorted()).toEqual([RELATED, SHOWN])
  expect(article.related_recipes).toEqual([SHOWN, RELATED])
  expect(article.blocks.filter(({ type }) => type === 'recipe')).toEqual([{ type: 'recipe', slug: SHOWN }])
  expect(article.sources.map(({ citations }) => citations)).toEqual([3, 1])
})

test('an unapproved recipe is left out of text and shelf, and a renamed one has its new name', async () => {
  const { pool } = api.database
  const status = (to: string) => pool.query(`update recipe set status = $1 where slug = $2`, [to, SHOWN])
  await status('Pending')
  try {
    const article = await api.get<Article>('/article/ukazka-bilkoviny')
    expect(article.recipes.map(({ slug }) => slug)).toEqual([RELATED])
    expect(article.related_recipes).toEqual([RELATED])
    expect(article.blocks.some(({ type }) => type === 'recipe')).toBe(false)
  } finally {
    await status('Approved')
  }
  await pool.query(`insert into recipe_old_slug (slug, recipe) select $1, guid from recipe where slug = $1`, [SHOWN])
  await pool.query(`update recipe set slug = 'tvaroh-nove' where slug = $1`, [SHOWN])
  try {
    const article = await api.get<Article>('/article/ukazka-bilkoviny')
    expect(article.related_recipes).toEqual(['tvaroh-nove', RELATED])
    expect(article.blocks.filter(({ type }) => type === 'recipe')).toEqual([{ type: 'recipe', slug: 'tvaroh-nove' }])
  } finally {
    await pool.query(`update recipe set slug = $1 where slug = 'tvaroh-nove'`, [SHOWN])
    await pool.query(`delete from recipe_old_slug where slug = $1`, [SHOWN])
  }
})

test('an author is found under a former slug; an article whose author has no profile has no author', async () => {
  const { pool } = api.database
  const author = async () => (await api.get<Article>('/article/ukazka-bilkoviny')).author?.slug ?? null
  await pool.query(`update public_profile set slug = 'jina' where slug = 'klara-vesela'`)
  try {
    expect(await author()).toBe('jina')
    await pool.query('delete from public_profile_old_slug')
    expect(await author()).toBeNull()
  } finally {
    await pool.query(`update public_profile set slug = 'klara-vesela' where slug = 'jina'`)
  }
})

test.each([
  ['/article/vlaknina-drive', 'ukazka-vlaknina', 'ukazka-bilkoviny'],
  ['/article/vlaknina-jeste-drive', 'ukazka-vlaknina', 'ukazka-bilkoviny'],
  ['/guide/jak-zacit-hubnout', 'hubnuti-zacatek', undefined],
])(
  'GET %s answers with the text under its present slug, and its own previous and next text',
  async (path, slug, previous) => {
    const text = await api.get<Article>(path)
    expect([text.slug, text.previous?.slug]).toEqual([slug, previous])
    expect(text).not.toHaveProperty('former_slugs')
  },
)

test('all recipes of a text take one query, its author another, and what was edited a third', async () => {
  expect(await api.statements('/article/ukazka-bilkoviny')).toBe(3)
  expect(await api.statements('/guide/hubnuti-zacatek')).toBe(3)
})

test('guides are listed in reading order, each with its goal and stage', async () => {
  const { results, count } = await api.get<{ results: GuideSummary[]; count: number }>('/guide')
  expect(count).toBe(1)
  expect(results[0]).toMatchObject({ slug: 'hubnuti-zacatek', goal: 'hubnuti', stage: 'zacatek' })
  expect(await api.get('/guide/hubnuti-zacatek')).toMatchObject({
    goal: 'hubnuti',
    stage: 'zacatek',
    previous: null,
    next: null,
    image: '/images/guides/hubnuti-zacatek.webp',
  })
})

test.each([
  '/article/neni',
  '/article/hubnuti-zacatek',
  '/article/jak-zacit-hubnout',
  '/guide/neni',
  '/guide/ukazka-bilkoviny',
  '/article/%00',
])('GET %s does not exist', async (path) => {
  expect(await api.refusal(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

test('the search finds articles by any form of a word, up to its limit', async () => {
  const find = async (text: string) =>
    (await api.get<{ articles: ArticleSummary[] }>(`/search_all?search=${encodeURIComponent(text)}`)).articles
  expect((await find('bilkovinu')).map(({ slug }) => slug)).toEqual(['ukazka-bilkoviny'])
  expect(await find('vláknina')).toMatchObject([
    { slug: 'ukazka-vlaknina', title: 'Vláknina bez počítání gramů každý den' },
  ])
  expect(await find('rostlinné')).toHaveLength(2)
  expect(await find('xylofon')).toEqual([])
  const limited = await api.get<{ articles: unknown[] }>('/search_all?search=rostlinn%C3%A9&limit=1')
  expect(limited.articles).toHaveLength(1)
})
