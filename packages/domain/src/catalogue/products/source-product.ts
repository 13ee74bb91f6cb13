import type { SourceAllergens } from './label-allergens.ts'
import type { LabelText } from './label-text.ts'
import type { ProductFault, ProductFigures } from './product-faults.ts'

/** A product as it was read from the source, judged, before it is stored. */
export type SourceProduct = {
  /** Normalised. */
  barcode: string
  name: string
  brand: string | null
  quantity: string | null
  /** In `weight_units`. */
  package_size: number | null
  portion_size: number | null
  weight_units: 'Gram' | 'Milliliter'
  figures: ProductFigures
  faults: ProductFault[]
  allergens: SourceAllergens | null
  traces: SourceAllergens | null
  /** The most specific last. */
  categories: string[]
  ingredients: LabelText | null
  is_czech: boolean
  /** When the source last changed it. */
  modified_at: Date | null
}

/** Why a row of a dump is left out. */
export const REJECTIONS = {
  unreadable: 'řádek nejde přečíst',
  no_barcode: 'chybí čárový kód',
  invalid_barcode: 'neplatný čárový kód',
  in_store_barcode: 'kód platný jen v\u00a0jednom obchodě',
  no_name: 'chybí název',
  obsolete: 'výrobek se už neprodává',
  other_country: 'neprodává se v\u00a0Česku',
  removed: 'kód odebral správce',
  not_newer: 'stejnou nebo novější verzi už máme',
} as const
export type Rejection = keyof typeof REJECTIONS

export type ReadRow = { product: SourceProduct } | { rejected: Rejection }
