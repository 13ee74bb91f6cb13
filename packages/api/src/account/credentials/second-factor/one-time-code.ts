import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds for which a code is valid. */
export const STEP_SECONDS = 30
const DIGITS = 6
/** How many steps before and after the present one are accepted too: the clocks of phones differ. */
const STEPS_AROUND = 1
/** RFC 4648. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes as base32 without padding, the form in which authenticator applications accept a secret. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** @throws RangeError on a character that is not base32 */
export function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => {
    const value = BASE32.indexOf(letter)
    if (value === -1) throw new RangeError('Not base32.')
    return value.toString(2).padStart(5, '0')
  }).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

/** Number of the step that contains an instant (milliseconds since 1970). */
export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / 1000 / STEP_SECONDS)
}

/**
 * The code of a step: HMAC-SHA-1 with six digits. Source: RFC 6238 (time) on RFC 4226 (truncation).
 * @param secret base32
 */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0x0f
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/**
 * The step that a code belongs to, among the present one and its neighbours, or null where none matches.
 * @param milliseconds since 1970
 */
export function matchingStep(secret: string, code: string, milliseconds: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const now = stepAt(milliseconds)
  for (let step = now - STEPS_AROUND; step <= now + STEPS_AROUND; step += 1) {
    if (timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) return step
  }
  return null
}

/** The address in the QR code for authenticator applications. Source: the Key Uri Format of Google Authenticator. */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const parameters = `secret=${secret}&issuer=${encodeURIComponent(issuer)}`
  return `otpauth://totp/${label}?${parameters}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
}
