import type { BarcodeRow, Product } from '@zivina/contract/catalogue/products'
import { barcodeOfNumber } from '@zivina/domain/catalogue/products/barcode'
import {
  type CarrierAllergens,
  knownAllergens,
  productAllergens,
} from '@zivina/domain/catalogue/products/barcode-warnings'
import type { PackageWords } from '@zivina/domain/catalogue/products/excluded-foods'
import { allergensOfBits } from '@zivina/domain/catalogue/products/label-allergens'
import type { LabelText } from '@zivina/domain/catalogue/products/label-text'
import type { PackedProduct } from '@zivina/domain/catalogue/products/pack'
import { productGuid } from '@zivina/domain/catalogue/products/product-guid'
import type { CarrierRow } from './list-queries.ts'
import type { LabelledRow, ProductRow } from './sql.ts'

export function presentProduct(row: ProductRow): Product {
  const barcode = barcodeOfNumber(Number(row.barcode))
  return {
    guid: productGuid(barcode),
    barcode,
    name: row.name,
    brand: row.brand,
    quantity: row.quantity,
    package_size: row.package_size,
    portion_size: row.portion_size,
    weight_units: row.weight_units,
    ...figuresOf(row),
    allergens: knownAllergens(allergensOfProduct(row)),
    categories: row.categories ?? [],
    source: 'open_food_facts',
    retrieved_at: new Date(row.retrieved_at).toISOString(),
    modified_at: row.modified_at === null ? null : new Date(row.modified_at).toISOString(),
    faults: row.faults ?? [],
  }
}

export function presentPacked(row: ProductRow): PackedProduct {
  return {
    barcode: barcodeOfNumber(Number(row.barcode)),
    name: row.name,
    brand: row.brand,
    package_size: row.package_size,
    portion_size: row.portion_size,
    weight_units: row.weight_units,
    figures: figuresOf(row),
    allergens: allergensOfBits(row.allergens),
    traces: allergensOfBits(row.traces),
    has_faults: row.faults !== null,
  }
}

/** What is known of the allergens of a product. */
export function allergensOfProduct(row: ProductRow): CarrierAllergens {
  return productAllergens(allergensOfBits(row.allergens), allergensOfBits(row.traces))
}

function figuresOf(row: ProductRow): PackedProduct['figures'] {
  return {
    kilojoules: row.kilojoules,
    calories: row.calories,
    protein: row.protein,
    carbohydrates: row.carbohydrates,
    fat: row.fat,
    fiber: row.fiber,
    sugars: row.sugars,
    saturated_fats: row.saturated_fats,
    salt: row.salt,
  }
}

/** What a label says the product is made of; null is unknown. */
export function labelOf({ ingredients, ingredients_language }: LabelledRow): LabelText | null {
  return ingredients === null || ingredients_language === null
    ? null
    : { text: ingredients, language: ingredients_language }
}

/** All words by which a food is found in a package. */
export function packageWords(row: LabelledRow): PackageWords {
  return { name: row.name, categories: row.categories ?? [], ingredients: labelOf(row) }
}

export function presentCarrier(row: CarrierRow): BarcodeRow {
  const barcode = row.kind === 'product' ? barcodeOfNumber(Number(row.barcode)) : row.barcode
  return {
    barcode,
    kind: row.kind,
    guid: row.guid ?? productGuid(barcode),
    name: row.name,
    source: row.source,
    fault_count: row.fault_count,
    created_at: new Date(row.created_at).toISOString(),
  }
}
