import type { ArticleSummary } from '@zivina/contract/content/articles'
import { expect, test } from 'vitest'
import { buildFeed } from './build-feed.ts'

const site = { public_url: 'https://zivina.example', image_url_endpoint: '/images' }
const article: ArticleSummary = {
  slug: 'sul',
  title: 'Sůl & tlak <krve>',
  description: 'Kolik soli.',
  image: '/images/articles/sul.webp',
  image_alt: 'Slánka',
  published: '2026-03-14',
  updated: '2026-10-02',
  reading_minutes: 4,
  category: 'zdravi',
}
const feed = buildFeed([article, { ...article, slug: 'cukr', updated: '2026-04-01' }], site)

test('an RSS feed contains the address, day and picture of each article', () => {
  const rss = feed.rss2()
  expect(rss).toContain('<guid isPermaLink="false">https://zivina.example/clanky/sul</guid>')
  expect(rss).toContain('<pubDate>Sat, 14 Mar 2026 12:00:00 GMT</pubDate>')
  expect(rss).toContain('https://zivina.example/images/articles/sul.webp?tr=w-1200,ar-16-9,f-auto')
  expect(rss).toContain('https://zivina.example/clanky/rss.xml')
  expect(rss).not.toContain('<krve>&')
})

test('an Atom feed contains the time of its last change', () => {
  const atom = feed.atom1()
  expect(atom).toContain('<updated>2026-10-02T12:00:00.000Z</updated>')
  expect(atom.match(/<entry>/g)).toHaveLength(2)
})
