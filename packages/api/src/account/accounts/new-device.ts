import { deviceName } from '@zivina/contract/account/device-name'
import type { Db } from '@zivina/db/database'
import type { AuditKind } from '#api/kernel/audit/service.ts'
import type { CallContext } from '#api/kernel/http/scope.ts'
import { householdOf } from '#api/kernel/limits/addresses.ts'
import { readMark } from './device-marks.ts'
import { selectPlaces } from './queries.ts'

/** What tells that an account is used at a place, and what proves besides that its owner was there. */
const USED: readonly AuditKind[] = ['login', 'email_verified', 'registered']
const PROVEN: readonly AuditKind[] = ['login', 'email_verified', 'password_reset']

/**
 * Whether an account is used in a browser it has not been used in before. A browser that carries the account's mark is
 * known; so is one at a place the account was used at. An account that was never used has nothing to compare with.
 */
export async function isNewDevice(call: CallContext, user: string): Promise<boolean> {
  if ((await readMark(call, 'device', user)) !== null) return false
  const places = await selectPlaces(call.db, user, USED)
  return places.length > 0 && !places.some((place) => isHere(call, place))
}

/**
 * Whether the account's owner was there before with a device of the same kind at the same network: what is known of people who delete
 * cookies, and of applications without them.
 * @param user null asks all the same, so that an account that does not exist takes as many steps
 */
export async function isKnownPlace(call: CallContext, user: string | null): Promise<boolean> {
  const places = await selectPlaces(call.db, user, PROVEN)
  return places.some((place) => isHere(call, place))
}

function isHere({ visitor }: CallContext, { address, device }: { address: string; device: string }): boolean {
  return householdOf(address) === householdOf(visitor.address) && deviceName(device) === deviceName(visitor.device)
}

/** Queues the word to the owner, in the transaction of the log-in. */
export async function tellOfDevice(
  db: Db,
  { mail, visitor }: CallContext,
  { email, full_name }: { email: string; full_name: string },
): Promise<void> {
  const { address } = visitor
  const data = { full_name, device: deviceName(visitor.device), address, at: new Date().toISOString() }
  await mail.enqueue(db, 'new_device', email, data)
}
