import { describe, expect, test } from 'vitest'
import { parseImageRequest, parseTransformation } from './grammar.ts'
import { ImageHostError } from './image-host-error.ts'

describe('a transformation', () => {
  test.each([
    ['', []],
    ['w-400', [{ width: { pixels: 400 } }]],
    ['w-0.5,h-.25', [{ width: { share: 0.5 }, height: { share: 0.25 } }]],
    ['w-400,ar-4-3,q-50,f-auto', [{ width: { pixels: 400 }, ratio: 4 / 3, quality: 50, format: 'auto' }]],
    ['h-10,c-at_max_enlarge', [{ height: { pixels: 10 }, fit: 'at_max_enlarge' }]],
    [
      'w-9,h-9,cm-pad_resize,bg-FfFfFf',
      [{ width: { pixels: 9 }, height: { pixels: 9 }, fit: 'pad_resize', background: 'ffffff' }],
    ],
    ['f-jpg', [{ format: 'jpeg' }]],
    ['w-20,dpr-1.5,fo-top_left', [{ width: { pixels: 20 }, dpr: 1.5, focus: 'top_left' }]],
    ['w-400:q-10', [{ width: { pixels: 400 } }, { quality: 10 }]],
  ])('%s', (text, steps) => {
    expect(parseTransformation(text)).toEqual(steps)
  })

  test.each([
    'x-1',
    'constructor-1',
    'w',
    'w-',
    'w-0',
    'w--1',
    'w-1.5',
    'w-0.0',
    'w-1e3',
    'w-4097',
    'w-99999999999999999999',
    'h-NaN',
    'w-10,w-20',
    'w-10,c-force,cm-extract',
    'ar-4-3',
    'w-10,ar-4',
    'w-10,ar-0-3',
    'w-10,ar-1-0',
    'w-10,ar-9999-1',
    'c-pad_resize',
    'cm-force',
    'c-',
    'bg-red',
    'bg-FFF',
    'q-0',
    'q-101',
    'q-5.5',
    'f-bmp',
    'f-AUTO',
    'dpr-0',
    'dpr-6',
    'dpr-auto',
    'fo-nowhere',
    'w-10,',
    'w-10:',
    ':w-10',
    'w_10',
    'l-image',
  ])('%s is refused', (text) => {
    expect(() => parseTransformation(text)).toThrow(ImageHostError)
    try {
      parseTransformation(text)
    } catch (error) {
      expect(error).toMatchObject({ status: 400 })
    }
  })
})

describe('the address of a picture', () => {
  const parse = (address: string) => {
    const url = new URL(`http://host/${address}`)
    return parseImageRequest(url.pathname, url.searchParams)
  }

  test('may have its steps in the query', () => {
    expect(parse('recipes/a.webp?tr=w-1&v=3')).toEqual({
      path: 'recipes/a.webp',
      steps: [{ width: { pixels: 1 } }],
      versioned: true,
    })
  })

  test('may have its steps in the path', () => {
    expect(parse('tr:w-1:q-2/recipes/a.webp')).toEqual({
      path: 'recipes/a.webp',
      steps: [{ width: { pixels: 1 } }, { quality: 2 }],
      versioned: false,
    })
  })

  test('may have encoded separators', () => {
    expect(parse('tr%3Aw-1%2Ch-2/a.webp').steps).toEqual([{ width: { pixels: 1 }, height: { pixels: 2 } }])
    expect(parse('a.webp?tr=w-1%2Ch-2%3Aq-3').steps).toHaveLength(2)
  })

  test('puts the steps of the path before those of the query', () => {
    expect(parse('tr:w-1/a.webp?tr=w-2').steps).toEqual([{ width: { pixels: 1 } }, { width: { pixels: 2 } }])
  })

  test('keeps a name with spaces and accents', () => {
    expect(parse('recipes/sv%C3%AD%C4%8Dkov%C3%A1%201.webp').path).toBe('recipes/svíčková 1.webp')
  })

  test.each([
    '/../a.webp',
    '/..%2Fa.webp',
    '/%2e%2e/a.webp',
    '/recipes/%2e%2e/%2e%2e/a.webp',
    '/recipes/..%5c..%5ca.webp',
    '/recipes\\a.webp',
    '/recipes/a.webp%00.png',
    '/recipes//a.webp',
    '//etc/passwd',
    '/recipes/.hidden',
    '/recipes/./a.webp',
    '/recipes/%E0%A4%A',
    '/recipes/a%0Ab.webp',
    '/',
    '',
    '/recipes/',
    `/${'a/'.repeat(300)}a.webp`,
    `/tr:${Array(6).fill('w-1').join(':')}/a.webp`,
  ])('%s is refused', (pathname) => {
    expect(() => parseImageRequest(pathname, new URLSearchParams())).toThrow(ImageHostError)
  })
})
