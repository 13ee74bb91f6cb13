import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createLauncher,
  type Launcher,
  type Running,
  statusOf,
  stop,
  until,
  WAIT_MS,
} from '#server/testing/product-process.ts'

let folder: string
let product: Launcher
let running: Running

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-process-'))
  product = createLauncher(folder)
})
afterAll(async () => {
  await product.endAll()
  await rm(folder, { recursive: true, force: true })
})

/** Sends the address byte for byte, as no browser does. */
async function askRaw(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return Buffer.concat(await socket.toArray()).toString()
}

function postgresPid(): number {
  return Number(readFileSync(join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Whether a process runs; a zombie (Z) does not. */
function isAlive(pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3) !== 'Z'
  } catch {
    return false
  }
}

/** The status that a load balancer sees. */
const readiness = () => statusOf(`${running.base}/api/ready`)

async function firstRecipe(): Promise<{ count: number; guid: string | undefined }> {
  const { count, results } = await (await fetch(`${running.base}/api/recipe?limit=1`)).json()
  return { count, guid: results[0]?.guid }
}

// One after another on one folder: a start takes some seconds of a core, so each test goes on with the product of the one before.
describe('the product as a process', { timeout: 4 * WAIT_MS }, () => {
  test('starts with an empty folder and serves the catalogue', async () => {
    running = await product.start()
    expect((await firstRecipe()).count).toBeGreaterThan(120)
    expect(await (await fetch(`${running.base}/recepty`)).text()).toContain('</html>')
    for (const path of ['/%', '/recepty/%E0%A4%A', '/recepty/%C0%AF', '/uzivatel/%']) {
      expect(await askRaw(running.port, path)).toMatch(/^HTTP\/1\.1 400 .+lang="cs".+<\/html>$/s)
    }
    expect(await askRaw(running.port, '/recepty/%00')).toMatch(/^HTTP\/1\.1 404 .+<\/html>$/s)
    expect(await askRaw(running.port, '/api/%zz')).toMatch(/^HTTP\/1\.1 400 .+"code":"INCORRECT_QUERY_PARAMS"/s)
    // Letters that are not percent-encoded.
    expect(await askRaw(running.port, '/recepty/řízek')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  })

  test('refuses with one sentence to run a second time on the same data', async () => {
    const second = await product.launch({})
    expect(await second.ended).toBe(1)
    expect(second.output().trim().split('\n').at(-1)).toMatch(/Another process already uses the data folder/)
    expect(await readiness()).toBe(200)
  })

  test('answers calls with 503 and redirects pages to /udrzba while the database is away, and recovers afterwards', async () => {
    expect(await statusOf(`${running.base}/recepty`)).toBe(200)
    process.kill(postgresPid(), 'SIGKILL')
    const calls = new Map<number, unknown>()
    const pages = new Map<number, string | null>()
    await until(async () => {
      const call = await fetch(`${running.base}/api/tag`)
      calls.set(call.status, await call.json())
      const page = await fetch(`${running.base}/recepty?search=xyzxyz`, { redirect: 'manual' })
      pages.set(page.status, page.headers.get('location'))
      return calls.has(503) && call.status === 200 && page.status === 200
    })
    expect([...calls.keys()].sort()).toEqual([200, 503])
    expect(calls.get(503)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect([...pages.keys()].sort()).toEqual([200, 302])
    expect(pages.get(302)).toMatch(/^\/udrzba/)
  })

  test('restarts with its data after being killed; SIGTERM ends it and leaves no process behind', async () => {
    const before = await firstRecipe()
    running.child.kill('SIGKILL')
    await running.ended
    running = await product.start()
    expect(await firstRecipe()).toEqual(before)
    const postgres = postgresPid()
    expect(isAlive(postgres)).toBe(true)
    expect(await stop(running)).toBe(0)
    expect(isAlive(postgres)).toBe(false)
  })

  // Which values are refused is tested where the configuration is read.
  test.each([
    ['PORT', 'zelí', /The environment variable PORT cannot be used/],
    ['DATABASE_URL', 'postgresql://127.0.0.1:1/nothing', /ECONNREFUSED/],
  ])('does not start with %s=%s, and says so in one sentence', async (name, value, sentence) => {
    const failing = await product.launch({ [name]: value })
    expect(await failing.ended).toBe(1)
    const lines = failing.output().trim().split('\n')
    expect(lines.at(-1)).toMatch(sentence)
    expect(failing.output()).not.toContain('    at ')
  })
})
