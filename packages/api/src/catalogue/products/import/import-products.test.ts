import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { sampleBarcode, sampleLine, sampleRow } from '@zivina/domain/catalogue/products/sample/sample-products'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertRemoval, removeProduct } from '../queries.ts'
import { type DumpLine, dumpLines } from './dump-lines.ts'
import { importProducts } from './import-products.ts'

/** Of every hundred lines: eight are left out for their defects, and ten are sold elsewhere. */
const LINES = 2000
const EACH = LINES / 100
const REJECTED = {
  unreadable: EACH,
  no_barcode: EACH,
  invalid_barcode: EACH,
  in_store_barcode: EACH,
  no_name: 2 * EACH,
  obsolete: EACH,
  not_newer: EACH,
}

let database: Database
let folder: string
let sample: string

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'products-'))
  sample = sampleOf(LINES)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.close()
})
beforeEach(() => database.pool.query('truncate product, product_import, product_removal, product_pack'))

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

const one = async (text: string) => (await database.pool.query(text)).rows[0]
const load = (file: string, options = {}) => importProducts(database.db, file, options)
const sampleOf = (length: number) => Array.from({ length }, (_, number) => `${sampleLine(number)}\n`).join('')
const linesOf = (...numbers: number[]) => numbers.map((number) => `${sampleLine(number)}\n`).join('')

describe('the import of the made sample of 2,000 products', () => {
  it('stores every usable one, counts the others by reason exactly, and finds every figure that cannot be', async () => {
    const state = await load(await fileOf('vse.jsonl', sample), { all_countries: true })
    expect(state).toMatchObject({ lines: LINES, stored: 92 * EACH, rejected: REJECTED, is_finished: true })
    expect(await one('select count(*)::int as rows, count(faults)::int as faulty from product')).toEqual({
      rows: 92 * EACH,
      faulty: 9 * EACH,
    })
    const { rows } = await database.pool.query(`
      select f->>'code' as code, count(distinct barcode)::int as products from product, jsonb_array_elements(faults) f
      group by 1 order by 1`)
    expect(Object.fromEntries(rows.map(({ code, products }) => [code, products]))).toEqual({
      NEGATIVE: EACH,
      EXCEEDS_MASS: EACH,
      SUM_EXCEEDS_MASS: EACH,
      SUGARS_EXCEED_CARBOHYDRATES: EACH,
      SATURATES_EXCEED_FAT: EACH,
      ENERGY_TOO_HIGH: EACH,
      ENERGY_UNITS_DISAGREE: EACH,
      ENERGY_MISMATCH: EACH,
      NOT_A_NUMBER: EACH,
    })
  })

  it('of products sold in Czechia leaves the others out, also packed, and builds the offline file', async () => {
    const state = await load(await fileOf('cesko.jsonl.gz', gzipSync(sample)))
    expect(state).toMatchObject({ stored: 82 * EACH, rejected: { ...REJECTED, other_country: 10 * EACH } })
    expect(await one('select products from product_pack')).toEqual({ products: 82 * EACH })
  })

  it('read again changes nothing: no row is older, newer or twice', async () => {
    const file = await fileOf('znovu.jsonl', sample)
    await load(file)
    const rows = () =>
      one(`select count(*)::int as n, md5(string_agg(p::text, '' order by barcode)) as sum from product p`)
    const before = await rows()
    expect(await load(file)).toMatchObject({ lines: LINES, is_finished: true })
    const again = await load(file, { again: true })
    expect(again).toMatchObject({ stored: 0, rejected: { not_newer: 83 * EACH } })
    expect(await rows()).toEqual(before)
  })
})

describe('an import', () => {
  it.each(['jsonl', 'jsonl.gz'])(
    'that was stopped continues where it was, with the same counts (%s)',
    async (ending) => {
      const content = sampleOf(3000)
      const file = await fileOf(`stopped.${ending}`, ending.endsWith('gz') ? gzipSync(content) : content)
      const read: number[] = []
      const stopped = load(file, {
        onProgress: ({ lines }: { lines: number }) => {
          read.push(lines)
          if (lines === 2000) throw new Error('stopped')
        },
      })
      await expect(stopped).rejects.toThrow('stopped')
      const state = await load(file, { onProgress: ({ lines }: { lines: number }) => read.push(lines) })
      expect(read).toEqual([1000, 2000, 3000])
      expect(state).toMatchObject({ lines: 3000, stored: 82 * 30, rejected: { no_name: 60, other_country: 300 } })
    },
  )

  it('of a cut off packed file stores what came before, and continues with the whole file', async () => {
    const packed = gzipSync(sample)
    const file = await fileOf('cut.jsonl.gz', packed.subarray(0, packed.length - 2000))
    await expect(load(file)).rejects.toThrow()
    expect((await one('select count(*)::int as n from product')).n).toBeGreaterThan(0)
  })

  it('replaces a product by a newer state of the source alone', async () => {
    const row = (change: object) => JSON.stringify({ ...sampleRow(0), ...change })
    await load(await fileOf('a.jsonl', row({ product_name: 'Nový', last_modified_t: 2000 })))
    expect(await load(await fileOf('b.jsonl', row({ product_name: 'Starý', last_modified_t: 1000 })))).toMatchObject({
      stored: 0,
      rejected: { not_newer: 1 },
    })
    expect(await one('select name from product')).toEqual({ name: 'Nový' })
    await load(await fileOf('c.jsonl', row({ product_name: 'Nejnovější', last_modified_t: 3000 })))
    expect(await one('select name from product')).toEqual({ name: 'Nejnovější' })
  })

  it('does not bring back what an admin removed, unless asked', async () => {
    const file = await fileOf('removed.jsonl', linesOf(0, 1))
    await load(file)
    await removeProduct(database.db, sampleBarcode(0))
    await insertRemoval(database.db, sampleBarcode(0))
    expect(await load(file, { again: true })).toMatchObject({ stored: 0, rejected: { removed: 1, not_newer: 1 } })
    expect(await load(file, { bring_back: true })).toMatchObject({ stored: 1, rejected: { not_newer: 1 } })
  })

  it('reads a table as it reads JSON lines', async () => {
    await load(await fileOf('rows.jsonl', linesOf(0, 1, 2, 119)), { all_countries: true })
    const rows = () => one(`select json_agg(to_jsonb(p) - 'retrieved_at' order by barcode) as all from product p`)
    const expected = await rows()
    await database.pool.query('truncate product')
    const file = await fileOf('table.csv', tableOf(0, 1, 2, 119))
    const state = await load(file, { all_countries: true })
    expect(state).toMatchObject({ stored: 4, rejected: { unreadable: 1 } })
    expect(await rows()).toEqual(expected)
  })

  it('skips a line that is too long, empty lines and what is no object', async () => {
    const long = `{"code":"${'1'.repeat(9_000_000)}"}`
    const file = await fileOf('odd.jsonl', `\n[]\n"a"\nnull\n${long}\n${linesOf(0)}\r\n${linesOf(1).trim()}`)
    expect(await load(file)).toMatchObject({ stored: 2, rejected: { unreadable: 4 } })
  })
})

it('the lines of a file are the same from any line on', async () => {
  const file = await fileOf('lines.jsonl', 'první\r\ndruhý\n\nčtvrtý bez konce')
  const all = await listed(dumpLines(file, 0))
  expect(all.map(({ text }) => text)).toEqual(['první', 'druhý', '', 'čtvrtý bez konce'])
  for (const [place, { end }] of all.entries()) {
    expect(await listed(dumpLines(file, end))).toEqual(all.slice(place + 1))
  }
})

async function listed(lines: AsyncIterable<DumpLine>): Promise<DumpLine[]> {
  const all: DumpLine[] = []
  for await (const line of lines) all.push(line)
  return all
}

/** Some products as the tab-separated dump has them, and a line with too few fields. */
function tableOf(...numbers: number[]): string {
  const rows = numbers.map((number) => {
    const { nutriments, ...row } = JSON.parse(sampleLine(number))
    const lists = ['categories_tags', 'countries_tags', 'allergens_tags', 'traces_tags']
    const joined = Object.fromEntries(lists.map((name) => [name, row[name].join(',')]))
    return { ...row, ...joined, ...nutriments } as Record<string, unknown>
  })
  const columns = ['code', ...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (name, place, all) => all.indexOf(name) === place && name !== 'product_quantity_unit',
  )
  const lines = rows.map((row) => columns.map((name) => String(row[name] ?? '')).join('\t'))
  return [columns.join('\t'), ...lines, 'málo\tpolí', ''].join('\n')
}
