import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { SharedThing } from '../queries.ts'
import { mayEdit, mayRead } from '../sql.ts'

/** Whether a person may read and edit a thing, by the conditions that the statements of nouns have. */
export async function selectRights(db: Db, person: string, { kind, object, owner }: SharedThing) {
  const thing = { kind, object: sql`${object}::uuid`, owner: sql`${owner}::uuid` }
  const { rows } = await db.execute<{ read: boolean; edit: boolean }>(
    sql`select ${mayRead(thing, person)} as read, ${mayEdit(thing, person)} as edit`,
  )
  return rows[0]
}
