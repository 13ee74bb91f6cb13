import { beforeAll, expect, test } from 'vitest'
import { codeFiles, type Text } from './texts.ts'

const CZECH_LETTER = /[ěščřžýáíéůúóďťň]/i
/** A preposition or conjunction of one letter that a line may end with. */
const LOOSE = /(?:^|[\s„('"`>])[ksvzouaiKSVZOUAI] (?=[\p{L}\p{N}„])/u

let files: Text[]
beforeAll(async () => {
  files = (await codeFiles()).filter(({ where }) => /^apps\/web|^packages\/contract/.test(where))
})

/** Strings in quotes, attributes among them, that a line of a page may break after a single letter; keywords are not shown. */
function looseIn(code: string): string[] {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|keywords:|import )/.test(line))
    .flatMap((line) => line.match(/'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`|>[^<>{}]+</g) ?? [])
    .filter((string) => CZECH_LETTER.test(string) && LOOSE.test(string))
}

test('a preposition of one letter is bound to the next word', () => {
  expect(files.flatMap(({ where, text }) => looseIn(text).map((string) => `${where}: ${string}`))).toEqual([])
})

/** Attributes of JSX and text between tags read no escapes: `\u00a0` in them is shown as it is written. */
const escapesIn = (code: string) =>
  code.match(/\s[\w-]+="[^"\n]*\\u[\da-f]{4}[^"\n]*"|[>}][^<>{}'"`=;]*\\u[\da-f]{4}[^<>{}'"`=;]*</gi) ?? []

test('no escape stands where it would be shown as it is written', () => {
  const pages = files.filter(({ where }) => where.endsWith('.tsx'))
  expect(pages.flatMap(({ where, text }) => escapesIn(text).map((found) => `${where}: ${found}`))).toEqual([])
})

test('an escape in an attribute and between tags would be found', () => {
  expect(escapesIn('<Panel title="Údaje o\\u00a0těle" />')).toHaveLength(1)
  expect(escapesIn('<p>Údaje o\\u00a0těle</p>')).toHaveLength(1)
  expect(escapesIn("<Panel title={'Údaje o\\u00a0těle'} />")).toEqual([])
  expect(escapesIn("<p>Údaje o{'\\u00a0'}těle</p>")).toEqual([])
})

test('a loose preposition in an attribute and in a string would be found', () => {
  expect(looseIn('<Panel title="Údaje o těle" />')).toHaveLength(1)
  expect(looseIn("const words = 'výšku a hmotnost'")).toHaveLength(1)
  expect(looseIn("const words = 'výšku a\\u00a0hmotnost'")).toEqual([])
})
