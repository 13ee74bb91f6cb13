import { sql } from 'drizzle-orm'

/** Whether the consent `s` lives: not taken back, and its last day is not over in Prague. */
export const LIVING_CONSENT = sql`(s.ended_at is null and s.until >= (now() at time zone 'Europe/Prague')::date)`

/** Whether the consultation `c` makes its person a client of its nutritionist. */
export const IS_CLIENT = sql`c.state in ('requested', 'confirmed', 'called_off', 'done')`
