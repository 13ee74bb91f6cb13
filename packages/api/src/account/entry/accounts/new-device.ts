import { deviceName } from '@zivina/contract/account/device-name'
import type { AuditKind } from '#api/kernel/audit/service.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { householdOf } from '#api/kernel/limits/addresses.ts'
import { type MarkPorts, readMark } from './device-marks.ts'
import { selectLocations } from './queries.ts'

/** Events that show that the owner used the account at a location. */
const USED: readonly AuditKind[] = ['login', 'email_verified', 'registered']
const PROVEN: readonly AuditKind[] = ['login', 'email_verified', 'password_reset']

/**
 * Whether an account is used in a browser for the first time. A browser with the account's mark is known; so is one at a location
 * where the account was used. An account that was never used has nothing to compare with.
 */
export async function isNewDevice(ctx: Ctx<'db' | 'visitor' | MarkPorts>, user: string): Promise<boolean> {
  if ((await readMark(ctx, 'device', user)) !== null) return false
  const locations = await selectLocations(ctx.db, user, USED)
  return locations.length > 0 && !locations.some((location) => isHere(ctx, location))
}

/**
 * Whether the account was used before with a device of the same kind at the same network: recognises people who delete cookies,
 * and applications without them.
 * @param user null queries all the same, so that a missing account takes as many steps
 */
export async function isKnownLocation(ctx: Ctx<'db' | 'visitor' | MarkPorts>, user: string | null): Promise<boolean> {
  const locations = await selectLocations(ctx.db, user, PROVEN)
  return locations.some((location) => isHere(ctx, location))
}

function isHere({ visitor }: Ctx<'visitor'>, { address, device }: { address: string; device: string }): boolean {
  return householdOf(address) === householdOf(visitor.address) && deviceName(device) === deviceName(visitor.device)
}

/** Queues the warning mail to the owner, in the transaction of the log-in. */
export async function notifyOfDevice(
  { db, mail, visitor }: Ctx<'db' | 'mail' | 'visitor'>,
  { email, full_name }: { email: string; full_name: string },
): Promise<void> {
  const { address } = visitor
  const data = { full_name, device: deviceName(visitor.device), address, at: new Date().toISOString() }
  await mail.enqueue(db, 'new_device', email, data)
}
