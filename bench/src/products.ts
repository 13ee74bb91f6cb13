// Measures known barcodes and the search of products, and how good its ranking stays:
// `npm run bench:products -- [--sizes=1000,100000,1000000,4000000] [--explain]`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSession } from '@zivina/api/account/sessions/service'
import { searchStatement } from '@zivina/api/catalogue/products/search-queries'
import { createKeyReader } from '@zivina/api/kernel/keys/keys'
import { searchStems } from '@zivina/czech/search-text'
import { buildUser } from '@zivina/db/build/account/user'
import { scaleProducts } from '@zivina/db/build/catalogue/product'
import { type Database, openDatabase } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import { barcodeOfNumber } from '@zivina/domain/catalogue/products/barcode'
import { sql } from 'drizzle-orm'
import { rankKnown, storeKnown } from './known-products.ts'
import { openRecorder, type Recorder } from './recorder.ts'
import { percentile } from './timing.ts'

const DEFAULT_SIZES = '1000,100000,1000000'
const CALLS = 500
/** How often each search is measured in the database alone. */
const ROUNDS = 10
/** Fewer calls than one person may make in a minute. */
const CALLS_PER_PERSON = 100
/** Frequent words, beginnings, several words, a rare one, one that nothing has. */
const SEARCHES = [
  ...[
    'jogurt',
    'čok',
    'mléko',
    'jogurt bílý',
    'kuře',
    'čokoláda mléko',
    'sýr light',
    'slovo1234',
    'vzorek',
    'bio vzorek 17',
  ],
  ...['neexistuje', 'jogurt čokoláda mléko sýr', 'ml', 'tyčinka jah'],
]

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const sizes = (option('sizes') ?? DEFAULT_SIZES).split(',').map(Number)

const folder = await mkdtemp(path.join(tmpdir(), 'zivina-products-'))
const database = await openDatabase({ dataDir: folder })
try {
  await prepareDatabase(database, { seed: true, filesDir: path.join(folder, 'files') })
  const recorder = await openRecorder(database.url)
  await storeKnown(database.db)
  console.log(
    '| products | call | p50 ms | p95 ms | p99 ms | processor ms | table MB | with indexes MB |\n|---:|---|---:|---:|---:|---:|---:|---:|',
  )
  for (const size of sizes) {
    const started = performance.now()
    await scaleProducts(database.pool, size)
    process.stderr.write(`Made ${size} products in ${Math.round((performance.now() - started) / 1000)} s\n`)
    await measure(recorder, size)
  }
  if (process.argv.includes('--explain')) for (const search of SEARCHES) await explain(search)
  await recorder.close()
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

async function measure(recorder: Recorder, size: number): Promise<void> {
  const { rows } = await database.pool.query<{ heap: number; whole: number }>(`
    select pg_relation_size('product') / 1e6 as heap, pg_total_relation_size('product') / 1e6 as whole`)
  const space = `${Number(rows[0]?.heap).toFixed(0)} | ${Number(rows[0]?.whole).toFixed(0)}`
  const codes = await realCodes(size)
  const calls = {
    'known barcode': (call: number) => `/barcode/${codes[call % codes.length]}`,
    'search of products': (call: number) =>
      `/product?search=${encodeURIComponent(SEARCHES[call % SEARCHES.length] ?? '')}`,
  }
  for (const [name, pathOf] of Object.entries(calls)) {
    const before = process.cpuUsage()
    const times = await timesOf(recorder, database, pathOf)
    const { user, system } = process.cpuUsage(before)
    const shares = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1))
    const spent = ((user + system) / 1000 / CALLS).toFixed(1)
    console.log(`| ${size.toLocaleString('en')} | ${name} | ${shares.join(' | ')} | ${spent} | ${space} |`)
  }
  const { mrr, first, searches } = await rankKnown(database.db)
  console.log(
    `Known products among ${size.toLocaleString('en')}: mean reciprocal rank ${mrr.toFixed(3)}, first in ${first} of ${searches}`,
  )
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) for (const search of SEARCHES) taken.push(await serverTime(search))
  console.log(
    `Server alone: p50 ${percentile(taken, 0.5).toFixed(2)} ms, p95 ${percentile(taken, 0.95).toFixed(2)} ms, least ${Math.min(...taken).toFixed(2)} ms`,
  )
}

/** Codes of products whose check digit happens to be right, spread over all of them. */
async function realCodes(size: number): Promise<string[]> {
  const codes: string[] = []
  for (let call = 0; call < CALLS; call += 1) {
    const start = Math.floor((((call * 7919) % CALLS) / CALLS) * (size - 10))
    const number = Array.from({ length: 10 }, (_, more) => 9_520_000_000_000 + start + more).find(hasCheckDigit)
    if (number !== undefined) codes.push(barcodeOfNumber(number))
  }
  return codes
}

function hasCheckDigit(number: number): boolean {
  const sum = [...String(number)].reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

async function timesOf(
  { api, db }: Recorder,
  { db: own }: Database,
  pathOf: (call: number) => string,
): Promise<number[]> {
  const keys = createKeyReader(db)
  const times: number[] = []
  let authorization = ''
  for (let call = 0; call < CALLS; call += 1) {
    if (call % CALLS_PER_PERSON === 0) {
      const { guid } = await buildUser(own)
      const { access } = await startSession({ db, keys }, guid, { address: '', device: '' })
      authorization = `Bearer ${access}`
    }
    const request = new Request(`http://localhost/api${pathOf(call)}`, { headers: { authorization } })
    const started = performance.now()
    const response = await api(request, { address: `198.51.100.${1 + Math.floor(call / CALLS_PER_PERSON)}` })
    await response.arrayBuffer()
    times.push(performance.now() - started)
    if (!response.ok) throw new Error(`${pathOf(call)} answers ${response.status}`)
  }
  return times
}

async function explain(search: string): Promise<void> {
  console.log(`\n„${search}“\n${(await planOf(search)).join('\n')}`)
}

/** How PostgreSQL makes the first page of a search, measured. */
async function planOf(search: string): Promise<string[]> {
  return await database.db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`)
    const statement = searchStatement(searchStems(search), { limit: 16, offset: 0 })
    const { rows } = await transaction.execute<{ 'QUERY PLAN': string }>(
      sql`explain (analyze, buffers, costs off, timing off) ${statement}`,
    )
    return rows.map((row) => row['QUERY PLAN'])
  })
}

/** Milliseconds that PostgreSQL takes for the first page of a search. */
async function serverTime(search: string): Promise<number> {
  const line = (await planOf(search)).find((each) => each.startsWith('Execution Time:'))
  return Number(line?.replace(/[^\d.]/g, ''))
}
