import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createWriteOnce, type EarlyPicture } from './create-write-once.ts'

const LARGE = { now: 1e6, whole: 1e6 }
const text = (bytes: Uint8Array | null) => new TextDecoder().decode(bytes ?? new Uint8Array())

/** A cache that counts what it renders; `fail` makes the next rendering of a whole part fail. */
function counting(max = LARGE) {
  const seen = { rendered: 0, fail: false, pictures: [] as EarlyPicture[] }
  const render = (part: ReactNode) => {
    seen.rendered += 1
    return renderToString(part)
  }
  const whole = async (part: ReactNode) => {
    await Promise.resolve()
    if (!seen.fail) return new TextEncoder().encode(render(part))
    seen.fail = false
    throw new Error('The part failed.')
  }
  return {
    seen,
    ...createWriteOnce(
      { now: render, whole, preload: (picture) => void seen.pictures.push(picture), digest: (shown) => shown },
      max,
    ),
  }
}

const paragraph = (words: string) => () => createElement('p', null, words)

test('a part is rendered again only when it shows something else', async () => {
  const { seen, now, whole } = counting()
  expect(now('a', paragraph('a'))).toBe('<p>a</p>')
  expect(now('a', paragraph('a'))).toBe('<p>a</p>')
  expect(now('b', paragraph('b'))).toBe('<p>b</p>')
  expect(seen.rendered).toBe(2)
  expect(text(await whole('ž', paragraph('ž')))).toBe('<p>ž</p>')
  expect(whole('ž', paragraph('ž'))).not.toBeInstanceOf(Promise)
  expect(seen.rendered).toBe(3)
})

test('pages that need the same part at once wait for one rendering', async () => {
  const { seen, whole } = counting()
  const both = await Promise.all([whole('a', paragraph('a')), whole('a', paragraph('a'))])
  expect(both.map((written) => text(written))).toEqual(['<p>a</p>', '<p>a</p>'])
  expect(seen.rendered).toBe(1)
})

test('a part that failed is not kept', async () => {
  const { seen, whole } = counting()
  seen.fail = true
  expect(await whole('a', paragraph('a'))).toBeNull()
  expect(text(await whole('a', paragraph('a')))).toBe('<p>a</p>')
})

test('the least recently used parts are dropped where there is no room', async () => {
  const { seen, whole } = counting({ now: 20, whole: 20 })
  for (const shown of ['a', 'b', 'a', 'c', 'a']) await whole(shown, paragraph(shown))
  expect(seen.rendered).toBe(3)
  await whole('b', paragraph('b'))
  expect(seen.rendered).toBe(4)
})

test('pictures that come first are fetched early by each page, and are no part of the elements', async () => {
  const { seen, now, whole } = counting()
  const picture = { srcSet: '/a.webp?tr=w-1&q=1 1w', sizes: '1px', fetchPriority: 'high' as const }
  const part = () => createElement('p', null, createElement('img', picture))
  expect(now('a', part)).toMatch(/^<p><img /)
  expect(now('a', part)).toMatch(/^<p><img /)
  const early = { imageSrcSet: picture.srcSet, imageSizes: '1px', fetchPriority: 'high' }
  expect(seen.pictures).toEqual([early, early])
  expect(text(await whole('a', part))).toMatch(/^<p><img /)
  whole('a', part)
  expect(seen.pictures).toEqual([early, early, early])
})
