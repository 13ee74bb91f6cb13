import { readdir, readFile } from 'node:fs/promises'
import { residentMegabytes } from '../memory.ts'

/** The highest memory seen of a process, and of all its child processes together, in megabytes. */
export type MemoryPeak = { own: number; children: number }

const EVERY_MS = 500

/** Samples the memory of a process until it is stopped. */
export function watchMemory(pid: number): { stop: () => Promise<MemoryPeak> } {
  const peak: MemoryPeak = { own: 0, children: 0 }
  const look = async (): Promise<void> => {
    const children = await childrenOf(pid)
    const sizes = await Promise.all([pid, ...children].map((one) => residentMegabytes(one).catch(() => Number.NaN)))
    const [own = 0, ...others] = sizes.map((size) => (Number.isNaN(size) ? 0 : size))
    peak.own = Math.max(peak.own, own)
    peak.children = Math.max(
      peak.children,
      others.reduce((sum, size) => sum + size, 0),
    )
  }
  let looking = look()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
      return peak
    },
  }
}

/** The child processes of a process; empty where the system does not list them. */
async function childrenOf(pid: number): Promise<number[]> {
  const names = await readdir('/proc').catch(() => [])
  const found = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        // The command, in brackets, may contain anything; the wanted field follows it.
        const status = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
        const parent = status.slice(status.lastIndexOf(')') + 2).split(' ')[1]
        return Number(parent) === pid ? Number(name) : null
      }),
  )
  return found.filter((one) => one !== null)
}
