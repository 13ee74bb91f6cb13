import type { Db } from '#db/database.ts'
import { shopItem } from '#db/schema/commerce/shop-item.ts'

/** What points buy where the product is tried out; the administration sells something of its own. */
const ITEMS = [
  {
    guid: '01980000-0000-7000-8000-000000000e01',
    name: 'Týden Premium',
    description: 'Jídelníčky, nákupní seznam, úpravy receptů a\u00a0trend hmotnosti na sedm dní.',
    points: 100,
    premium_days: 7,
    position: 10,
  },
  {
    guid: '01980000-0000-7000-8000-000000000e02',
    name: 'Plátěná taška na nákup',
    description: 'Z\u00a0biobavlny, unese deset kilo brambor.',
    points: 400,
    stock: 50,
    position: 20,
  },
]

/** Fills the shop of a product to try out. Does nothing where an item is there. */
export async function seedDemoShop(db: Db): Promise<void> {
  await db.insert(shopItem).values(ITEMS).onConflictDoNothing()
}
