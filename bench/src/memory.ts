import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

export type MemoryResult = { recipes: number; megabytes: number }

/** Resident memory of a process in megabytes (2^20 bytes). */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null)
  const kilobytes = status
    ? /VmRSS:\s+(\d+)/.exec(status)?.[1]
    : (await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${pid}`])).stdout.trim()
  return Number(kilobytes) / 1024
}
