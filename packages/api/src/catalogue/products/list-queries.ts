import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { Page } from '#api/kernel/lists/page.ts'

/** A barcode with what carries it. `guid` is null of a product, whose guid follows from its code. */
export type CarrierRow = {
  barcode: string
  kind: 'ingredient' | 'product'
  guid: string | null
  name: string
  source: string
  fault_count: number
  created_at: string
}

/** How many barcodes ingredients carry, and how many products there are. */
export async function countCarriers(db: Db): Promise<{ ingredients: number; products: number }> {
  const { rows } = await db.execute<{ ingredients: number; products: number }>(sql`
    select (select coalesce(sum(cardinality(barcodes)), 0)::int from ingredient where barcodes <> '{}') as ingredients,
      (select count(*)::int from product) as products`)
  return rows[0] ?? { ingredients: 0, products: 0 }
}

/** Barcodes of ingredients, those of the newest first. */
export async function selectIngredientCodes(db: Db, { limit, offset }: Page): Promise<CarrierRow[]> {
  const { rows } = await db.execute<CarrierRow>(sql`
    select c.barcode, 'ingredient' as kind, i.guid, i.name, i.from_source as source, 0 as fault_count, i.created_at
    from ingredient i cross join unnest(i.barcodes) c(barcode) where i.barcodes <> '{}'
    order by i.created_at desc, i.guid, c.barcode limit ${limit} offset ${offset}`)
  return rows
}

/** Products, those that were read last first. */
export async function selectProductCodes(db: Db, { limit, offset }: Page): Promise<CarrierRow[]> {
  const { rows } = await db.execute<CarrierRow>(sql`
    select p.barcode::text as barcode, 'product' as kind, null as guid, p.name, 'open_food_facts' as source,
      coalesce(jsonb_array_length(p.faults), 0) as fault_count, p.retrieved_at as created_at
    from product p order by p.retrieved_at desc, p.barcode limit ${limit} offset ${offset}`)
  return rows
}
