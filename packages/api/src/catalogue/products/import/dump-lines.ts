import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** A line longer than this is no product; it is skipped without being held in memory. */
const LINE_MAX_BYTES = 8 * 1024 * 1024
const NEWLINE = 0x0a

/** A line of a dump. `text` is null where it is too long; `end` is the place after it, in bytes of the unpacked file. */
export type DumpLine = { text: string | null; end: number }

/**
 * The lines of a file from a place on, which is the end of a line; a file that ends with `.gz` is unpacked. Only one line is in memory at
 * a time.
 * @throws Error where the file cannot be read or is packed incompletely
 */
export async function* dumpLines(file: string, from: number): AsyncGenerator<DumpLine> {
  const isPacked = file.endsWith('.gz')
  let skip = isPacked ? from : 0
  let [place, parts, length]: [number, Buffer[], number] = [from, [], 0]
  for await (const chunk of openDump(file, isPacked ? 0 : from, isPacked) as AsyncIterable<Buffer>) {
    const skipped = Math.min(skip, chunk.length)
    skip -= skipped
    let rest = chunk.subarray(skipped)
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE)) {
      const bytes = length + at
      place += bytes + 1
      yield { text: textOf(parts, rest.subarray(0, at), bytes), end: place }
      ;[parts, length, rest] = [[], 0, rest.subarray(at + 1)]
    }
    length += rest.length
    if (length <= LINE_MAX_BYTES) parts.push(rest)
    else parts = []
  }
  if (length > 0) yield { text: textOf(parts, Buffer.alloc(0), length), end: place + length }
}

function openDump(file: string, start: number, isPacked: boolean): Readable {
  const stream = createReadStream(file, { start })
  if (!isPacked) return stream
  const unpacked = createGunzip()
  stream.on('error', (error) => unpacked.destroy(error))
  return stream.pipe(unpacked)
}

function textOf(parts: readonly Buffer[], last: Buffer, bytes: number): string | null {
  if (bytes > LINE_MAX_BYTES) return null
  return Buffer.concat([...parts, last])
    .toString('utf8')
    .replace(/\r$/, '')
}
