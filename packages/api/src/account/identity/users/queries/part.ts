import type { Db } from '@zivina/db/database'
import { bodyProfile } from '@zivina/db/schema/account/body-profile'
import type { user } from '@zivina/db/schema/account/user'
import { eq } from 'drizzle-orm'
import type { BillingChange } from '#api/account/identity/billing-addresses/sql.ts'

/** Columns to write; undefined leaves a column as it is. */
type Columns<Row> = { [Column in keyof Omit<Row, 'guid' | 'user' | 'updated_at'>]?: Row[Column] | undefined }

/** The columns that a change writes, by table. */
export type UserChanges = {
  account: Columns<typeof user.$inferInsert>
  /** Null leaves it as it is. */
  billing: BillingChange | null
  /** `keep` inserts the row where there is none, `clear` only updates an existing one. */
  body: { how: 'keep' | 'clear'; columns: Columns<typeof bodyProfile.$inferInsert> } | 'delete' | null
}

/** The change of the facts about the body, for a `with` before the change of their account. */
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
