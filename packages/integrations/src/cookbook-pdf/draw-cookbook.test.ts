import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { wrapText } from '../pdf/text-flow.ts'
import { drawCookbook } from './draw-cookbook.ts'
import type { PrintedBook, PrintedRecipe } from './printed-book.ts'

const RECIPE: PrintedRecipe = {
  name: 'Svíčková s\u00a0brusinkami',
  section: 'Moje recepty',
  facts: '4 porce · 2 h',
  headnote: 'Příliš žluťoučký kůň úpěl ďábelské ódy.',
  ingredients_title: 'Suroviny',
  groups: [{ title: '', lines: [{ amount: '4 stroužky', name: 'česneku' }] }],
  steps_title: 'Postup',
  steps: [{ title: 'Omáčka', text: 'Vařte 20 minut.' }],
  asides: [{ title: 'Tip', text: 'Druhý den je lepší.' }],
  nutrition: 'Jedna porce: 512 kcal.',
  origin: '',
}

const book = (recipes: Partial<PrintedRecipe>[]): PrintedBook => ({
  title: 'Kuchařka',
  owner: 'jana',
  day: '23. listopadu 2026',
  day_made: '2026-11-23',
  contents_title: 'Obsah',
  count: `${recipes.length} receptů`,
  recipes: recipes.map((recipe) => ({ ...RECIPE, ...recipe })),
})

async function read(recipes: Partial<PrintedRecipe>[]) {
  const document = await getDocumentProxy(new Uint8Array(await drawCookbook(book(recipes))))
  const { text } = await extractText(document, { mergePages: false })
  return { document, pages: text }
}

describe('a printed cookbook', () => {
  it('has a title page, contents with the pages, and each recipe from the top of a page', async () => {
    const { pages, document } = await read([{}, { name: 'Koprovka' }])
    expect(pages).toHaveLength(4)
    expect(pages[0]).toMatch(/Živina.*Kuchařka.*jana.*2 receptů · 23. listopadu 2026/s)
    expect(pages[1]).toMatch(/Obsah.*Svíčková s brusinkami\s+3\s+Koprovka\s+4/s)
    expect(pages[2]).toContain('Příliš žluťoučký kůň úpěl ďábelské ódy.')
    for (const words of ['4 stroužky', 'česneku', 'Vařte 20 minut.', 'Druhý den je lepší.', '512 kcal']) {
      expect(pages[2]).toContain(words)
    }
    expect(pages[3]).toContain('Koprovka')
    expect((await document.getOutline()).map(({ title }) => title)).toEqual(['Svíčková s\u00a0brusinkami', 'Koprovka'])
    const page = await document.getPage(2)
    expect(await page.getAnnotations()).toHaveLength(2)
  })

  it('embeds all its fonts', async () => {
    const bytes = Buffer.from(await drawCookbook(book([{}])))
    const text = bytes.toString('latin1')
    const fonts = [...text.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name)
    expect(fonts.length).toBeGreaterThanOrEqual(8)
    expect(fonts.every((name) => /^[A-Z]{6}\+(Figtree|BricolageGrotesque)/.test(name ?? ''))).toBe(true)
    expect(text).not.toContain('Helvetica')
  })

  it('takes any name: of other alphabets, pictures, without spaces, and empty', async () => {
    const long = 'Nejneobhospodařovávatelnější'.repeat(11)
    const { pages } = await read([
      { name: 'Guláš 🍲 z hub' },
      { name: long },
      { name: 'مرق' },
      { name: '🍲' },
      { name: '' },
    ])
    expect(pages).toHaveLength(7)
    expect(pages[2]).toContain('Guláš z hub')
    expect(pages[3]?.replace(/\s/g, '')).toContain(long)
    expect(pages[4]).toContain('???')
    expect(pages[1]).toContain('…')
  })

  it('goes on at the next page where a recipe is long', async () => {
    const steps = Array.from({ length: 60 }, (_, index) => ({ title: '', text: `Krok ${index} `.repeat(40) }))
    const { pages } = await read([{ steps }, { name: 'Další' }])
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.slice(2).join(' ')).toContain('Krok 59')
    expect(pages.at(-1)).toContain('Další')
  })
})

describe('a line', () => {
  const wrap = (text: string, width: number) => wrapText(text, width, (part) => part.length)

  it.each([
    ['a b c', 3, ['a b', 'c']],
    ['k\u00a0večeři', 3, ['k\u00a0v', 'eče', 'ři']],
    ['a\n\nb', 9, ['a', 'b']],
    ['abcdefg h', 3, ['abc', 'def', 'g h']],
    ['', 3, []],
    ['abc', 0, ['a', 'b', 'c']],
  ])('%j is broken at %i', (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines)
  })
})
