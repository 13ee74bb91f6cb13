// Measures every list of the administration and the export of all orders, among 10,000 and 1,000,000 accounts and orders: `npm run bench:money`.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { closeQueue, openQueue } from '@zivina/api/kernel/jobs/queue'
import { DEAD_MAIL_QUEUE, MAIL_QUEUE } from '@zivina/api/kernel/mail/mail-queue'
import { socketUrl } from '@zivina/db/cluster-owner'
import { type Database, openDatabase } from '@zivina/db/database'
import { startEmbedded } from '@zivina/db/embedded'
import { prepareDatabase } from '@zivina/db/prepare'
import pg from 'pg'
import { LIST_CALLS, lineOf, measureList } from './list-calls.ts'
import { fillLists } from './list-rows.ts'

const SIZES = process.argv.includes('--quick') ? [1_000, 10_000] : [10_000, 1_000_000]
const TIMES = 100
/** Only lists whose names contain it; the export is left out then. */
const MATCH = process.argv.find((argument) => argument.startsWith('--match='))?.slice('--match='.length)

const folder = await mkdtemp(path.join(tmpdir(), 'zivina-money-'))
const server = await startEmbedded(folder)
const figures = new Map<string, number[]>()
try {
  const [few, many] = [await makeDatabase(SIZES[0] ?? 0), await makeDatabase(SIZES[1] ?? 0)]
  for (const call of LIST_CALLS) {
    if (!call.name.includes(MATCH ?? '')) continue
    for (const measured of await measureList(call, [few.database.db, many.database.db], TIMES)) print(lineOf(measured))
  }
  for (const { database } of [few, many]) await database.close()
  if (MATCH === undefined) for (const { url } of [few, many]) await measureExport(url)
  for (const [name, [before = Number.NaN, after = Number.NaN]] of figures) {
    print(`${name}: ${before.toFixed(1)} → ${after.toFixed(1)}, ${(after / before).toFixed(2)} ×`)
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function makeDatabase(size: number): Promise<{ database: Database; url: string }> {
  const url = socketUrl(server.socket, `money_${size}`)
  const client = new pg.Client({ connectionString: socketUrl(server.socket, 'postgres') })
  await client.connect()
  await client.query(`create database money_${size}`)
  await client.end()
  const database = await openDatabase({ dataDir: '', databaseUrl: url, poolSize: 2 })
  await prepareDatabase(database, { seed: false })
  const queue = await openQueue(url, { info: () => {}, error: () => {} })
  for (const name of [MAIL_QUEUE, DEAD_MAIL_QUEUE]) await queue.createQueue(name)
  await closeQueue(queue)
  await fillLists(database, url, size)
  print(`${size.toLocaleString('en')} accounts and orders are there`)
  return { database, url }
}

async function measureExport(url: string): Promise<void> {
  const { megabytes, seconds, base } = await exportIn(url)
  keep('export of all orders, most MB', megabytes)
  keep('export of all orders, MB before it', base)
  keep('export of all orders, s', seconds)
}

function keep(name: string, figure: number): void {
  figures.set(name, [...(figures.get(name) ?? []), figure])
}

/** Writes the export in a process of its own, started as the product is. */
function exportIn(url: string): Promise<{ megabytes: number; base: number; seconds: number }> {
  const program = fileURLToPath(new URL('./money-export.ts', import.meta.url))
  const child = spawn(process.execPath, [...process.execArgv, program, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (data: Buffer) => {
      text += data.toString()
    })
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`The export ended with ${code}.`)),
    )
  })
}
