import type { Challenge, Proof } from '@zivina/contract/content/contact'
import { PROOF_MINUTES, PROOF_NUMBER_MAX, PROOF_SECONDS_MIN } from '@zivina/contract/kernel/limits'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'

/** Creates a challenge. It is not stored: the times of its creation and expiry are in its salt, which the signature covers. */
export async function setWork(key: Uint8Array, now: Date): Promise<Challenge> {
  const { challenge, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: toText(key),
    maxnumber: PROOF_NUMBER_MAX,
    expires: new Date(now.getTime() + PROOF_MINUTES * 60_000),
    params: { set: String(now.getTime()) },
  })
  return { algorithm: 'SHA-256', challenge, maxnumber: PROOF_NUMBER_MAX, salt, signature }
}

/**
 * Whether a solution is correct, its challenge is ours, and it was not sent faster than a person writes. The database ensures
 * that it is used once.
 */
export async function isWorkDone(proof: Proof, key: Uint8Array, now: Date): Promise<boolean> {
  const { set } = extractParams(proof)
  const waited = now.getTime() - Number(set)
  if (!(waited >= PROOF_SECONDS_MIN * 1000 && waited <= PROOF_MINUTES * 60_000)) return false
  return verifySolution(proof, toText(key), false)
}

function toText(key: Uint8Array): string {
  return Buffer.from(key).toString('base64url')
}
