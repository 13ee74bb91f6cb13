import { createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type BackupStore, MissingObject } from './port.ts'

/** Backups as plain files below `root`, which only the owner may read. */
export async function openFolderStore(root: string): Promise<BackupStore> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  await chmod(root, 0o700)
  const fileOf = (name: string) => path.join(root, name)

  const put = async (name: string, file: string): Promise<void> => {
    const target = fileOf(name)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await chmod(file, 0o600)
    await sync(file)
    await move(file, target)
    await sync(path.dirname(target))
  }

  return {
    place: root,
    spool: fileOf('unfinished'),
    list: async (prefix) => (await namesBelow(root)).filter((name) => name.startsWith(prefix)),
    put,
    read: async (name) => {
      const handle = await open(fileOf(name)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new MissingObject(name, root) : error
      })
      await handle.close()
      return createReadStream(fileOf(name))
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  }
}

async function namesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
}

/** Renames a file; between two file systems it is copied beside its target first. */
async function move(file: string, target: string): Promise<void> {
  try {
    await rename(file, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const beside = `${target}.part`
    await copyFile(file, beside)
    await sync(beside)
    await rename(beside, target)
    await rm(file)
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
async function sync(file: string): Promise<void> {
  const handle = await open(file)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
