import type { Db } from '@zivina/db/database'
import { productPack } from '@zivina/db/schema/catalogue/product'
import { desc, sql } from 'drizzle-orm'
import { PRODUCT_COLUMNS, type ProductRow } from '../sql.ts'

/** The offline file. `built_at` is PostgreSQL's text of an instant. */
export type PackFacts = { version: string; products: number; size: number; built_at: string }

/** Products sold in Czechia, by barcode. */
export async function selectCzech(db: Db): Promise<ProductRow[]> {
  const { rows } = await db.execute<ProductRow>(
    sql`select ${PRODUCT_COLUMNS} from product p where p.is_czech order by p.barcode`,
  )
  return rows
}

export async function selectPackFacts(db: Db): Promise<PackFacts | null> {
  const { rows } = await db.execute<PackFacts>(sql`
    select version, products, length(content) as size, built_at from product_pack order by built_at desc limit 1`)
  return rows[0] ?? null
}

export async function selectPack(db: Db): Promise<{ version: string; content: Buffer } | null> {
  const { version, content, built_at } = productPack
  const [pack] = await db.select({ version, content }).from(productPack).orderBy(desc(built_at)).limit(1)
  return pack ?? null
}

/** Replaces the file, where it is another one than the kept one. */
export async function replacePack(
  db: Db,
  { version, products, content }: { version: string; products: number; content: Uint8Array },
): Promise<void> {
  await db.execute(sql`
    with former as (delete from product_pack where version <> ${version})
    insert into product_pack (version, products, content) values (${version}, ${products}, ${Buffer.from(content)})
    on conflict (version) do nothing`)
}
