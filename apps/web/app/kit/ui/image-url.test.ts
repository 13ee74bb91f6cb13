import { expect, test } from 'vitest'
import { absoluteImageUrl, imageUrl } from './image-url.ts'

const site = { public_url: 'https://zivina.example', image_url_endpoint: '/images' }

test('a picture of the image host is requested in its displayed size', () => {
  expect(imageUrl('/images/recipes/rizek.webp', { width: 400, ratio: '4-3', quality: 50 }, site)).toBe(
    '/images/recipes/rizek.webp?tr=w-400,ar-4-3,q-50,f-auto',
  )
})

test('the address of a picture elsewhere is not changed', () => {
  expect(imageUrl('https://elsewhere.example/a.jpg', { width: 400 }, site)).toBe('https://elsewhere.example/a.jpg')
  expect(imageUrl('/imagesque/a.jpg', { width: 400 }, site)).toBe('/imagesque/a.jpg')
})

test('shared pictures have the address of the site, unless the host has its own', () => {
  expect(absoluteImageUrl('/images/a.webp', { width: 1200 }, site)).toBe(
    'https://zivina.example/images/a.webp?tr=w-1200,f-auto',
  )
  const hosted = { ...site, image_url_endpoint: 'https://pictures.example/zivina' }
  expect(absoluteImageUrl('https://pictures.example/zivina/a.webp', {}, hosted)).toBe(
    'https://pictures.example/zivina/a.webp?tr=f-auto',
  )
})
