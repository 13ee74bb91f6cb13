import type { Db } from '@zivina/db/database'
import { seedDemoOpenings } from '@zivina/db/seed/counselling/demo-openings'

/** Makes the demo administrator a nutritionist with terms. */
export function seedOpenings(db: Db): Promise<void> {
  return seedDemoOpenings(db)
}
