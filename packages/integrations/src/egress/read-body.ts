import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { EgressError } from './egress-error.ts'

/** Small chunks, so that a decompression bomb is detected long before it is unpacked. */
const CHUNK = { chunkSize: 16 * 1024 }
const DECODERS: Record<string, () => Transform> = {
  gzip: () => createGunzip(CHUNK),
  'x-gzip': () => createGunzip(CHUNK),
  deflate: () => createInflate(CHUNK),
  br: () => createBrotliDecompress(CHUNK),
}

/**
 * Reads and decompresses a body up to a number of bytes.
 * @throws EgressError `too_large` beyond them, `unreachable` where it is cut off, `type` for an unknown compression
 */
export async function readBody(answer: IncomingMessage, max_bytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > max_bytes) throw tooLarge(answer)
  const stream = unpack(answer)
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      size += part.length
      if (size > max_bytes) throw tooLarge(answer)
      parts.push(part)
    }
  } catch (error) {
    answer.destroy()
    if (error instanceof EgressError) throw error
    throw new EgressError('unreachable', 'answer broke off', error)
  }
  return Buffer.concat(parts)
}

function tooLarge(answer: IncomingMessage): EgressError {
  answer.destroy()
  return new EgressError('too_large', 'answer is too large')
}

function unpack(answer: IncomingMessage): IncomingMessage | Transform {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return answer
  const decoder = DECODERS[encoding]
  // A body compressed twice is an attack: no real page is sent so.
  if (!Object.hasOwn(DECODERS, encoding) || decoder === undefined) {
    answer.destroy()
    throw new EgressError('type', 'unknown packing')
  }
  const unpacked = decoder()
  answer.on('error', (error) => unpacked.destroy(error))
  answer.on('aborted', () => unpacked.destroy(new Error('aborted')))
  return answer.pipe(unpacked)
}
