import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { moment } from '#db/schema/columns.ts'

/** A discount code given to a user who solved the secret riddle. */
export const riddleReward = pgTable('riddle_reward', {
  code: text().primaryKey(),
  user: uuid().references(() => user.guid, { onDelete: 'set null' }),
  created_at: moment(),
  redeemed_at: timestamp({ withTimezone: true }),
})

export const riddleRewardPersonalData = ownRows(riddleReward, {
  bound: { rows: 3_000, row_bytes: 200, by: 'pace' },
  file: 'odmeny-z-hadanky.json',
  part: 'sent',
  order: riddleReward.created_at,
})
