import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openFolderStore } from '@zivina/backup/store/folder-store'
import { allPictures, allRows } from '@zivina/backup/testing'
import { readManifests } from '@zivina/backup/vault'
import { socketUrl } from '@zivina/db/cluster-owner'
import { DATABASE_NAME, openDatabase } from '@zivina/db/database'
import { RESTORE_MARK } from '@zivina/db/embedded-folders'
import { findLiving } from '@zivina/db/postmaster'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyFilledData, createLauncher, type Launcher, type Running, stop } from '#server/testing/product-process.ts'

const COMMANDS = fileURLToPath(new URL('../cli/', import.meta.url))
const PASSWORD = 'Zivina-demo-2026'
const LONG = 300_000

let folder: string
let data_dir: string
let place: string
let launcher: Launcher
let product: Running
const children = new Set<ChildProcess>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-zkouška-'))
  data_dir = join(folder, 'data')
  place = join(folder, 'zálohy')
  await copyFilledData(data_dir)
  launcher = createLauncher(data_dir)
  product = await launcher.start({ BACKUP_TO: place })
}, LONG)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await launcher.endAll()
  await rm(folder, { recursive: true, force: true })
})

type Ended = { code: number | null; told: string }

/** Runs a command of the product; it can be killed. */
function command(name: 'backup' | 'restore', args: string[] = []): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [join(COMMANDS, `${name}.ts`), ...args], {
    env: { ...process.env, DATA_DIR: data_dir, BACKUP_TO: place },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let told = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (told += chunk.toString()))
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      children.delete(child)
      resolve({ code, told })
    })
  })
  return { child, ended }
}

/** Logs the demo account with premium in. */
async function logIn(): Promise<{
  guid: string
  ask: (method: string, path: string, body?: unknown) => Promise<Response>
}> {
  const body = JSON.stringify({ email: 'premium@zivina.example', password: PASSWORD })
  const answer = await fetch(`${product.base}/api/login`, { method: 'POST', body })
  expect(answer.status).toBe(200)
  const { access } = await answer.json()
  const claims = JSON.parse(Buffer.from(access.split('.')[1], 'base64url').toString())
  const headers = { authorization: `Bearer ${access}` }
  return {
    guid: claims.user_guid,
    ask: (method, path, content) =>
      fetch(`${product.base}/api${path}`, {
        method,
        headers,
        ...(content === undefined ? {} : { body: JSON.stringify(content) }),
      }),
  }
}

/** The rows of the running or the stopped product. */
async function rowsNow(): Promise<Record<string, string[]>> {
  const living = await findLiving(join(data_dir, 'pg'))
  const databaseUrl = living ? socketUrl(living.socket, DATABASE_NAME) : undefined
  const database = await openDatabase({ dataDir: data_dir, databaseUrl })
  try {
    return await allRows(database)
  } finally {
    await database.close()
  }
}

it(
  'a lost disk loses nothing: every row, every picture, the log-in and a private photo come back',
  async () => {
    const { guid: user, ask } = await logIn()
    await ask('PATCH', `/user/${user}`, { health_data_consent: true })
    const guid = crypto.randomUUID()
    const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#c0392b' } })
      .png()
      .toBuffer()
    const stored = await ask('POST', '/progress_photo', { guid, day: '2026-11-20', photo: photo.toString('base64') })
    expect(stored.status).toBe(201)
    const shown = async () => {
      const answer = await (await logIn()).ask('GET', `/progress_photo/${guid}/file`)
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
    }
    const before = await shown()
    expect(before.status).toBe(200)
    // Other people write while the backup is made.
    let writing = true
    const load = (async () => {
      for (let day = 1; writing; day = (day % 28) + 1)
        await ask('POST', '/body_measurement', {
          day: `2025-03-${String(day).padStart(2, '0')}`,
          weight: 70 + day / 10,
        })
    })()
    const { code, told } = await command('backup').ended
    writing = false
    await load
    expect({ code, told }).toMatchObject({ code: 0, told: expect.stringContaining('je hotová a ověřená') })

    // At rest, so that what is restored can be compared row by row.
    await stop(product)
    expect((await command('backup').ended).code).toBe(0)
    const rows = await rowsNow()
    const pictures = await allPictures(data_dir)
    await rename(data_dir, join(folder, 'lost'))
    const restored = await command('restore', [place]).ended
    expect(restored).toMatchObject({ code: 0, told: expect.stringContaining('je obnovená') })
    const after = await rowsNow()
    // The attempt that was recorded after the backup is not in it.
    delete rows['"public"."backup_run"']
    delete after['"public"."backup_run"']
    expect(after).toEqual(rows)
    expect(await allPictures(data_dir)).toEqual(pictures)

    product = await launcher.start({ BACKUP_TO: place })
    expect(await shown()).toEqual(before)
  },
  LONG,
)

it(
  'a backup that is killed at any moment is none, the product goes on, and the next one is whole',
  async () => {
    const store = await openFolderStore(place)
    const known = (await readManifests(store)).manifests.length
    let killed = 0
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { child, ended } = command('backup')
      await sleep(400 + 1500 * attempt + Math.random() * 1400)
      child.kill('SIGKILL')
      if ((await ended).code === null) killed += 1
      expect((await fetch(`${product.base}/api/ready`)).status).toBe(200)
    }
    expect(killed).toBeGreaterThan(0)
    const { code } = await command('backup').ended
    expect(code).toBe(0)
    const { manifests, unreadable } = await readManifests(store)
    expect(unreadable).toEqual([])
    expect(manifests.length).toBe(known + 1 + (2 - killed))
  },
  LONG,
)

it(
  'a restore that is killed at any moment is never taken for a product, and the next one is whole',
  async () => {
    await stop(product)
    await rename(data_dir, join(folder, 'lost-again'))
    let isWhole = false
    let isRefused = false
    for (let attempt = 0; attempt < 2 && !isWhole; attempt += 1) {
      const { child, ended } = command('restore', [place])
      await sleep(600 + 1500 * attempt + Math.random() * 1300)
      child.kill('SIGKILL')
      await ended
      // Killed before it began, it leaves nothing; killed after its last step, it is whole.
      const names: string[] = await readdir(data_dir).catch(() => [])
      isWhole = names.length > 0 && !names.includes(RESTORE_MARK)
      if (!names.includes(RESTORE_MARK) || isRefused) continue
      isRefused = true
      const refused = await launcher.launch({ BACKUP_TO: place })
      expect({ code: await refused.ended, told: refused.output() }).toMatchObject({
        code: 1,
        told: expect.stringContaining('is being restored, or a restore was interrupted'),
      })
    }
    if (!isWhole) expect((await command('restore', [place]).ended).told).toContain('je obnovená')
    product = await launcher.start({ BACKUP_TO: place })
    expect((await logIn()).guid).not.toBe('')
  },
  LONG,
)
