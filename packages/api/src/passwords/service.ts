import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the library's default variant) with 19 MiB, two passes, one lane, as OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** How many are computed at once: they share the process's worker threads with file access and name resolution. */
const AT_ONCE = 2

const waiting: (() => void)[] = []
let running = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // The place is handed over rather than freed, so that nobody can slip in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Two ways to type the same letter are the same password. */
const canonical = (password: string): string => password.normalize('NFKC')

/** The form in which a password is kept: Argon2id with its parameters and salt. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(canonical(password), COST))
}

let decoy: Promise<string> | undefined

/**
 * Whether the password is the one whose hash is kept. Without a hash (no such account, or one without a password) a decoy
 * is verified all the same, so that the time an answer takes does not tell whether the account exists.
 */
export async function verifyPassword(password: string, kept: string | null): Promise<boolean> {
  decoy ??= hashPassword('decoy')
  const against = kept ?? (await decoy)
  const matches = await inTurn(() => verify(against, canonical(password)))
  return matches && kept !== null
}

/** Computes the decoy's hash ahead, so that not even the first log-in of a process takes longer. */
export async function prepareDecoy(): Promise<void> {
  await verifyPassword('', null)
}
