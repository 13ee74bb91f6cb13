import { IMAGE_REFUSALS } from '@zivina/contract/media/image-refusals'
import { expect, test } from 'vitest'
import { knownRefusal, refusalOf, sentSize, undecodable } from './photo-check.ts'

const MB = 1024 * 1024

test.each([
  ['foto.jpg', 'image/jpeg', MB, null],
  ['foto.jpg', 'image/jpeg', 25 * MB, null],
  ['foto.jpg', 'image/jpeg', 25 * MB + 1, 'too_large'],
  ['foto.heic', '', MB, null],
  ['foto.jpg', 'image/jpeg', 0, 'empty'],
  ['a.svg', 'image/svg+xml', 10, 'drawing'],
  ['a.SVG', '', 10, 'drawing'],
  ['a.html', 'text/html', 10, 'document'],
  ['a.pdf', 'application/pdf', 10, 'document'],
  ['a.zip', 'application/zip', 10, 'archive'],
  ['a.zip', 'application/x-zip-compressed', 10, 'archive'],
  ['a.exe', 'application/x-msdownload', 10, 'program'],
  ['a.mp4', 'video/mp4', 10, 'unknown'],
])('%s of type %j with %d bytes: %s', (name, type, size, refusal) => {
  expect(refusalOf({ name, type, size })).toBe(refusal)
})

test.each([
  ['a.HEIC', '', 'heic'],
  ['a', 'image/heif', 'heic'],
  ['a.jpg', 'image/jpeg', 'damaged'],
  ['a.xyz', '', 'unknown'],
])('%s of type %j that cannot be decoded: %s', (name, type, refusal) => {
  expect(undecodable({ name, type })).toBe(refusal)
})

test.each([
  [4000, 3000, 2400, 1800],
  [3000, 4000, 1800, 2400],
  [2400, 2400, 2400, 2400],
  [100, 50, 100, 50],
  [30_000, 1, 2400, 1],
])('a photo of %d × %d is sent as %d × %d', (width, height, sentWidth, sentHeight) => {
  expect(sentSize({ width, height })).toEqual({ width: sentWidth, height: sentHeight })
})

test('only our own sentences of the host’s answers are shown', () => {
  expect(knownRefusal(IMAGE_REFUSALS.damaged)).toBe(IMAGE_REFUSALS.damaged)
  expect(knownRefusal('For support kindly contact us.')).toBeNull()
  expect(knownRefusal(undefined)).toBeNull()
})
