import { expect, it } from 'vitest'
import { coverIn, isUploadedCover, withCover } from './text-cover.ts'

const UPLOADED = 'uploads/texts/article/pitny-rezim/foto_a1.webp'

it.each([
  [UPLOADED, true],
  ['a/b/texts/guide/hubnuti-zacatek/foto.jpg', true],
  ['voda', false],
  ['uploads/users/01890000-0000-7000-8000-000000000000/foto.jpg', false],
  ['uploads/texts/article/a/../../users/foto.jpg', false],
  ['/uploads/texts/article/a/foto.jpg', false],
  ['https://example.com/uploads/texts/article/a/foto.jpg', false],
  [`${UPLOADED}?tr=w-1`, false],
])('%s is an uploaded cover: %s', (cover, is) => {
  expect(isUploadedCover(cover)).toBe(is)
})

it.each([
  ['---\ntitle: A\ncover: voda\ncover_alt: Voda\n---\nText\n', 'voda'],
  ['---\r\ncover: "voda"  \r\n---\r\nText\r\n', 'voda'],
  ['---\ntitle: A\n---\nText\n', ''],
  ['', ''],
])('the cover of a text is read and replaced, and nothing else', (source, cover) => {
  expect(coverIn(source)).toBe(cover)
  const replaced = withCover(source, UPLOADED)
  expect(coverIn(replaced)).toBe(source === '' ? '' : UPLOADED)
  const others = (text: string) => text.split(/\r?\n/).filter((line) => !line.startsWith('cover:'))
  expect(others(replaced)).toEqual(others(source))
})
