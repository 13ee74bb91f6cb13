// Measures a backup and a restore of 100,000 recipes and 1,000,000 diary entries beside a serving product: `npm run bench:backup`.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildUser } from '@zivina/db/build/account/user'
import { scaleRecipes } from '@zivina/db/build/scale'
import { openDatabase } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import { createCleanup } from './cleanup.ts'
import { residentMegabytes } from './memory.ts'
import { startProduct } from './programs.ts'
import { percentile } from './timing.ts'

const RECIPES = 100_000
const PEOPLE = 250
const ENTRIES_EACH = 4000
const ALONE_MS = 20_000
const PATHS = ['/api/recipe?limit=18', '/api/recipe?search=guláš&limit=18', '/api/tag', '/api/ingredient?search=mrkev']
const COMMANDS = fileURLToPath(new URL('../../apps/server/src/cli/', import.meta.url))

const folder = await mkdtemp(path.join(tmpdir(), 'zivina-bench-backup-'))
const [data_dir, place] = [path.join(folder, 'data'), path.join(folder, 'backups')]
const cleanup = createCleanup()
try {
  await fill()
  const product = await startProduct('', data_dir, cleanup)
  const alone = await askFor(product.origin, (elapsed) => elapsed < ALONE_MS)
  for (const kind of ['first', 'second'] as const) {
    const backup = command('backup', ['--to', place], data_dir)
    const beside = await askFor(product.origin, () => backup.child.exitCode === null)
    const { seconds, megabytes } = await backup.ended
    const ratio = percentile(beside, 0.99) / percentile(alone, 0.99)
    tell(`${kind} backup: ${seconds} s, ${megabytes} MB of memory, ${await sizeOf(place)} MB stored`)
    tell(
      `  others: p99 ${percentile(alone, 0.99).toFixed(1)} → ${percentile(beside, 0.99).toFixed(1)} ms, ${ratio.toFixed(2)}×`,
    )
  }
  const { seconds, megabytes } = await command('restore', [place], path.join(folder, 'restored')).ended
  tell(`restore: ${seconds} s, ${megabytes} MB of memory`)
} finally {
  await cleanup.run()
  await rm(folder, { recursive: true, force: true })
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function fill(): Promise<void> {
  const database = await openDatabase({ dataDir: data_dir })
  await prepareDatabase(database, { seed: true, filesDir: path.join(data_dir, 'files') })
  await scaleRecipes(database.pool, RECIPES)
  for (let person = 0; person < PEOPLE; person += 1) {
    const { guid } = await buildUser(database.db)
    await database.pool.query(
      `insert into diary_entry ("user", day, meal, position, kind, name, grams, totals)
       select $1, date '2016-01-01' + (n / 11), 'Lunch', n, 'quick', 'Oběd číslo ' || n, 250,
         '{"kilojoules": 1234.5, "protein_in_total": 12.3}'
       from generate_series(1, $2::int) n`,
      [guid, ENTRIES_EACH],
    )
  }
  await database.pool.query('vacuum analyze')
  const { rows } = await database.pool.query<{ size: string }>(
    `select pg_size_pretty(pg_database_size('zivina')) as size`,
  )
  tell(`database: ${RECIPES} recipes, ${PEOPLE * ENTRIES_EACH} diary entries, ${rows[0]?.size}`)
  await database.close()
}

/** Asks one call after another, as two visitors do. @returns the milliseconds of each */
async function askFor(origin: string, goesOn: (elapsed: number) => boolean): Promise<number[]> {
  const started = performance.now()
  const took: number[] = []
  const visit = async (first: number): Promise<void> => {
    for (let number = first; goesOn(performance.now() - started); number += 1) {
      const before = performance.now()
      const address = `${origin}${PATHS[number % PATHS.length]}`
      const answer = await fetch(address, { headers: { 'x-forwarded-for': `198.51.${number % 250}.${first + 1}` } })
      await answer.arrayBuffer()
      took.push(performance.now() - before)
    }
  }
  await Promise.all([visit(0), visit(1)])
  return took
}

type Ended = { seconds: string; megabytes: number }

/** Runs a command of the product and watches its memory. */
function command(name: string, args: string[], DATA_DIR: string): { child: ChildProcess; ended: Promise<Ended> } {
  const started = performance.now()
  const env = { ...process.env, DATA_DIR, DATABASE_URL: '' }
  const child = spawn(process.execPath, [path.join(COMMANDS, `${name}.ts`), ...args], { env, stdio: 'inherit' })
  let most = 0
  const timer = setInterval(async () => {
    most = Math.max(most, (await residentMegabytes(child.pid ?? 0).catch(() => 0)) || 0)
  }, 200)
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('close', (code) => {
      clearInterval(timer)
      if (code !== 0) return reject(new Error(`${name} ended with ${code}.`))
      resolve({ seconds: ((performance.now() - started) / 1000).toFixed(1), megabytes: Math.round(most) })
    })
  })
  ended.catch(() => undefined)
  return { child, ended }
}

/** Megabytes of the files below a folder. */
async function sizeOf(root: string): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size))
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024)
}
