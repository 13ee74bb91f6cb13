import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sharedFolder } from '@zivina/db/testing/database'

const START = fileURLToPath(new URL('../../../../scripts/start.mjs', import.meta.url))
/** With these the product runs in the started process itself, so that killing it kills the server. */
const { flags: FLAGS, env: ENV } = JSON.parse(
  readFileSync(new URL('../../node-start.json', import.meta.url), 'utf8'),
) as { flags: string[]; env: Record<string, string> }
export const WAIT_MS = 90_000

/** The product as a process of its own, as `npm start` runs it. */
export type Running = {
  child: ChildProcess
  port: number
  base: string
  /** What it has printed so far, its log included. */
  output: () => string
  ended: Promise<number | null>
}

/** Starts the product on a data folder, as often as a test needs, and stops what is still running at the end. */
export type Launcher = {
  /** Runs the product without waiting for it. */
  launch: (environment?: Record<string, string>) => Promise<Running>
  /** Runs the product and waits until it is ready. */
  start: (environment?: Record<string, string>) => Promise<Running>
  endAll: () => Promise<void>
}

/** @param folder the data folder of all started products */
export function createLauncher(folder: string): Launcher {
  const children = new Set<ChildProcess>()
  const launch: Launcher['launch'] = async (environment = {}) => {
    const port = await freePort()
    const child = spawn(process.execPath, [...FLAGS, START], {
      env: { ...ENV, ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
    // Its whole output has been read by then.
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    void ended.then(() => children.delete(child))
    return { child, port, base: `http://127.0.0.1:${port}`, output: () => text, ended }
  }
  const start: Launcher['start'] = async (environment) => {
    const running = await launch(environment)
    await until(async () => {
      if (running.child.exitCode !== null) throw new Error(running.output())
      return (await statusOf(`${running.base}/api/ready`)) === 200
    })
    return running
  }
  const endAll = async (): Promise<void> => {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(
      [...children].map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))),
    )
  }
  return { launch, start, endAll }
}

/**
 * Fills a folder with the data of a product that has started once and stopped in order: a first start takes twice as long as the next.
 * @param folder made where it is missing
 */
export async function copyFilledData(folder: string): Promise<void> {
  const filled = await sharedFolder('product', async (made) => {
    const first = createLauncher(made)
    try {
      await stop(await first.start())
    } finally {
      await first.endAll()
    }
  })
  // With owners: the database's files belong to the user that its server runs as.
  await mkdir(folder, { recursive: true })
  await promisify(execFile)('cp', ['-a', `${filled}/.`, folder])
}

/** Asks for an orderly stop and waits for it. */
export async function stop({ child, ended }: Running): Promise<number | null> {
  child.kill('SIGTERM')
  return ended
}

/** Waits until a condition holds. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WAIT_MS
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('waited too long')
    await sleep(50)
  }
}

/** The status of a GET, 0 where no server answers. */
export async function statusOf(url: string): Promise<number> {
  return fetch(url, { redirect: 'manual' }).then(
    (response) => response.status,
    () => 0,
  )
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
