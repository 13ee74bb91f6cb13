import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

/**
 * Pins a process, all its threads and its future children to some processor cores, so that the measured program and the load
 * generator do not share one. Does nothing where the system has no `taskset`.
 *
 * @param cores list of cores as `taskset` writes it: "0", "1-3"
 * @returns whether it was pinned
 */
export async function pin(pid: number, cores: string): Promise<boolean> {
  try {
    await promisify(execFile)('taskset', ['-a', '-p', '-c', cores, `${pid}`])
    return true
  } catch {
    return false
  }
}

/** One core for the measured program; the others for the database and the load. */
export function chooseCores(): { measured: string; others: string; all: string } | null {
  const count = availableParallelism()
  if (count < 2) return null
  return { measured: '0', others: count === 2 ? '1' : `1-${count - 1}`, all: `0-${count - 1}` }
}
