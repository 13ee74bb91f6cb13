import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readLibrary } from './library.ts'
import { countWords, readingMinutes } from './reading-time.ts'
import { findBrokenReferences, type Known, recipesOf } from './references.ts'
import { createTextSearch } from './search.ts'
import { readFixtures } from './testing.ts'

const library = await readFixtures()
const everything: Known = {
  recipes: new Set(library.articles.flatMap(recipesOf)),
  authors: new Set(['klara-vesela']),
  isPage: (path) => path === '/recepty',
}

test('articles stand newest first, guides in the order of reading', () => {
  expect(library.articles.map(({ slug }) => slug)).toEqual(['ukazka-vlaknina', 'ukazka-bilkoviny'])
  expect(library.guides.map(({ slug, order }) => [slug, order])).toEqual([['hubnuti-zacatek', 1]])
})

test('a guide whose file has another name than its goal and stage is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zivina-content-'))
  try {
    await cp(fileURLToPath(new URL('../fixtures', import.meta.url)), folder, { recursive: true })
    await rename(join(folder, 'guides/hubnuti-zacatek.md'), join(folder, 'guides/hubnuti-rutina.md'))
    await expect(readLibrary(folder)).rejects.toThrow('content/guides/hubnuti-rutina.md, field stage')
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('every reference of the samples leads somewhere', () => {
  expect(findBrokenReferences(library, everything)).toEqual([])
})

test.each<[string, Partial<Known>, string]>([
  [
    'recipe',
    { recipes: new Set(['cocka-na-kyselo-s-vejcem-a-okurkou']) },
    'content/articles/ukazka-vlaknina.md: the recipe',
  ],
  ['author', { authors: new Set() }, 'content/guides/hubnuti-zacatek.md: the author "klara-vesela"'],
  ['page', { isPage: () => false }, 'content/articles/ukazka-vlaknina.md: the link "/recepty?search=tofu"'],
])('a missing %s is told with its file', (_, missing, problem) => {
  const problems = findBrokenReferences(library, { ...everything, ...missing })
  expect(problems.some((one) => one.startsWith(problem))).toBe(true)
})

test('a link to an article, a guide or a heading that is not there is broken', () => {
  const [article] = library.articles
  if (!article) throw new Error('no sample')
  const link = (href: string) => ({ ...article, blocks: [{ type: 'paragraph' as const, runs: [{ text: 'x', href }] }] })
  const broken = (href: string) => findBrokenReferences({ ...library, articles: [link(href)] }, everything).length
  expect(['/clanky/neni', '/navody/neni', '#neni', '/recepty/neni', '/nutricni-poradna'].map(broken)).toEqual([
    1, 1, 1, 1, 1,
  ])
  expect(['/clanky/ukazka-vlaknina', '/navody/hubnuti-zacatek', 'https://example.org'].map(broken)).toEqual([0, 0, 0])
})

test('a recipe shown and named as related counts once', () => {
  const [article] = library.articles
  expect(article && recipesOf(article)).toEqual([
    'vecerni-tvaroh-s-malinami-a-orechy',
    'cocka-na-kyselo-s-vejcem-a-okurkou',
  ])
})

test.each([
  ['jedno slovo', 2, 1],
  ['0,83 g na 1 kg', 5, 1],
  ['slovo '.repeat(299), 299, 1],
  ['slovo '.repeat(300), 300, 2],
  ['slovo '.repeat(1000), 1000, 5],
])('%.20s has %#… words', (text, words, minutes) => {
  const blocks = [{ type: 'paragraph' as const, runs: [{ text }] }]
  expect(countWords(blocks)).toBe(words)
  expect(readingMinutes(blocks)).toBe(minutes)
})

test('articles are found by any form of a word, those with it in the title first', () => {
  const find = createTextSearch(library.articles)
  const slugs = (text: string, limit = 5) => find(text, limit).map(({ slug }) => slug)
  expect(slugs('bilkovina')).toEqual(['ukazka-bilkoviny'])
  expect(slugs('vlákninu')).toEqual(['ukazka-vlaknina'])
  // Both name plants in a heading; the newer one comes first.
  expect(slugs('rostlinné')).toEqual(['ukazka-vlaknina', 'ukazka-bilkoviny'])
  expect(slugs('gramů')).toEqual(['ukazka-vlaknina'])
  expect(slugs('rostlinné', 1)).toHaveLength(1)
  expect(slugs('bílkoviny banán')).toEqual([])
  expect(slugs('  ')).toEqual([])
})
