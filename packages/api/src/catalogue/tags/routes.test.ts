import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
})
afterAll(() => api.close())

test('all tags are listed, and those of the front page in their own order', async () => {
  const { tags, ordered_tags } = await api.get<{ tags: string[]; ordered_tags: { tags: string[] } }>('/tag')
  expect(tags).toEqual(tags.toSorted(new Intl.Collator('cs').compare))
  expect(ordered_tags.tags.slice(0, 2)).toEqual(['rychlé', 'česká klasika'])
  for (const tag of ordered_tags.tags) expect(tags).toContain(tag)
})

test('a tag of unapproved recipes only is listed too, and each tag can be filtered by', async () => {
  const { tags } = await api.get<{ tags: string[] }>('/tag')
  for (const tag of tags) expect((await api.fetch(`/recipe?limit=1&tags=${encodeURIComponent(tag)}`)).status).toBe(200)
})
