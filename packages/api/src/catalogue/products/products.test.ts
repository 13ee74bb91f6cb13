import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { readPack } from '@zivina/domain/catalogue/products/pack'
import { productGuid } from '@zivina/domain/catalogue/products/product-guid'
import { readProduct } from '@zivina/domain/catalogue/products/read-product'
import { sampleBarcode, sampleLine, sampleRow } from '@zivina/domain/catalogue/products/sample/sample-products'
import type { SourceProduct } from '@zivina/domain/catalogue/products/source-product'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { productPack } from './build-pack.ts'
import { seedDemoProducts } from './demo-products.ts'
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
  await api.sql('truncate product, product_removal, product_lookup, product_pack')
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
      ...{ barcode: YOGHURT, state: 'found', ask_again_ms: null, ingredients: [], warnings: [], avoided: [] },
      product: {
        ...{ guid: productGuid(YOGHURT), barcode: YOGHURT, name: 'Bílý jogurt smetanový', brand: 'Ukázková mlékárna' },
        ...{ kilojoules: 288, calories: 69, protein: 4.2, salt: 0.13, allergens: ['milk'], traces: null, faults: [] },
        ...{ source: 'open_food_facts', modified_at: '2025-10-09T08:53:20.000Z', package_size: 150 },
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
      { kind: 'gluten', name: 'lepek', allergen: 'gluten' },
      { kind: 'allergen', name: 'mléko', allergen: 'milk' },
      { kind: 'trace', name: 'arašídy', allergen: 'peanuts' },
    ])
    expect(body).toMatchObject({ avoided: ['gluten', 'peanuts', 'milk'], allergens_known: true })
    expect((await scan(sampleBarcode(4), stranger)).body).toMatchObject({ warnings: [], avoided: [] })
  })

  it('say that nothing is known where the source does not say', async () => {
    await avoid('milk')
    await store(sampleProduct(6))
    expect((await scan(sampleBarcode(6))).body).toMatchObject({ warnings: [], allergens_known: false })
  })

  it('know the allergens of foods too', async () => {
    await avoid('nuts')
    const nuts = { nuts: { state: 'contains', evidence: 'label' } } as const
    await buildIngredient(api.database.db, { name: 'Tyčinka', barcodes: [YOGHURT], allergens: nuts })
    expect((await scan(YOGHURT)).body.warnings).toEqual([{ kind: 'allergen', name: 'ořechy', allergen: 'nuts' }])
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
    const last = await search('jogurt', '&limit=2&offset=4')
    expect([names(last), last.is_more]).toEqual([['Jogurt řecký'], false])
  })

  it.each(['', 'a', '%', "'", 'x:* | y', '\\', 'neexistující'])(
    'for %j finds nothing, and does not fail',
    async (text) => {
      expect(await search(text)).toEqual({ results: [], is_more: false })
    },
  )
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
