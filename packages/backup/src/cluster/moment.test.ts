import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp } from '#backup/back-up.ts'
import { restore } from '#backup/restore/restore.ts'
import { openFolderStore } from '#backup/store/folder-store.ts'
import type { BackupStore } from '#backup/store/port.ts'
import { type Kitchen, openKitchen, quiet, reopen } from '#backup/testing.ts'
import { storeLog } from './log-objects.ts'

let kitchen: Kitchen
let store: BackupStore
let system: string
const moments: Date[] = []

/** A moment between two writes, by the server's clock, some milliseconds from both. */
async function momentOf(): Promise<Date> {
  await sleep(5)
  const { rows } = await kitchen.database.pool.query<{ now: Date }>('select clock_timestamp() as now')
  await sleep(5)
  return rows[0]?.now ?? new Date(0)
}

beforeAll(async () => {
  kitchen = await openKitchen({ archive: true })
  store = await openFolderStore(kitchen.place)
  const { pool } = kitchen.database
  await pool.query('create table event (n int primary key)')
  const manifest = await backUp(kitchen.source, store, quiet())
  system = manifest.log?.system ?? ''
  for (let n = 1; n <= 3; n += 1) {
    await pool.query('insert into event values ($1)', [n])
    moments.push(await momentOf())
  }
  await pool.query('insert into event values (4)')
  const { rows } = await pool.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name')
  await pool.query('select pg_switch_wal()')
  // The server archives a finished segment within moments.
  while (!(await store.list('log/')).some((object) => object.includes(rows[0]?.name ?? '-')))
    await storeLog(path.join(kitchen.data_dir, 'log-archive'), system, store, null)
})
afterAll(() => kitchen.close())

/** The events of a restored moment. */
async function eventsAt(at: Date | 'latest' | undefined, name: string): Promise<number[]> {
  const data_dir = path.join(kitchen.folder, name)
  await restore(store, { data_dir, database_url: null }, { identity: null, at, tell: () => undefined })
  const database = await reopen(data_dir)
  const { rows } = await database.pool.query<{ n: number }>('select n from event order by n')
  await database.close()
  return rows.map(({ n }) => n)
}

it('restores the backup, a moment after it, and the last moment that is known', async () => {
  expect(await eventsAt(undefined, 'backup')).toEqual([])
  expect(await eventsAt(moments[1], 'moment')).toEqual([1, 2])
  expect(await eventsAt('latest', 'latest')).toEqual([1, 2, 3, 4])
})

it('a moment before the oldest backup, and one after the log, are refused with a sentence', async () => {
  await expect(eventsAt(new Date('2020-01-01'), 'before')).rejects.toThrow('nothing before it can be restored')
  await expect(eventsAt(new Date('2999-01-01'), 'after')).rejects.toThrow('ends before that moment')
})
