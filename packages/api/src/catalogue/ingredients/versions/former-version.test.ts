import type { Database } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import { openBareDatabase, openTestDatabase } from '@zivina/db/testing/database'
import { restoreFormerVersion } from '@zivina/db/testing/former-version/restore-dump'
import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { prepareQueue } from '#api/kernel/jobs/job-queue.ts'
import { closeQueue, openQueue } from '#api/kernel/jobs/queue.ts'
import { RECOMPUTE_QUEUE } from './recompute-port.ts'
import { queueStale, recomputeQueue, workOnRecompute } from './recompute-queue.ts'

const log = { info: () => {}, error: () => {} }
let former: Database
let seeded: Database
let boss: PgBoss
beforeAll(async () => {
  former = await openBareDatabase()
  await restoreFormerVersion(former.pool)
  await prepareDatabase(former, { seed: true })
  seeded = await openTestDatabase({ seeded: true })
  boss = await openQueue(former.url, log)
  await prepareQueue(boss, recomputeQueue)
})
afterAll(async () => {
  await closeQueue(boss)
  await Promise.all([former.close(), seeded.close()])
})

type Judged = { slug: string; verdicts: Record<string, string>; [column: string]: unknown }

/** What the starter recipes are judged to be; reasons name foods by guids, which differ between databases. */
async function judgedIn({ pool }: Database): Promise<Judged[]> {
  const { rows } = await pool.query<Judged>(
    `select slug, tags, rule_version, diet_types, without_allergens, facets, round(kilojoules::numeric, 6) as kilojoules,
       (select jsonb_object_agg(key, value ->> 'verdict') from jsonb_each(diet_verdicts)) as verdicts
     from recipe where creator in (select "user" from public_profile where slug = any($1)) order by slug`,
    [CREATORS],
  )
  return rows
}
const CREATORS: string[] = []

it('a database of the version before has its recipes judged like a new one after the start and the job', async () => {
  const { rows } = await seeded.pool.query<{ slug: string }>('select slug from public_profile')
  CREATORS.push(...rows.map(({ slug }) => slug))
  const waiting = await former.pool.query(`select count(*)::int as stale from recipe where rule_version = ''`)
  expect(waiting.rows[0].stale).toBe(140)

  await queueStale(boss, former.db, log)
  await workOnRecompute(boss, former.db, log, 0.5)
  const stale = `select from recipe where rule_version <> $1`
  await vi.waitFor(async () => expect((await former.pool.query(stale, [RULE_VERSION])).rowCount).toBe(0), {
    timeout: 50_000,
    interval: 300,
  })
  const now = new Map((await judgedIn(former)).map((row) => [row.slug, row]))
  const wanted = await judgedIn(seeded)
  expect(wanted.length).toBeGreaterThan(130)
  // The dump has a recipe less or more than the files: what both have agrees.
  const shared = wanted.filter(({ slug }) => now.has(slug))
  expect(shared.length).toBeGreaterThan(130)
  expect(shared.map(({ slug }) => now.get(slug))).toEqual(shared)

  const unused = async () =>
    (await former.pool.query('select count(*)::int as left from ingredient_version')).rows[0].left
  await vi.waitFor(async () => expect(await unused()).toBe(0), { timeout: 20_000 })
  await queueStale(boss, former.db, log)
  expect((await boss.findJobs(RECOMPUTE_QUEUE, { queued: true })).length).toBe(0)
}, 90_000)
