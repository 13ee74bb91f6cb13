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

test('a loose preposition in an attribute and in a string would be found', () => {
  expect(looseIn('<Panel title="Údaje o těle" />')).toHaveLength(1)
  expect(looseIn("const words = 'výšku a hmotnost'")).toHaveLength(1)
  expect(looseIn("const words = 'výšku a\\u00a0hmotnost'")).toEqual([])
})
