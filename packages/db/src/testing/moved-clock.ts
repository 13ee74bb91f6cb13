import type { Database } from '#db/database.ts'

/** The clock of the database of a test, which defaults, triggers and statements read. */
export type MovedClock = {
  /** Moves it, also backwards; it goes on from there. */
  set(at: Date): Promise<void>
}

/** What tells the time: its name, the function of PostgreSQL behind it, and how long its answer stays the same. */
const TOLD = [
  ['now', 'now', 'stable'],
  ['transaction_timestamp', 'now', 'stable'],
  ['statement_timestamp', 'statement_timestamp', 'stable'],
  ['clock_timestamp', 'clock_timestamp', 'volatile'],
] as const

const replaced = ([name, internal, lasts]: (typeof TOLD)[number]): string => `
  create function moved_clock.true_${name}() returns timestamptz language internal ${lasts} as '${internal}';
  create or replace function pg_catalog.${name}() returns timestamptz language sql ${lasts}
    as 'select moved_clock.true_${name}() + moved_clock.moved_by()';`

/**
 * Puts a clock that can be moved into the place of the one that PostgreSQL reads. Functions of the catalogue belong to one database, so no
 * other one sees it. They are written such that the planner puts their body into their place, as a call of a built-in function by its number
 * would not look into the catalogue. What the standard writes without brackets (`current_date`, `current_timestamp`) tells the true time.
 */
export async function openMovedClock({ pool }: Pick<Database, 'pool'>): Promise<MovedClock> {
  await pool.query(`
    create schema moved_clock;
    create table moved_clock.shift (by interval not null);
    insert into moved_clock.shift values ('0');
    create function moved_clock.moved_by() returns interval language sql stable as 'select by from moved_clock.shift';
    ${TOLD.map(replaced).join('')}`)
  return {
    set: async (at) => {
      // Seconds, as a difference of timestamps in days would change with summer time.
      await pool.query(
        `update moved_clock.shift set by = make_interval(secs => extract(epoch from $1::timestamptz - moved_clock.true_statement_timestamp()))`,
        [at.toISOString()],
      )
    },
  }
}
