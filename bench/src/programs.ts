import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { BareAnswer, BareTask } from './bare-loop.ts'
import type { Cleanup } from './cleanup.ts'
import type { Timing } from './timing.ts'

export type Program = { pid: number; origin: string }
export type BareLoop = { pid: number; run: (task: BareTask) => Promise<Timing> }

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
/** The options that `npm start` gives the server's Node. */
const START = JSON.parse(readFileSync(new URL('../../apps/server/node-start.json', import.meta.url), 'utf8')) as {
  flags: string[]
  env: Record<string, string>
}
const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 10_000

/**
 * Starts the product like `npm start`, on a free port of the loopback.
 * @param environment additional variables
 */
export async function startProduct(
  databaseUrl: string,
  dataDir: string,
  cleanup: Cleanup,
  environment: Record<string, string> = {},
): Promise<Program> {
  const port = await findFreePort()
  const env = {
    ...START.env,
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: `${port}`,
    PUBLIC_URL: '',
    IMAGE_URL_ENDPOINT: '',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SEED_CATALOGUE: '1',
    LOG_LEVEL: 'warn',
    // The log-ins come from many accounts at many addresses.
    TRUST_PROXY: '1',
    ...environment,
  }
  const child = spawn(process.execPath, [...START.flags, MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  cleanup.add(() => stop(child))
  const origin = `http://127.0.0.1:${port}`
  await waitUntilReady(`${origin}/api/ready`, child)
  return { pid: child.pid ?? 0, origin }
}

/** Starts the bare "hello". */
export async function startHello(cleanup: Cleanup): Promise<Program> {
  const child = fork(fileURLToPath(new URL('hello.ts', import.meta.url)))
  cleanup.add(() => stop(child))
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { pid: child.pid ?? 0, origin: `http://127.0.0.1:${port}` }
}

/** Starts the program that repeats bare statements. It does one task at a time. */
export function startBareLoop(cleanup: Cleanup): BareLoop {
  const child = fork(fileURLToPath(new URL('bare-loop.ts', import.meta.url)))
  cleanup.add(() => stop(child))
  const run = async (task: BareTask): Promise<Timing> => {
    child.send(task)
    const [answer] = (await once(child, 'message')) as [BareAnswer]
    if ('failure' in answer) throw new Error(`A bare statement failed: ${answer.failure}`)
    return answer.timing
  }
  return { pid: child.pid ?? 0, run }
}

/** A free port of the loopback. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error('The product did not start.')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await gone
  clearTimeout(limit)
}
