import { AwsClient } from 'aws4fetch'
import { checkImagePath } from './image-path.ts'
import type { ImageDetails, ImageStore } from './port.ts'

export type S3Options = {
  /** Address of the service without the bucket. */
  endpoint: string
  bucket: string
  region: string
  key: string
  secret: string
}

const PATIENCE_MS = 20_000
const RETRIES = 2

/**
 * Stores pictures as objects of a bucket, addressed by path (`endpoint/bucket/path`), which every S3-compatible service
 * supports.
 */
export function createS3Store({ endpoint, bucket, region, key, secret }: S3Options): ImageStore {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: RETRIES })

  /** Null where there is no such object. */
  async function ask(method: string, path: string, init: RequestInit = {}): Promise<Response | null> {
    const address = checkImagePath(path).split('/').map(encodeURIComponent).join('/')
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await client.fetch(`${endpoint}/${bucket}/${address}`, { method, signal, ...init })
    if (answer.status === 404) return null
    if (!answer.ok) throw new Error(`The store of pictures answers ${method} with ${answer.status}.`)
    return answer
  }

  async function details(path: string): Promise<ImageDetails | null> {
    const answer = await ask('HEAD', path)
    if (answer === null) return null
    const { headers } = answer
    const size = Number(headers.get('content-length') ?? 0)
    return { size, revision: `${headers.get('etag')}-${headers.get('last-modified')}-${size}` }
  }

  return {
    details,
    read: async (path) => {
      const answer = await ask('GET', path)
      return answer === null ? null : new Uint8Array(await answer.arrayBuffer())
    },
    write: async (path, bytes) => {
      if ((await ask('PUT', path, { body: new Uint8Array(bytes) })) === null)
        throw new Error('There is no such bucket.')
      const written = await details(path)
      if (written === null) throw new Error('The stored picture vanished')
      return written
    },
    remove: async (path) => {
      await ask('DELETE', path)
    },
  }
}

/** Reads from the first store that has a picture; writes to and removes from the last one only. */
export function createLayeredStore(below: ImageStore, above: ImageStore): ImageStore {
  return {
    details: async (path) => (await below.details(path)) ?? above.details(path),
    read: async (path) => (await below.read(path)) ?? above.read(path),
    locate: async (path) => (await below.locate?.(path)) ?? above.locate?.(path) ?? null,
    write: above.write,
    remove: above.remove,
  }
}
