import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linesOfSource, plainText, textOf, tidyText } from './plain-text.ts'

/** All kinds of spaces, breaks and invisible characters, and a letter. */
const signs = fc.constantFrom(
  ...[
    ' ',
    '\t',
    '\n',
    '\r',
    '\u00a0',
    '\u2003',
    '\u2028',
    '\ufeff',
    '\u200b',
    '\u2060',
    '\u0007',
    '\u001c',
    '\u0085',
    'a',
  ],
)

// Otherwise patterns that match adjacent spaces would take time by the square of their number.
it('leaves no two adjacent spaces, no spaces at the ends of lines, and no empty lines', () => {
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 40 }), (letters) => {
      const text = tidyText(letters.join(''))
      expect(text).not.toMatch(/\s\s/u)
      expect(text).not.toMatch(/[^\S \n]/u)
      expect(text.replaceAll(/\s/gu, '')).toBe('a'.repeat(letters.filter((letter) => letter === 'a').length))
    }),
  )
})

it.each([
  ['a\u200bb', 'ab'],
  ['a \u200b b', 'a b'],
  ['a\u00a0\tb', 'a b'],
  ['a\ufeffb', 'a b'],
  ['a\r\n\r\n \u2060\nb', 'a\nb'],
])('%j is %j', (text, tidy) => expect(tidyText(text)).toBe(tidy))

it('blocks become lines, however many follow each other without text', () => {
  expect(plainText(`a${'<br>'.repeat(1000)}${'<p></p>'.repeat(1000)}b<div>c</div>`)).toBe('a\nb\nc')
})

it('text after much markup is read', () => {
  expect(linesOfSource(`<p>a</p>${'<i></i>'.repeat(100_000)}<p>b</p>`)).toEqual(['a', 'b'])
  expect(textOf(`<p>a</p>${'<i></i>'.repeat(10_000)}<p>b</p>`)).toBe('a\nb')
})
