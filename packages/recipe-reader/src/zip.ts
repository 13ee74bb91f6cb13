import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { BadFile } from './bad-file.ts'
import { READ_LIMITS } from './read-limits.ts'
import { spend, type UnpackBudget } from './unpacked.ts'

/** Selects the entries of an archive to unpack, and limits their unpacked bytes. */
type ZipOrder = { wanted: (name: string) => boolean; budget: UnpackBudget }

/** An unpacked file of an archive, by its path there. */
export type UnpackedFile = { name: string; content: Buffer }

/** The name and the declared unpacked bytes of an entry. */
export type ListedFile = { name: string; size: number }

/** What an archive holds: the unpacked files, and the list of all. */
type Unzipped = { files: UnpackedFile[]; listed: ListedFile[] }

/**
 * Unpacks the first selected entries of an archive in memory; nothing is ever written. Paths that lead out of the archive,
 * drive letters, encrypted entries and entries that unpack beyond the limits refuse the whole archive.
 * @throws BadFile
 */
export async function readZip(data: Buffer, order: ZipOrder): Promise<Unzipped> {
  const zip = await open(data)
  try {
    return await readEntries(zip, order)
  } catch (error) {
    throw error instanceof BadFile ? error : new BadFile('broken', error)
  } finally {
    zip.close()
  }
}

function open(data: Buffer): Promise<ZipFile> {
  // The library refuses absolute names, `..` and backslashes, and entries whose unpacked size differs from the declared one.
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true }
  return new Promise((resolve, reject) => {
    fromBuffer(data, options, (error, zip) => (zip ? resolve(zip) : reject(new BadFile('broken', error))))
  })
}

function readEntries(zip: ZipFile, { wanted, budget }: ZipOrder): Promise<Unzipped> {
  if (zip.entryCount > READ_LIMITS.zip_entries) throw new BadFile('too_large')
  const found: Unzipped = { files: [], listed: [] }
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(found))
    zip.on('entry', (entry: Entry) => {
      // The directory is read to its end anyway, so that each name in it is checked.
      const { fileName: name, uncompressedSize: size } = entry
      found.listed.push({ name, size })
      const isOpened = found.files.length < READ_LIMITS.files && !name.endsWith('/') && wanted(name)
      if (!isOpened) return zip.readEntry()
      readEntry(zip, entry, budget).then((content) => {
        found.files.push({ name, content })
        zip.readEntry()
      }, reject)
    })
    zip.readEntry()
  })
}

async function readEntry(zip: ZipFile, entry: Entry, budget: UnpackBudget): Promise<Buffer> {
  if (entry.isEncrypted()) throw new BadFile('broken')
  spend(budget, entry.compressedSize, entry.uncompressedSize)
  return unpack(zip, entry)
}

/** The library aborts where an entry is larger than declared. */
function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (!stream) return reject(error)
      const parts: Buffer[] = []
      stream.on('error', reject)
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => resolve(Buffer.concat(parts)))
    })
  })
}
