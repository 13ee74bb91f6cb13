import { readdir, readFile } from 'node:fs/promises'
import { residentMegabytes } from '../memory.ts'

/** The most that was seen of a process, and of all that it started together, in megabytes. */
export type MemoryPeak = { own: number; children: number }

const EVERY_MS = 500

/** Looks at the memory of a process again and again until it is told to stop. */
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

/** Processes that a process started itself; none where the system does not tell. */
async function childrenOf(pid: number): Promise<number[]> {
  const names = await readdir('/proc').catch(() => [])
  const found = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        // The command, in brackets, may hold anything; what is asked for stands behind it.
        const status = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
        const parent = status.slice(status.lastIndexOf(')') + 2).split(' ')[1]
        return Number(parent) === pid ? Number(name) : null
      }),
  )
  return found.filter((one) => one !== null)
}
