import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { IS_CLIENT } from '../counselling-consents/sql.ts'

const GONE = 'Nutriční terapeutka u\u00a0nás už nepracuje.'

/** The orders of consultations of an account that are still to come, or were called off. */
export async function selectPaidAhead(db: Db, user: string): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select "order" as guid from consultation where "user" = ${user} and "order" is not null
      and (state = 'called_off' or (state in ('requested', 'confirmed') and (begins is null or begins > now())))
    order by "order"`)
  return rows.map(({ guid }) => guid)
}

/** A nutritionist who is told that a client is gone, and what they had planned together. */
type ToldNutritionist = {
  email: string
  full_name: string
  client: string
  terms: { service: string; begins: string | null }[]
}

/** The nutritionists whose client an account is, with the consultations that are still to come. */
export async function selectNutritionistsOf(db: Db, user: string): Promise<ToldNutritionist[]> {
  const { rows } = await db.execute<ToldNutritionist>(sql`
    select n.email, n.full_name, u.full_name as client, coalesce(
      json_agg(json_build_object('service', c.service_name, 'begins', c.begins) order by c.begins)
        filter (where c.state in ('requested', 'confirmed') and (c.begins is null or c.begins > now())), '[]') as terms
    from consultation c join "user" n on n.guid = c.nutritionist join "user" u on u.guid = c."user"
    where c."user" = ${user} and ${IS_CLIENT}
    group by n.guid, n.email, n.full_name, u.full_name`)
  return rows
}

/** Calls off what a nutritionist was to hold. */
export async function callOffAllOf(db: Db, nutritionist: string): Promise<void> {
  await db.execute(sql`
    update consultation set state = 'called_off', reason = ${GONE}, sequence = sequence + 1, updated_at = now()
    where nutritionist = ${nutritionist} and state in ('requested', 'confirmed')`)
}
