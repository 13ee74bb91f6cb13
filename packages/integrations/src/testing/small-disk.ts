import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmdirSync } from 'node:fs'
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A folder whose disk a test can fill and free again. */
export type SmallDisk = {
  folder: string
  /** From now on all writes fail. @param pid the process that writes, with all its children */
  fill: (pid: number) => Promise<void>
  free: (pid: number) => Promise<void>
  remove: () => Promise<void>
}

/**
 * How this machine can simulate a full disk: with a small file system, where one may be mounted, and with a limit of file sizes
 * for a process, which needs no privilege (only util-linux). The second is always tested too, so that it is known to work where
 * it is the only one.
 * @throws Error where neither is possible: such a test is never skipped
 */
export function waysToFillDisk(): ('file system' | 'limit')[] {
  const canLimit = canRun('prlimit', ['--version'])
  const ways: ('file system' | 'limit')[] = [
    ...(canMount() ? ['file system' as const] : []),
    ...(canLimit ? ['limit' as const] : []),
  ]
  if (ways.length === 0) throw new Error('A test needs a full disk: it takes the right to mount one, or prlimit.')
  return ways
}

/** @param megabytes size of the small file system, with room for what the test writes first */
export async function openSmallDisk(way: 'file system' | 'limit', megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'zivina-disk-'))
  return way === 'limit' ? limitedFolder(folder) : mountedFolder(folder, megabytes)
}

async function mountedFolder(folder: string, megabytes: number): Promise<SmallDisk> {
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder])
  const ballast = join(folder, '.ballast')
  return {
    folder,
    fill: async () => {
      const file = await open(ballast, 'a')
      const isNoRoom = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOSPC'
      // In ever smaller pieces, until not even a byte fits.
      for (const size of [1024 * 1024, 4096, 1]) {
        const piece = Buffer.alloc(size)
        for (let hasRoom = true; hasRoom; ) {
          hasRoom = await file.write(piece).then(
            () => true,
            (error) => {
              if (!isNoRoom(error)) throw error
              return false
            },
          )
        }
      }
      await file.close()
    },
    free: () => rm(ballast),
    remove: async () => {
      await run('umount', ['--lazy', folder])
      await rm(folder, { recursive: true })
    },
  }
}

/** The kernel refuses every write of the processes to files, whatever room there is. */
async function limitedFolder(folder: string): Promise<SmallDisk> {
  const limit = async (pid: number, bytes: string): Promise<void> => {
    for (const one of [pid, ...(await descendantsOf(pid))]) {
      // A process that has ended writes no more.
      const owner = await stat(`/proc/${one}`).catch(() => null)
      if (owner === null) continue
      // Not everywhere may root limit the processes of other users; their owner may.
      const { uid, gid } = owner
      await run('prlimit', ['--pid', `${one}`, `--fsize=${bytes}:unlimited`], { uid, gid }).catch(() => {})
    }
  }
  return {
    folder,
    fill: (pid) => limit(pid, '0'),
    free: (pid) => limit(pid, 'unlimited'),
    remove: () => rm(folder, { recursive: true }),
  }
}

async function descendantsOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const status = readFileSync(`/proc/${name}/stat`, 'utf8')
      const [, parent] = status.slice(status.lastIndexOf(')') + 2).split(' ')
      parents.set(Number(name), Number(parent))
    } catch {
      // The process has ended.
    }
  }
  const isBelow = (one: number): boolean => {
    const parent = parents.get(one)
    return parent !== undefined && parent > 1 && (parent === pid || isBelow(parent))
  }
  return [...parents.keys()].filter(isBelow)
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'zivina-mount-'))
  const mounted = canRun('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder])
  if (mounted) canRun('umount', [folder])
  rmdirSync(folder)
  return mounted
}

function canRun(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
