import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { BadFile } from './bad-file.ts'
import { readFile, readText } from './read-source.ts'

/** Replaces the parser of ingredient lines, which is in another package. */
const readLine = (line: string) => ({
  amount: /^\d/.test(line) ? 1 : null,
  unit: /^(špetka|hrst)/.test(line) ? 'pinch' : null,
})

const text = (content: string) => readText(content, readLine).recipes
const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const file = async (content: Uint8Array) => (await readFile(Buffer.from(content), readLine)).recipes
const refusal = (content: Uint8Array) =>
  readFile(Buffer.from(content), readLine).then(
    () => 'read',
    (error: unknown) => (error instanceof BadFile ? error.reason : String(error)),
  )

const SCHEMA = { '@type': 'Recipe', name: 'Guláš', recipeIngredient: ['3 cibule'], recipeInstructions: ['Uvaříme.'] }
const TANDOOR = {
  name: 'Polévka',
  servings: 2,
  working_time: 20,
  waiting_time: 60,
  source_url: 'https://a.example.com/',
  steps: [
    {
      instruction: 'Uvaříme.',
      ingredients: [
        { food: { name: 'mrkev' }, unit: { name: 'g' }, amount: 200.5, note: 'nastrouhaná' },
        { food: { name: 'sůl' }, unit: null, amount: 0, no_amount: true, note: '' },
        { food: null, is_header: true, note: 'Na ozdobu' },
      ],
    },
    { instruction: 'Podáváme.', ingredients: [] },
  ],
}

describe('pasted text', () => {
  it('with headings', () => {
    const pasted = `Bramborová polévka

      Porce: 4
      Doba přípravy: 20 minut
      Vaření: 40 min
      Odležení: 1 h

      Ingredience:
      - 500 g brambor
      • 2 mrkve
      sůl

      Postup:
      1. Brambory oloupeme a nakrájíme.
      2) Uvaříme doměkka.

      Tip: výborná je druhý den.
      Přidejte smetanu.`
    expect(text(pasted)).toEqual([
      {
        headnote: '',
        parts: [],
        name: 'Bramborová polévka',
        portion_size: 4,
        time_minutes: 60,
        resting_time: 60,
        source_url: null,
        aimed_iddsi_level: null,
        tip: '',
        doubtful_lines: [],
        step_titles: [],
        labels: [],
        pictures: [],
        doubts: [],
        ingredients: ['500 g brambor', '• 2 mrkve', 'sůl'].map((line) => line.replace('• ', '')),
        steps: ['Brambory oloupeme a nakrájíme.', 'Uvaříme doměkka.'],
      },
    ])
  })

  it('with the headings of its parts beside their ingredients', () => {
    const [recipe] = text(
      'Řezy\nSuroviny\n2 vejce\nNa krém:\n200 g másla\n100 g cukru\nPoleva\n100 g čokolády\nPostup\nPečeme a zdobíme.',
    )
    expect(recipe?.ingredients).toEqual(['2 vejce', '200 g másla', '100 g cukru', '100 g čokolády'])
    expect(recipe?.parts).toEqual([null, 'Na krém', 'Na krém', 'Poleva'])
  })

  it('with one heading above all ingredients, which names no part', () => {
    expect(text('Marináda\nNa marinádu:\n2 lžíce oleje\n1 lžíce medu\nPostup\nSmícháme.')[0]?.parts).toEqual([])
  })

  it('with ingredients on one line and portions in the heading', () => {
    const [recipe] = text(
      'Palačinky\nSuroviny na 4 porce: 2 vejce, 500 ml mléka, 250 g mouky\nPostup: Umícháme a pečeme.',
    )
    expect(recipe).toMatchObject({ portion_size: 4, ingredients: ['2 vejce', '500 ml mléka', '250 g mouky'] })
    expect(recipe?.steps).toEqual(['Umícháme a pečeme.'])
  })

  it('without headings, by the appearance of lines', () => {
    const [recipe] = text('Palačinky\n2 vejce\nšpetka soli\nVše umícháme a na pánvi upečeme tenké palačinky.')
    expect(recipe).toMatchObject({ name: 'Palačinky', ingredients: ['2 vejce', 'špetka soli'] })
    expect(recipe?.steps).toHaveLength(1)
  })

  it('with marks around a heading, and any number of marks within a line', () => {
    const [recipe] = text('Kaše\n** Suroviny **\n2 hrnky vloček\n## Postup *\nUvaříme.')
    expect(recipe).toMatchObject({ ingredients: ['2 hrnky vloček'], steps: ['Uvaříme.'] })
    const long = `Kaše\nSuroviny\n2 hrnky${'*'.repeat(98_000)}vloček\nPostup\nUvaříme.`
    expect(text(long)[0]?.steps).toEqual(['Uvaříme.'])
  })

  it('that holds no recipe is refused', () => {
    for (const nothing of ['', '   ', 'Jen název', '{}', '[]', '{"a": 1}', '<p></p>']) {
      expect(() => text(nothing), nothing).toThrow(BadFile)
    }
  })

  it('that is JSON-LD or HTML is read as such', () => {
    expect(text(JSON.stringify(SCHEMA))[0]?.name).toBe('Guláš')
    expect(text(`<script type="application/ld+json">${JSON.stringify(SCHEMA)}</script>`)[0]?.name).toBe('Guláš')
  })
})

describe('files of recipe managers', () => {
  it('Mealie, as typed and as parsed', async () => {
    const mealie = {
      name: 'Koláč',
      description: 'K nedělní kávě.',
      recipeYield: '8 kusů',
      totalTime: '1 hour',
      prepTime: '20 minutes',
      orgURL: 'https://a.example.com/k',
      recipeIngredient: [
        { originalText: '250 g mouky', quantity: 250, food: { name: 'mouka' } },
        { quantity: 2.5, unit: { name: 'lžíce' }, food: { name: 'cukr' }, note: 'krupice' },
        { quantity: 1, unit: null, food: null, note: 'špetka soli' },
        'vejce',
      ],
      recipeInstructions: [{ text: 'Zaděláme <b>těsto</b>.' }, { text: '' }],
    }
    expect(await file(json(mealie))).toEqual([
      {
        name: 'Koláč',
        headnote: 'K nedělní kávě.',
        parts: [],
        portion_size: 8,
        time_minutes: 20,
        resting_time: 40,
        source_url: 'https://a.example.com/k',
        aimed_iddsi_level: null,
        tip: '',
        doubtful_lines: [],
        step_titles: [],
        labels: [],
        pictures: [],
        doubts: [],
        ingredients: ['250 g mouky', '2,5 lžíce cukr, krupice', '1 špetka soli', 'vejce'],
        steps: ['Zaděláme těsto.'],
      },
    ])
    const archive = zipSync({ 'kolac/kolac.json': json(mealie), 'kolac/images/original.webp': new Uint8Array(10) })
    expect((await file(archive))[0]?.name).toBe('Koláč')
  })

  it('Tandoor, alone and in an archive of archives', async () => {
    const expected = {
      headnote: '',
      parts: [],
      name: 'Polévka',
      portion_size: 2,
      time_minutes: 20,
      resting_time: 60,
      source_url: 'https://a.example.com/',
      ingredients: ['200,5 g mrkev, nastrouhaná', 'sůl'],
      steps: ['Uvaříme.', 'Podáváme.'],
      aimed_iddsi_level: null,
      tip: '',
      doubtful_lines: [],
      step_titles: [],
      labels: [],
      pictures: [],
      doubts: [],
    }
    expect(await file(json(TANDOOR))).toEqual([expected])
    const one = zipSync({ 'recipe.json': json(TANDOOR), 'image.jpg': new Uint8Array(10) })
    const other = zipSync({ 'recipe.json': json({ ...TANDOOR, name: 'Kaše' }) })
    const pictured = { ...expected, pictures: [{ name: 'image.jpg', content: 'AAAAAAAAAAAAAA==' }] }
    expect(await file(zipSync({ '1.zip': one, '2.zip': other }))).toEqual([pictured, { ...expected, name: 'Kaše' }])
    expect(await file(zipSync({ '1.zip': one, '2.zip': one }))).toEqual([pictured])
  })

  it('Paprika: gzipped JSON, alone and in an archive', async () => {
    const paprika = {
      description: 'Z jednoho hrnce.',
      name: 'Rizoto',
      servings: '4',
      prep_time: '10 min',
      cook_time: '30 min',
      source_url: '',
      ingredients: '300 g rýže\n1 cibule',
      directions: 'Orestujeme.\n\nZalijeme.',
    }
    const packed = gzipSync(json(paprika))
    for (const content of [packed, zipSync({ 'Rizoto.paprikarecipe': packed })]) {
      expect(await file(content)).toEqual([
        {
          headnote: 'Z jednoho hrnce.',
          parts: [],
          name: 'Rizoto',
          portion_size: 4,
          time_minutes: 40,
          resting_time: null,
          source_url: null,
          ingredients: ['300 g rýže', '1 cibule'],
          steps: ['Orestujeme.', 'Zalijeme.'],
          aimed_iddsi_level: null,
          tip: '',
          doubtful_lines: [],
          step_titles: [],
          labels: [],
          pictures: [],
          doubts: [],
        },
      ])
    }
  })

  it('Nextcloud Cookbook, and text in an older encoding', async () => {
    expect((await file(zipSync({ 'Recepty/Guláš/recipe.json': json(SCHEMA) })))[0]?.steps).toEqual(['Uvaříme.'])
    const old = Buffer.from([...Buffer.from('Gul\nSuroviny:\n1 '), 0x9e, 0x6c, 0x6f, 0x75, 0x74, 0x65, 0x6b])
    expect((await file(old))[0]?.ingredients).toEqual(['1 žloutek'])
  })

  it('with more recipes than the limit give the first ones, and report that there are more', async () => {
    const many = await readFile(
      json(Array.from({ length: 12 }, (_, place) => ({ ...SCHEMA, name: `Guláš ${place}` }))),
      readLine,
    )
    expect(many.recipes).toHaveLength(10)
    expect(many.more).toBe(true)
    expect((await readFile(json([SCHEMA]), readLine)).more).toBe(false)
  })
})

describe('a malicious file is refused', () => {
  const recipe = { 'recipe.json': json(SCHEMA) }
  const huge = new Uint8Array(40 * 1024 * 1024)

  it.each<[what: string, make: () => Uint8Array, reason: string]>([
    ['a name that climbs out', () => zipSync({ '../../etc/recipe.json': json(SCHEMA) }), 'broken'],
    ['a name from the root', () => zipSync({ '/etc/recipe.json': json(SCHEMA) }), 'broken'],
    ['a name on a drive', () => zipSync({ 'C:\\recipe.json': json(SCHEMA) }), 'broken'],
    ['a name with backslashes', () => zipSync({ '..\\recipe.json': json(SCHEMA) }), 'broken'],
    ['one entry that unfolds', () => zipSync({ 'a.json': huge }), 'too_large'],
    ['many that unfold', () => zipSync(fill(8, new Uint8Array(2.5 * 1024 * 1024).fill(32))), 'too_large'],
    ['too many entries', () => zipSync(fill(2001, strToU8('{}'))), 'too_large'],
    ['a gzip bomb', () => gzipSync(huge), 'too_large'],
    ['an entry that is larger than it says', () => lying(zipSync({ 'a.json': new Uint8Array(50_000) })), 'broken'],
    ['a broken archive', () => zipSync(recipe).slice(0, 60), 'broken'],
    ['an archive of nothing', () => zipSync({}), 'broken'],
    ['archives in archives in archives', () => nest(nest(nest(zipSync(recipe)))), 'no_recipe'],
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'broken'],
    ['cut gzip', () => gzipSync(json(SCHEMA)).subarray(0, 30), 'broken'],
    [
      'an archive without recipes',
      () => zipSync({ 'a.json': strToU8('{"a":1}'), 'b.png': new Uint8Array(3) }),
      'no_recipe',
    ],
  ])('%s', async (_, make, reason) => {
    expect(await refusal(make())).toBe(reason)
  })
})

function fill(count: number, content: Uint8Array): Record<string, Uint8Array> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.json`, content]))
}

const nest = (content: Uint8Array) => zipSync({ 'inner.zip': content })

/** The central directory claims that an entry unpacks to ten bytes. */
function lying(archive: Uint8Array): Uint8Array {
  const data = Buffer.from(archive)
  const at = data.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
  data.writeUInt32LE(10, at + 24)
  return data
}
