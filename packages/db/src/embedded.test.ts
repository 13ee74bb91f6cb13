import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { isAlive } from './embedded-folders.ts'
import { findIdentity } from './embedded-identity.ts'
import { findLiving, readPostmaster } from './postmaster.ts'
import { type Holder, startHolder } from './testing/holder.ts'

/** A cluster that is made once and copied, since making one is the slowest step. */
let made: string
let dataDir: string
const opened: Database[] = []
const holders: Holder[] = []

beforeAll(async () => {
  made = await mkdtemp(path.join(os.tmpdir(), 'zivina-made-'))
  await (await openDatabase({ dataDir: made })).close()
})

afterAll(() => rm(made, { recursive: true, force: true }))

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'zivina-embedded-'))
})

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
  for (const holder of holders.splice(0)) await holder.end('SIGKILL')
  const left = await findLiving(clusterOf(dataDir))
  if (left) await killAndWait(left.pid)
  await rm(dataDir, { recursive: true, force: true })
})

describe('a killed product', () => {
  beforeEach(copyCluster)

  it('loses no acknowledged write, and the next start takes over the running server', async () => {
    const holder = hold()
    await holder.wrote(200)
    const server = await serverPid()
    await holder.end('SIGKILL')
    expect(isAlive(server)).toBe(true)
    const database = await open()
    expect(await serverPid()).toBe(server)
    expect(await written(database)).toEqual(expect.arrayContaining(holder.acknowledged()))
    expect(holder.acknowledged().length).toBeGreaterThanOrEqual(200)
  })

  it('loses no acknowledged write when the server is killed too and its pid file is stale', async () => {
    const holder = hold()
    await holder.wrote(200)
    const server = await serverPid()
    process.kill(server, 'SIGKILL')
    await holder.end('SIGKILL')
    expect((await readPostmaster(clusterOf(dataDir)))?.pid).toBe(server)
    const database = await open()
    expect(await serverPid()).not.toBe(server)
    expect(await written(database)).toEqual(expect.arrayContaining(holder.acknowledged()))
  })

  it('starts despite a pid file whose number now belongs to another program', async () => {
    await (await open()).close()
    opened.length = 0
    // The program runs as the server's user, so that PostgreSQL without our check would take it for a server.
    const stranger = spawn('sleep', ['60'], { ...(await findIdentity()), stdio: 'ignore' })
    const cluster = clusterOf(dataDir)
    await writeFile(path.join(cluster, 'postmaster.pid'), pidFile(stranger.pid ?? 0, cluster))
    const database = await open()
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(isAlive(stranger.pid ?? 0)).toBe(true)
    stranger.kill()
  })
})

describe('two products on one data folder', () => {
  it('the second refuses with one sentence and the first keeps running', async () => {
    await copyCluster()
    const first = await open()
    const second = hold()
    await expect(second.open).rejects.toThrow(
      /^Another process already uses the data folder .+: stop it or set another DATA_DIR\.$/,
    )
    expect((await first.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('started at the same time on an empty folder, one starts and the other refuses', async () => {
    const outcomes = await Promise.allSettled([open(), open()])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [winner] = opened
    expect((await winner?.pool.query('select 1 as one'))?.rows).toEqual([{ one: 1 }])
  })
})

describe('a product that starts and stops in order', () => {
  beforeEach(copyCluster)

  it('ends on SIGTERM and leaves no process running', async () => {
    const holder = hold()
    await holder.wrote(1)
    expect(await processesOf(dataDir)).not.toEqual([])
    expect(await holder.end('SIGTERM')).toBe(0)
    expect(await processesOf(dataDir)).toEqual([])
    expect(await readPostmaster(clusterOf(dataDir))).toBeNull()
  })

  it('keeps the cluster for the next start', async () => {
    const version = path.join(clusterOf(dataDir), 'PG_VERSION')
    await (await open()).close()
    const made = await stat(version)
    await (await open()).close()
    opened.length = 0
    expect((await stat(version)).ino).toBe(made.ino)
  })

  it('restarts the server when it dies while the product runs', async () => {
    const database = await open()
    const server = await serverPid()
    process.kill(server, 'SIGKILL')
    await expect
      .poll(
        () =>
          database.pool.query('select 1 as one').then(
            ({ rows }) => rows,
            () => null,
          ),
        { timeout: 20_000 },
      )
      .toEqual([{ one: 1 }])
    expect(await serverPid()).not.toBe(server)
  })

  it("opens no network port, and only the server's user may enter the folder of the socket", async () => {
    const database = await open()
    const { rows } = await database.pool.query(`select current_setting('listen_addresses') as addresses`)
    expect(rows).toEqual([{ addresses: '' }])
    expect((await stat(path.join(dataDir, 'run'))).mode & 0o077).toBe(0)
  })

  it('sorts by the Czech alphabet', async () => {
    const database = await open()
    const { rows } = await database.pool.query<{ word: string }>(
      `select word from unnest(array['cukr', 'chléb', 'hrách', 'čaj', 'šunka', 'sůl', 'salát']) as word order by word`,
    )
    expect(rows.map(({ word }) => word)).toEqual(['cukr', 'čaj', 'hrách', 'chléb', 'salát', 'sůl', 'šunka'])
  })
})

describe('the first start', () => {
  it('leaves no unfinished cluster that would break the next start', async () => {
    const gone = spawn('true')
    await new Promise((resolve) => gone.once('exit', resolve))
    await mkdir(path.join(dataDir, `pg.new-${gone.pid}`, 'base'), { recursive: true })
    await open()
    expect((await readdir(dataDir)).filter((name) => name.startsWith('pg.new'))).toEqual([])
  })
})

describe('folders', () => {
  it('a data folder with a long path has its socket in another folder', async () => {
    const root = dataDir
    dataDir = path.join(dataDir, 'x'.repeat(120))
    await mkdir(dataDir)
    await expectToServe()
    await rm(root, { recursive: true, force: true })
  })

  it('a folder that other users may not pass through is no obstacle', async () => {
    const root = dataDir
    await mkdir(path.join(root, 'closed'), { mode: 0o700 })
    dataDir = path.join(root, 'closed', 'data')
    await mkdir(dataDir)
    await expectToServe()
    await rm(root, { recursive: true, force: true })
  })
})

/** A database opens in the data folder, answers and closes. */
async function expectToServe(): Promise<void> {
  await copyCluster()
  const database = await open()
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
  opened.length = 0
}

async function copyCluster(): Promise<void> {
  await promisify(execFile)('cp', ['-a', clusterOf(made), clusterOf(dataDir)])
}

function hold(): Holder {
  const holder = startHolder(dataDir)
  holders.push(holder)
  return holder
}

async function open(): Promise<Database> {
  const database = await openDatabase({ dataDir })
  opened.push(database)
  return database
}

function clusterOf(folder: string): string {
  return path.join(folder, 'pg')
}

async function serverPid(): Promise<number> {
  const living = await findLiving(clusterOf(dataDir))
  if (!living) throw new Error('No server runs.')
  return living.pid
}

async function written(database: Database): Promise<number[]> {
  const { rows } = await database.pool.query<{ number: string }>('select number from written')
  return rows.map(({ number }) => Number(number))
}

/** A pid file as PostgreSQL writes it: pid, folder, start time, port, socket folder, address, shared memory, state. */
function pidFile(pid: number, cluster: string): string {
  return [pid, cluster, 1, 5432, path.join(dataDir, 'run'), '', '1 1', 'ready', ''].join('\n')
}

/** Command lines of the processes that name a folder, without the test's own process. */
async function processesOf(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return lines.filter((line) => line.includes(folder))
}

async function killAndWait(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  while (await findLiving(clusterOf(dataDir))) await sleep(10)
}
