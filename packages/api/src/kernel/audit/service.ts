import { AUDIT_EVENT_DAYS } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import type { Visitor } from '#api/kernel/http/visitor.ts'
import { deleteEventsBefore, insertEvent } from './queries.ts'

/** Nothing but who, when and from where. */
type Bare = Record<string, never>

/**
 * What is kept of the safety of accounts: each event with what else is worth knowing of it. Never a password, a token or a
 * code.
 */
type AuditDetails = {
  login: Bare
  login_failed: { at?: 'second factor' }
  logout: Bare
  registered: { platform: string; method?: string }
  email_verified: Bare
  email_code_failed: Bare
  email_change_requested: Bare
  email_changed: Bare
  password_reset_requested: Bare
  password_reset: Bare
  password_changed: Bare
  refresh_reused: { session: string }
  session_ended: Bare
  sessions_ended: Bare
  identity_linked: { provider: string }
  identity_unlinked: { provider: string }
  totp_on: Bare
  totp_off: Bare
  recovery_code_used: Bare
  /** `by` is the administrator who answered a request; without it the person downloaded them. */
  data_downloaded: { by?: string }
  deletion_requested: { by?: string }
  deletion_cancelled: Bare
  banned: { by: string; ends: string | null }
  /** `by` is null where its time was over. */
  unbanned: { by: string | null }
  totp_reset: { by: string; reason: string }
  looked_at: { by: string; reason: string }
  role_changed: { is_admin: boolean; is_super_admin: boolean; is_affiliate?: boolean; by?: string }
}
export type AuditKind = keyof AuditDetails

/** The detail of an event; it may be left out where everything in it may. */
type DetailOf<Kind extends AuditKind> =
  Record<never, never> extends AuditDetails[Kind] ? [detail?: AuditDetails[Kind]] : [detail: AuditDetails[Kind]]

/**
 * Keeps a security event. Call it in the transaction that it tells of; a failed attempt, which changes nothing, is kept by
 * itself.
 * @param user whose account it is about, null where there is none
 */
export function recordEvent<Kind extends AuditKind>(
  db: Db,
  kind: Kind,
  user: string | null,
  visitor: Pick<Visitor, 'address' | 'device'>,
  ...[detail]: DetailOf<Kind>
): Promise<void> {
  return insertEvent(db, { kind, user, address: visitor.address, device: visitor.device, detail: detail ?? {} })
}

/** Deletes events after the time stated in the terms. */
export function sweepEvents(db: Db): Promise<void> {
  return deleteEventsBefore(db, AUDIT_EVENT_DAYS)
}
