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
  /** From now on nothing more can be written. @param pid the process that writes, with all that it started */
  fill: (pid: number) => Promise<void>
  free: (pid: number) => Promise<void>
  remove: () => Promise<void>
}

/**
 * The ways in which this machine lets a test fill a disk: a small file system of its own, where one may be mounted, and a limit
 * of the size of files that the kernel holds a process to, which needs no right (but util-linux). The second always goes
 * along, so that it is known to work where it is the only one.
 * @throws Error where neither can be had: such a test is never left out
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

/** @param megabytes of the small file system, with room for what the test writes first */
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
      // Ever smaller pieces, until not even a byte finds room.
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

/** The kernel refuses every write of the processes into files, whatever room there is. */
async function limitedFolder(folder: string): Promise<SmallDisk> {
  const limit = async (pid: number, bytes: string): Promise<void> => {
    for (const one of [pid, ...(await descendantsOf(pid))]) {
      // One that has ended meanwhile writes no more.
      const owner = await stat(`/proc/${one}`).catch(() => null)
      if (owner === null) continue
      // Not even root may limit the processes of others everywhere; their owner may.
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
      // It has ended.
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
