import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findText } from './find-text.ts'
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

test('articles are listed newest first, guides in reading order', () => {
  expect(library.articles.map(({ slug }) => slug)).toEqual(['ukazka-vlaknina', 'ukazka-bilkoviny'])
  expect(library.guides.map(({ slug, order }) => [slug, order])).toEqual([['hubnuti-zacatek', 1]])
})

/** The error for a copy of the samples after a change. */
async function refusalOf(change: (folder: string) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zivina-content-'))
  try {
    await cp(fileURLToPath(new URL('../fixtures', import.meta.url)), folder, { recursive: true })
    await change(folder)
    return await readLibrary(folder).then(
      () => 'nothing',
      (error: Error) => error.message,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a guide whose file is not named after its goal and stage is refused', async () => {
  const message = await refusalOf((folder) =>
    rename(join(folder, 'guides/hubnuti-zacatek.md'), join(folder, 'guides/hubnuti-rutina.md')),
  )
  expect(message).toContain('content/guides/hubnuti-rutina.md, field stage')
})

test('a file with an uploaded cover is refused', async () => {
  const message = await refusalOf(async (folder) => {
    const file = join(folder, 'articles/ukazka-bilkoviny.md')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/^cover: .*$/m, 'cover: uploads/texts/article/ukazka-bilkoviny/foto.webp'))
  })
  expect(message).toContain('content/articles/ukazka-bilkoviny.md, field cover: is not a slug')
})

/** Writes the former slugs of the second article. */
function formerSlugs(list: string): (folder: string) => Promise<void> {
  return async (folder) => {
    const file = join(folder, 'articles/ukazka-bilkoviny.md')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('description:', `former_slugs: ${list}\ndescription:`))
  }
}

test.each([
  ['present', '[drive, ukazka-vlaknina]', '1: "ukazka-vlaknina" is a slug of articles/ukazka-vlaknina.md'],
  ['former', '[vlaknina-drive]', '0: "vlaknina-drive" is a slug of articles/ukazka-'],
  ['own present', '[ukazka-bilkoviny]', '0: "ukazka-bilkoviny" is a slug of articles/ukazka-bilkoviny.md'],
  ['own former', '[drive, drive]', '1: "drive" is a slug of articles/ukazka-bilkoviny.md'],
  ['malformed', '[Dříve]', '0: is not a slug'],
])('a former slug that is a %s one is refused with its file and field', async (_, list, problem) => {
  const message = await refusalOf(formerSlugs(list))
  // Of two files with the same slug, the one read later is named.
  expect(message).toMatch(/^content\/articles\/ukazka-(bilkoviny|vlaknina)\.md, field former_slugs\.\d: /)
  expect(message).toContain(problem)
})

test('a slug of the other kind may be a former slug', async () => {
  expect(await refusalOf(formerSlugs('[hubnuti-zacatek, jak-zacit-hubnout]'))).toBe('nothing')
})

test('a text is found by its slug and by each former one; a present slug takes precedence', () => {
  const texts = [
    { slug: 'a', former_slugs: ['c', 'd'] },
    { slug: 'b', former_slugs: [] },
    { slug: 'c', former_slugs: ['e'] },
  ]
  const found = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => findText(texts, slug)?.slug)
  expect(found).toEqual(['a', 'b', 'c', 'a', 'c', undefined])
})

test('every reference of the samples is valid', () => {
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
])('a missing %s is reported with its file', (_, missing, problem) => {
  const problems = findBrokenReferences(library, { ...everything, ...missing })
  expect(problems.some((one) => one.startsWith(problem))).toBe(true)
})

test('a link to a missing article, guide or heading is broken', () => {
  const [article] = library.articles
  if (!article) throw new Error('no sample')
  const link = (href: string) => ({ ...article, blocks: [{ type: 'paragraph' as const, runs: [{ text: 'x', href }] }] })
  const broken = (href: string) => findBrokenReferences({ ...library, articles: [link(href)] }, everything).length
  expect(['/clanky/neni', '/navody/neni', '#neni', '/recepty/neni', '/nutricni-poradna'].map(broken)).toEqual([
    1, 1, 1, 1, 1,
  ])
  // Texts must link to present addresses; former ones are for links from outside.
  expect(['/clanky/vlaknina-drive', '/navody/jak-zacit-hubnout'].map(broken)).toEqual([1, 1])
  expect(['/clanky/ukazka-vlaknina', '/navody/hubnuti-zacatek', 'https://example.org'].map(broken)).toEqual([0, 0, 0])
})

test('a recipe both shown and named as related counts once', () => {
  const [article] = library.articles
  expect(article && recipesOf(article)).toEqual([
    'tvarohova-miska-s-malinami-a-lnenym-seminkem',
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
  // Both have the word for plants in a heading; the newer one comes first.
  expect(slugs('rostlinné')).toEqual(['ukazka-vlaknina', 'ukazka-bilkoviny'])
  expect(slugs('gramů')).toEqual(['ukazka-vlaknina'])
  expect(slugs('rostlinné', 1)).toHaveLength(1)
  expect(slugs('bílkoviny banán')).toEqual([])
  expect(slugs('  ')).toEqual([])
})
