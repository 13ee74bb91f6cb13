import type { BarcodeAnswer } from '@zivina/contract/catalogue/products'
import { ALLERGENS, type Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import { barcodeWarnings, productAllergens } from '@zivina/domain/catalogue/products/barcode-warnings'
import { type ExcludedFood, exclusionWarnings, nameAlone } from '@zivina/domain/catalogue/products/excluded-foods'
import type { StoredProduct } from './packed-products.ts'

/** An answer from the file that this device keeps. */
export type PackedAnswer = BarcodeAnswer & {
  /** When the file was built. */
  built_at: string
  /** Whether the source has figures that cannot be. The file leaves them out and does not tell which they are. */
  has_faults: boolean
  /** Whether it was known what the person avoids. Otherwise nothing is said about it. */
  are_allergens_known: boolean
  is_excluded_known: boolean
}

type Person = { avoided: readonly Allergen[] | null; excluded: readonly ExcludedFood[] | null }

/**
 * What the stored file says of a barcode, in the shape of the server’s answer. It knows no list of ingredients and no foods of one’s own:
 * what the person does not eat is found in the name alone, so that it is at most probable.
 *
 * @param person what they avoid; null where this device does not know it
 */
export function packedAnswer(
  { product, packed, built_at }: StoredProduct,
  { avoided, excluded }: Person,
): PackedAnswer {
  const inOrder = ALLERGENS.filter((allergen) => avoided?.includes(allergen))
  const carrier = productAllergens(packed.allergens, packed.traces)
  const { warnings, allergens_known } = barcodeWarnings([carrier], inOrder)
  return {
    barcode: product.barcode,
    ingredients: [],
    product,
    state: 'found',
    ask_again_ms: null,
    avoided: inOrder,
    warnings: [...warnings, ...exclusionWarnings(excluded ?? [], [nameAlone(product.name)], [])],
    allergens_known,
    excluded: (excluded ?? []).map(({ name }) => name),
    ingredients_known: false,
    ingredients_text: null,
    built_at,
    has_faults: packed.has_faults,
    are_allergens_known: avoided !== null,
    is_excluded_known: excluded !== null,
  }
}
