import { readFixtures } from '@zivina/content/testing'
import type { ArticleSummary } from '@zivina/contract/content/articles'
import type { NewsBlock } from '@zivina/contract/content/news'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'

const DAY = 24 * 3600 * 1000
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()

let api: AccountApi
let admin: string
beforeAll(async () => {
  api = await openAccountApi({ library: await readFixtures() })
  admin = (await api.login((await api.user({ is_admin: true, is_demo: true })).email)).access
})
beforeEach(async () => {
  await api.sql('delete from news_block')
  await api.sql('delete from recipe')
})
afterAll(() => api.close())

async function write(fields: Record<string, unknown> = {}): Promise<NewsBlock> {
  const { body } = await api.post('/news', { category: 'info', text: 'Text', ...fields }, { token: admin })
  return body
}
const load = (token?: string) => api.call('/news/load_news_user', token === undefined ? {} : { token })
const reader = async (days = 100) =>
  (await api.login((await api.user({ created_at: new Date(ago(days)) })).email)).access
const seen = (token: string, until: string) => api.post('/news/seen', { until }, { token })
const titles = (answer: { body: { news_text_blocks?: NewsBlock[] } | null }) =>
  answer.body?.news_text_blocks?.map(({ title }) => title) ?? null

describe('the unseen news', () => {
  it('is answered without a body where there is nothing, or nothing within 14 days', async () => {
    const token = await reader()
    for (const answer of [await load(), await load(token)]) expect([answer.status, answer.body]).toEqual([204, null])
    await write({ published_at: ago(14.1) })
    expect((await load()).status).toBe(204)
    await write({ title: 'Nová', published_at: ago(13.9) })
    expect([titles(await load()), titles(await load(token))]).toEqual([['Nová'], ['Nová']])
  })

  it('contains neither drafts nor scheduled entries', async () => {
    await write({ title: 'Koncept' })
    await write({ title: 'Zítra', published_at: ago(-1) })
    expect((await load()).status).toBe(204)
    const { body } = await api.call('/news/load_news_admin', { token: admin })
    expect(titles({ body })).toEqual(['Koncept', 'Zítra'])
    expect(body.news_text_blocks_count).toBe(2)
  })

  it('is marked as seen for each person separately, and stays so', async () => {
    const [token, decoy] = [await reader(), await reader()]
    await write({ title: 'Včera', published_at: ago(1) })
    await write({ title: 'Předevčírem', published_at: ago(2) })
    expect(titles(await load(token))).toEqual(['Včera', 'Předevčírem'])
    expect((await seen(token, ago(1.5))).status).toBe(204)
    expect(titles(await load(token))).toEqual(['Včera'])
    await seen(token, ago(5))
    expect(titles(await load(token))).toEqual(['Včera'])
    expect(titles(await load(decoy))).toEqual(['Včera', 'Předevčírem'])
  })

  it('contains nothing from before a new user came, and what came after', async () => {
    const token = await reader(1.5)
    await write({ title: 'Předevčírem', published_at: ago(2) })
    expect((await load(token)).status).toBe(204)
    await write({ title: 'Včera', published_at: ago(1) })
    const answer = await load(token)
    expect(titles(answer)).toEqual(['Včera'])
    await seen(token, answer.body.loaded_at)
    expect((await load(token)).status).toBe(204)
  })

  it('cannot be marked as seen before it is published', async () => {
    const token = await reader()
    await seen(token, ago(-100))
    await new Promise((resolve) => setTimeout(resolve, 20))
    await write({ title: 'Teď', published_at: new Date().toISOString() })
    expect(titles(await load(token))).toEqual(['Teď'])
  })

  it('has at most ten entries, and their total number', async () => {
    for (let index = 0; index < 12; index += 1) await write({ published_at: ago(index / 2) })
    const { body } = await load()
    expect([body.news_text_blocks.length, body.news_text_blocks_count]).toEqual([10, 12])
  })

  it('contains approved recipes, newest first, and no others', async () => {
    const token = await reader()
    const { db } = api.database
    const at = (days: number) => ({ created_at: new Date(Date.now() - days * DAY) })
    await buildRecipe(db, { name: 'Starší', ...at(2) })
    await buildRecipe(db, { name: 'Nový', ...at(1) })
    await buildRecipe(db, { name: 'Dávný', ...at(20) })
    await buildRecipe(db, { name: 'Čekající', status: 'Pending', ...at(1) })
    const names = async () => (await load(token)).body?.new_recipes.map(({ name }: { name: string }) => name)
    expect(await names()).toEqual(['Nový', 'Starší'])
    await seen(token, ago(1.5))
    expect(await names()).toEqual(['Nový'])
  })

  it('contains articles from the days after the one on which the person last looked, by the calendar of Prague', async () => {
    const token = await reader()
    const articles = async () =>
      (await load(token)).body?.new_articles.map(({ published }: ArticleSummary) => published)
    await seen(token, '2026-04-30T21:30:00Z')
    expect(await articles()).toEqual(['2026-05-01'])
    // Half an hour after midnight in Prague.
    await seen(token, '2026-04-30T22:30:00Z')
    expect(await articles()).toBeUndefined()
  })
})

describe('the list', () => {
  it('has pages of 25 published entries, newest first', async () => {
    for (let index = 0; index < 26; index += 1) await write({ title: `${index}`, published_at: ago(100 + index) })
    await write({ title: 'Koncept' })
    const first = (await api.call('/news')).body
    expect([first.count, first.results.length, first.results[0].title]).toEqual([26, 25, '0'])
    const second = (await api.call('/news?page=2')).body
    expect(second.results.map(({ title }: NewsBlock) => title)).toEqual(['25'])
    expect((await api.call('/news?page=3')).body).toEqual({ results: [], count: 26 })
  })
})

describe('editing', () => {
  it('creates, changes and deletes an entry', async () => {
    const made = await write({ category: 'error', title: 'Výpadek', text: 'První\nDruhý' })
    expect(made).toMatchObject({ category: 'error', title: 'Výpadek', text: 'První\nDruhý', published_at: null })
    const change = (body: object, guid = made.guid) =>
      api.call(`/news/${guid}`, { method: 'PATCH', token: admin, body })
    const published_at = ago(1)
    const { body } = await change({ published_at })
    expect(body).toMatchObject({ ...made, published_at, updated_at: expect.any(String) })
    expect((await change({ published_at: null })).body.published_at).toBeNull()
    expect((await change({})).status).toBe(200)
    const stale = await change({ title: 'Jinak', updated_at: made.updated_at })
    expect([stale.status, stale.body.code]).toEqual([409, 'CHANGED_ELSEWHERE'])
    const { updated_at } = (await change({})).body
    expect((await change({ title: 'Jinak', updated_at })).body.title).toBe('Jinak')
    const remove = () => api.call(`/news/${made.guid}`, { method: 'DELETE', token: admin })
    expect((await remove()).status).toBe(204)
    for (const answer of [await remove(), await change({ title: 'x' })]) expect(answer.body.code).toBe('NOT_FOUND')
  })

  it.each([
    ['category', 'news', 'invalid_format'],
    ['text', '', 'required'],
    ['text', 'a'.repeat(5001), 'max_length'],
    ['title', 'a'.repeat(121), 'max_length'],
    ['title', 'a\nb', 'excluded_character'],
    ['published_at', 'včera', 'invalid_format'],
  ])('%s %.10j is refused', async (field, value, code) => {
    const { status, body } = await api.post(
      '/news',
      { category: 'info', text: 'Text', [field]: value },
      { token: admin },
    )
    expect([status, body[field]?.[0]?.code]).toEqual([400, code])
  })
})

describe('the list of the administration', () => {
  const list = async (query = '') => (await api.call(`/admin/news${query}`, { token: admin })).body
  const named = async (query = '') => (await list(query)).results.map(({ title }: NewsBlock) => title)

  it('has drafts, scheduled and published entries, by state, category and day', async () => {
    await write({ title: 'Včera', published_at: ago(1) })
    await write({ title: 'Koncept', category: 'error' })
    await write({ title: 'Zítra', published_at: ago(-1) })
    expect(await named()).toEqual(['Koncept', 'Zítra', 'Včera'])
    expect(await named('?ordering=published_at')).toEqual(['Včera', 'Zítra', 'Koncept'])
    expect(await named('?state=draft')).toEqual(['Koncept'])
    expect(await named('?state=scheduled')).toEqual(['Zítra'])
    expect(await named('?state=published')).toEqual(['Včera'])
    expect(await named('?category=error')).toEqual(['Koncept'])
    expect(await list('?page=2')).toEqual({ count: 3, results: [] })
    expect((await api.call('/admin/news', { token: await reader() })).status).toBe(403)
  })
})
