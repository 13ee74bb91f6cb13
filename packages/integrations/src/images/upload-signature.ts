import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The hosted service's signature of an upload permit: lowercase hexadecimal HMAC-SHA1 over token and expire.
 * @param expire seconds since 1970
 */
export function signUpload(private_key: string, token: string, expire: number): string {
  return createHmac('sha1', private_key).update(`${token}${expire}`).digest('hex')
}

/** Compares two texts in constant time. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
