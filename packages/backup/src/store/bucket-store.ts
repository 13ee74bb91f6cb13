import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { type BackupStore, type BucketAccess, MissingObject } from './port.ts'

const RETRIES = 4
/** An object has at most 1 GB; slower than this it is not worth waiting for. */
const PATIENCE_MS = 30 * 60_000

/**
 * Backups as objects of a bucket.
 * @param place `s3://bucket/prefix`
 * @param spool a folder of this machine for files that are being written
 * @throws Error when the place is no such address
 */
export function openBucketStore(place: string, access: BucketAccess, spool: string): BackupStore {
  const { bucket, prefix } = readPlace(place)
  const { key, secret, region, endpoint } = access
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: RETRIES })

  /** Null where there is no such object. */
  const ask = async (method: string, address: string, init: RequestInit = {}): Promise<Response | null> => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await client.fetch(`${endpoint}/${bucket}${address}`, { method, signal, ...init })
    if (answer.status === 404) return null
    if (!answer.ok) throw new Error(`The bucket ${place} answers ${method} with ${answer.status}.`)
    return answer
  }
  const addressOf = (name: string) => `/${[...prefix, ...name.split('/')].map(encodeURIComponent).join('/')}`

  const list = async (beginning: string): Promise<string[]> => {
    const root = prefix.map((part) => `${part}/`).join('')
    const names: string[] = []
    for (let token: string | undefined; ; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${root}${beginning}` })
      if (token !== undefined) query.set('continuation-token', token)
      const answer = await ask('GET', `?${query}`)
      if (answer === null) throw new Error(`There is no bucket ${place}.`)
      const text = await answer.text()
      // Our names have none of the characters that XML escapes.
      for (const [, found = ''] of text.matchAll(/<Key>([^<]+)<\/Key>/g)) names.push(found.slice(root.length))
      token = /<NextContinuationToken>([^<]+)</.exec(text)?.[1]
      if (token === undefined) return names
    }
  }

  return {
    place,
    spool,
    list,
    put: async (name, file) => {
      const body = await openAsBlob(file)
      if ((await ask('PUT', addressOf(name), { body })) === null) throw new Error(`There is no bucket ${place}.`)
      await rm(file)
    },
    read: async (name) => {
      const answer = await ask('GET', addressOf(name))
      if (answer === null) throw new MissingObject(name, place)
      return Readable.fromWeb((answer.body ?? new Blob([]).stream()) as ReadableStream)
    },
    remove: async (name) => {
      await ask('DELETE', addressOf(name))
    },
  }
}

function readPlace(place: string): { bucket: string; prefix: string[] } {
  const found = /^s3:\/\/([a-z0-9][a-z0-9.-]{2,62})((?:\/[A-Za-z0-9._-]+)*)\/?$/.exec(place)
  if (!found) throw new Error(`${place} is no address of a bucket, as s3://bucket/folder.`)
  const [, bucket = '', rest = ''] = found
  return { bucket, prefix: rest.split('/').filter(Boolean) }
}
