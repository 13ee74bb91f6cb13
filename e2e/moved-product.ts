import { spawn } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { socketUrl } from '@zivina/db/cluster-owner'
import { DATABASE_NAME, openDatabase } from '@zivina/db/database'
import { findLiving } from '@zivina/db/postmaster'
import { openMovedClock } from '@zivina/db/testing/moved-clock'
import { PORT, product } from './product.ts'

/** The product whose clock is moved has a port of its own. */
export const MOVED_PORT = PORT + 50
const START_MS = 300_000
const JOB_MS = 60_000
const LOOK_MS = 100
/** The product looks at its clock more often than that. */
const SEEN_MS = 300

export type MovedProduct = {
  /** Where it writes its mails. */
  outbox: string
  /** Rows of a statement in its database. */
  sql(statement: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>
  /** Moves its clock forward, and that of its database; it goes on from there. People log in again after that. */
  moveTo(at: Date): Promise<void>
  /** Lets it run a job that it has on a schedule, and waits until that is done. */
  run(job: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a product of its own, with its own database, in which time is moved: that of the other journeys goes on as usual. It is the same
 * program with the same jobs; only what it reads the time from is replaced, here and in the tests' own clock of the database.
 */
export async function startMovedProduct(): Promise<MovedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'zivina-moved-'))
  const clockFile = join(folder, 'clock')
  const move = (by: number): void => {
    // Renamed, so that it is never read half written.
    writeFileSync(`${clockFile}-new`, String(by))
    renameSync(`${clockFile}-new`, clockFile)
  }
  move(0)
  const env = { ...process.env, ...product.env, PORT: String(MOVED_PORT), DATA_DIR: folder, E2E_CLOCK_FILE: clockFile }
  const program = ['--import', './moved-date.ts', '../apps/server/src/main.ts']
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntil('the product is ready', START_MS, isReady)
    const living = await findLiving(join(folder, 'pg'))
    if (living === null) throw new Error('The product has no database.')
    const url = socketUrl(living.socket, DATABASE_NAME)
    const database = await openDatabase({ dataDir: folder, databaseUrl: url, poolSize: 2 })
    const clock = await openMovedClock(database)
    const sql: MovedProduct['sql'] = async (statement, values) =>
      (await database.pool.query<Record<string, unknown>>(statement, [...values])).rows
    return {
      outbox: join(folder, 'outbox'),
      sql,
      moveTo: async (at) => {
        move(at.getTime() - Date.now())
        await clock.set(at)
        await sleep(SEEN_MS)
      },
      run: async (job) => {
        const [row] = await sql('insert into jobs.job (name) values ($1) returning id', [job])
        // By itself a worker would look only after half a minute.
        await sql(`select pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), $1)`, [job])
        await waitUntil(`${job} is done`, JOB_MS, async () => {
          const [found] = await sql('select state::text from jobs.job where id = $1', [row?.id])
          return found?.state === 'completed'
        })
      },
      stop: async () => {
        await database.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function isReady(): Promise<boolean> {
  const answer = await fetch(`http://localhost:${MOVED_PORT}/api/ready`).catch(() => null)
  return answer?.ok ?? false
}

async function waitUntil(what: string, most: number, holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + most
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`After ${most} ms it is not so that ${what}.`)
    await sleep(LOOK_MS)
  }
}
