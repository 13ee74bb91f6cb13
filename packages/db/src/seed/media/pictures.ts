import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CATALOGUE } from '#db/seed/catalogue-file.ts'

/**
 * Copies the catalogue's pictures (`recipes/`, `foods/`, `creators/`) to the folder of the image host. Existing files are kept,
 * so that later starts only list the folder.
 */
export async function copyPictures(filesDir: string): Promise<void> {
  const from = fileURLToPath(new URL('pictures/', CATALOGUE))
  // An installation that serves its pictures from elsewhere may not have them.
  if (!existsSync(from)) return
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const source = path.join(entry.parentPath, entry.name)
    const target = path.join(filesDir, path.relative(from, source))
    if (await isSame(source, target)) continue
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(source, target)
  }
}

async function isSame(source: string, target: string): Promise<boolean> {
  const [from, to] = await Promise.all([stat(source), stat(target).catch(() => null)])
  return from.size === to?.size
}
