import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any upload may take. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000

/** Removes partial files of a process that died; those of a running one are younger. */
export async function removeAbandoned(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const facts = await stat(file).catch(() => null)
    if (facts && Date.now() - facts.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true })
  }
}
