import { PICTURE_QUALITIES, PICTURE_RATIOS, PICTURE_WIDTHS } from '@zivina/contract/media/pictures'
import { describe, expect, test } from 'vitest'
import { parseTransformation } from './grammar.ts'
import type { Reach } from './plan-variant.ts'
import type { Source } from './source.ts'
import { chooseVariant } from './variant.ts'

const SOURCE: Source = {
  content_hash: 'a'.repeat(64),
  format: 'jpeg',
  width: 4000,
  height: 2500,
  has_alpha: false,
  clean: true,
}
const ICON = 'w-96,h-96,cm-pad_resize,bg-FFFFFF,f-auto'
const variantOf = (text: string, { accept = '', reach = 'published' as Reach, source = SOURCE } = {}) =>
  chooseVariant(text.split('|').flatMap(parseTransformation), source, { accept, reach })

describe('a variant of pages', () => {
  const formats = ['avif', 'webp', 'jpeg', 'png']
  const qualities = PICTURE_QUALITIES.map((quality) => `q-${quality}`)
  const encoded = (text: string) =>
    formats.flatMap((format) => qualities.map((quality) => `${text},${quality},f-${format}`))

  test('is cached apart, and there are 1,752 of one picture', () => {
    const cuts = PICTURE_WIDTHS.flatMap((width) => PICTURE_RATIOS.map((ratio) => `w-${width},ar-${ratio}`))
    const icons = PICTURE_WIDTHS.filter((width) => width <= 120).map((width) => `${ICON}|w-${width},ar-1-1`)
    const texts = [...cuts, ...icons, ICON.replace(',f-auto', ''), 'w-150,h-150'].flatMap(encoded)
    const own = encoded('f-orig').map((text) => text.replace('f-orig,', ''))
    const variants = [...texts, ...own].flatMap((text) => {
      try {
        return [variantOf(text)]
      } catch {
        // Too large for AVIF.
        return []
      }
    })
    expect(variants.filter(({ isOfPages }) => !isOfPages)).toEqual([])
    expect(new Set(variants.map(({ key }) => key)).size).toBe(1752)
  })

  test('is recognised in another notation', () => {
    const { key, isOfPages } = variantOf('w-400,ar-4-3,f-webp')
    for (const words of [
      'w-400,h-300,f-webp',
      'w-200,h-150,dpr-2,q-80,f-webp',
      'h-300,ar-4-3,c-maintain_ratio,q-71,f-webp',
    ]) {
      expect(variantOf(words)).toMatchObject({ key, isOfPages })
    }
  })

  test.each(['w-410', 'w-400', 'w-400,ar-3-2', 'w-400,h-300,fo-left', 'w-400,h-300,cm-extract', 'w-400,ar-4-3,q-30'])(
    'is not: %s',
    (text) => {
      expect(variantOf(text).isOfPages).toBe(false)
    },
  )
})

describe('AVIF', () => {
  const modern = { accept: 'image/avif,image/webp' }

  test.each([
    ['w-1200,ar-1-1', 'avif'],
    ['w-1600,ar-4-3', 'webp'],
  ])('of %s is chosen where it is not too slow: %s', (text, format) => {
    expect(variantOf(`${text},f-auto`, modern).format).toBe(format)
  })

  test('that is too slow is refused where requested by name, unless the address is signed', () => {
    expect(() => variantOf('w-1600,ar-4-3,f-avif')).toThrow(/too large/)
    expect(variantOf('w-1600,ar-4-3,f-avif', { reach: 'signed' }).format).toBe('avif')
  })

  test('is the format of a small picture that is stored as AVIF', () => {
    const source: Source = { ...SOURCE, format: 'avif' }
    expect([variantOf('w-400', { source }).format, variantOf('w-2000', { source }).format]).toEqual(['avif', 'webp'])
  })
})

test('a GIF is sent as it is stored and drawn as a PNG', () => {
  const source: Source = { ...SOURCE, format: 'gif' }
  expect(variantOf('', { source })).toMatchObject({ isAsStored: true, format: 'gif' })
  expect(variantOf('w-100', { source })).toMatchObject({ isAsStored: false, format: 'png' })
})

test('a large picture without requested sides is sent as stored, and any variant of it is drawn smaller', () => {
  expect(variantOf('f-orig').isAsStored).toBe(true)
  const drawn = variantOf('f-webp')
  expect(drawn.plan.stages.map(({ scale }) => scale)).toEqual([{ width: 2048, height: 1280 }])
  expect(variantOf('f-webp', { reach: 'signed' }).plan.stages).toEqual([])
})

test('each picture’s variants have keys that begin with its name', () => {
  const other: Source = { ...SOURCE, content_hash: 'b'.repeat(64) }
  const names = [variantOf('w-100'), variantOf('w-200'), variantOf('w-100', { source: other })].map(({ key }) => key)
  expect(names.map((key) => key.split('-')[0])).toEqual(['a'.repeat(20), 'a'.repeat(20), 'b'.repeat(20)])
  expect(new Set(names).size).toBe(3)
})
