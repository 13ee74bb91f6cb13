import { describe, expect, it } from 'vitest'
import { readPage } from './read-source.ts'

const URL_OF_PAGE = 'https://recepty.example.com/gulas'

const GULAS = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Hovězí guláš',
  description: 'Poctivý <b>guláš</b>\nz kližky.',
  recipeYield: '4 porce',
  prepTime: 'PT20M',
  cookTime: 'PT2H',
  totalTime: 'PT3H',
  recipeIngredient: ['600 g hovězí kližky', '3 cibule', 'sůl'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Cibuli osmahneme.' },
    { '@type': 'HowToStep', text: 'Přidáme maso.' },
  ],
}

const page = (json: string) =>
  `<!doctype html><head><script type="application/ld+json">${json}</script></head><body></body>`
const read = (json: unknown) => readPage(page(JSON.stringify(json).replaceAll('</', '<\\/')), URL_OF_PAGE)

describe('JSON-LD', () => {
  it('is read completely', () => {
    expect(read(GULAS)).toEqual([
      {
        name: 'Hovězí guláš',
        headnote: 'Poctivý guláš z kližky.',
        parts: [],
        portion_size: 4,
        time_minutes: 140,
        resting_time: 40,
        ingredients: ['600 g hovězí kližky', '3 cibule', 'sůl'],
        steps: ['Cibuli osmahneme.', 'Přidáme maso.'],
        source_url: URL_OF_PAGE,
        aimed_iddsi_level: null,
        tip: '',
        doubtful_lines: [],
        step_titles: [],
        labels: [],
        pictures: [],
        doubts: [],
      },
    ])
  })

  it.each([
    ['in a list', [{ '@type': 'WebSite' }, GULAS]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'Person' }, GULAS] }],
    ['as a main entity', { '@type': 'WebPage', mainEntity: GULAS }],
    ['of several types', { ...GULAS, '@type': ['Article', 'Recipe'] }],
    ['of a full type', { ...GULAS, '@type': 'http://schema.org/Recipe' }],
  ])('%s', (_, document) => {
    expect(read(document)[0]).toMatchObject({ name: 'Hovězí guláš', portion_size: 4 })
  })

  it.each([
    ['a text of lines', 'První krok.\nDruhý krok.', ['První krok.', 'Druhý krok.']],
    ['a text of HTML', '<p>První krok.</p><p>Druhý <b>krok</b>.</p>', ['První krok.', 'Druhý krok.']],
    ['a list of texts', ['První krok.', 'Druhý krok.'], ['První krok.', 'Druhý krok.']],
    ['one step', { '@type': 'HowToStep', text: 'První krok.' }, ['První krok.']],
    [
      'sections',
      [
        {
          '@type': 'HowToSection',
          name: 'Těsto',
          itemListElement: [{ text: 'Zaděláme.' }, { text: 'Necháme kynout.' }],
        },
        { '@type': 'HowToSection', name: 'Náplň', itemListElement: { text: 'Umícháme.' } },
      ],
      ['Těsto: Zaděláme.', 'Necháme kynout.', 'Náplň: Umícháme.'],
    ],
    ['an item list', { '@type': 'ItemList', itemListElement: ['Jeden.', 'Dva.'] }, ['Jeden.', 'Dva.']],
  ])('instructions as %s', (_, recipeInstructions, steps) => {
    expect(read({ ...GULAS, recipeInstructions })[0]?.steps).toEqual(steps)
  })

  it.each([
    ['line breaks in texts', JSON.stringify(GULAS).replace('Cibuli osmahneme.', 'Cibuli\nosmahneme.')],
    ['commas too many', JSON.stringify(GULAS).replace('"sůl"]', '"sůl",],').replace(/}$/, ',}').replace(',,', ',')],
    ['a comment around it', `<!-- ${JSON.stringify(GULAS)} -->`],
    ['CDATA around it', `//<![CDATA[\n${JSON.stringify(GULAS)}\n//]]>`],
  ])('with %s', (_, json) => {
    expect(readPage(page(json), URL_OF_PAGE)[0]).toMatchObject({
      name: 'Hovězí guláš',
      steps: ['Cibuli osmahneme.', 'Přidáme maso.'],
    })
  })

  it.each([
    'application/ld+json',
    'application/LD+JSON; charset=utf-8',
    'application/ld&#x2B;json',
    'application/ld&plus;json',
  ])('in a script of type %s', (type) => {
    const html = `<script type="${type}">${JSON.stringify(GULAS)}</script>`
    expect(readPage(html, URL_OF_PAGE)[0]?.name).toBe('Hovězí guláš')
  })

  it('that cannot be repaired is skipped', () => {
    const html = `${page('{"@type": "Recipe", "name": ')}${page(JSON.stringify(GULAS))}`
    expect(readPage(html, URL_OF_PAGE)).toHaveLength(1)
  })

  it('leaves no HTML, no script and no entity in any text', () => {
    const nasty = '<img src=x onerror=alert(1)><script>alert(1)</script>&lt;b&gt;Mouka&lt;/b&gt; &amp;frac12; l'
    const [recipe] = read({ ...GULAS, name: nasty, recipeIngredient: [nasty], recipeInstructions: nasty })
    for (const text of [recipe?.name, ...(recipe?.ingredients ?? []), ...(recipe?.steps ?? [])]) {
      expect(text).toBe('Mouka ½ l')
    }
  })

  it('with fields of wrong types gives the valid ones, and never throws', () => {
    for (const wrong of [null, 1, true, {}, [], [[]], [null], { '@type': 1 }, 'x'.repeat(10_000)]) {
      for (const field of Object.keys(GULAS).filter((name) => !name.startsWith('@'))) {
        expect(
          () => read({ ...GULAS, [field]: wrong }),
          `${field} ${JSON.stringify(wrong)?.slice(0, 20)}`,
        ).not.toThrow()
      }
    }
    expect(read({ ...GULAS, recipeYield: 'celá rodina', totalTime: 'den' })[0]).toMatchObject({
      portion_size: null,
      time_minutes: 140,
    })
  })

  it('keeps only http and https addresses', () => {
    const html = page(JSON.stringify({ ...GULAS, url: 'javascript:alert(1)' }))
    expect(readPage(html, null)[0]?.source_url).toBeNull()
  })
})

describe('microdata', () => {
  const html = `
    <div itemscope itemtype="https://schema.org/Recipe">
      <h1 itemprop="name">Palačinky</h1><p itemprop="description">Na sladko
        i na slano.</p>
      <div itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Někdo</span></div>
      <meta itemprop="prepTime" content="PT15M"><time itemprop="totalTime" datetime="PT45M">45 minut</time>
      <span itemprop="recipeYield">8 kusů</span>
      <ul><li itemprop="recipeIngredient">2 vejce</li><li itemprop="recipeIngredient">½&nbsp;l mléka</li></ul>
      <div itemprop="recipeInstructions"><ol><li>Umícháme.</li><li>Upečeme.</li></ol></div>
    </div><p itemprop="name">Mimo</p>`

  it('is read where there is no JSON-LD', () => {
    expect(readPage(html, URL_OF_PAGE)).toEqual([
      {
        name: 'Palačinky',
        headnote: 'Na sladko i na slano.',
        parts: [],
        portion_size: 8,
        time_minutes: 15,
        resting_time: 30,
        ingredients: ['2 vejce', '½ l mléka'],
        steps: ['Umícháme.', 'Upečeme.'],
        source_url: URL_OF_PAGE,
        aimed_iddsi_level: null,
        tip: '',
        doubtful_lines: [],
        step_titles: [],
        labels: [],
        pictures: [],
        doubts: [],
      },
    ])
  })

  it('is preferred to JSON-LD without ingredients', () => {
    const empty = page(JSON.stringify({ '@type': 'Recipe', name: 'Nic', recipeInstructions: 'x' }))
    expect(readPage(empty + html, null)[0]?.name).toBe('Palačinky')
  })
})

it.each([
  ['', '<p>Článek o guláši</p>', '{"@type":"Recipe"}', '<div itemscope itemtype="https://schema.org/Recipe"></div>'],
])('a page without a recipe has none', (...pages) => {
  for (const html of pages) expect(readPage(html, URL_OF_PAGE), html).toEqual([])
})

it.each([
  ['deep', '<div>'.repeat(400_000)],
  [
    'deep with properties',
    `<div itemscope itemtype="https://schema.org/Recipe">${'<b itemprop="a">x'.repeat(100_000)}`,
  ],
  [
    'wide with properties',
    `<div itemscope itemtype="https://schema.org/Recipe">${'<p itemprop="a">x'.repeat(100_000)}`,
  ],
  ['of brackets', '<'.repeat(2_000_000)],
  ['of entities', '&amp;'.repeat(400_000)],
  ['of scripts', '<script type="application/ld+json">{'.repeat(50_000)],
  ['of lists in lists', page('['.repeat(500_000))],
  ['of deep JSON', page(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`)],
])('a page %s is read in finite time', (_, html) => {
  expect(readPage(html, null).length).toBeLessThanOrEqual(1)
})
