import type { ArticleSummary } from '@zivina/contract/content/articles'
import { parseImageRequest } from '@zivina/integrations/images/grammar'
import type { Source } from '@zivina/integrations/images/source'
import { chooseVariant } from '@zivina/integrations/images/variant'
import { expect, test } from 'vitest'
import { toContent } from '#api/content/newsletter/issue-content.ts'
import { createUrls } from './urls.ts'

const SITE = 'https://zivina.example'
const urls = createUrls({ image_url_endpoint: '/images', public_url: SITE })
const SOURCE: Source = {
  content_hash: 'a'.repeat(64),
  format: 'webp',
  width: 1400,
  height: 1000,
  has_alpha: false,
  clean: true,
}

/** Whether an address requests a variant that is cached among those of pages. */
function isOfPages(address: string | null | undefined): boolean {
  const url = new URL(address ?? '', SITE)
  const { steps } = parseImageRequest(url.pathname.slice('/images'.length), url.searchParams)
  return chooseVariant(steps, SOURCE, { accept: 'image/avif', reach: 'published' }).isOfPages
}

test('the icon of a food is a variant of pages, unchanged and as lists scale it', () => {
  const icon = urls.icon(['foods/sul.webp'])
  expect([icon, `${icon}&tr=w-40,ar-1-1,q-50,f-auto`].map(isOfPages)).toEqual([true, true])
})

test('the pictures of a newsletter are variants of pages', () => {
  const article = { slug: 'sul', title: 'Sůl', description: '', image: '/images/articles/sul.webp' } as ArticleSummary
  const additions = { recipes: [], recipe_count: 0, articles: [article], guides: [], news: [] }
  const picture = toContent(additions, urls)?.articles[0]?.picture
  expect([picture?.wide, picture?.small].map(isOfPages)).toEqual([true, true])
})

test('a picture of another width is not a variant of pages', () => {
  expect(isOfPages('/images/articles/sul.webp?tr=w-989,ar-16-9,q-70,f-jpeg')).toBe(false)
})
