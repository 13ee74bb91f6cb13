import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

export type Bytes = Uint8Array<ArrayBuffer>

/** A file of an archive. Texts are compressed; pictures are already. */
export type ArchiveFile = { name: string; kind: 'text' | 'picture'; content: AsyncIterable<Bytes> }

const STORED = 0
const DEFLATED = 8
const NOTHING = new Uint8Array()

/**
 * Writes a ZIP archive, piece by piece: no file is ever held as a whole, and compression happens outside the main thread.
 * @param at the time written to the files
 */
export async function* zipOf(files: AsyncIterable<ArchiveFile>, at: Date): AsyncGenerator<Bytes> {
  const ready: Bytes[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    if (chunk.length > 0) ready.push(chunk)
  })
  for await (const { name, kind, content } of files) {
    const compression = kind === 'text' ? DEFLATED : STORED
    const file: ZipInputFile = { filename: name, mtime: at, size: 0, crc: 0, compression }
    zip.add(file)
    const counted = count(file, content)
    for await (const chunk of kind === 'text' ? deflate(counted) : counted) {
      file.ondata?.(null, chunk, false)
      yield* ready.splice(0)
    }
    file.ondata?.(null, NOTHING, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

/** Adds up size and checksum of a file, which stand behind its content. */
async function* count(file: ZipInputFile, content: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  for await (const chunk of content) {
    file.size += chunk.length
    file.crc = crc32(chunk, file.crc)
    yield chunk
  }
}

async function* deflate(content: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  const compressor = createDeflateRaw()
  const feeding = pipeline(content, compressor)
  // The error is thrown where the compressor is read.
  feeding.catch(() => {})
  yield* compressor
  await feeding
}
