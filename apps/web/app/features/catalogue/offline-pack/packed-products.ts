import type { Product } from '@zivina/contract/catalogue/products'
import { knownAllergens, productAllergens } from '@zivina/domain/catalogue/products/barcode-warnings'
import { type PackedProduct, readPack } from '@zivina/domain/catalogue/products/pack'
import { productGuid } from '@zivina/domain/catalogue/products/product-guid'
import { findStored, packState, type StoredPack, storedFile } from './pack-store.ts'

/** A product of the stored file, and when that was built. */
export type StoredProduct = { product: Product; packed: PackedProduct; built_at: string }

let unpacked: { version: string; products: Promise<ReadonlyMap<string, PackedProduct>> } | null = null

/** What the stored file says of a barcode; null where there is no file, or it does not have it. The file is read once. */
export async function findPacked(barcode: string): Promise<StoredProduct | null> {
  const stored = packState.read().stored ?? (await findStored())
  if (!stored) return null
  const packed = (await productsOf(stored)).get(barcode)
  return packed ? { product: productOfPack(packed, stored.built_at), packed, built_at: stored.built_at } : null
}

function productsOf(stored: StoredPack): Promise<ReadonlyMap<string, PackedProduct>> {
  if (unpacked?.version !== stored.version) unpacked = { version: stored.version, products: unpack() }
  return unpacked.products
}

/** A file that cannot be read is as good as none. */
async function unpack(): Promise<ReadonlyMap<string, PackedProduct>> {
  try {
    const file = await storedFile()
    return new Map(file ? readPack(file).map((product) => [product.barcode, product]) : [])
  } catch {
    return new Map()
  }
}

/** A packed product in the shape of the server’s answer. What the file leaves out is empty. */
export function productOfPack(packed: PackedProduct, built_at: string): Product {
  const { barcode, name, brand, package_size, portion_size, weight_units, figures, allergens, traces } = packed
  return {
    guid: productGuid(barcode),
    barcode,
    name,
    brand,
    quantity: null,
    package_size,
    portion_size,
    weight_units,
    ...figures,
    allergens: knownAllergens(productAllergens(allergens, traces)),
    categories: [],
    source: 'open_food_facts',
    retrieved_at: built_at,
    modified_at: null,
    faults: [],
  }
}
