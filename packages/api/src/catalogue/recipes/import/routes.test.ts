import type { ImportDraft } from '@zivina/contract/catalogue/recipes/import'
import { ERRORS } from '@zivina/contract/kernel/errors'
import { IMPORT_FILE_MAX_BYTES, IMPORT_TEXT_MAX, RECIPE_HEADNOTE_MAX } from '@zivina/contract/kernel/limits'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { EgressError, type EgressReason } from '@zivina/integrations/egress/egress-error'
import { createPageReader } from '@zivina/integrations/egress/page-reader'
import type { Page } from '@zivina/integrations/egress/port'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'

let api: AccountApi
let token: string
let answer: (address: string) => Promise<Page> = () => Promise.reject(new EgressError('unreachable', 'nothing'))

beforeAll(async () => {
  api = await openAccountApi({ seeded: true, pages: { read: (address) => answer(address) } })
  const [me, other] = [await api.user(), await api.user()]
  const { db } = api.database
  await buildIngredient(db, { name: 'Kvašená xerofilka', status: 'Pending', creator: me.guid })
  await buildIngredient(db, { name: 'Kvašená xerofilka cizí', status: 'Pending', creator: other.guid })
  await buildIngredient(db, { name: 'Zamítnutá xerofilka', status: 'Denied', creator: other.guid })
  token = (await api.login(me.email)).access
})
afterAll(() => api.close())

const RECIPE = `Palačinky
Porce: 4
Čas: 30 minut
Suroviny:
250 g hladké mouky
500 ml mléka
2 vejce
špetka soli
olej na smažení
2 lžíce kvašené xerofilky
Postup:
1. Umícháme těsto.
2. Upečeme.`

async function draftsOf(path: string, body: unknown): Promise<ImportDraft[]> {
  const { status, body: given } = await api.post(`/recipe_import/${path}`, body, { token })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(given)}`)
  return given.drafts
}

async function codeOf(path: string, body: unknown): Promise<string> {
  return (await api.post(`/recipe_import/${path}`, body, { token })).body.code
}

const rowCounts = () =>
  api.sql(`select (select count(*) from recipe) as recipes, (select count(*) from ingredient) as ingredients,
    (select count(*) from recipe_ingredient) as lines, (select count(*) from "user") as users`)

describe('what comes with a recipe of a file', () => {
  const RECIPE = { '@type': 'Recipe', name: 'Pokus', recipeIngredient: ['100 g rýže'], recipeInstructions: ['Uvařte.'] }
  const labels = { recipeCategory: 'Oběd', keywords: 'Rychlé, od babičky' }

  it('are kinds of meals, tags of ours and pictures; unknown tags are told', async () => {
    const files = {
      'a/recipe.json': strToU8(JSON.stringify({ ...RECIPE, ...labels })),
      'a/full.jpg': new Uint8Array(3),
    }
    const content = Buffer.from(zipSync(files)).toString('base64')
    expect(await draftsOf('file', { content })).toMatchObject([
      {
        meal_types: ['Lunch'],
        tags: ['rychlé'],
        unknown_labels: ['od babičky'],
        pictures: [{ name: 'full.jpg', content: 'AAAA' }],
        warnings: ['NO_PORTIONS'],
      },
    ])
  })

  it('of a page are those that we have, and nothing is told of the others', async () => {
    const text = `<script type="application/ld+json">${JSON.stringify({ ...RECIPE, ...labels, image: 'https://jinde.example/a.jpg' })}</script>`
    answer = async (address) => ({ url: address, text, type: 'text/html' })
    expect(await draftsOf('url', { url: 'https://jinde.example/pokus' })).toMatchObject([
      { meal_types: ['Lunch'], tags: ['rychlé'], unknown_labels: [], pictures: [], warnings: ['NO_PORTIONS'] },
    ])
  })
})

describe('a pasted text', () => {
  it('becomes a draft with amounts in the units of the matched foods', async () => {
    const [draft] = await draftsOf('text', { text: RECIPE })
    expect(draft).toMatchObject({
      name: 'Palačinky',
      portion_size: 4,
      time_minutes: 30,
      resting_time: null,
      source_url: null,
      warnings: [],
      steps: ['Umícháme těsto.', 'Upečeme.'],
    })
    const shown = draft?.lines.map(({ ingredient, amount_in_units }) => [ingredient?.slug ?? null, amount_in_units])
    expect(shown?.slice(0, 5)).toEqual([
      ['hladka-mouka-psenicna', 250],
      ['mleko-polotucne-cerstve-1-5-tuku', 500],
      ['vejce-slepici-velikost-m', 2],
      ['sul-jodidovana', 0.4],
      ['olej-slunecnicovy', null],
    ])
    expect(draft?.lines[4]).toMatchObject({ text: 'olej na smažení', amount: null, unit: null, comment: 'na smažení' })
    for (const line of draft?.lines ?? []) {
      expect(line.alternatives.map(({ guid }) => guid)).not.toContain(line.ingredient?.guid)
    }
  })

  it('keeps the part of the dish that a heading names', async () => {
    const text = 'Buchta\nSuroviny\n2 vejce\nNa krém:\n100 g másla\nsůl a pepř\nPoleva:\n50 g cukru\nPostup:\nUpečeme.'
    const [draft] = await draftsOf('text', { text })
    expect(draft?.lines.map((line) => [line.text, line.segment])).toEqual([
      ['2 vejce', 'Main'],
      ['100 g másla', 'Cream'],
      ['sůl', 'Cream'],
      ['pepř', 'Cream'],
      ['50 g cukru', 'Glaze'],
    ])
  })

  it('matches the author’s own ingredients, and no other user’s', async () => {
    const line = (await draftsOf('text', { text: RECIPE }))[0]?.lines[5]
    expect(line?.ingredient?.name).toBe('Kvašená xerofilka')
    const all = [line?.ingredient, ...(line?.alternatives ?? [])]
    expect(all.filter((food) => /xerofilka/.test(food?.name ?? ''))).toHaveLength(1)
    const stranger = await api.user()
    const { access } = await api.login(stranger.email)
    const { body } = await api.post('/recipe_import/text', { text: RECIPE }, { token: access })
    expect(JSON.stringify(body)).not.toMatch(/Kvašená xerofilka|Zamítnutá/)
    expect(body.drafts[0].lines[5].ingredient).toBeNull()
  })

  it('with a typing error matches its food, with less confidence', async () => {
    const [draft] = await draftsOf('text', { text: 'Kaše\nSuroviny:\n200 g bramobr\n200 g brambor\nPostup: Uvaříme.' })
    const [wrong, right] = draft?.lines ?? []
    expect([wrong?.ingredient?.slug, right?.ingredient?.slug]).toEqual([
      'brambory-syrove-loupane',
      'brambory-syrove-loupane',
    ])
    expect(wrong?.confidence).toBeLessThan(right?.confidence ?? 0)
  })

  it('has warnings about missing parts', async () => {
    expect((await draftsOf('text', { text: 'Něco\nSuroviny:\n2 vejce' }))[0]?.warnings).toEqual([
      'NO_STEPS',
      'NO_PORTIONS',
    ])
    const long = `Něco\nSuroviny:\n${Array.from({ length: 90 }, (_, index) => `${index + 1} g soli`).join('\n')}\nPostup: x`
    const [draft] = await draftsOf('text', { text: long })
    expect(draft?.lines).toHaveLength(80)
    expect(draft?.warnings).toContain('LINES_CUT')
  })

  it('takes at most ten statements, for eighty lines as for one', async () => {
    const many = `Něco\nSuroviny:\n${Array.from({ length: 80 }, (_, index) => `${index} g mouk${index} bramobry`).join('\n')}`
    for (const text of ['Něco\nSuroviny:\n1 vejce', many]) {
      const statements = await api.statements(() => api.post('/recipe_import/text', { text }, { token }))
      expect(statements).toBeGreaterThan(0)
      expect(statements).toBeLessThanOrEqual(10)
    }
  })

  it('stores nothing', async () => {
    const before = await rowCounts()
    await draftsOf('text', { text: RECIPE })
    expect(await rowCounts()).toEqual(before)
  })

  it('without a recipe, or with an invalid body, is refused', async () => {
    expect(await codeOf('text', { text: 'Dobrý den' })).toBe('IMPORT_NO_RECIPE')
    for (const body of [
      {},
      { text: '' },
      { text: 1 },
      { text: 'a'.repeat(IMPORT_TEXT_MAX + 1) },
      { text: 'x', more: 1 },
    ]) {
      expect((await api.post('/recipe_import/text', body, { token })).status).toBe(400)
    }
  })
})

describe('an address', () => {
  const page = (text: string, type = 'text/html'): Page => ({ url: 'https://a.example.com/konec', type, text })
  const LONG = `Poctivý guláš. ${'Z kližky a cibule. '.repeat(20)}`
  const JSON_LD = {
    '@type': 'Recipe',
    name: 'Guláš',
    description: LONG,
    recipeIngredient: ['3 cibule'],
    recipeInstructions: 'Uvaříme.',
  }

  it('is read, and is the source of the recipe', async () => {
    const asked: string[] = []
    answer = async (address) => {
      asked.push(address)
      return page(`<script type="application/ld+json">${JSON.stringify(JSON_LD)}</script>`)
    }
    const [draft] = await draftsOf('url', { url: ' a.example.com/gulas ' })
    expect(draft).toMatchObject({ name: 'Guláš', source_url: 'https://a.example.com/konec', warnings: ['NO_PORTIONS'] })
    expect(draft?.headnote).toMatch(/^Poctivý guláš\. (Z kližky a cibule\. ?)+$/)
    expect(draft?.headnote.length).toBeLessThanOrEqual(RECIPE_HEADNOTE_MAX)
    answer = async () => page(JSON.stringify(JSON_LD), 'application/json')
    expect((await draftsOf('url', { url: 'http://a.example.com/r.json' }))[0]?.name).toBe('Guláš')
    expect(asked).toEqual(['https://a.example.com/gulas'])
  })

  it.each<[EgressReason, keyof typeof ERRORS]>([
    ['address', 'IMPORT_REFUSED_ADDRESS'],
    ['unreachable', 'IMPORT_UNREACHABLE'],
    ['too_large', 'IMPORT_TOO_LARGE'],
    ['type', 'IMPORT_NO_RECIPE'],
  ])('%s is reported as %s without details', async (reason, code) => {
    answer = () => Promise.reject(new EgressError(reason, '10.0.0.7 says no', new Error('ECONNREFUSED 10.0.0.7')))
    const { status, body } = await api.post('/recipe_import/url', { url: 'http://a.example.com/' }, { token })
    expect({ status, body }).toEqual({ status: ERRORS[code].status, body: { code, message: ERRORS[code].message } })
  })

  it('without a recipe is refused', async () => {
    answer = async () => page('<p>Článek</p>')
    expect(await codeOf('url', { url: 'http://a.example.com/' })).toBe('IMPORT_NO_RECIPE')
  })

  it('in our own network is not requested by the real reader', async () => {
    const real = createPageReader({ public_url: 'http://localhost:3000' })
    answer = (address) => real.read(address)
    for (const url of [
      'http://127.0.0.1:5432/',
      'http://127.0.0.1/',
      'localhost/',
      'file:///etc/passwd',
      'http://[::1]/',
      'x',
    ]) {
      expect(await codeOf('url', { url }), url).toBe('IMPORT_REFUSED_ADDRESS')
    }
  })

  it('is limited to twenty requests in ten minutes', async () => {
    answer = async () => page('')
    const from = { token, address: '198.51.100.50' }
    const ask = async () => (await api.post('/recipe_import/url', { url: 'http://a.example.com/' }, from)).status
    for (let tries = 0; tries < 20; tries += 1) expect(await ask()).toBe(422)
    expect(await ask()).toBe(429)
  })
})

describe('a file', () => {
  const encode = (content: string) => ({ content: Buffer.from(content).toString('base64') })

  it('gives a draft for each recipe in it', async () => {
    const recipes = ['Guláš', 'Knedlíky'].map((name) => ({ '@type': 'Recipe', name, recipeIngredient: ['1 vejce'] }))
    expect((await draftsOf('file', encode(JSON.stringify(recipes)))).map(({ name }) => name)).toEqual([
      'Guláš',
      'Knedlíky',
    ])
  })

  it('may be larger than other bodies, up to its own limit', async () => {
    expect(await codeOf('file', encode(`${RECIPE}\n${'x'.repeat(2 * 1024 * 1024)}`))).toBeUndefined()
    expect(await codeOf('file', encode('x'.repeat(IMPORT_FILE_MAX_BYTES + 10_000)))).toBe('PAYLOAD_TOO_LARGE')
    expect(await codeOf('text', { text: 'x'.repeat(2 * 1024 * 1024) })).toBe('PAYLOAD_TOO_LARGE')
  })

  it('that is no recipe file is refused', async () => {
    for (const body of [{ content: 'není base64!' }, { content: '' }, {}, { content: 5 }]) {
      expect((await api.post('/recipe_import/file', body, { token })).status).toBe(400)
    }
    for (const content of ['PK\u0003\u0004nic', '{"a":1}', '\u0000\u0001']) {
      expect(await codeOf('file', encode(content)), content).toBe('IMPORT_NO_RECIPE')
    }
  })
})
