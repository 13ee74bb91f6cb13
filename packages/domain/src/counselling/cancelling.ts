import type { ConsultationState } from './consultation-states.ts'

/** Until how many hours before its term a consultation is moved, and cancelled without a loss. */
export const FREE_UNTIL_HOURS = 24
const HOUR_MS = 3_600_000

/** `is_used` says that its client took over what was made in it, which is what a service without a term consists of. */
type Judged = { state: ConsultationState; begins: Date | null; created_at: Date; is_used?: boolean }

/** The last moment at which a consultation can be moved; null where it has no term. */
export function movableUntil(begins: Date | null): Date | null {
  return begins === null ? null : new Date(begins.getTime() - FREE_UNTIL_HOURS * HOUR_MS)
}

/** Whether its client may move it now: in time, or at any time where the counsellor called it off. */
export function isMovable({ state, begins }: Judged, now: Date): boolean {
  if (state === 'called_off') return begins !== null
  const until = movableUntil(begins)
  return (state === 'requested' || state === 'confirmed') && until !== null && now <= until
}

/** Whether its client may cancel it now: before it begins, or at any time where the counsellor called it off. */
export function isCancellable({ state, begins, is_used = false }: Judged, now: Date): boolean {
  if (state === 'called_off') return true
  if (is_used) return false
  if (state !== 'held' && state !== 'requested' && state !== 'confirmed') return false
  return begins === null || now < begins
}

/**
 * Whether everything that was paid goes back where its client cancels now: until a day before, within the days of withdrawal (as
 * long as it has not begun), or where it is not confirmed, or it was called off.
 * @param withdrawal_days for how many days after the order the law lets the client withdraw (Civil Code, § 1829)
 */
export function isRefunded(consultation: Judged, now: Date, withdrawal_days: number): boolean {
  const { state, begins, created_at } = consultation
  if (!isCancellable(consultation, now)) return false
  if (state !== 'confirmed') return true
  const until = movableUntil(begins)
  const withdrawal = created_at.getTime() + withdrawal_days * 24 * HOUR_MS
  return (until !== null && now <= until) || now.getTime() <= withdrawal
}
