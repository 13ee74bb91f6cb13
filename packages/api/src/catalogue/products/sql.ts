import type { product } from '@zivina/db/schema/catalogue/product'
import { sql } from 'drizzle-orm'

type Columns = typeof product.$inferSelect

/** A product as statements select it: its code as text, times as PostgreSQL writes them. */
export type ProductRow = Omit<
  Columns,
  'barcode' | 'retrieved_at' | 'modified_at' | 'search_text' | 'is_czech' | 'ingredients' | 'ingredients_language'
> & {
  barcode: string
  retrieved_at: string
  modified_at: string | null
}

/** A product with what its label says it is made of. */
export type LabelledRow = ProductRow & Pick<Columns, 'ingredients' | 'ingredients_language'>

/** Columns of a `ProductRow`, of product `p`. */
export const PRODUCT_COLUMNS =
  sql.raw(`p.barcode::text as barcode, p.name, p.brand, p.quantity, p.package_size, p.portion_size,
  p.weight_units, p.kilojoules, p.calories, p.protein, p.carbohydrates, p.fat, p.fiber, p.sugars, p.saturated_fats, p.salt,
  p.allergens, p.traces, p.categories, p.faults, p.retrieved_at, p.modified_at`)
