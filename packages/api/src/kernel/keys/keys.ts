import { hkdfSync, randomBytes } from 'node:crypto'
import type { Db } from '@zivina/db/database'
import { readOrMakeSecret } from './queries.ts'

/** Keys of 32 bytes, one per use, so that a signature for one use is invalid for another. */
export type Keys = {
  /** Signs access tokens. */
  access: Uint8Array
  /** Derives a refresh token's successor. */
  refresh: Uint8Array
  /** Hashes short codes, which without a key could be found by trying all of them. */
  code: Uint8Array
  /** Signs the state of a log-in through another service. */
  oauth: Uint8Array
  /** Marks browsers that an account was used in. */
  device: Uint8Array
  /** Signs unsubscribe links. */
  unsubscribe: Uint8Array
  /** Derives the keys of our own image host. */
  image: Uint8Array
  /** Signs the progress in the riddle. */
  riddle: Uint8Array
  /** Signs the challenges of the contact form. */
  proof: Uint8Array
  /** Signs links that confirm the newsletter. */
  newsletter: Uint8Array
  /** Hashes the e-mail addresses that tried premium. */
  trial: Uint8Array
}

/** Reads the keys, from the database the first time. */
export type KeyReader = () => Promise<Keys>

/** All instances share the keys: the first one that starts creates the secret from which they are derived. */
export function createKeyReader(db: Db): KeyReader {
  let reading: Promise<Keys> | null = null
  return () => {
    // After a failure the next call tries again.
    reading ??= readKeys(db).catch((error: unknown) => {
      reading = null
      throw error
    })
    return reading
  }
}

async function readKeys(db: Db): Promise<Keys> {
  const secret = Buffer.from(await readOrMakeSecret(db, 'sessions', randomBytes(32).toString('base64url')), 'base64url')
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', `zivina ${use}`, 32))
  return {
    access: derive('access token'),
    refresh: derive('refresh token'),
    code: derive('code'),
    oauth: derive('oauth'),
    device: derive('device'),
    unsubscribe: derive('unsubscribe'),
    image: derive('image host'),
    riddle: derive('riddle'),
    proof: derive('proof of work'),
    newsletter: derive('newsletter'),
    trial: derive('trial'),
  }
}
