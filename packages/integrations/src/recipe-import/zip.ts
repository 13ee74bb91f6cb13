import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { BadFile } from './bad-file.ts'

/** Limits of an archive: its entries, one of them, and all of them together, unpacked. */
const ENTRIES_MAX = 2000
const ENTRY_MAX_BYTES = 3 * 1024 * 1024
const TOTAL_MAX_BYTES = 16 * 1024 * 1024
/** No text of recipes packs better. */
const RATIO_MAX = 200
const SMALL_BYTES = 64 * 1024

export type ZipEntry = { name: string; content: Buffer }

/**
 * The entries of an archive whose name is wanted, unpacked in memory; nothing is ever written. Names that climb out, drives,
 * encrypted entries and what unfolds beyond the limits make the whole archive refused.
 * @throws BadFile
 */
export async function readZip(data: Buffer, wanted: (name: string) => boolean): Promise<ZipEntry[]> {
  const zip = await open(data)
  try {
    return await readEntries(zip, wanted)
  } catch (error) {
    throw error instanceof BadFile ? error : new BadFile('broken', error)
  } finally {
    zip.close()
  }
}

function open(data: Buffer): Promise<ZipFile> {
  // The library refuses absolute names, `..` and backslashes, and entries that unfold to another size than they say.
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true }
  return new Promise((resolve, reject) => {
    fromBuffer(data, options, (error, zip) => (zip ? resolve(zip) : reject(new BadFile('broken', error))))
  })
}

function readEntries(zip: ZipFile, wanted: (name: string) => boolean): Promise<ZipEntry[]> {
  if (zip.entryCount > ENTRIES_MAX) throw new BadFile('too_large')
  const found: ZipEntry[] = []
  let total = 0
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(found))
    zip.on('entry', (entry: Entry) => {
      if (entry.fileName.endsWith('/') || !wanted(entry.fileName)) return zip.readEntry()
      total += entry.uncompressedSize
      if (total > TOTAL_MAX_BYTES || isBomb(entry)) return reject(new BadFile('too_large'))
      readEntry(zip, entry).then((content) => {
        found.push({ name: entry.fileName, content })
        zip.readEntry()
      }, reject)
    })
    zip.readEntry()
  })
}

function isBomb({ uncompressedSize, compressedSize }: Entry): boolean {
  if (uncompressedSize > ENTRY_MAX_BYTES) return true
  return uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * RATIO_MAX
}

function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (entry.isEncrypted()) return reject(new BadFile('broken'))
    zip.openReadStream(entry, (error, stream) => {
      if (!stream) return reject(error)
      const parts: Buffer[] = []
      let size = 0
      stream.on('error', reject)
      stream.on('data', (part: Buffer) => {
        size += part.length
        if (size > ENTRY_MAX_BYTES) stream.destroy(new BadFile('too_large'))
        else parts.push(part)
      })
      stream.on('end', () => resolve(Buffer.concat(parts)))
    })
  })
}
