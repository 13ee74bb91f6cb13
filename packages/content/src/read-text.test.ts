import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { readText } from './read-text.ts'
import { runsOf } from './runs-of.ts'

let sample: string
beforeAll(async () => {
  sample = await readFile(new URL('../fixtures/articles/ukazka-bilkoviny.md', import.meta.url), 'utf8')
})

const read = (text: string) => readText('content/articles/a.md', 'a', text, 'article')
/** Replaces the body of the sample, without its sources and their references. */
const withBody = (body: string) => `${sample.replace(/sources:[\s\S]*?\n---\n[\s\S]*$/, 'sources: []\n---\n')}${body}`
const body = (text: string) => read(withBody(text)).blocks

describe('a text about health', () => {
  test('is refused where it neither names a reviewer nor says that it has none yet, by its category or by a source about a disease', () => {
    expect(() => read(sample)).not.toThrow()
    expect(() => read(sample.replace('category: zaklady', 'category: zdravi'))).toThrow('field reviewed_by: is missing')
    const onGout = sample.replace(/- title: .*/, '- title: Guideline for the Management of Gout')
    expect(() => read(onGout)).toThrow('a source is about a disease: Guideline for the Management of Gout')
    expect(() =>
      read(onGout.replace('author: klara-vesela', 'author: klara-vesela\nreviewed_by: nobody-yet')),
    ).not.toThrow()
    const reviewed = onGout.replace('author: klara-vesela', 'author: klara-vesela\nreviewed_by: jana-ukazkova')
    expect(() => read(reviewed)).not.toThrow()
  })
})

describe('a whole text', () => {
  test('has its front matter, its cover named by its slug and its blocks in order', () => {
    const text = read(sample)
    expect(text).toMatchObject({
      title: 'Kolik bílkovin opravdu potřebujete',
      category: 'zaklady',
      published: '2026-03-14',
      image: 'articles/a.webp',
      image_alt: 'Miska s tvarohem, vejce a čočka na dřevěném stole',
      reading_minutes: 1,
    })
    expect(text.blocks.map(({ type }) => type)).toEqual([
      ...['paragraph', 'heading', 'table', 'recipe', 'calculator', 'heading', 'heading', 'list', 'note', 'quote'],
      ...['heading', 'paragraph'],
    ])
  })

  test('has the storage table where it asks for it', () => {
    const text = read(sample.replace(/^::calculator.*$/m, '::storage'))
    expect(text.blocks.filter(({ type }) => type === 'storage')).toEqual([{ type: 'storage' }])
  })

  test('has its references numbered in order and counted at their sources, an answer included', () => {
    const text = read(sample)
    const cited = [...text.blocks.flatMap(runsOf), ...text.faq.flatMap(({ answer }) => answer)].flatMap(
      ({ citation, occurrence }) => (citation ? [[citation, occurrence]] : []),
    )
    expect(cited).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
      [1, 3],
    ])
    expect(text.sources.map(({ citations }) => citations)).toEqual([3, 1])
  })

  test('has unique anchors, and none that the page uses itself', () => {
    const headings = read(sample).blocks.flatMap((block) => (block.type === 'heading' ? [block.id] : []))
    expect(headings).toEqual(['kolik-to-je-na-taliri', 'zdroje-2', 'rostlinne', 'zdroje-3'])
  })

  test('may have notes with paragraphs and lists', () => {
    const note = read(sample).blocks.find((block) => block.type === 'note')
    expect(note).toMatchObject({ kind: 'tip', blocks: [{ type: 'paragraph' }, { type: 'list', ordered: false }] })
  })

  test('keeps the alignment of table columns', () => {
    expect(read(sample).blocks[2]).toMatchObject({
      align: ['left', 'right'],
      head: [[{ text: 'Jídlo' }], [{ text: 'Bílkoviny' }]],
      rows: [
        [[{ text: 'Tvaroh 200 g' }], [{ text: '24 g' }]],
        [
          [{ text: 'Vejce ' }, { text: '2 ks', strong: true }],
          [{ text: '13 g' }, { text: '', citation: 1, occurrence: 2 }],
        ],
      ],
    })
  })
})

test('has references directly after their words, and a colon within a sentence stays a colon', () => {
  const text = read(sample)
  expect(text.blocks[0]).toMatchObject({
    runs: [
      { text: 'Dospělému stačí denně 0,83 g bílkovin na kilogram hmotnosti' },
      { citation: 1 },
      { text: '. ' },
      { text: 'Sportovcům', emphasis: true },
      { text: ' se hodí víc' },
      { citation: 2 },
      { text: ', jak píšeme v ' },
      { text: 'návodu', href: '/navody/hubnuti-zacatek' },
      { text: '.' },
    ],
  })
  expect(text.blocks.at(-1)).toMatchObject({ runs: [{ text: 'Poměr 2:1 ani čas 10:30 nic neznamenají.' }] })
})

test.each([
  ['title', /^title: .*/m, 'title: Krátký', 'field title'],
  ['title too long', /^title: .*/m, `title: ${'a'.repeat(61)}`, 'field title'],
  ['description too short', /^description: .*/m, `description: ${'a'.repeat(109)}`, 'field description'],
  ['category', /^category: .*/m, 'category: vareni', 'field category'],
  ['published', /^published: .*/m, 'published: 14. 3. 2026', 'field published'],
  ['updated before published', /^updated: .*/m, 'updated: 2026-03-13', 'field updated'],
  ['checked before updated', /^checked: .*/m, 'checked: 2026-03-15', 'field checked'],
  ['an unknown field', /^cover: .*/m, 'cover: a\nbarva: modra', 'field unknown'],
  ['a source without https', /^ {4}url: https:.*/m, '    url: http://example.org', 'field sources.0.url'],
  ['related recipes', /^related_recipes: .*/m, 'related_recipes: [jeden]', 'field related_recipes'],
  ['broken YAML', /^keywords: .*/m, 'keywords: [a, b', 'line'],
  ['a source nobody refers to', / \[2\]/, '', 'field sources.1'],
  ['a reference to nothing', / \[2\]/, ' [2] [3]', 'reference [3]'],
])('%s: the error names file and field', (_, pattern, replacement, place) => {
  expect(() => read(sample.replace(pattern, replacement))).toThrow(`content/articles/a.md, ${place}`)
})

test.each([
  ['no front matter at all', '# Nadpis'],
  ['an empty file', ''],
])('%s is refused', (_, text) => {
  expect(() => read(text)).toThrow('content/articles/a.md, line 1')
})

// The body of these begins at line 14 of the file.
test.each([
  ['raw HTML', 'Text.\n\n<b>tučně</b>', 17],
  ['a script', '<script>alert(1)</script>', 15],
  ['HTML within a sentence', 'Text <i>zde</i>.', 15],
  ['a picture', '![obrázek](https://example.org/a.png)', 15],
  ['code', 'Text\n\n    kód', 17],
  ['a heading of the first level', '# Nadpis', 15],
  ['a marked heading', '## **Nadpis**', 15],
  ['a nested list', '- a\n  - b', 16],
  ['a javascript link', '[odkaz](javascript:alert(1))', 15],
  ['a link to another protocol-relative place', '[odkaz](//example.org)', 15],
  ['a link by http', 'a\n\n[odkaz](http://example.org)', 17],
  ['an unknown block', '::video{id="1"}', 15],
  ['a storage table of its own rows', '::storage{rows="rice"}', 15],
  ['an unknown calculator', '::calculator{kind="iq"}', 15],
  ['a block within a note', '::note{kind="tip"}\n::recipe{slug="a"}\n::', 16],
  ['a note without an end', 'a\n\n::note{kind="tip"}\nb', 17],
  ['an end without a note', 'a\n::', 16],
  ['a heading within a note', '::note{kind="tip"}\n\n## Nadpis\n::', 17],
])('%s is refused with its line', (_, text, line) => {
  expect(() => body(text)).toThrow(`content/articles/a.md, line ${line}:`)
})

test('HTML in a text stays text', () => {
  expect(body('5 < 6 & 7 > 6, „&lt;b&gt;“')).toEqual([{ type: 'paragraph', runs: [{ text: '5 < 6 & 7 > 6, „<b>“' }] }])
})
