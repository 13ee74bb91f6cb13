import { createHmac, timingSafeEqual } from 'node:crypto'
import { NEWSLETTER_LINK_DAYS } from '@zivina/contract/kernel/limits'

/** The subscription that a link confirms, and its time (milliseconds since 1970, by the database's clock). */
export type Confirmation = { subscriber: string; requested_at: number }

const SHAPE = /^([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/
const VALID_MS = NEWSLETTER_LINK_DAYS * 24 * 3600 * 1000

/** Creates the token of a link that confirms the newsletter. */
export function writeConfirmation({ subscriber, requested_at }: Confirmation, key: Uint8Array): string {
  return `${subscriber}.${requested_at}.${seal(subscriber, String(requested_at), key)}`
}

/** Reads a token; null where its signature is invalid or it has expired. */
export function readConfirmation(token: string, key: Uint8Array, now: Date): Confirmation | null {
  const [, subscriber = '', at = '', given = ''] = SHAPE.exec(token) ?? []
  if (subscriber === '') return null
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(seal(subscriber, at, key)))) return null
  const requested_at = Number(at)
  return now.getTime() < requested_at + VALID_MS ? { subscriber, requested_at } : null
}

function seal(subscriber: string, requested_at: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(`${subscriber} ${requested_at}`).digest('base64url')
}
