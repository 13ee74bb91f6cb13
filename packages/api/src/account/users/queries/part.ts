import type { Db } from '@zivina/db/database'
import { billingAddress } from '@zivina/db/schema/account/billing-address'
import { bodyProfile } from '@zivina/db/schema/account/body-profile'
import type { user } from '@zivina/db/schema/account/user'
import { eq } from 'drizzle-orm'

/** Columns to write; undefined leaves a column as it is. */
type Columns<Row> = { [Column in keyof Omit<Row, 'guid' | 'user' | 'updated_at'>]?: Row[Column] | undefined }

/** How a row of another account table is written: `keep` inserts it where there is none, `clear` only updates an existing one. */
type PartChange<Row> = { how: 'keep' | 'clear'; columns: Columns<Row> }

/** The columns that a change writes, by table. */
export type UserChanges = {
  account: Columns<typeof user.$inferInsert>
  /** Null leaves it as it is. */
  billing: PartChange<typeof billingAddress.$inferInsert> | null
  body: PartChange<typeof bodyProfile.$inferInsert> | 'delete' | null
}

/** The change of a billing address, for a `with` before the change of its account. */
export function changeBilling(db: Db, guid: string, { how, columns }: NonNullable<UserChanges['billing']>) {
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

/** The change of the facts about the body, likewise. */
export function changeBody(db: Db, guid: string, change: NonNullable<UserChanges['body']>) {
  const part = db.$with('body')
  const of = eq(bodyProfile.user, guid)
  if (change === 'delete') return part.as(db.delete(bodyProfile).where(of))
  const { how, columns } = change
  if (how === 'clear') return part.as(db.update(bodyProfile).set(columns).where(of))
  const kept = { target: bodyProfile.user, set: columns }
  return part.as(
    db
      .insert(bodyProfile)
      .values({ ...columns, user: guid })
      .onConflictDoUpdate(kept),
  )
}
