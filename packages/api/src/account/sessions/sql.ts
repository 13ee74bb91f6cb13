import { type SQL, sql } from 'drizzle-orm'

/** A statement for a `with`: all sessions of an account end. */
export const endSessions = (user: string): SQL =>
  sql`update session set ended_at = now() where "user" = ${user} and ended_at is null`
