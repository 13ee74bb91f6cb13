import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isAlive } from './embedded-folders.ts'

/** The contents of a running PostgreSQL server's `postmaster.pid`. */
export type Postmaster = { pid: number; socket: string; ready: boolean }

/** An id that no process has (Linux ends at 2^22, macOS at 99,998): PostgreSQL takes the file's writer for dead. */
const NOBODYS_PID = 2_000_000_000

/** Reads `postmaster.pid` of a cluster; null when there is none or it is being written. */
export async function readPostmaster(data: string): Promise<Postmaster | null> {
  const text = await readFile(pidFile(data), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, socket: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
}

/** The server of this cluster if it runs: one that a killed product left running can still be used. */
export async function findLiving(data: string): Promise<Postmaster | null> {
  const found = await readPostmaster(data)
  if (!found || !isAlive(found.pid)) return null
  return (await isPostgres(found.pid, data)) ? found : null
}

/**
 * Lets the server start despite lock files (the cluster's and the socket's) whose process id now belongs to another program or
 * to a zombie process. The files are kept with an unused pid: from the further lines of the cluster's file PostgreSQL still
 * sees whether old workers use it.
 */
export async function disarmStalePid(data: string, socketFile: string): Promise<void> {
  for (const file of [pidFile(data), `${socketFile}.lock`]) {
    const text = await readFile(file, 'utf8').catch(() => '')
    const pid = Number(text.split('\n')[0])
    if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || (await isPostgres(pid, data))) continue
    await writeFile(file, text.replace(/^\d+/, String(NOBODYS_PID)))
  }
}

function pidFile(data: string): string {
  return path.join(data, 'postmaster.pid')
}

async function isPostgres(pid: number, data: string): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  // Without /proc (macOS) the pid alone decides.
  if (line === null) return process.platform !== 'linux'
  const words = line.split('\0')
  return path.basename(words[0] ?? '') === 'postgres' && words.includes(data)
}
