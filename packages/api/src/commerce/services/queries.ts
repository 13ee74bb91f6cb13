import type { Db } from '@zivina/db/database'
import { service } from '@zivina/db/schema/commerce/service'
import { asc, eq } from 'drizzle-orm'

export type ServiceRow = typeof service.$inferSelect

/** The services that can be ordered now, in order. */
export function selectServices(db: Db): Promise<ServiceRow[]> {
  return db.select().from(service).where(eq(service.active, true)).orderBy(asc(service.position), asc(service.guid))
}
