import type { Db } from '@zivina/db/database'
import { billingAddress } from '@zivina/db/schema/account/billing-address'
import { eq } from 'drizzle-orm'

/** The values of an account without a billing address. */
export const NO_BILLING = { street: '', city: '', country: '', postal_code: '', ico: '', dic: '' }

type Columns = { [Column in keyof typeof NO_BILLING]?: string | undefined }

/** How the address is written: `keep` inserts it where there is none, `clear` only updates an existing one. */
export type BillingChange = { how: 'keep' | 'clear'; columns: Columns }

/** The change of a billing address, for a `with` before the change of its account. */
export function changeBilling(db: Db, guid: string, { how, columns }: BillingChange) {
  const part = db.$with('billing')
  if (how === 'clear') return part.as(db.update(billingAddress).set(columns).where(eq(billingAddress.user, guid)))
  const kept = { target: billingAddress.user, set: columns }
  return part.as(
    db
      .insert(billingAddress)
      .values({ ...columns, user: guid })
      .onConflictDoUpdate(kept),
  )
}
