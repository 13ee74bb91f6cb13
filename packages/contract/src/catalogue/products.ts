import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import {
  PRODUCT_FAULTS,
  PRODUCT_FIGURES,
  type ProductFaultCode,
} from '@zivina/domain/catalogue/products/product-faults'
import { z } from 'zod'
import { type Download, endpoint } from '#contract/kernel/endpoint.ts'
import { countedListOf, Guid, limitAndOffset, PageParameter, SearchText, Timestamp } from '#contract/kernel/fields.ts'
import { BARCODE_CALLS_PER_MINUTE, PRODUCTS_PER_SEARCH } from '#contract/kernel/limits.ts'
import { GS1_LENGTH_MAX, parseBarcode } from './barcode.ts'
import { CARRIER_KINDS } from './barcode-carriers.ts'
import { FoundIngredient, Macros } from './ingredients/read.ts'

/** A barcode of a path, normalised. */
const barcodeParams = z.object({
  barcode: z
    .string()
    .max(GS1_LENGTH_MAX)
    .transform((text, context) => {
      const barcode = parseBarcode(text)
      if (barcode === null) context.addIssue({ code: 'custom', message: 'barcode' })
      return barcode ?? ''
    })
    .meta({
      type: 'string',
      description: 'EAN-13, EAN-8, UPC-A, UPC-E or ITF-14 with a right check digit, or a GS1 code that contains one.',
    }),
})

const FAULT_CODES = Object.keys(PRODUCT_FAULTS) as [ProductFaultCode, ...ProductFaultCode[]]
const AllergenList = z.array(z.enum(ALLERGENS))

/** A packaged food of the shared database Open Food Facts: an unverified source. */
export const Product = z
  .object({
    /** Follows from the barcode; see `productGuid`. */
    guid: Guid,
    /** Normalised; see `parseBarcode`. */
    barcode: z.string(),
    name: z.string(),
    brand: z.string().nullable(),
    /** The amount of a package as the label has it: „2 × 125 g“. */
    quantity: z.string().nullable(),
    /** In `weight_units`. */
    package_size: z.number().nullable(),
    portion_size: z.number().nullable(),
    weight_units: z.enum(['Gram', 'Milliliter']),
    /** Per 100 g or 100 ml. Null is unknown, or given but not believed; then it is in `faults`. */
    ...Macros.shape,
    /** Of each allergen what the source says; null is unknown: not given, or given in a form that cannot be read. */
    allergens: z.record(z.enum(ALLERGENS), z.enum(['contains', 'may_contain', 'free']).nullable()),
    /** Keys of the source, the most specific last: `en:dairies`, `en:yogurts`. */
    categories: z.array(z.string()),
    source: z.literal('open_food_facts'),
    /** When we read it, and when the source says that it last changed. */
    retrieved_at: Timestamp,
    modified_at: Timestamp.nullable(),
    /** Figures that cannot be, as the source gives them. */
    faults: z.array(
      z.object({ field: z.enum(PRODUCT_FIGURES), code: z.enum(FAULT_CODES), value: z.number().nullable() }),
    ),
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof Product>

/** A food of the catalogue, or one's own, that carries a barcode. */
const BarcodeFood = z
  .object({
    ...FoundIngredient.shape,
    is_own: z.boolean(),
    package_size: z.number().nullable(),
    portion_size: z.number().nullable(),
  })
  .meta({ id: 'BarcodeFood' })
export type BarcodeFood = z.infer<typeof BarcodeFood>

/** What a person who avoids something must know before anything else. */
export const BarcodeWarning = z
  .object({
    kind: z.enum(['allergen', 'trace', 'gluten', 'excluded']),
    /** In Czech: „mléko“. Of `excluded` the name of the food that the person does not eat. */
    name: z.string(),
    /** Null of `excluded`. */
    allergen: z.enum(ALLERGENS).nullable(),
    /** Whether the package is said to contain it; otherwise it may: by traces, or by the product's name alone. */
    is_certain: z.boolean(),
  })
  .meta({ id: 'BarcodeWarning' })
export type BarcodeWarning = z.infer<typeof BarcodeWarning>

export const BarcodeAnswer = z
  .object({
    barcode: z.string(),
    /** One's own foods first, then approved ones. */
    ingredients: z.array(BarcodeFood),
    product: Product.nullable(),
    /** `looking`: we are asking the source; the client asks again after `ask_again_ms`. */
    state: z.enum(['found', 'unknown', 'looking']),
    ask_again_ms: z.number().int().nullable(),
    warnings: z.array(BarcodeWarning),
    /** What the person avoids by their profile; empty where nothing is avoided. */
    avoided: AllergenList,
    /** Whether it is known of each avoided allergen if it is contained. Where it is not, the absence of a warning says nothing. */
    allergens_known: z.boolean(),
    /** Names of the foods that the person does not eat; see `GET /excluded_food`. */
    excluded: z.array(z.string()),
    /** Whether there is a list of ingredients that is read well enough to find them. Where it is not, the absence of a warning says nothing. */
    ingredients_known: z.boolean(),
    /** What the label says the product is made of, in the language of the label; null is unknown. */
    ingredients_text: z.string().nullable(),
  })
  .meta({ id: 'BarcodeAnswer' })
export type BarcodeAnswer = z.infer<typeof BarcodeAnswer>

/** A barcode with what carries it, for admins. */
export const BarcodeRow = z
  .object({
    barcode: z.string(),
    kind: z.enum(CARRIER_KINDS),
    guid: Guid,
    name: z.string(),
    source: z.string(),
    fault_count: z.number().int(),
    created_at: Timestamp,
  })
  .meta({ id: 'BarcodeRow' })
export type BarcodeRow = z.infer<typeof BarcodeRow>

export const products = {
  list: endpoint({
    method: 'GET',
    path: '/barcode',
    access: 'admin',
    cost: 'dear',
    summary: 'Barcodes with what carries them: those of ingredients, then those of products, the newest first.',
    query: z.strictObject({
      page: PageParameter,
      /** A whole barcode, or words of a name. Of many that a search finds the first ten thousand are counted. */
      search: SearchText.default(''),
      kind: z.enum(CARRIER_KINDS).optional(),
    }),
    status: 200,
    response: countedListOf(BarcodeRow),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  byBarcode: endpoint({
    method: 'GET',
    path: '/barcode/{barcode}',
    access: 'user',
    summary:
      'What carries a barcode: own foods, approved foods, a product of the source; with warnings of what one avoids. What is not known yet is looked for outside the call.',
    rate_limits: [{ by: 'user', attempts: BARCODE_CALLS_PER_MINUTE, seconds: 60 }],
    params: barcodeParams,
    not_found: 'INVALID_BARCODE',
    status: 200,
    response: BarcodeAnswer,
    errors: ['INVALID_BARCODE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/barcode/{barcode}',
    access: 'admin',
    summary: 'Takes a barcode from all ingredients and removes its product; an import does not bring it back.',
    params: barcodeParams,
    not_found: 'INVALID_BARCODE',
    status: 204,
    response: z.void(),
    errors: ['INVALID_BARCODE', 'NOT_FOUND'],
  }),
  search: endpoint({
    method: 'GET',
    path: '/product',
    access: 'user',
    cost: 'dear',
    summary: 'Products by name and brand, without regard to accents; those sold in Czechia first.',
    query: z.strictObject({ search: SearchText.default(''), ...limitAndOffset(PRODUCTS_PER_SEARCH) }),
    status: 200,
    /** `is_more`: further rows follow; of many they are not counted. */
    response: z.object({ results: z.array(Product), is_more: z.boolean() }),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  pack: endpoint({
    method: 'GET',
    path: '/product/pack',
    access: 'user',
    cost: 'dear',
    summary: 'Products sold in Czechia as one compact file for use without a connection; see `readPack`.',
    status: 200,
    response: z.custom<Download>(),
    media_type: 'application/octet-stream',
    errors: ['NOT_FOUND'],
  }),
  packVersion: endpoint({
    method: 'GET',
    path: '/product/pack_version',
    access: 'user',
    summary: 'The version of the offline file, so that a phone fetches it only when it changed.',
    status: 200,
    response: z.object({
      /** Null where there is no file yet. */
      version: z.string().nullable(),
      products: z.number().int(),
      size: z.number().int(),
      built_at: Timestamp.nullable(),
    }),
    errors: [],
  }),
}
