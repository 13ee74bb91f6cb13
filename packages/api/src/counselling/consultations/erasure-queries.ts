import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

const GONE = 'Nutriční terapeutka u\u00a0nás už nepracuje.'

/** The orders of consultations of an account that are still to come, or were called off. */
export async function selectPaidAhead(db: Db, user: string): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select "order" as guid from consultation where "user" = ${user} and "order" is not null
      and (state = 'called_off' or (state in ('requested', 'confirmed') and (begins is null or begins > now())))
    order by "order"`)
  return rows.map(({ guid }) => guid)
}

/** Calls off what a nutritionist was to hold. */
export async function callOffAllOf(db: Db, nutritionist: string): Promise<void> {
  await db.execute(sql`
    update consultation set state = 'called_off', reason = ${GONE}, sequence = sequence + 1, updated_at = now()
    where nutritionist = ${nutritionist} and state in ('requested', 'confirmed')`)
}
