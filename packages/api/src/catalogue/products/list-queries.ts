import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import type { Page } from '#api/kernel/lists/page.ts'
import { countPassing, likeLiteral, windowOf } from '#api/kernel/lists/sql.ts'

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

/** Which barcodes are listed: one code, or those of names with all the stems; every one where neither is given. */
export type CodeFilter = { barcode: string | null; stems: readonly string[] }

/** How many barcodes ingredients carry. */
export async function countIngredientCodes(db: Db, filter: CodeFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ingredient i cross join unnest(i.barcodes) c(barcode) where ${carries(filter)}`)
  return rows[0]?.count ?? 0
}

/** How many products there are, as far as they are to be counted. */
export function countProductCodes(db: Db, filter: CodeFilter, page: Page): Promise<number> {
  return countPassing(db, sql`from product p where ${describes(filter)}`, page)
}

/** Barcodes of ingredients, those of the newest first. */
export async function selectIngredientCodes(
  db: Db,
  filter: CodeFilter,
  { limit, offset }: Page,
): Promise<CarrierRow[]> {
  const { rows } = await db.execute<CarrierRow>(sql`
    select c.barcode, 'ingredient' as kind, i.guid, i.name, i.from_source as source, 0 as fault_count, i.created_at
    from ingredient i cross join unnest(i.barcodes) c(barcode) where ${carries(filter)}
    order by i.created_at desc, i.guid, c.barcode limit ${limit} offset ${offset}`)
  return rows
}

/** Products, those that were read last first. */
export async function selectProductCodes(db: Db, filter: CodeFilter, page: Page): Promise<CarrierRow[]> {
  const order = sql`order by p.retrieved_at desc, p.barcode desc`
  const { rows } = await db.execute<CarrierRow>(sql`
    select p.barcode::text as barcode, 'product' as kind, null as guid, p.name, 'open_food_facts' as source,
      coalesce(jsonb_array_length(p.faults), 0) as fault_count, p.retrieved_at as created_at
    from (select p.barcode from product p where ${describes(filter)} ${order} ${windowOf(page)}) chosen
    join product p on p.barcode = chosen.barcode ${order}`)
  return rows
}

function carries({ barcode, stems }: CodeFilter): SQL {
  const named = stems.map((stem) => sql`i.search_text like ${`%${likeLiteral(stem)}%`}`)
  const code = barcode === null ? [] : [sql`i.barcodes @> array[${barcode}]::text[]`, sql`c.barcode = ${barcode}`]
  return sql.join([sql`i.barcodes <> '{}' and not i.is_private`, ...code, ...named], sql` and `)
}

function describes({ barcode, stems }: CodeFilter): SQL {
  if (barcode !== null) return sql`p.barcode = ${barcode}::bigint`
  if (stems.length === 0) return sql`true`
  const words = stems.map((stem) => `'${stem}':*`).join(' & ')
  return sql`to_tsvector('simple', p.search_text) @@ to_tsquery('simple', ${words})`
}
