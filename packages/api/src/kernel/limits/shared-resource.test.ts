import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { createWorkPool } from '@zivina/work/pool'
import { DOUBLE } from '@zivina/work/testing/tasks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doWork } from '#api/kernel/http/do-work.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { doDear } from './dear.ts'

const pool = createWorkPool({ processes: 1 })
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => Promise.all([database.close(), pool.close()]))

const double = () => doWork(pool, DOUBLE, 4, { who: 'jana', too_much: 'SERVICE_UNAVAILABLE' })
const HELD = /while a shared resource is held/

it('the pool does not work for a call that holds a place of expensive calls or a transaction', async () => {
  await expect(doDear(database.db, 'jana', double)).rejects.toThrow(HELD)
  await expect(transaction({ db: database.db }, double)).rejects.toThrow(HELD)
  await expect(doDear(database.db, 'jana', (db) => transaction({ db }, double))).rejects.toThrow(HELD)
})

it('the pool works once the place is given back, also for what was begun while it was held', async () => {
  const begun: { later?: () => Promise<number> } = {}
  let letGo = (): void => {}
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await doDear(database.db, 'jana', async () => {
    const later = isOver.then(double)
    begun.later = () => later
  })
  letGo()
  expect(await begun.later?.()).toBe(8)
  expect(await double()).toBe(8)
})
