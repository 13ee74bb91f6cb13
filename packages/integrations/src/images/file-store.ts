import { randomUUID } from 'node:crypto'
import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { checkImagePath } from './image-path.ts'
import type { ImageDetails, ImageStore } from './port.ts'

/**
 * Pictures as plain files under `root` (an absolute path, made on the first write).
 * A symbolic link that leads out of `root` counts as missing.
 */
export function createFileStore(root: string): ImageStore {
  async function locate(path: string): Promise<string | null> {
    const file = join(root, checkImagePath(path))
    try {
      const [realRoot, realFile] = await Promise.all([realpath(root), realpath(file)])
      return realFile.startsWith(realRoot + sep) ? realFile : null
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  return {
    async details(path) {
      const file = await locate(path)
      return file === null ? null : describeFile(file)
    },

    async read(path) {
      const file = await locate(path)
      if (file === null || (await describeFile(file)) === null) return null
      return readFile(file)
    },

    locate,

    async write(path, bytes) {
      const file = join(root, checkImagePath(path))
      const folder = dirname(file)
      await mkdir(folder, { recursive: true })
      await refuseFolderOutside(root, folder)
      await writeAtomically(file, bytes)
      const details = await describeFile(file)
      if (details === null) throw new Error('The stored picture vanished')
      return details
    },

    async remove(path) {
      const file = await locate(path)
      if (file !== null && (await describeFile(file)) !== null) await rm(file, { force: true })
    },
  }
}

/** Writes to a temporary file and renames it, so that neither a reader nor a crash leaves half a file. */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(dirname(file), `.${randomUUID()}.tmp`)
  try {
    await writeFile(temporary, bytes)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function refuseFolderOutside(root: string, folder: string): Promise<void> {
  const [realRoot, realFolder] = await Promise.all([realpath(root), realpath(folder)])
  if (realFolder !== realRoot && !realFolder.startsWith(realRoot + sep)) {
    throw new Error('The folder of the picture leads out of the store')
  }
}

async function describeFile(file: string): Promise<ImageDetails | null> {
  try {
    const facts = await stat(file, { bigint: true })
    if (!facts.isFile()) return null
    return { size: Number(facts.size), revision: `${facts.ino}-${facts.mtimeNs}-${facts.size}` }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Whether an error means that there is no room, or no permission, to write. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.has(String(error.code))
}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'])

/** Whether an error means that there is no such file (including a file where a folder was expected). */
export function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG'
}
