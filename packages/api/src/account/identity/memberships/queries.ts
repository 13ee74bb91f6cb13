import type { Db } from '@zivina/db/database'
import { membership } from '@zivina/db/schema/account/membership'

type Row = typeof membership.$inferSelect

/** What an account has of premium, as its grants say. */
export type MembershipColumns = Pick<
  Row,
  'plan' | 'is_premium' | 'active_from' | 'expiry_date' | 'premium_plus_expiry_date'
>

/** Leaves alone whether the entry consultation took place. */
export async function writeMembership(
  db: Db,
  user: string,
  { plan, is_premium, active_from, expiry_date, premium_plus_expiry_date }: MembershipColumns,
): Promise<void> {
  const columns = { plan, is_premium, active_from, expiry_date, premium_plus_expiry_date }
  await db
    .insert(membership)
    .values({ ...columns, user })
    .onConflictDoUpdate({ target: membership.user, set: columns })
}

/** Says that the entry consultation of an account took place. */
export async function writeEntryConsultation(db: Db, user: string): Promise<void> {
  const performed = { entry_consultation_performed: true }
  await db
    .insert(membership)
    .values({ ...performed, user })
    .onConflictDoUpdate({ target: membership.user, set: performed })
}
