import { AUDIT_EVENT_DAYS } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import type { Visitor } from '#api/kernel/http/visitor.ts'
import { deleteEventsBefore, insertEvent } from './queries.ts'

/** What is kept of the safety of accounts. */
export type AuditKind =
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'registered'
  | 'email_verified'
  | 'email_code_failed'
  | 'email_change_requested'
  | 'email_changed'
  | 'password_reset_requested'
  | 'password_reset'
  | 'password_changed'
  | 'refresh_reused'
  | 'session_ended'
  | 'sessions_ended'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'totp_on'
  | 'totp_off'
  | 'recovery_code_used'
  | 'data_downloaded'
  | 'deletion_requested'
  | 'deletion_cancelled'
  | 'role_changed'
  | 'banned'

/**
 * Keeps a security event.
 * @param user whose account it is about, null where there is none
 * @param detail what else is worth knowing; never a password, a token or a code
 */
export function recordEvent(
  db: Db,
  kind: AuditKind,
  user: string | null,
  visitor: Pick<Visitor, 'address' | 'device'>,
  detail: Record<string, unknown> = {},
): Promise<void> {
  return insertEvent(db, { kind, user, address: visitor.address, device: visitor.device, detail })
}

/** Forgets the events that have been kept as long as the terms say. */
export function sweepEvents(db: Db): Promise<void> {
  return deleteEventsBefore(db, AUDIT_EVENT_DAYS)
}
