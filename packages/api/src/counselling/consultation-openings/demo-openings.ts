import type { Db } from '@zivina/db/database'
import { seedDemoClient } from '@zivina/db/seed/counselling/demo-client'
import { seedDemoOpenings } from '@zivina/db/seed/counselling/demo-openings'

/** Makes the demo administrator a nutritionist with terms and a client. */
export async function seedOpenings(db: Db): Promise<void> {
  await seedDemoOpenings(db)
  await seedDemoClient(db)
}
