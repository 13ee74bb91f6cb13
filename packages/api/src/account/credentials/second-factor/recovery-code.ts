import { hash, randomInt } from 'node:crypto'

export const RECOVERY_CODES = 10
const LETTERS_PER_CODE = 12
/** Without letters and digits that are easily confused. 31 letters, so that twelve of them have 59 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** New codes in the form in which they are shown once: `abcd-efgh-jkmn`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: LETTERS_PER_CODE }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return letters.replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** The stored form of a code. It is long and random, so that one round of SHA-256 with the owner's guid is enough. */
export function hashRecoveryCode(user: string, code: string): string {
  return hash('sha256', `${user} ${bareCode(code)}`, 'base64url')
}

/** Whether a text has the format of a recovery code, however it was typed. */
export function looksLikeRecoveryCode(code: string): boolean {
  const bare = bareCode(code)
  return bare.length === LETTERS_PER_CODE && Array.from(bare).every((letter) => ALPHABET.includes(letter))
}

function bareCode(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '')
}
