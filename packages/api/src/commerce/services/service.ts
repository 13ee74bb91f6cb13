import type { Service } from '@zivina/contract/commerce/services'
import type { Db } from '@zivina/db/database'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { presentService } from './present.ts'
import { selectServices } from './queries.ts'

/** All services that can be ordered now. */
export async function listServices(db: Db): Promise<Listed<Service>> {
  return whole(await selectServices(db), presentService)
}
