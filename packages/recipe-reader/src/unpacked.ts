import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { BadFile } from './bad-file.ts'
import { READ_LIMITS } from './read-limits.ts'

const unpackGzip = promisify(gunzip)

/** How many bytes one import may still unpack, nested archives included. */
export type UnpackBudget = { left: number }

/** @param left bytes; by default those of all files of an import */
export function newUnpackBudget(left: number = READ_LIMITS.all_unpacked): UnpackBudget {
  return { left }
}

/** @throws BadFile `too_large` where a file, or all files of the import, unpack beyond the limits */
export function spend(budget: UnpackBudget, packed: number, unpacked: number): void {
  budget.left -= unpacked
  if (budget.left < 0 || unpacked > unpackedMax(packed)) throw new BadFile('too_large')
}

/**
 * Unpacks gzip in memory, and stops at the limits.
 * @throws BadFile
 */
export async function readGzip(data: Buffer, budget: UnpackBudget): Promise<Buffer> {
  try {
    const unpacked = await unpackGzip(data, { maxOutputLength: Math.min(unpackedMax(data.length), budget.left + 1) })
    spend(budget, data.length, unpacked.length)
    return unpacked
  } catch (error) {
    if (error instanceof BadFile) throw error
    throw new BadFile((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'broken', error)
  }
}

/** The most bytes that some packed bytes may unpack to. */
function unpackedMax(packed: number): number {
  return Math.min(READ_LIMITS.unpacked, Math.max(READ_LIMITS.small, packed * READ_LIMITS.ratio))
}
