import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { readPack } from '@zivina/domain/catalogue/products/pack'
import { productGuid } from '@zivina/domain/catalogue/products/product-guid'
import { readProduct } from '@zivina/domain/catalogue/products/read-product'
import { sampleBarcode, sampleLine, sampleRow } from '@zivina/domain/catalogue/products/sample/sample-products'
import type { SourceProduct } from '@zivina/domain/catalogue/products/source-product'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { seedDemoProducts } from './import/demo-products.ts'
import { productPack } from './pack/build-pack.ts'
import { storeProducts } from './queries.ts'

let api: AccountApi
let user: string
let stranger: string
let admin: string
let guids: Record<'user' | 'stranger', string>

beforeAll(async () => {
  api = await openAccountApi({ seeded: true })
  const [one, other, chief] = await Promise.all([api.user(), api.user(), api.user({ is_admin: true, is_demo: true })])
  ;[user, stranger, admin] = (await Promise.all([one, other, chief].map(({ email }) => api.login(email)))).map(
    ({ access }) => access,
  ) as [string, string, string]
  guids = { user: one.guid, stranger: other.guid }
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.sql('truncate product, product_word, product_removal, product_lookup, product_pack')
  await api.sql(`update ingredient set barcodes = '{}' where barcodes <> '{}'`)
  await api.sql('delete from body_profile')
})

function sampleProduct(number: number, change: Partial<SourceProduct> = {}): SourceProduct {
  const read = readProduct(sampleRow(number))
  if ('rejected' in read) throw new Error(read.rejected)
  return { ...read.product, ...change }
}

const store = (...products: SourceProduct[]) => storeProducts(api.database.db, products, 'newer')
const scan = (barcode: string, token = user) => api.call(`/barcode/${barcode}`, { token })
const YOGHURT = sampleBarcode(0)

describe('a scanned barcode', () => {
  it('finds a product with its figures, source and date', async () => {
    await store(sampleProduct(0))
    const { status, body } = await scan(YOGHURT)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      barcode: YOGHURT,
      state: 'found',
      ask_again_ms: null,
      ingredients: [],
      warnings: [],
      avoided: [],
      product: {
        guid: productGuid(YOGHURT),
        barcode: YOGHURT,
        name: 'Bílý jogurt smetanový',
        brand: 'Ukázková mlékárna',
        kilojoules: 288,
        calories: 69,
        protein: 4.2,
        salt: 0.13,
        faults: [],
        allergens: { milk: 'contains', gluten: 'free', nuts: 'free' },
        source: 'open_food_facts',
        modified_at: '2025-10-09T08:53:20.000Z',
        package_size: 150,
      },
    })
  })

  it('shows figures that cannot be as faults, and as unknown', async () => {
    const read = readProduct(JSON.parse(sampleLine(28)))
    if ('rejected' in read) throw new Error(read.rejected)
    await store(read.product)
    const { body } = await scan(sampleBarcode(28))
    expect(body.product).toMatchObject({ salt: null, faults: [{ field: 'salt', code: 'NEGATIVE', value: -1 }] })
  })

  it('finds one’s own food before an approved one, and no other person’s', async () => {
    const { db } = api.database
    await buildIngredient(db, { name: 'Jogurt schválený', barcodes: [YOGHURT] })
    await buildIngredient(db, { name: 'Jogurt můj', barcodes: [YOGHURT], creator: guids.user, status: 'Pending' })
    await buildIngredient(db, { name: 'Jogurt cizí', barcodes: [YOGHURT], creator: guids.stranger, status: 'Pending' })
    const { body } = await scan(YOGHURT)
    expect(body.ingredients.map(({ name, is_own }: { name: string; is_own: boolean }) => [name, is_own])).toEqual([
      ['Jogurt můj', true],
      ['Jogurt schválený', false],
    ])
    expect(body).toMatchObject({ state: 'found', product: null })
  })

  it('is unknown where nothing carries it and nobody is asked', async () => {
    const { body } = await scan(YOGHURT)
    expect(body).toMatchObject({ state: 'unknown', product: null, ask_again_ms: null, allergens_known: false })
    expect(await api.sql('select * from product_lookup')).toEqual([])
  })

  it('is the same code however it is written', async () => {
    await store(sampleProduct(0))
    expect((await scan(`0${YOGHURT}`)).body.product.barcode).toBe(YOGHURT)
    expect((await scan(encodeURIComponent('9520 0000-00004'))).body.product.barcode).toBe(YOGHURT)
  })

  it.each(['9520000000005', '123', 'mleko', '00000000', '1'.repeat(80)])(
    '%s is refused as no barcode',
    async (code) => {
      const { status, body } = await scan(code)
      expect([status, body.code]).toEqual([400, 'INVALID_BARCODE'])
      expect((await api.call(`/barcode/${code}`, { method: 'DELETE', token: admin })).body.code).toBe('INVALID_BARCODE')
    },
  )
})

describe('the warnings of a scan', () => {
  const avoid = (...allergens: string[]) =>
    api.sql(`insert into body_profile ("user", allergens) values ('${guids.user}', '{${allergens.join()}}')`)

  it('name what the person avoids, and only to that person', async () => {
    await avoid('milk', 'peanuts', 'gluten')
    await store(sampleProduct(4))
    const { body } = await scan(sampleBarcode(4))
    expect(body.warnings).toEqual([
      { kind: 'gluten', name: 'lepek', allergen: 'gluten', is_certain: true },
      { kind: 'allergen', name: 'mléko', allergen: 'milk', is_certain: true },
      { kind: 'trace', name: 'arašídy', allergen: 'peanuts', is_certain: false },
    ])
    expect(body).toMatchObject({ avoided: ['gluten', 'peanuts', 'milk'], allergens_known: true })
    expect((await scan(sampleBarcode(4), stranger)).body).toMatchObject({ warnings: [], avoided: [] })
  })

  it('say that nothing is known where the source does not say', async () => {
    await avoid('milk')
    await store(sampleProduct(6))
    expect((await scan(sampleBarcode(6))).body).toMatchObject({ warnings: [], allergens_known: false })
  })

  it('are no statement where the list of the source is unreadable: every allergen is null', async () => {
    await store(sampleProduct(0, { allergens: { listed: [], is_whole: false } }))
    const { product } = (await scan(YOGHURT)).body
    expect(Object.values(product.allergens)).toEqual(ALLERGENS.map(() => null))
  })

  it('know the allergens of foods too', async () => {
    await avoid('nuts')
    const nuts = { nuts: { state: 'contains', evidence: 'label' } } as const
    await buildIngredient(api.database.db, { name: 'Tyčinka', barcodes: [YOGHURT], allergens: nuts })
    expect((await scan(YOGHURT)).body.warnings).toMatchObject([{ kind: 'allergen', name: 'ořechy', allergen: 'nuts' }])
  })
})

describe('the foods that a person does not eat', () => {
  /** The person eats by a plan, and not these foods. @param owner whose plan it is */
  async function exclude(owner: string, ...foods: { guid: string }[]): Promise<void> {
    const [plan] = await api.sql(
      `insert into meal_plan (premium_user, name, search_name) values ('${owner}', 'P', 'p') returning guid`,
    )
    await api.sql(`insert into meal_plan_eater (plan, "user", excluded_ingredients)
      values ('${plan?.guid}', '${guids.user}', '{${foods.map(({ guid }) => guid).join()}}')`)
  }
  let made = 0
  /** A food of this name; what is in brackets tells it from those of the catalogue, and is no part of what is looked for. */
  async function named(food: string, barcodes: string[] = []): Promise<{ guid: string; name: string }> {
    made += 1
    const name = `${food} (zkouška ${made})`
    const { guid } = await buildIngredient(api.database.db, { name, barcodes })
    return { guid, name }
  }
  const label = (text: string) => ({ ingredients: { text, language: 'cs' as const } })
  beforeEach(async () => {
    await api.sql('delete from meal_plan')
    await api.sql('delete from excluded_food')
  })

  it('are found in the list of ingredients, and only to that person', async () => {
    const onion = await named('Cibule žlutá')
    await exclude(guids.user, onion)
    await store(sampleProduct(0, label('mléko, sušená zelenina (cibulový prášek, mrkev), jogurtová kultura')))
    const { body } = await scan(YOGHURT)
    expect(body.warnings).toEqual([{ kind: 'excluded', name: onion.name, allergen: null, is_certain: true }])
    expect(body).toMatchObject({ excluded: [onion.name], ingredients_known: true })
    expect(body.ingredients_text).toContain('cibulový prášek')
    expect((await scan(YOGHURT, stranger)).body).toMatchObject({ warnings: [], excluded: [] })
  })

  it('are probable by the name alone, and unknown without a list of ingredients', async () => {
    const [yogurt, caper] = [await named('Jogurt'), await named('Kapary')]
    await exclude(guids.user, yogurt, caper)
    await store(sampleProduct(0))
    const { body } = await scan(YOGHURT)
    expect(body.warnings).toEqual([{ kind: 'excluded', name: yogurt.name, allergen: null, is_certain: false }])
    expect(body).toMatchObject({
      excluded: [yogurt.name, caper.name],
      ingredients_known: false,
      ingredients_text: null,
    })
  })

  it('are surely contained where the food itself carries the code', async () => {
    const food = await named('Tyčinka', [YOGHURT])
    await exclude(guids.user, food)
    expect((await scan(YOGHURT)).body.warnings).toMatchObject([{ kind: 'excluded', is_certain: true }])
  })

  it('are those of the person’s own list and of their plans, each once', async () => {
    const [onion, caper, yogurt] = [await named('Cibule'), await named('Kapary'), await named('Jogurt')]
    for (const { guid } of [onion, caper]) {
      const body = { ingredient: guid }
      expect((await api.call('/excluded_food', { method: 'POST', token: user, body })).status).toBe(200)
    }
    await exclude(guids.user, caper, yogurt)
    await store(sampleProduct(0, label('mléko, cibule, jogurtová kultura')))
    const { body } = await scan(YOGHURT)
    expect(body.excluded).toEqual([onion.name, caper.name, yogurt.name])
    expect(body.warnings).toMatchObject([
      { kind: 'excluded', name: onion.name, is_certain: true },
      { kind: 'excluded', name: yogurt.name, is_certain: true },
    ])
    expect((await scan(YOGHURT, stranger)).body).toMatchObject({ warnings: [], excluded: [] })
  })

  it('are not what somebody else writes of the person in a plan of theirs', async () => {
    await exclude(guids.stranger, await named('Jogurt'))
    await store(sampleProduct(0))
    expect((await scan(YOGHURT)).body).toMatchObject({ warnings: [], excluded: [] })
  })
})

describe('the barcodes for an admin', () => {
  it('are those of ingredients, then those of products, in pages of 25', async () => {
    await buildIngredient(api.database.db, { name: 'Se dvěma kódy', barcodes: ['4006381333931', '73513537'] })
    await store(...Array.from({ length: 30 }, (_, number) => sampleProduct(number)))
    const first = await api.call('/barcode', { token: admin })
    expect(first.body).toMatchObject({ count: 32 })
    expect(first.body.results).toHaveLength(25)
    expect(first.body.results.slice(0, 3)).toMatchObject([
      { barcode: '4006381333931', kind: 'ingredient', name: 'Se dvěma kódy', source: 'user', fault_count: 0 },
      { barcode: '73513537', kind: 'ingredient' },
      { kind: 'product', source: 'open_food_facts' },
    ])
    const second = await api.call('/barcode?page=2', { token: admin })
    expect(second.body.results).toHaveLength(7)
    const codes = [...first.body.results, ...second.body.results].map(({ barcode }: { barcode: string }) => barcode)
    expect(new Set(codes).size).toBe(32)
    expect((await api.call('/barcode?page=3', { token: admin })).body.results).toEqual([])
  })

  it('are found by a whole code or by words, and by kind', async () => {
    await buildIngredient(api.database.db, { name: 'Skyr borůvkový', barcodes: ['4006381333931', '73513537'] })
    await store(sampleProduct(0), sampleProduct(1))
    const found = async (query: string) => {
      const { body } = await api.call(`/barcode?${query}`, { token: admin })
      expect(body.count).toBe(body.results.length)
      return body.results.map(({ barcode }: { barcode: string }) => barcode)
    }
    expect(await found('search=4006381333931')).toEqual(['4006381333931'])
    expect(await found(`search=${YOGHURT}`)).toEqual([YOGHURT])
    expect((await found('search=skyr')).toSorted()).toEqual(['4006381333931', '73513537'])
    expect(await found('search=jogurt+smetanov')).toEqual([YOGHURT])
    expect(await found('kind=ingredient&search=jogurt')).toEqual([])
    expect(await found('kind=product')).toHaveLength(2)
    expect(await found('search=nic+takoveho')).toEqual([])
  })

  it('are removed from ingredients and products for good: neither an import nor a lookup brings them back', async () => {
    await buildIngredient(api.database.db, { name: 'S kódem', barcodes: [YOGHURT, '73513537'] })
    await store(sampleProduct(0))
    const remove = () => api.call(`/barcode/${YOGHURT}`, { method: 'DELETE', token: admin })
    expect((await remove()).status).toBe(204)
    expect((await scan(YOGHURT)).body).toMatchObject({ state: 'unknown', product: null, ingredients: [] })
    expect((await scan('73513537')).body.ingredients).toHaveLength(1)
    expect(await store(sampleProduct(0))).toEqual({ stored: 0, removed: 1 })
    expect((await remove()).body.code).toBe('NOT_FOUND')
  })
})

describe('the search of products', () => {
  const search = async (text: string, more = '') =>
    (await api.call(`/product?search=${encodeURIComponent(text)}${more}`, { token: user })).body
  const names = ({ results }: { results: { name: string }[] }) => results.map(({ name }) => name)
  const named = (number: number, name: string, change: Partial<SourceProduct> = {}) =>
    sampleProduct(number, { name, brand: null, ...change })

  beforeEach(() =>
    store(
      named(1, 'Jogurt'),
      named(2, 'Jogurt bílý selský'),
      named(3, 'Mražený jogurt'),
      named(4, 'Jogurtová zálivka', { brand: 'Vzorek' }),
      named(5, 'Jogurt řecký', { is_czech: false }),
      named(6, 'Kuřecí řízek'),
    ),
  )

  it('finds without regard to accents, case and endings, what begins so first, and Czech products before others', async () => {
    expect(names(await search('JOGURTU'))).toEqual([
      ...['Jogurt', 'Jogurt bílý selský', 'Jogurtová zálivka', 'Mražený jogurt', 'Jogurt řecký'],
    ])
    expect(names(await search('kureci rizky'))).toEqual(['Kuřecí řízek'])
    expect(names(await search('zalivka vzorek'))).toEqual(['Jogurtová zálivka'])
  })

  it('is cut into pages, and says whether more follow', async () => {
    const first = await search('jogurt', '&limit=2')
    expect([names(first), first.is_more]).toEqual([['Jogurt', 'Jogurt bílý selský'], true])
    const all = await search('jogurt', '&limit=5')
    expect([all.results.length, all.is_more]).toEqual([5, false])
    const last = await search('jogurt', '&limit=2&offset=4')
    expect([names(last), last.is_more]).toEqual([['Jogurt řecký'], false])
  })

  it('finds words at any place in names from elsewhere, also where all words are common or one of them is rare', async () => {
    const fill = (name: string, from: number) =>
      api.sql(`insert into product (barcode, name, weight_units, is_czech, search_text)
        select ${from} + n, '${name} slovo' || n, 'Gram', false, '${name} slovo' || n from generate_series(1, 250) n`)
    await fill('chips', 9_520_000_100_000)
    await fill('paprik', 9_520_000_200_000)
    await store(
      named(11, 'Chips solené paprika', { is_czech: false }),
      named(12, 'Křupavé chips jedinečné paprika', { is_czech: false }),
    )
    expect(names(await search('paprika chips'))).toEqual(['Chips solené paprika'])
    expect(names(await search('chips jedinečné'))).toEqual(['Křupavé chips jedinečné paprika'])
    expect(names(await search('paprika jedinečné chips'))).toEqual(['Křupavé chips jedinečné paprika'])
    expect(names(await search('paprika slovo249'))).toEqual(['paprik slovo249'])
    expect((await search('chips', '&limit=20&offset=180')).results).toHaveLength(20)
    await api.sql('delete from product where barcode > 9520000100000 and barcode < 9520000300000')
  })

  it.each(['', 'a', '%', "'", 'x:* | y', '\\', 'neexistující'])(
    'for %j finds nothing, and does not fail',
    async (text) => {
      expect(await search(text)).toEqual({ results: [], is_more: false })
    },
  )
})

describe('the words of products', () => {
  const keys = () => api.sql('select key, length, barcode from product_word order by key')
  const found = async (text: string) => (await api.call(`/product?search=${text}`, { token: user })).body.results.length

  it('follow every change of a product, and are kept of Czech ones alone', async () => {
    const jogurt = sampleProduct(1, { name: 'Jogurt', brand: null })
    await store(jogurt, sampleProduct(2, { name: 'Jogurt', brand: null, is_czech: false }))
    const words = await keys()
    expect(words.map(({ key }) => key)).toEqual([
      ...['^jog', '^jogu', '^jogur', '^jogurt', '^jogurt.', 'jog', 'jogu', 'jogur', 'jogurt', 'jogurt.'],
    ])
    await storeProducts(api.database.db, [{ ...jogurt, name: 'Skyr' }], 'always')
    expect((await keys()).map(({ key }) => key)).toEqual(['^sky', '^skyr', '^skyr.', 'sky', 'skyr', 'skyr.'])
    await storeProducts(api.database.db, [{ ...jogurt, name: 'Skyr', is_czech: false }], 'always')
    expect(await keys()).toEqual([])
    await storeProducts(api.database.db, [jogurt], 'always')
    await api.sql('delete from product')
    expect(await keys()).toEqual([])
  })

  it('find a word at any place by its beginning, however long it is, and several in any order', async () => {
    await store(sampleProduct(1, { name: 'Nejzajímavější pomazánka', brand: 'Choceňská' }))
    for (const text of ['pom', 'pomazánk', 'nejzajímavěj', 'choceň nejza', 'pomazánka nejzajímavěj']) {
      expect([text, await found(encodeURIComponent(text))]).toEqual([text, 1])
    }
    for (const text of ['nejzajímalý', 'pomazánka jogurt', 'mazánka']) {
      expect([text, await found(encodeURIComponent(text))]).toEqual([text, 0])
    }
  })
})

describe('the offline file', () => {
  const version = async () => (await api.call('/product/pack_version', { token: user })).body
  const build = () => productPack.run({ db: api.database.db } as JobContext)

  it('is not there before it is built', async () => {
    expect(await version()).toEqual({ version: null, products: 0, size: 0, built_at: null })
    expect((await api.call('/product/pack', { token: user })).status).toBe(404)
  })

  it('has the products sold in Czechia, and another version only when one changed', async () => {
    await store(sampleProduct(0), sampleProduct(1), sampleProduct(95))
    await build()
    const first = await version()
    expect(first).toMatchObject({ products: 2, version: expect.stringMatching(/^[0-9a-f]{16}$/) })
    const request = new Request('http://localhost:3000/api/product/pack', {
      headers: { authorization: `Bearer ${user}` },
    })
    const answer = await api.fetch(request)
    const file = new Uint8Array(await answer.arrayBuffer())
    expect([file.length, answer.headers.get('content-length')]).toEqual([first.size, String(first.size)])
    expect(readPack(file)).toMatchObject([
      { barcode: sampleBarcode(0), figures: { protein: 4.2 } },
      { barcode: sampleBarcode(1) },
    ])
    await build()
    expect(await version()).toEqual(first)
    await store(sampleProduct(2))
    await build()
    expect((await version()).version).not.toBe(first.version)
  })

  it('and its products are there in the demo, clearly made up', async () => {
    await seedDemoProducts(api.database.db)
    await seedDemoProducts(api.database.db)
    expect(await version()).toMatchObject({ products: 45 })
    expect((await scan(YOGHURT)).body.product.brand).toBe('Ukázková mlékárna')
  })
})
