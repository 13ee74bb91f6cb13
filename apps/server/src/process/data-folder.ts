import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'

/** How long one result is valid: load balancers ask every few seconds, each of them. */
const FRESH_MS = 2000
/** The size of a small picture; a few bytes may still fit where nothing else does. */
const PROBE = new Uint8Array(64 * 1024)

/**
 * Checks whether the data folder is writable now, by writing a small file and removing it again. Changes are logged with their
 * reason.
 * @param now milliseconds of a monotonic clock
 */
export function createWriteProbe(folder: string, log: Logger, now = () => performance.now()): () => Promise<boolean> {
  const file = join(folder, '.write-probe')
  let asked: { at: number; answer: Promise<boolean> } | null = null
  let couldWrite = true

  const attempt = async (): Promise<boolean> => {
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(file, PROBE)
      if (!couldWrite) log.warn({ folder }, 'the data folder can be written again')
      couldWrite = true
    } catch (err) {
      if (couldWrite) log.error({ err, folder }, 'the data folder cannot be written')
      couldWrite = false
    }
    await rm(file, { force: true }).catch(() => {})
    return couldWrite
  }

  return () => {
    if (asked === null || now() - asked.at >= FRESH_MS) asked = { at: now(), answer: attempt() }
    return asked.answer
  }
}
