import { createHmac } from 'node:crypto'
import { deviceName } from '@zivina/contract/device-name'
import { SESSION_SECONDS } from '@zivina/contract/limits'
import { DEVICES_COOKIE } from '@zivina/contract/session-cookies'
import type { Db } from '@zivina/db/database'
import { householdOf } from '../http/addresses.ts'
import type { CallContext } from '../http/scope.ts'
import { selectPlaces } from './queries.ts'

/** Accounts that one browser is known to; the one used longest ago is forgotten first. */
const ACCOUNTS_PER_BROWSER = 8
const MARK_LENGTH = 22

/**
 * Whether an account is used in a browser it has not been used in before. A browser that carries the account's mark is
 * known; so is one of the same kind at a network the account was used from, for whoever deletes cookies and for
 * applications without them. An account that was never used has nothing to compare with.
 */
export async function isNewDevice(call: CallContext, user: string): Promise<boolean> {
  if (marksOf(call).includes(await markOf(call, user))) return false
  const places = await selectPlaces(call.db, user)
  const [network, device] = [householdOf(call.visitor.address), deviceName(call.visitor.device)]
  const isHere = (place: { address: string; device: string }): boolean =>
    householdOf(place.address) === network && deviceName(place.device) === device
  return places.length > 0 && !places.some(isHere)
}

/** Leaves the account's mark in the browser. */
export async function rememberDevice(call: CallContext, user: string): Promise<void> {
  const mark = await markOf(call, user)
  const marks = [mark, ...marksOf(call).filter((other) => other !== mark)].slice(0, ACCOUNTS_PER_BROWSER)
  call.cookies.set(DEVICES_COOKIE, marks.join('.'), { readable: false, seconds: SESSION_SECONDS })
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

function marksOf({ cookies }: CallContext): string[] {
  return (cookies.get(DEVICES_COOKIE) ?? '').split('.').filter((mark) => mark.length === MARK_LENGTH)
}

async function markOf({ keys }: CallContext, user: string): Promise<string> {
  const { device } = await keys()
  return createHmac('sha256', device).update(user).digest('base64url').slice(0, MARK_LENGTH)
}
