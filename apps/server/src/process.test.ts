import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const START = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url))
/** With these the start goes on in its own process, so that what is killed is the server. */
const { flags: FLAGS, env: ENV } = JSON.parse(readFileSync(new URL('../node-start.json', import.meta.url), 'utf8')) as {
  flags: string[]
  env: Record<string, string>
}
const WAIT_MS = 90_000

type Running = { child: ChildProcess; base: string; output: () => string; ended: Promise<number | null> }

let folder: string
const children = new Set<ChildProcess>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-process-'))
})

afterAll(async () => {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(
    [...children].map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))),
  )
  await rm(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Runs the product as a person does, without waiting for it. */
async function launch(environment: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const child = spawn(process.execPath, [...FLAGS, START], {
    env: { ...ENV, ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  void ended.then(() => children.delete(child))
  return { child, base: `http://127.0.0.1:${port}`, output: () => text, ended }
}

async function start(environment: Record<string, string> = {}): Promise<Running> {
  const running = await launch(environment)
  await until(async () => {
    if (running.child.exitCode !== null) throw new Error(running.output())
    return (await statusOf(`${running.base}/api/ready`)) === 200
  })
  return running
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WAIT_MS
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('waited too long')
    await sleep(50)
  }
}

async function statusOf(url: string): Promise<number> {
  return fetch(url, { redirect: 'manual' }).then(
    (response) => response.status,
    () => 0,
  )
}

function postgresPid(): number {
  return Number(readFileSync(join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Whether a process runs; one that ended but was not yet waited for (Z) does not. */
function isAlive(pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3) !== 'Z'
  } catch {
    return false
  }
}

async function stop({ child, ended }: Running): Promise<number | null> {
  child.kill('SIGTERM')
  return ended
}

describe('the product as a process', { timeout: 4 * WAIT_MS }, () => {
  test('a start from nothing serves the catalogue, SIGTERM ends it and leaves no orphan', async () => {
    const running = await start()
    const answer = (await (await fetch(`${running.base}/api/recipe`)).json()) as { count: number }
    expect(answer.count).toBeGreaterThan(120)
    expect(await (await fetch(`${running.base}/recepty`)).text()).toContain('</html>')
    const postgres = postgresPid()
    expect(isAlive(postgres)).toBe(true)
    expect(await stop(running)).toBe(0)
    expect(isAlive(postgres)).toBe(false)
  })

  test('a killed product is up again with its data, and its database is not left behind twice', async () => {
    const first = await start()
    const before = (await (await fetch(`${first.base}/api/recipe?limit=1`)).json()) as { results: { guid: string }[] }
    first.child.kill('SIGKILL')
    await first.ended
    const second = await start()
    const after = (await (await fetch(`${second.base}/api/recipe?limit=1`)).json()) as typeof before
    expect(after.results[0]?.guid).toBe(before.results[0]?.guid)
    const postgres = postgresPid()
    await stop(second)
    expect(isAlive(postgres)).toBe(false)
  })

  test('a second product on the same data is refused in one sentence', async () => {
    const first = await start()
    const second = await launch({})
    expect(await second.ended).toBe(1)
    expect(second.output().trim().split('\n').at(-1)).toMatch(/Another process already uses the data folder/)
    expect(await statusOf(`${first.base}/api/ready`)).toBe(200)
    await stop(first)
  })

  test('while the database is away calls answer 503 and pages lead to /udrzba; then everything is back', async () => {
    const running = await start()
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
  ])('%s=%s stops the start with one sentence', async (name, value, sentence) => {
    const running = await launch({ [name]: value })
    expect(await running.ended).toBe(1)
    const lines = running.output().trim().split('\n')
    expect(lines.at(-1)).toMatch(sentence)
    expect(running.output()).not.toContain('    at ')
  })
})
