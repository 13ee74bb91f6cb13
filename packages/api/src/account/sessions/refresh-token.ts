import { createHmac, hash, randomBytes } from 'node:crypto'

const FAMILY_BYTES = 16
const OWN_BYTES = 32
const SHAPE = /^[\w-]{64}$/

/** A refresh token as it is sent, and the hashes by which it is stored. */
export type RefreshToken = { token: string; family_hash: string; token_hash: string }

/** The first token of a new family. */
export function makeRefreshToken(): RefreshToken {
  return describe(randomBytes(FAMILY_BYTES + OWN_BYTES))
}

/** Reads a token; null where its format is invalid. */
export function readRefreshToken(token: string): RefreshToken | null {
  return SHAPE.test(token) ? describe(Buffer.from(token, 'base64url')) : null
}

/** A random salt for one rotation. */
export function makeSalt(): string {
  return randomBytes(OWN_BYTES).toString('base64url')
}

/**
 * The token that follows another one. It is derived, so that two tabs that send the same token at once get the same successor,
 * whichever answer the browser stores; deriving it needs both the token and our key.
 */
export function successorOf(token: string, salt: string, key: Uint8Array): RefreshToken {
  const bytes = Buffer.from(token, 'base64url')
  const own = createHmac('sha256', key).update(bytes).update(salt).digest()
  return describe(Buffer.concat([bytes.subarray(0, FAMILY_BYTES), own]))
}

function describe(bytes: Buffer): RefreshToken {
  return {
    token: bytes.toString('base64url'),
    family_hash: hash('sha256', bytes.subarray(0, FAMILY_BYTES), 'base64url'),
    token_hash: hash('sha256', bytes, 'base64url'),
  }
}
