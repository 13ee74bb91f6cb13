import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** The demo account, where it has the consent and was never measured. */
export async function selectUnmeasured(db: Db, email: string): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select u.guid from "user" u where u.is_demo and u.email = ${email} and u.health_data_consent_at is not null
      and not exists (select from body_measurement m where m."user" = u.guid)`)
  return rows[0]?.guid ?? null
}
