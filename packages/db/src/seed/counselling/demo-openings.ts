import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'

const WEEKS = 6

/**
 * Makes the demo administrator a nutritionist with terms on Tuesday and Thursday afternoons of the coming weeks, by the clock in Prague.
 * Terms that are there already stay.
 */
export async function seedDemoOpenings(db: Db): Promise<void> {
  await db.execute(sql`
    insert into nutritionist ("user", name)
    select guid, 'Mgr. Ema Zdravá' from "user" where email = 'admin@zivina.example' and is_demo on conflict do nothing`)
  await db.execute(sql`
    insert into consultation_opening (nutritionist, begins, ends, places)
    select n."user", (d.day + time '15:00') at time zone 'Europe/Prague', (d.day + time '19:00') at time zone 'Europe/Prague',
      case when extract(isodow from d.day) = 2 then '{prague,online}'::text[] else '{online}'::text[] end
    from nutritionist n join "user" u on u.guid = n."user" and u.email = 'admin@zivina.example',
      generate_series(1, ${WEEKS * 7}::int) s(later),
      lateral (select (now() at time zone 'Europe/Prague')::date + s.later as day) d
    where extract(isodow from d.day) in (2, 4)
    on conflict do nothing`)
}
