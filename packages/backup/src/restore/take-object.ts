import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unseal } from '#backup/seal.ts'
import type { BackupStore } from '#backup/store/port.ts'

/** Where objects are read from, and by which key. */
export type Opened = { store: BackupStore; identity: string | null }

/**
 * Reads the contents of an object into a stream, and compares them with the hash in its name.
 * @param what the file or table it belongs to, for the message
 * @throws Error with one sentence that names the object and what it belongs to
 */
export async function takeObject(
  from: Opened,
  object: string,
  what: string,
  into: NodeJS.WritableStream,
): Promise<void> {
  const hash = createHash('sha256')
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const stored = await from.store.read(object)
  try {
    const contents: Readable = await unseal(stored, from.identity)
    await pipeline(contents, measured, into, { end: false })
  } catch (error) {
    if (isOfTarget(error)) throw error
    throw damaged(object, what, error)
  }
  if (!object.includes(hash.digest('hex'))) throw damaged(object, what)
}

/** Writes the contents of an object to a file. */
export async function takeFile(from: Opened, object: string, file: string, what: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const target = createWriteStream(file, { mode: 0o600 })
  await takeObject(from, object, what, target)
  await new Promise<void>((resolve, reject) =>
    target.end((error?: Error | null) => (error ? reject(error) : resolve())),
  )
}

/** Joins a path of a backup to a folder. @throws Error when it leads out of it */
export function pathBelow(folder: string, entry: string): string {
  const joined = path.join(folder, entry)
  if (!joined.startsWith(folder + path.sep)) throw new Error(`The backup names a file outside its folder: ${entry}`)
  return joined
}

/** A failure of what is written to: a full disk, or a row that the database refuses. */
function isOfTarget(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[0-9A-Z]{5}$/.test(code) || ['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS'].includes(code)
}

function damaged(object: string, what: string, cause?: unknown): Error {
  return new Error(`The object ${object} (${what}) is damaged, or the key is not its own.`, { cause })
}
