import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { moment } from '#db/schema/columns.ts'

/** Who has tried premium. The hash of the e-mail address outlives the account, so that a person cannot try again with another account. */
export const trialUse = pgTable('trial_use', {
  email_hash: text().primaryKey(),
  user: uuid()
    .unique()
    .references(() => user.guid, { onDelete: 'set null' }),
  created_at: moment(),
})

export const trialUsePersonalData = ownRows(trialUse, {
  bound: { rows: 1, row_bytes: 200, by: 'key' },
  file: 'zkusebni-premium.json',
  part: 'account',
  order: trialUse.created_at,
  columns: [trialUse.created_at],
})
