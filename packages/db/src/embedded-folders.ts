import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Identity } from './embedded-identity.ts'

/** Port in the name of the socket file; no TCP port is opened. */
export const SOCKET_PORT = 5432

/** Name of the socket file in its folder. */
export const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`
/** The longest path of a Unix socket: 107 bytes on Linux, 103 on macOS. */
const LONGEST_SOCKET_PATH = 103

/** The folders of the embedded server; all absolute. */
export type Folders = {
  /** The database cluster. */
  data: string
  /** Folder of the Unix socket. */
  socket: string
  /** The server's log. */
  log: string
}

/** Marks a data folder whose restore has begun and not ended. */
export const RESTORE_MARK = '.restoring'

/** Whether a restore into this data folder has begun and not ended. */
export async function isBeingRestored(dataDir: string): Promise<boolean> {
  return (await stat(path.join(dataDir, RESTORE_MARK)).catch(() => null)) !== null
}

/** Names the folders of the embedded server for a data folder, and makes those that must exist before it starts. */
export async function prepareFolders(dataDir: string, identity: Identity): Promise<Folders> {
  const root = path.resolve(dataDir)
  await mkdir(root, { recursive: true })
  const socket = socketFolder(root)
  await ownedFolder(socket, identity)
  return { data: path.join(root, 'pg'), socket, log: path.join(root, 'pg.log') }
}

/** The socket's folder: inside the data folder where its path is short enough, otherwise one named after its hash. */
function socketFolder(root: string): string {
  const inside = path.join(root, 'run')
  if (Buffer.byteLength(path.join(inside, SOCKET_NAME)) <= LONGEST_SOCKET_PATH) return inside
  const name = `zivina-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
  const temporary = path.join(os.tmpdir(), name)
  return Buffer.byteLength(path.join(temporary, SOCKET_NAME)) <= LONGEST_SOCKET_PATH
    ? temporary
    : path.join('/tmp', name)
}

/**
 * Makes a folder that only the server's user may enter.
 *
 * @throws Error when the path exists and belongs to another user.
 */
export async function ownedFolder(folder: string, identity: Identity): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await lstat(folder)
  const expected = identity?.uid ?? process.getuid?.() ?? found.uid
  if (found.uid !== expected && identity && found.uid === 0) await chown(folder, identity.uid, identity.gid)
  else if (!found.isDirectory() || found.uid !== expected) {
    throw new Error(`The folder ${folder} belongs to another user of this machine: remove it or set another DATA_DIR.`)
  }
}

/** Removes clusters that were left unfinished; `own` is the one being made now. */
export async function removeUnfinished(data: string, own: string): Promise<void> {
  const parent = path.dirname(data)
  for (const name of await readdir(parent)) {
    const pid = /^pg\.new-(\d+)$/.exec(name)?.[1]
    if (!pid || path.join(parent, name) === own || isAlive(Number(pid))) continue
    await rm(path.join(parent, name), { recursive: true, force: true })
  }
}

/** Whether a process with this id exists (one of another user does too). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
