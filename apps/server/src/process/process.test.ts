import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLauncher, type Launcher, statusOf, stop, until, WAIT_MS } from '#server/testing/product-process.ts'

let folder: string
let product: Launcher

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
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
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

describe('the product as a process', { timeout: 4 * WAIT_MS }, () => {
  test('starts with an empty folder and serves the catalogue; SIGTERM ends it and leaves no process behind', async () => {
    const running = await product.start()
    const answer = (await (await fetch(`${running.base}/api/recipe`)).json()) as { count: number }
    expect(answer.count).toBeGreaterThan(120)
    expect(await (await fetch(`${running.base}/recepty`)).text()).toContain('</html>')
    for (const path of ['/%', '/recepty/%E0%A4%A', '/recepty/%C0%AF', '/uzivatel/%']) {
      expect(await askRaw(running.port, path)).toMatch(/^HTTP\/1\.1 400 .+lang="cs".+<\/html>$/s)
    }
    expect(await askRaw(running.port, '/recepty/%00')).toMatch(/^HTTP\/1\.1 404 .+<\/html>$/s)
    expect(await askRaw(running.port, '/api/%zz')).toMatch(/^HTTP\/1\.1 400 .+"code":"INCORRECT_QUERY_PARAMS"/s)
    // Letters that are not percent-encoded.
    expect(await askRaw(running.port, '/recepty/řízek')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    const postgres = postgresPid()
    expect(isAlive(postgres)).toBe(true)
    expect(await stop(running)).toBe(0)
    expect(isAlive(postgres)).toBe(false)
  })

  test('restarts with its data after being killed, and leaves no second database server running', async () => {
    const first = await product.start()
    const before = (await (await fetch(`${first.base}/api/recipe?limit=1`)).json()) as { results: { guid: string }[] }
    first.child.kill('SIGKILL')
    await first.ended
    const second = await product.start()
    const after = (await (await fetch(`${second.base}/api/recipe?limit=1`)).json()) as typeof before
    expect(after.results[0]?.guid).toBe(before.results[0]?.guid)
    const postgres = postgresPid()
    await stop(second)
    expect(isAlive(postgres)).toBe(false)
  })

  test('refuses with one sentence to run a second time on the same data', async () => {
    const first = await product.start()
    const second = await product.launch({})
    expect(await second.ended).toBe(1)
    expect(second.output().trim().split('\n').at(-1)).toMatch(/Another process already uses the data folder/)
    expect(await statusOf(`${first.base}/api/ready`)).toBe(200)
    await stop(first)
  })

  test('answers calls with 503 and redirects pages to /udrzba while the database is away, and recovers afterwards', async () => {
    const running = await product.start()
    expect(await statusOf(`${running.base}/recepty`)).toBe(200)
    process.kill(postgresPid(), 'SIGKILL')
    const calls = new Map<number, unknown>()
    const pages = new Map<number, string | null>()
    await until(async () => {
      const call = await fetch(`${running.base}/api/tag`)
      calls.set(call.status, await call.json())
      const page = await fetch(`${running.base}/recepty?search=polevka`, { redirect: 'manual' })
      pages.set(page.status, page.headers.get('location'))
      return calls.has(503) && call.status === 200 && page.status === 200
    })
    expect([...calls.keys()].sort()).toEqual([200, 503])
    expect(calls.get(503)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect([...pages.keys()].sort()).toEqual([200, 302])
    expect(pages.get(302)).toMatch(/^\/udrzba/)
    await stop(running)
  })

  test.each([
    ['PORT', 'zelí', /The environment variable PORT cannot be used/],
    ['DATABASE_URL', 'mysql://localhost/x', /The environment variable DATABASE_URL cannot be used/],
    ['DATABASE_URL', 'postgresql://127.0.0.1:1/nothing', /ECONNREFUSED/],
  ])('does not start with %s=%s, and says so in one sentence', async (name, value, sentence) => {
    const running = await product.launch({ [name]: value })
    expect(await running.ended).toBe(1)
    const lines = running.output().trim().split('\n')
    expect(lines.at(-1)).toMatch(sentence)
    expect(running.output()).not.toContain('    at ')
  })
})
