import { expect, test } from 'vitest'
import { otherShareImages, pageMetadata } from './metadata.ts'

const root = { id: 'root', loaderData: { public_url: 'https://zivina.example', image_url_endpoint: '/images' } }
const page = { title: 'Tvůrci receptů', description: 'Kdo pro vás vaří.', path: '/tvurci' }

test("a page has a title with the brand, a canonical address and the brand's share picture", () => {
  const tags = pageMetadata(page, [root])
  expect(tags).toContainEqual({ title: 'Tvůrci receptů | Živina' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://zivina.example/tvurci' })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://zivina.example/og-default.jpg' })
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('a share card is 1200 × 675, has an absolute address, and gets another one once its content changes', () => {
  const card = { kind: 'creator', slug: 'eva', version: 'a1' } as const
  const tags = pageMetadata({ ...page, card }, [root])
  const image = 'https://zivina.example/images/social/creator/eva-16x9.jpg?v=a1'
  expect(tags).toContainEqual({ property: 'og:image', content: image })
  expect(tags).toContainEqual({ property: 'og:image:height', content: '675' })
  expect(tags).toContainEqual({ name: 'twitter:image', content: image })
})

test('the three ratios of a share card are tags that React keeps apart', () => {
  const card = { kind: 'creator', slug: 'eva', version: 'a1' } as const
  const tags = [...pageMetadata({ ...page, card }, [root]), ...otherShareImages(card, [root])]
  const keys = tags.map((tag) => JSON.stringify(tag))
  expect(keys.filter((key) => key.includes('"og:image:width"'))).toHaveLength(3)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a page with noindex says so and has no canonical address', () => {
  const tags = pageMetadata({ ...page, noindex: true }, [root])
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(tags)).not.toContain('canonical')
})
