import { hash, verify } from '@node-rs/argon2'
import { OWN_WORK } from '@zivina/work/limiter'
import { createCallLimiter } from '#api/kernel/limits/call-limiter.ts'

/** Argon2id (the library's default variant) with 19 MiB, two passes, one lane, as OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * How many passwords are hashed at once: hashing shares the process's worker threads with file access and name resolution.
 * Addresses take turns, and calls that would wait longer than a browser are refused.
 */
const limiter = createCallLimiter({ at_once: 2, waiting: 64, waiting_each: 12 })

/** Different encodings of the same letter are the same password. */
const canonical = (password: string): string => password.normalize('NFKC')

/**
 * The stored form of a password: Argon2id with its parameters and salt.
 * @param owner whose turn it takes: the network of the call, by default the process's own
 * @throws ApiError SERVICE_UNAVAILABLE where too many wait
 */
export function hashPassword(password: string, owner = OWN_WORK): Promise<string> {
  return limiter.run(owner, () => hash(canonical(password), COST))
}

let decoy: Promise<string> | undefined

/**
 * Whether the password matches the stored hash. Without a hash (no such account, or one without a password) a decoy is
 * verified, so that the duration does not reveal whether the account exists.
 * @param owner as for `hashPassword`
 * @throws ApiError SERVICE_UNAVAILABLE where too many wait
 */
export async function verifyPassword(password: string, kept: string | null, owner = OWN_WORK): Promise<boolean> {
  decoy ??= hashPassword('decoy').catch((refusal: unknown) => {
    decoy = undefined
    throw refusal
  })
  const against = kept ?? (await decoy)
  const matches = await limiter.run(owner, () => verify(against, canonical(password)))
  return matches && kept !== null
}

/** Computes the decoy's hash in advance, so that the first log-in of a process takes no longer than others. */
export async function prepareDecoy(): Promise<void> {
  await verifyPassword('', null)
}
