import type { RequestListener } from 'node:http'
import { sampleBarcode, sampleRow } from '@zivina/domain/catalogue/products/sample/sample-products'
import { type OuterWorld, openWebsite } from '@zivina/integrations/egress/testing'
import { createOpenFoodFacts } from '@zivina/integrations/products/open-food-facts'
import type { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareQueue } from '#api/kernel/jobs/job-queue.ts'
import { createJobSender } from '#api/kernel/jobs/job-sender.ts'
import { closeQueue, openQueue } from '#api/kernel/jobs/queue.ts'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { createLookups } from './lookup-port.ts'
import { lookupQueue, workOnLookups } from './lookup-queue.ts'
import { lookUp, READS_PER_MINUTE } from './lookups.ts'

const log = { info: () => {}, error: () => {} }
const SITE = { url: 'http://products.example.com', public_url: 'https://zivina.example' }
const YOGHURT = sampleBarcode(0)

let api: AccountApi
let boss: PgBoss
let user: string
let queued: string[]
let outside: OuterWorld | undefined

beforeAll(async () => {
  queued = []
  const lookups = { enqueue: async (_: unknown, barcode: string) => void queued.push(barcode) }
  api = await openAccountApi({ lookups })
  boss = await openQueue(api.database.url, log)
  await prepareQueue(boss, lookupQueue)
  user = (await api.login((await api.user()).email)).access
})
afterAll(async () => {
  await closeQueue(boss)
  await api.close()
})
beforeEach(async () => {
  queued = []
  await api.sql('truncate product, product_lookup, product_removal')
})
afterEach(async () => {
  await outside?.close()
  outside = undefined
})

const scan = async (barcode = YOGHURT) => (await api.call(`/barcode/${barcode}`, { token: user })).body
const rows = () => api.sql('select * from product_lookup')
/** The work of the job for one barcode. */
const ask = async (answer: RequestListener, barcode = YOGHURT) => {
  outside = await openWebsite(answer)
  return lookUp(api.database.db, createOpenFoodFacts(SITE, outside.outside), barcode)
}

function found(number = 0): RequestListener {
  return (_, answer) => {
    const body = { code: sampleBarcode(number), status: 1, product: sampleRow(number) }
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

function status(code: number): RequestListener {
  return (_, answer) => answer.writeHead(code, { 'content-type': 'application/json' }).end('{"status":0}')
}

describe('a barcode that nothing carries', () => {
  it('is looked for once, however often it is asked for, and found when the source answered', async () => {
    expect(await scan()).toMatchObject({ state: 'looking', ask_again_ms: expect.any(Number), product: null })
    expect(await scan()).toMatchObject({ state: 'looking' })
    expect(queued).toEqual([YOGHURT])
    expect(await ask(found())).toBe('found')
    expect(await scan()).toMatchObject({ state: 'found', product: { name: 'Bílý jogurt smetanový' } })
    expect(queued).toEqual([YOGHURT])
  })

  it('is not asked for again for a week where the source does not have it', async () => {
    await scan()
    expect(await ask(status(404))).toBe('absent')
    expect(await scan()).toMatchObject({ state: 'unknown', ask_again_ms: null })
    await api.sql(`update product_lookup set answered_at = now() - interval '8 days'`)
    expect(await scan()).toMatchObject({ state: 'looking' })
    expect(queued).toHaveLength(2)
  })

  it('is tried three times where the source is down, then left alone for a while', async () => {
    await scan()
    expect(await ask(status(503))).toEqual({ again_in_seconds: 90 })
    await outside?.close()
    expect(await ask(status(503))).toEqual({ again_in_seconds: 180 })
    await outside?.close()
    expect(await ask(status(503))).toBe('down')
    expect(await scan()).toMatchObject({ state: 'unknown' })
    await api.sql(`update product_lookup set asked_at = now() - interval '11 minutes'`)
    expect(await scan()).toMatchObject({ state: 'looking' })
  })

  it('is unknown where the source answers with another product, or one that cannot be used', async () => {
    await scan()
    expect(await ask(found(1))).toBe('absent')
    expect(await api.sql('select * from product')).toEqual([])
  })

  it('of one shop, or removed by an admin, is not asked for', async () => {
    await api.sql(`insert into product_removal (barcode) values (${YOGHURT})`)
    expect(await scan()).toMatchObject({ state: 'unknown' })
    expect(await scan('2012345000001')).toMatchObject({ state: 'unknown' })
    expect(queued).toEqual([])
  })

  it('is not promised where a hundred wait already', async () => {
    await api.sql(`insert into product_lookup (barcode, due_at) select 1000 + n, now() from generate_series(1, 100) n`)
    expect(await scan()).toMatchObject({ state: 'unknown' })
    expect(queued).toEqual([])
  })

  it('is remembered without the person who asked', async () => {
    await scan()
    expect(Object.keys((await rows())[0] ?? {}).sort()).toEqual(
      ['answered_at', 'asked_at', 'attempts', 'barcode', 'due_at', 'is_absent'].sort(),
    )
  })
})

describe('a product that was read long ago', () => {
  it('is found at once and read anew behind it', async () => {
    await scan()
    await ask(found())
    await api.sql(`update product set retrieved_at = now() - interval '40 days', name = 'Starý název'`)
    await api.sql(`update product_lookup set asked_at = now() - interval '40 days', answered_at = asked_at`)
    expect(await scan()).toMatchObject({ state: 'found', product: { name: 'Starý název' } })
    expect(queued).toHaveLength(2)
    await outside?.close()
    await ask(found())
    expect(await scan()).toMatchObject({ product: { name: 'Bílý jogurt smetanový' } })
  })
})

describe('the limit of the source', () => {
  it('holds for all processes together: the sixteenth question of a minute waits', async () => {
    await api.sql(`insert into product_lookup (barcode, due_at) select 1000 + n, now() from generate_series(1, 40) n`)
    outside = await openWebsite(status(404))
    const source = createOpenFoodFacts(SITE, outside.outside)
    const codes = Array.from({ length: 40 }, (_, place) => String(1001 + place))
    const results = await Promise.all(codes.map((code) => lookUp(api.database.db, source, code)))
    expect(results.filter((result) => result === 'absent')).toHaveLength(READS_PER_MINUTE)
    expect(outside.dialled).toHaveLength(READS_PER_MINUTE)
    for (const result of results) {
      if (typeof result === 'object') expect(result.again_in_seconds).toBeGreaterThan(50)
    }
  })
})

describe('the worker', () => {
  it('asks for what was queued, and repeats nothing that is answered', async () => {
    outside = await openWebsite(found())
    const { db } = api.database
    await workOnLookups({ boss, db, log }, createOpenFoodFacts(SITE, outside.outside), 0.5)
    await scan()
    const lookups = createLookups(createJobSender(boss, log))
    await lookups.enqueue(db, YOGHURT)
    await vi.waitFor(async () => expect((await scan()).state).toBe('found'), { timeout: 30_000, interval: 300 })
    await lookups.enqueue(db, YOGHURT)
    await vi.waitFor(async () => expect(await boss.findJobs('product_lookup', { queued: true })).toEqual([]), {
      timeout: 30_000,
      interval: 300,
    })
    expect(outside.dialled).toHaveLength(1)
  })
})
