import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** The entries of a folder, below one another, with `/` in their paths; empty where there is no such folder. */
export type Walked = { folders: string[]; files: string[] }

/**
 * Walks through a folder whose entries may vanish meanwhile.
 * @param isLeftOut whether an entry, and everything below it, is left out, by its path
 */
export async function walk(root: string, isLeftOut: (entry: string) => boolean = () => false): Promise<Walked> {
  const found: Walked = { folders: [], files: [] }
  const waiting = ['']
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch((error) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    for (const entry of entries) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (isLeftOut(name)) continue
      if (entry.isDirectory()) {
        found.folders.push(name)
        waiting.push(name)
      } else if (entry.isFile()) found.files.push(name)
    }
  }
  found.folders.sort()
  found.files.sort()
  return found
}
