import { hash, verify } from '@node-rs/argon2'
import type { Db } from '@zivina/db/database'
import { OWN_WORK } from '@zivina/work/limiter'
import { requireOwn } from '#api/account/identity/users/policy.ts'
import { endSessionsOf } from '#api/account/sessions/service.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { createCallLimiter } from '#api/kernel/limits/call-limiter.ts'
import { judgePassword } from './policy.ts'
import { replacePassword } from './queries.ts'
import { type Credentials, endPasswordResets, selectCredentials } from './sql.ts'

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

/**
 * Requires the password again before a sensitive change. An account that logs in through another service and has no password
 * must first set one by the link for a forgotten password.
 *
 * @throws ApiError WRONG_PASSWORD, SERVICE_UNAVAILABLE
 */
export async function confirmPassword(
  db: Db,
  guid: string,
  password: string,
): Promise<Credentials & { password_hash: string }> {
  const found = await selectCredentials(db, guid)
  const { password_hash } = found ?? { password_hash: null }
  const matches = await verifyPassword(password, password_hash, guid)
  if (!found || password_hash === null || !matches) throw new ApiError('WRONG_PASSWORD')
  return { ...found, password_hash }
}

/**
 * Changes the password; other devices are logged out and the owner gets a mail. Of two simultaneous changes from the same old
 * password one succeeds and the other is refused.
 */
export async function changePassword(
  ctx: UserCtx<'db' | 'mail' | 'visitor'>,
  input: { guid: string; current_password: string; password: string },
): Promise<void> {
  requireOwn(ctx.actor, input.guid)
  const { password_hash, ...owner } = await confirmPassword(ctx.db, ctx.actor.guid, input.current_password)
  const problem = judgePassword(input.password, owner)
  if (problem) throw fieldError('password', problem)
  const replacement = await hashPassword(input.password, ctx.actor.guid)
  await transaction(ctx, async (ctx) => {
    if (!(await replacePassword(ctx.db, ctx.actor.guid, password_hash, replacement)))
      throw new ApiError('WRONG_PASSWORD')
    await endSessionsOf(ctx.db, ctx.actor.guid, ctx.actor.session_guid)
    await endPasswordResets(ctx.db, ctx.actor.guid)
    await recordEvent(ctx.db, 'password_changed', ctx.actor.guid, ctx.visitor)
    const data = { full_name: owner.full_name, at: new Date().toISOString() }
    await ctx.mail.enqueue(ctx.db, 'password_changed', owner.email, data)
  })
}
