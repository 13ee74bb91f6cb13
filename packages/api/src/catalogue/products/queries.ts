import type { Db } from '@zivina/db/database'
import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import { allergenBits } from '@zivina/domain/catalogue/products/label-allergens'
import { PRODUCT_FIGURES } from '@zivina/domain/catalogue/products/product-faults'
import { productSearchText } from '@zivina/domain/catalogue/products/product-search-text'
import type { SourceProduct } from '@zivina/domain/catalogue/products/source-product'
import { sql } from 'drizzle-orm'
import { type LabelledRow, PRODUCT_COLUMNS } from './sql.ts'

/** What is stored about a barcode, and what the person who asks avoids. Times are PostgreSQL's text of an instant. */
export type KnownCode = {
  product: LabelledRow | null
  avoided: Allergen[]
  is_removed: boolean
  /** Since when it waits for an answer of the source; null where it does not wait. */
  due_at: string | null
  asked_at: string | null
  answered_at: string | null
}

/** @param barcode normalised */
export async function selectKnown(db: Db, person: string, barcode: string): Promise<KnownCode> {
  const { rows } = await db.execute<KnownCode>(sql`
    select (select to_json(found) from (select ${PRODUCT_COLUMNS}, p.ingredients, p.ingredients_language from product p where p.barcode = w.barcode) found) as product,
      coalesce((select allergens from body_profile where "user" = ${person}), '{}') as avoided,
      exists (select from product_removal r where r.barcode = w.barcode) as is_removed,
      l.due_at, l.asked_at, l.answered_at
    from (select ${barcode}::bigint as barcode) w left join product_lookup l on l.barcode = w.barcode`)
  const [known] = rows
  if (known === undefined) throw new Error('A statement without a table answered no row.')
  return known
}

/** Whether rows that are there are replaced: always, or only by a newer state of the source. */
type Replace = 'always' | 'newer'
export type Stored = { stored: number; removed: number }

/**
 * Stores products, each barcode at most once; those that an admin removed are left out.
 * @returns how many were stored, and how many left out as removed; the rest was not newer
 */
export async function storeProducts(db: Db, products: readonly SourceProduct[], replace: Replace): Promise<Stored> {
  if (products.length === 0) return { stored: 0, removed: 0 }
  const isNewer = replace === 'always' ? sql`true` : NEWER
  const { rows } = await db.execute<Stored>(sql`
    with given as (
      select g.*, r.barcode is not null as is_removed from jsonb_to_recordset(${JSON.stringify(products.map(rowOf))}::jsonb)
        as g(${RECORD}) left join product_removal r on r.barcode = g.barcode
    ), stored as (
      insert into product (${NAMES}, retrieved_at) select ${NAMES}, now() from given where not is_removed
      on conflict (barcode) do update set ${UPDATES}, retrieved_at = excluded.retrieved_at where ${isNewer} returning 1
    )
    select (select count(*)::int from stored) as stored, (select count(*)::int from given where is_removed) as removed`)
  return rows[0] ?? { stored: 0, removed: 0 }
}

/** The columns that a row of the source fills, with their types. */
const TYPES: Readonly<Record<string, string>> = {
  barcode: 'bigint',
  name: 'text',
  brand: 'text',
  quantity: 'text',
  package_size: 'real',
  portion_size: 'real',
  weight_units: 'text',
  ...Object.fromEntries(PRODUCT_FIGURES.map((figure) => [figure, 'real'])),
  allergens: 'smallint',
  traces: 'smallint',
  categories: 'text[]',
  faults: 'jsonb',
  is_czech: 'boolean',
  ingredients: 'text',
  ingredients_language: 'text',
  search_text: 'text',
  modified_at: 'timestamptz',
}
const COLUMNS = Object.keys(TYPES)
const NAMES = sql.raw(COLUMNS.join(', '))
const RECORD = sql.raw(COLUMNS.map((name) => `${name} ${TYPES[name]}`).join(', '))
const UPDATES = sql.raw(
  COLUMNS.filter((name) => name !== 'barcode')
    .map((name) => `${name} = excluded.${name}`)
    .join(', '),
)
const NEWER = sql.raw('product.modified_at is null or excluded.modified_at > product.modified_at')

function rowOf(product: SourceProduct): Record<string, unknown> {
  const { barcode, figures, allergens, traces, categories, ingredients, faults, modified_at, ...rest } = product
  return {
    ...rest,
    ...figures,
    barcode: Number(barcode),
    allergens: allergenBits(allergens),
    traces: allergenBits(traces),
    categories: categories.length === 0 ? null : categories,
    ingredients: ingredients?.text ?? null,
    ingredients_language: ingredients?.language ?? null,
    faults: faults.length === 0 ? null : faults,
    search_text: productSearchText(product),
    modified_at: modified_at?.toISOString() ?? null,
  }
}

/** Deletes a product and remembers that. @returns whether there was one */
export async function removeProduct(db: Db, barcode: string): Promise<boolean> {
  const { rows } = await db.execute<{ deleted: boolean }>(sql`
    with deleted as (delete from product where barcode = ${barcode}::bigint returning 1)
    select exists (select from deleted) as deleted`)
  return rows[0]?.deleted ?? false
}

/** Remembers that a barcode was removed. */
export async function insertRemoval(db: Db, barcode: string): Promise<void> {
  await db.execute(sql`insert into product_removal (barcode) values (${barcode}::bigint) on conflict do nothing`)
}

/** Forgets that barcodes were removed. */
export async function deleteRemovals(db: Db, barcodes: readonly string[]): Promise<void> {
  await db.execute(sql`delete from product_removal where barcode = any(${sql.param(barcodes)}::bigint[])`)
}
