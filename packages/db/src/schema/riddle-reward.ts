import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { user } from './user.ts'

/** A code given to somebody who solved the secret riddle. */
export const riddleReward = pgTable('riddle_reward', {
  code: text().primaryKey(),
  user: uuid().references(() => user.guid, { onDelete: 'set null' }),
  created_at: moment(),
  redeemed_at: timestamp({ withTimezone: true }),
})
