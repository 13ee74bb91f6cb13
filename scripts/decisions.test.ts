import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = 'docs/decisions/'
const WORDS_MAX = 250
/** What is installed or built, and names of packages, which name no decisions. */
const NOT_OURS =
  /(?:^|\/)(?:node_modules|\.[a-z][\w-]*|dist|test-results|playwright-report)(?:\/|$)|^apps\/web\/build|^bench\/results|package-lock/

const texts = globSync('**/*.{md,ts,mts,tsx,mjs,css,sql,json,csv,html}', {
  cwd: root,
  exclude: (path) => NOT_OURS.test(path),
}).toSorted()

const records = texts.flatMap((file) => {
  const number = new RegExp(`^${FOLDER}(\\d{3})-[a-z0-9-]+\\.md$`).exec(file)?.[1]
  return number === undefined || number === '000' ? [] : [{ file, number, text: readFileSync(root + file, 'utf8') }]
})
const numbers = new Set(records.map(({ number }) => number))
const index = readFileSync(`${root}${FOLDER}README.md`, 'utf8')

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/**
 * The numbers of decisions that a text names: „decision 012“, „decisions 012 and 013“, „[012](…)“ and addresses of records. Lists go on over
 * commas and „and“.
 */
function namedIn(text: string): string[] {
  const words = [...text.matchAll(/\bdecisions?\s+\[?(\d{3}\b(?:(?:,\s*|\s+and\s+|\s+or\s+)\d{3}\b)*)/gi)]
  const links = [...text.matchAll(/\[(\d{3})\]\([^)\s]+\.md\)/g), ...text.matchAll(/decisions\/(\d{3})-/g)]
  return [...words.flatMap(([, list = '']) => list.match(/\d{3}/g) ?? []), ...links.map(([, number = '']) => number)]
}

test('the numbers of decisions are found however a text names them', () => {
  const text =
    'As Decision 001 says, decisions 002, 003 and 004; [005](x.md), [decision 006](y.md), `docs/decisions/007-z.md`.'
  expect(namedIn(text).sort()).toEqual(['001', '002', '003', '004', '005', '006', '007'])
  expect(namedIn('200 decisions, 503 answers, decision 12, a decision of 120 people')).toEqual([])
})

test('there are records, each with a number of its own', () => {
  expect(records.length).toBeGreaterThan(40)
  expect(numbers.size).toBe(records.length)
})

test('every record begins with its number and title', () => {
  const untitled = records.filter(({ number, text }) => !new RegExp(`^# ${number}\\b.{8,}\\n`).test(text))
  expect(untitled.map(({ file }) => file)).toEqual([])
})

test('every record has at most 250 words', () => {
  const long = records
    .map(({ file, text }) => ({ file, words: wordsIn(text) }))
    .filter(({ words }) => words > WORDS_MAX)
  expect(long).toEqual([])
})

test('the index names every record once, with its title, and no other', () => {
  const rows = [...index.matchAll(/^\| \[(\d{3})\]\(([^)]+)\) \| ([^|]+) \|/gm)].map(([, ...row]) => row)
  const wanted = records.map(({ file, number, text }) => [
    number,
    file.slice(FOLDER.length),
    /^# \d{3}\. (.*)$/m.exec(text)?.[1] ?? '',
  ])
  expect(rows).toEqual(wanted)
})

test('every decision that a file names has a record', () => {
  const wrong = texts
    .filter((file) => file !== `${FOLDER}README.md` && file !== 'scripts/decisions.test.ts')
    .flatMap((file) =>
      namedIn(readFileSync(root + file, 'utf8'))
        .filter((number) => !numbers.has(number))
        .map((number) => `${file}: ${number}`),
    )
  expect(wrong).toEqual([])
})

test('every link to a record leads to its file and says its number', () => {
  const wrong = texts
    .filter((file) => file !== 'scripts/decisions.test.ts')
    .flatMap((file) => {
      const text = readFileSync(root + file, 'utf8')
      const addresses = [...text.matchAll(/decisions\/(\d{3}-[a-z0-9-]+\.md)/g)]
      const links = [...text.matchAll(/\[(?:decision )?(\d{3})\]\([^)\s]*?(\d{3})-[a-z0-9-]+\.md\)/gi)]
      return [
        ...addresses.flatMap(([, name = '']) => (existsSync(root + FOLDER + name) ? [] : [`${file} → ${name}`])),
        ...links.flatMap(([link, said, number]) => (said === number ? [] : [`${file}: ${link}`])),
      ]
    })
  expect(wrong).toEqual([])
})
