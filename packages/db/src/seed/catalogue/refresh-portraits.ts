import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'

/** Removes the drawn faces that an earlier version gave the creators of the starter catalogue. Uploaded portraits are kept. */
export async function refreshPortraits(tx: Db): Promise<void> {
  await tx.execute(sql`update public_profile set image = null where image = 'creators/' || slug || '.webp'`)
}
