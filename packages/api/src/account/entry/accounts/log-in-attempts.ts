import type { Db } from '@zivina/db/database'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { networksOf, siteOf } from '#api/kernel/limits/addresses.ts'
import { attemptKey, type Bound, giveBackAttempt, takeAttempt } from '#api/kernel/limits/attempts.ts'
import { SITE_ALLOWANCE } from '#api/kernel/limits/rate-limits.ts'
import { type MarkPorts, readMark } from './device-marks.ts'
import { isKnownLocation } from './new-device.ts'

type Limit = Pick<Bound, 'attempts' | 'seconds'>

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Limits of wrong passwords. `docs/decisions/028-log-in-limits.md` explains what each means for an attacker and for the owner.
 */
const WRONG = {
  /** From one address, for all accounts. */
  by_address: { attempts: 20, seconds: 5 * MINUTE },
  /** From one network for one account. Less per hour than `elsewhere`, so that a single network never reaches that limit. */
  at_account: { attempts: 10, seconds: 15 * MINUTE },
  /** For one account, from all devices and places where it was never used. */
  elsewhere: { attempts: 50, seconds: HOUR },
  /** From one device that the account was used with. */
  by_device: { attempts: 10, seconds: 5 * MINUTE },
} satisfies Record<string, Limit>
/** Passwords, including right ones, that are hashed for one address: each takes a processor some hundredths of a second. */
const COMPUTED: Limit = { attempts: 200, seconds: 5 * MINUTE }
/** Wrong codes of a second factor: from one device that the account was used with, and from all others together. */
const WRONG_CODES = {
  by_device: { attempts: 10, seconds: 5 * MINUTE },
  others: { attempts: 10, seconds: 5 * MINUTE },
  others_in_a_day: { attempts: 50, seconds: DAY },
} satisfies Record<string, Limit>

/** An attempt that counts as wrong until it turns out to be right. */
export type Attempt = {
  /** The limits it counts against while it is assumed to be wrong. */
  wrong: Bound[]
  /** The limits it counts against whether right or wrong. */
  always: Bound[]
}

/** Uncounts attempts that were right. */
export function succeed(db: Db, attempts: readonly Attempt[]): Promise<void> {
  return giveBackAttempt(
    db,
    attempts.flatMap(({ wrong }) => wrong),
  )
}

/** Uncounts an attempt that was not made. */
export function withdraw(db: Db, { wrong, always }: Attempt): Promise<void> {
  return giveBackAttempt(db, [...wrong, ...always])
}

/** Whose password or code is tried: an account, or an address without one. */
export type Tried = { user: string | null; email: string }

/**
 * Counts an attempt at a password before it is made. Devices that the account was used with are counted separately, whatever
 * others do meanwhile.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function beginPassword(ctx: Ctx<'db' | 'visitor' | MarkPorts>, tried: Tried): Promise<Attempt> {
  const { db, visitor } = ctx
  const account = tried.user ?? tried.email.trim().toLowerCase()
  const mark = tried.user === null ? null : await readMark(ctx, 'device', tried.user)
  const always = byNetworks('passwords computed', visitor.address, COMPUTED)
  if (mark !== null) {
    const wrong = [{ key: attemptKey('wrong password of device', account, mark), ...WRONG.by_device }]
    return begin(db, { wrong, always })
  }
  const wrong = byNetworks('wrong password', visitor.address, WRONG.by_address)
  wrong.push({ key: attemptKey('wrong password at account', account, siteOf(visitor.address)), ...WRONG.at_account })
  const elsewhere = { key: attemptKey('wrong password from elsewhere', account), ...WRONG.elsewhere }
  return begin(db, { wrong: [...wrong, elsewhere], always }, async (met) => {
    const isOnlyElsewhere = met.length === 1 && met[0] === elsewhere.key
    return isOnlyElsewhere && (await isKnownLocation(ctx, tried.user)) ? wrong : null
  })
}

/**
 * The same for a code of the second factor, by a person who knows the password.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function beginCode(ctx: Ctx<'db' | MarkPorts>, user: string): Promise<Attempt> {
  const mark = await readMark(ctx, 'device', user)
  const wrong =
    mark === null
      ? [
          { key: attemptKey('wrong code', user), ...WRONG_CODES.others },
          { key: attemptKey('wrong code in a day', user), ...WRONG_CODES.others_in_a_day },
        ]
      : [{ key: attemptKey('wrong code of device', user, mark), ...WRONG_CODES.by_device }]
  return begin(ctx.db, { wrong, always: [] })
}

/** @param insteadOf other limits to count against, given the one that refuses the attempt; null leaves it refused */
async function begin(
  db: Db,
  attempt: Attempt,
  insteadOf: (met: string[]) => Promise<Bound[] | null> = async () => null,
): Promise<Attempt> {
  const met = await takeAttempt(db, [...attempt.wrong, ...attempt.always])
  if (met.length === 0) return attempt
  const wrong = await insteadOf(met.map(({ key }) => key))
  if (wrong !== null) return begin(db, { ...attempt, wrong })
  throw new ApiError('TOO_MANY_REQUESTS', { retry_after: Math.max(...met.map(({ seconds }) => seconds)) })
}

/** A limit for each network of an address: the household's, and the wider one of the site. */
function byNetworks(kind: string, address: string, { attempts, seconds }: Limit): Bound[] {
  return networksOf(address).map((network, place) => ({
    key: attemptKey(kind, network),
    attempts: attempts * (place === 0 ? 1 : SITE_ALLOWANCE),
    seconds,
  }))
}
