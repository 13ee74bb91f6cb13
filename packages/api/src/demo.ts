import type { Db } from '@zivina/db/database'
import { AREAS } from './areas.ts'

/** Inserts the demo data, area by area. Running it again changes nothing. */
export async function seedDemo(db: Db): Promise<void> {
  for (const { demo = [] } of AREAS) for (const seed of demo) await seed(db)
}
