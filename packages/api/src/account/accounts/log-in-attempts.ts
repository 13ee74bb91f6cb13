import { attemptKey, type Bound, giveBackAttempt, takeAttempt } from '#api/account/attempts/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { CallContext } from '#api/kernel/http/scope.ts'
import { networksOf, siteOf } from '#api/kernel/limits/addresses.ts'
import { SITE_ALLOWANCE } from '#api/kernel/limits/rate-limits.ts'
import { readMark } from './device-marks.ts'
import { isKnownPlace } from './new-device.ts'

type Limit = Pick<Bound, 'attempts' | 'seconds'>

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How many wrong passwords count, and of whom. `docs/decisions/028-log-in-limits.md` tells what each of them leaves to an
 * attacker and to the owner.
 */
const WRONG = {
  /** Of one address, at all accounts. */
  by_address: { attempts: 20, seconds: 5 * MINUTE },
  /** Of one network at one account. Less in an hour than `elsewhere`, so that one network alone never meets that. */
  at_account: { attempts: 10, seconds: 15 * MINUTE },
  /** At one account, of all devices and places that it was never used from. */
  elsewhere: { attempts: 50, seconds: HOUR },
  /** Of one device that the account was used with. */
  by_device: { attempts: 10, seconds: 5 * MINUTE },
} satisfies Record<string, Limit>
/** Passwords, right ones too, that are computed for one address: each takes a processor some hundredths of a second. */
const COMPUTED: Limit = { attempts: 200, seconds: 5 * MINUTE }
/** Wrong codes of a second factor: of one device that the account was used with, and of all others together. */
const WRONG_CODES = {
  by_device: { attempts: 10, seconds: 5 * MINUTE },
  others: { attempts: 10, seconds: 5 * MINUTE },
  others_in_a_day: { attempts: 50, seconds: DAY },
} satisfies Record<string, Limit>

/** An attempt that is counted as a wrong one until it turns out to be right. */
export type Attempt = {
  /** What it counts under while it is taken for wrong. */
  wrong: Bound[]
  /** What it counts under, right or wrong. */
  always: Bound[]
}

/** Attempts that were right do not count among the wrong ones. */
export function succeed(db: CallContext['db'], attempts: readonly Attempt[]): Promise<void> {
  return giveBackAttempt(
    db,
    attempts.flatMap(({ wrong }) => wrong),
  )
}

/** An attempt that was not made does not count at all. */
export function withdraw(db: CallContext['db'], { wrong, always }: Attempt): Promise<void> {
  return giveBackAttempt(db, [...wrong, ...always])
}

/** Whose password or code is tried: an account, or an address that has none. */
export type Tried = { user: string | null; email: string }

/**
 * Counts an attempt at a password before it is made. Devices that the account was used with count by themselves, whatever
 * others do meanwhile.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function beginPassword(call: CallContext, tried: Tried): Promise<Attempt> {
  const { db, visitor } = call
  const account = tried.user ?? tried.email.trim().toLowerCase()
  const mark = tried.user === null ? null : await readMark(call, 'device', tried.user)
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
    return isOnlyElsewhere && (await isKnownPlace(call, tried.user)) ? wrong : null
  })
}

/**
 * The same for a code of the second factor, by somebody who knows the password.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function beginCode(call: CallContext, user: string): Promise<Attempt> {
  const mark = await readMark(call, 'device', user)
  const wrong =
    mark === null
      ? [
          { key: attemptKey('wrong code', user), ...WRONG_CODES.others },
          { key: attemptKey('wrong code in a day', user), ...WRONG_CODES.others_in_a_day },
        ]
      : [{ key: attemptKey('wrong code of device', user, mark), ...WRONG_CODES.by_device }]
  return begin(call.db, { wrong, always: [] })
}

/** @param insteadOf what is to count as wrong instead, told what refuses the attempt; null leaves it refused */
async function begin(
  db: CallContext['db'],
  attempt: Attempt,
  insteadOf: (met: string[]) => Promise<Bound[] | null> = async () => null,
): Promise<Attempt> {
  const met = await takeAttempt(db, [...attempt.wrong, ...attempt.always])
  if (met.length === 0) return attempt
  const wrong = await insteadOf(met.map(({ key }) => key))
  if (wrong !== null) return begin(db, { ...attempt, wrong })
  throw new ApiError('TOO_MANY_REQUESTS', { retry_after: Math.max(...met.map(({ seconds }) => seconds)) })
}

/** A bound of each network of an address: of the household, and a wider one of the site. */
function byNetworks(kind: string, address: string, { attempts, seconds }: Limit): Bound[] {
  return networksOf(address).map((network, place) => ({
    key: attemptKey(kind, network),
    attempts: attempts * (place === 0 ? 1 : SITE_ALLOWANCE),
    seconds,
  }))
}
