import { isInStoreCode, parseBarcode } from './barcode.ts'
import { judgeFigures } from './judge-figures.ts'
import { sourceAllergens } from './label-allergens.ts'
import { isLabelLanguage, type LabelText, looksCzech } from './label-text.ts'
import { type Json, numberOf, readFigures } from './read-figures.ts'
import type { ReadRow, SourceProduct } from './source-product.ts'

/** Characters of a name, a brand and an amount; what is longer is cut. */
const TEXT_MAX = 160
/** Characters of the list of ingredients; the longest labels have about two thousand. */
const INGREDIENTS_MAX = 3000
/** The most specific categories that are kept. */
const CATEGORIES_MAX = 3
/** The greatest package or portion, in grams or millilitres. */
const SIZE_MAX = 100_000
const CZECHIA: readonly string[] = ['en:czech-republic', 'en:czechia']

/**
 * Reads one product of Open Food Facts: an answer of its API in any of its versions, or a line of its dump. Nothing is believed
 * that cannot be: see `judgeFigures`.
 *
 * @returns the reason where the product cannot be used
 */
export function readProduct(row: Json): ReadRow {
  const code = typeof row.code === 'number' || typeof row.code === 'string' ? String(row.code).trim() : ''
  if (code === '') return { rejected: 'no_barcode' }
  const barcode = parseBarcode(padded(code))
  if (barcode === null) return { rejected: 'invalid_barcode' }
  if (isInStoreCode(barcode)) return { rejected: 'in_store_barcode' }
  if (row.obsolete === 'on' || row.obsolete === true) return { rejected: 'obsolete' }
  const name = nameOf(row)
  return name === null ? { rejected: 'no_name' } : { product: describe(row, barcode, name) }
}

/** The source writes codes without their leading zeros too. */
function padded(code: string): string {
  if (code.length < 8) return code.padStart(8, '0')
  return code.length > 8 && code.length < 13 ? code.padStart(13, '0') : code
}

function describe(row: Json, barcode: string, name: string): SourceProduct {
  const weight_units = unitsOf(row)
  return {
    barcode,
    name,
    brand: textOf(firstPart(row.brands)),
    quantity: textOf(row.quantity),
    package_size: sizeOf(row.product_quantity),
    portion_size: sizeOf(row.serving_quantity),
    weight_units,
    ...judgeFigures(readFigures(row), weight_units),
    allergens: sourceAllergens(keysOf(row.allergens_tags)),
    traces: sourceAllergens(keysOf(row.traces_tags)),
    categories: keysOf(row.categories_tags).slice(-CATEGORIES_MAX),
    ingredients: ingredientsOf(row),
    is_czech: keysOf(row.countries_tags).some((country) => CZECHIA.includes(country)),
    modified_at: momentOf(row.last_modified_t),
  }
}

/** The Czech name where there is one. A name without a letter names nothing. */
function nameOf(row: Json): string | null {
  const names = [
    row.product_name_cs,
    row.product_name,
    row.generic_name_cs,
    row.generic_name,
    row.abbreviated_product_name,
  ]
  return names.map((name) => textOf(name)).find((name) => name !== null && /\p{L}{2}/u.test(name)) ?? null
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
}

/** One line without control characters and direction marks; null where nothing is left. */
function textOf(value: unknown, most = TEXT_MAX): string | null {
  if (typeof value !== 'string') return null
  const text = value
    .replace(/&(?:quot|amp|lt|gt|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[\p{Cc}\p{Cf}\p{Z}\ufffd]+/gu, ' ')
    .trim()
  const cut = [...text].slice(0, most).join('').trim()
  return cut === '' ? null : cut.toWellFormed()
}

/** What the product is made of, in the first language of ours that the source has; null where it has none of them. */
function ingredientsOf(row: Json): LabelText | null {
  const main = languageOf(row)
  const texts: readonly (readonly [unknown, LabelText['language'] | null])[] = [
    [row.ingredients_text_cs, 'cs'],
    [row.ingredients_text_sk, 'sk'],
    [row.ingredients_text, main],
    [row.ingredients_text_en, 'en'],
    [row.ingredients_text_de, 'de'],
  ]
  for (const [given, language] of texts) {
    const text = textOf(given, INGREDIENTS_MAX)
    if (text !== null && language !== null && /\p{L}{2}/u.test(text)) return { text, language }
  }
  return null
}

/** The language of the source's own list of ingredients. Dumps of tables do not name it; Czech tells itself by its letters. */
function languageOf(row: Json): LabelText['language'] | null {
  const named = [row.ingredients_lc, row.lc, row.lang].find((each) => typeof each === 'string' && each !== '')
  if (isLabelLanguage(named)) return named
  return named === undefined && typeof row.ingredients_text === 'string' && looksCzech(row.ingredients_text)
    ? 'cs'
    : null
}

const firstPart = (value: unknown): unknown => (typeof value === 'string' ? value.split(',')[0] : value)

function keysOf(value: unknown): string[] {
  const keys = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
  return keys.flatMap((key) => (typeof key === 'string' && key.trim() !== '' ? [key.trim().slice(0, TEXT_MAX)] : []))
}

/** Millilitres where the package is measured by volume; the figures of such a product are per 100 ml. */
function unitsOf(row: Json): 'Gram' | 'Milliliter' {
  if (row.nutrition_data_per === '100ml') return 'Milliliter'
  if (typeof row.product_quantity_unit === 'string' && row.product_quantity_unit !== '') {
    return row.product_quantity_unit === 'ml' ? 'Milliliter' : 'Gram'
  }
  return typeof row.quantity === 'string' && /\d\s*(?:[mcd]?l|litr\p{L}*)\b/iu.test(row.quantity)
    ? 'Milliliter'
    : 'Gram'
}

function sizeOf(value: unknown): number | null {
  const size = numberOf(value)
  return typeof size === 'number' && size > 0 && size <= SIZE_MAX ? size : null
}

/** Seconds since 1970. */
function momentOf(value: unknown): Date | null {
  const seconds = numberOf(value)
  return typeof seconds === 'number' && seconds > 0 && seconds < 1e10 ? new Date(seconds * 1000) : null
}
