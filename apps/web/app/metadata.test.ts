import { expect, test } from 'vitest'
import { pageMetadata } from './metadata.ts'

const root = { id: 'root', loaderData: { public_url: 'https://zivina.example', image_url_endpoint: '/images' } }
const page = { title: 'Tvůrci receptů', description: 'Kdo pro vás vaří.', path: '/tvurci' }

test('a page has a title with the brand, a canonical address and the brand picture to share', () => {
  const tags = pageMetadata(page, [root])
  expect(tags).toContainEqual({ title: 'Tvůrci receptů | Živina' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://zivina.example/tvurci' })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://zivina.example/og-default.jpg' })
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('its own picture is cut to 1200 × 675 and has an absolute address', () => {
  const tags = pageMetadata({ ...page, image: '/images/creators/eva.webp' }, [root])
  const image = 'https://zivina.example/images/creators/eva.webp?tr=w-1200,ar-16-9,f-auto'
  expect(tags).toContainEqual({ property: 'og:image', content: image })
  expect(tags).toContainEqual({ property: 'og:image:height', content: '675' })
  expect(tags).toContainEqual({ name: 'twitter:image', content: image })
})

test('a page that is not to be found says so and has no canonical address', () => {
  const tags = pageMetadata({ ...page, noindex: true }, [root])
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(tags)).not.toContain('canonical')
})
