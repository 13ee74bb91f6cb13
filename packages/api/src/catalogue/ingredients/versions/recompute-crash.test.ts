import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Recipe, RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildKnown } from '#api/catalogue/recipes/write/testing.ts'
import { prepareQueue } from '#api/kernel/jobs/job-queue.ts'
import { closeQueue, openQueue } from '#api/kernel/jobs/queue.ts'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { recomputeQueue } from './recompute-queue.ts'

const WORKER = fileURLToPath(new URL('testing-recompute-worker.ts', import.meta.url))
const SILENT = { info: () => {}, error: () => {} }
const ENOUGH = { timeout: 90_000, interval: 500 }
const OFTEN = { timeout: 90_000, interval: 100 }
/** Two batches of 25 and a rest. */
const RECIPES = 60

let api: AccountApi
let boss: PgBoss
const workers: ChildProcess[] = []

beforeAll(async () => {
  api = await openAccountApi()
  boss = await openQueue(api.database.url, SILENT, { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 })
  // A run whose process died counts as dead after seconds instead of minutes.
  await prepareQueue(boss, recomputeQueue, { expireInSeconds: 2, retryDelay: 1, retryDelayMax: 1 })
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await closeQueue(boss)
  await api.close()
})

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, [WORKER, api.database.url], { stdio: 'inherit' })
  workers.push(worker)
  return worker
}

/** The energy of a portion of each recipe according to list and detail, by guid: that of its one line of 100 g. */
async function readAll(): Promise<Map<string, { listed: number; total: number; line: number }>> {
  const { body } = await api.call(`/recipe?limit=${RECIPES}`)
  const seen = new Map<string, { listed: number; total: number; line: number }>()
  for (const { guid, slug, kilojoules } of body.results as Recipe[]) {
    const detail: RecipeDetail = (await api.call(`/recipe/${slug}`)).body
    const line = detail.ingredients[0]?.macros.kilojoules ?? Number.NaN
    seen.set(guid, { listed: kilojoules ?? Number.NaN, total: detail.kilojoules ?? Number.NaN, line })
  }
  expect(seen.size).toBe(RECIPES)
  return seen
}

it('a worker killed in the middle of a batch loses nothing: another continues where it stopped', async () => {
  const butter = await buildKnown(api.database.db, { kilojoules: 1000 })
  for (let made = 0; made < RECIPES; made += 1) {
    await buildRecipe(api.database.db, { portion_size: 1, lines: [{ ingredient: butter, amount: 100 }] })
  }
  const admin = await api.user({ is_admin: true, is_demo: true })
  const { access: token } = await api.login(admin.email)

  // A line of the second batch is locked, so that the worker stops between its totals and its lines.
  const [held] = await api.sql('select guid from recipe order by guid offset 40 limit 1')
  const holder = await api.database.pool.connect()
  await holder.query('begin')
  await holder.query('select from recipe_ingredient where recipe = $1 for update', [held?.guid])
  const first = startWorker()
  const changed = await api.call(`/ingredient/${butter.guid}`, { method: 'PATCH', token, body: { kilojoules: 2000 } })
  expect(changed.status).toBe(200)
  await vi.waitFor(async () => {
    const waiting = await api.sql(`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '%with written as%update "recipe"%'`)
    expect(waiting).toHaveLength(1)
  }, ENOUGH)
  const gone = once(first, 'exit')
  first.kill('SIGKILL')
  expect(await gone).toEqual([null, 'SIGKILL'])
  await holder.query('rollback')
  holder.release()

  const cut = [...(await readAll()).values()]
  for (const { listed, total, line } of cut) expect([listed, total]).toEqual([line, line])
  expect(cut.filter(({ line }) => line === 2000)).toHaveLength(25)
  expect(cut.filter(({ line }) => line === 1000)).toHaveLength(RECIPES - 25)

  startWorker()
  // Sixty calls a look would take the processor from the worker, so the closer look waits until it has begun.
  await vi.waitFor(async () => {
    const { body } = await api.call(`/recipe?limit=${RECIPES}`)
    expect((body.results as Recipe[]).filter(({ kilojoules }) => kilojoules === 2000).length).toBeGreaterThan(25)
  }, OFTEN)
  await vi.waitFor(async () => {
    // While the worker runs, a recipe may change between the two calls, but only once, and each answer is consistent.
    for (const { listed, total, line } of (await readAll()).values()) {
      expect(total).toBe(line)
      expect([1000, 2000]).toContain(listed)
      expect(total).toBeGreaterThanOrEqual(listed)
    }
    expect(await api.sql('select from ingredient_version')).toEqual([])
  }, ENOUGH)
  for (const { listed, total, line } of (await readAll()).values())
    expect([listed, total, line]).toEqual([2000, 2000, 2000])
}, 240_000)
