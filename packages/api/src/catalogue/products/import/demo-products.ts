import type { Db } from '@zivina/db/database'
import { readProduct } from '@zivina/domain/catalogue/products/read-product'
import { sampleLine } from '@zivina/domain/catalogue/products/sample/sample-products'
import { buildPack } from '../pack/build-pack.ts'
import { selectPackFacts } from '../pack/pack-queries.ts'
import { storeProducts } from '../queries.ts'

/** Whole products of the made sample, and some whose figures cannot be or whose allergens are unknown. */
const NUMBERS = [...range(0, 20), ...range(100, 120), 28, 31, 35, 45, 46]

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, place) => from + place)
}

/** Stores made-up products, which the demo account can scan or type, and the offline file of them. Does nothing when it is there. */
export async function seedDemoProducts(db: Db): Promise<void> {
  if ((await selectPackFacts(db)) !== null) return
  const products = NUMBERS.flatMap((number) => {
    const read = readProduct(JSON.parse(sampleLine(number)))
    return 'product' in read ? [read.product] : []
  })
  await storeProducts(db, products, 'newer')
  await buildPack(db)
}
