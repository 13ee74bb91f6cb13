import type { UserAdminInfo } from '@zivina/contract/console/managed-users'
import type { UserShort } from '@zivina/contract/console/short-lists'
import type { InfoRow } from './queries.ts'

const at = (instant: string): string => new Date(instant).toISOString()

/** An account as the administration sees it. */
export function presentInfo(user: UserShort, row: InfoRow): UserAdminInfo {
  return {
    ...user,
    ...row,
    deletion_at: row.deletion_at === null ? null : at(row.deletion_at),
    ban: row.ban && { ...row.ban, ends: row.ban.ends && at(row.ban.ends), created_at: at(row.ban.created_at) },
    devices: row.devices.map(({ device, used_at }) => ({ device, used_at: at(used_at) })),
    security_events: row.security_events.map((event) => ({ ...event, created_at: at(event.created_at) })),
  }
}
