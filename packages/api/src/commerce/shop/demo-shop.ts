import type { Db } from '@zivina/db/database'
import { seedDemoShop } from '@zivina/db/seed/commerce/demo-shop'

/** Fills the shop where the product is tried out. */
export function seedShop(db: Db): Promise<void> {
  return seedDemoShop(db)
}
