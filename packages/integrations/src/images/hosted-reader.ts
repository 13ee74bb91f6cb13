import { SOCIAL_IMAGE_WIDTH } from '@zivina/contract/kernel/limits'
import { checkImagePath } from './image-path.ts'
import type { ImageDetails, PictureReader } from './port.ts'

const PATIENCE_MS = 5000
/** Limit of one picture, in bytes; at the width of a card it is far smaller. */
const MAX_BYTES = 8 * 1024 ** 2

/**
 * Reads pictures that a hosted service stores, no wider than a share card; first from the local store, which has the
 * catalogue's own. A service that does not answer counts as one without the picture.
 * @param endpoint address of the service, without the picture's path
 */
export function createHostedReader(endpoint: string, at_hand: PictureReader): PictureReader {
  const ask = async (path: string, method: 'GET' | 'HEAD'): Promise<Response | null> => {
    const url = `${endpoint}/${encodeURI(checkImagePath(path))}?tr=w-${SOCIAL_IMAGE_WIDTH},f-jpg`
    try {
      const answer = await fetch(url, { method, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
      return answer.ok ? answer : null
    } catch {
      return null
    }
  }
  return {
    details: async (path) => (await at_hand.details(path)) ?? detailsOf(await ask(path, 'HEAD')),
    read: async (path) => (await at_hand.read(path)) ?? bytesOf(await ask(path, 'GET')),
  }
}

function detailsOf(answer: Response | null): ImageDetails | null {
  if (answer === null) return null
  const { headers } = answer
  const size = Number(headers.get('content-length') ?? 0)
  return { size, revision: headers.get('etag') ?? headers.get('last-modified') ?? String(size) }
}

/** Null for a body larger than a picture may be, whatever its header says: the rest is not read. */
async function bytesOf(answer: Response | null): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of answer?.body ?? []) {
      size += part.byteLength
      if (size > MAX_BYTES) return null
      parts.push(part)
    }
  } catch {
    return null
  }
  return size === 0 ? null : new Uint8Array(Buffer.concat(parts))
}
