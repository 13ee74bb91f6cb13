import { timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './user.ts'

export const owner = () =>
  uuid()
    .notNull()
    .references(() => user.guid, { onDelete: 'cascade' })
export const instant = () => timestamp({ withTimezone: true })
