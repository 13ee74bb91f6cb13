import { expect, test } from 'vitest'
import { sitemap, sitemapIndex } from './sitemap.ts'

test('the sitemap escapes addresses and lists pictures with their page', () => {
  const xml = sitemap([
    { url: 'https://zivina.example/recepty/a', lastmod: '2026-01-05', images: ['https://i.example/a?tr=w-1&b=2'] },
  ])
  expect(xml).toContain('<loc>https://zivina.example/recepty/a</loc><lastmod>2026-01-05</lastmod>')
  expect(xml).toContain('<image:loc>https://i.example/a?tr=w-1&amp;b=2</image:loc>')
})

test('the index lists its parts', () => {
  expect(sitemapIndex(['https://zivina.example/sitemap/stranky.xml'])).toContain(
    '<sitemap><loc>https://zivina.example/sitemap/stranky.xml</loc></sitemap>',
  )
})
