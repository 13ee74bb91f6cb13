import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Attempts counted by the rate limiter, shared by all instances. Its columns are those that the limiter's library requires. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970 at which the count is reset. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limit_expire').on(table.expire)],
)
