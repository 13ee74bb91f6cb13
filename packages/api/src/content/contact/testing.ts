import { createHash } from 'node:crypto'
import type { Challenge, Proof } from '@zivina/contract/content/contact'

/** Solves a challenge as a browser does: tries one number after another. */
export function solve({ maxnumber, ...challenge }: Challenge): Proof {
  for (let number = 0; number < maxnumber; number += 1) {
    const hash = createHash('sha256').update(`${challenge.salt}${number}`).digest('hex')
    if (hash === challenge.challenge) return { ...challenge, number }
  }
  throw new Error('The challenge has no solution.')
}
