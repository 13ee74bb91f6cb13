import { readLibrary } from '@zivina/content/library'
import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { StandingPage } from '@zivina/contract/content/pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ library: await readLibrary() })
})
afterAll(() => api.close())

test.each(['o-nas', 'nutricni-poradna', 'premium', 'podminky-zasady'])('the page %s has its text', async (slug) => {
  const page = await api.get<StandingPage>(`/page/${slug}`)
  expect(page.slug).toBe(slug)
  expect(page.blocks.length).toBeGreaterThan(3)
})

test('the terms in force are those that people are asked to accept', async () => {
  const { updated, blocks } = await api.get<StandingPage>('/page/podminky-zasady')
  expect(updated).toBe(CONSENT_VERSIONS.terms)
  const anchors = blocks.flatMap((block) => (block.type === 'heading' ? [block.id] : []))
  expect(anchors).toEqual(expect.arrayContaining(['podminky', 'soukromi', 'zdravotni-udaje', 'cookies']))
})

test('an unknown page does not exist', async () => {
  expect(await api.refusal('/page/neexistuje')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})
