import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { moment } from '#db/schema/columns.ts'
import { instant } from './account-columns.ts'
import { user } from './user.ts'

/** Why an account is banned, and until when. The ban itself is `is_banned` of the account, which every call reads. */
export const userBan = pgTable(
  'user_ban',
  {
    user: uuid()
      .primaryKey()
      .references(() => user.guid, { onDelete: 'cascade' }),
    reason: text().notNull(),
    /** Null where it does not end by itself. */
    ends: instant(),
    banned_by: uuid().references(() => user.guid, { onDelete: 'set null' }),
    created_at: moment(),
  },
  (table) => [index('user_ban_ends').on(table.ends), index('user_ban_banned_by').on(table.banned_by)],
)

export const userBanPersonalData = ownRows(userBan, {
  bound: { rows: 1, row_bytes: 2_000, by: 'key' },
  file: 'zablokovani.json',
  part: 'account',
  order: userBan.created_at,
  columns: [userBan.user, userBan.reason, userBan.ends, userBan.created_at],
})
