import type { Db } from '@zivina/db/database'
import { appSecret } from '@zivina/db/schema/kernel/app-secret'
import { eq } from 'drizzle-orm'

/** The secret with a name; stores `fresh` where there is none. */
export async function readOrMakeSecret(db: Db, name: string, fresh: string): Promise<string> {
  await db.insert(appSecret).values({ name, secret: fresh }).onConflictDoNothing()
  const [row] = await db.select({ secret: appSecret.secret }).from(appSecret).where(eq(appSecret.name, name))
  return row?.secret ?? fresh
}
