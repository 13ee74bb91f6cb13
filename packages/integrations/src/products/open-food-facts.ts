import { BRAND } from '@zivina/contract/kernel/brand'
import { EgressError } from '../egress/egress-error.ts'
import { createPageReader, type Outside } from '../egress/page-reader.ts'
import { type ProductSource, ProductSourceDown, type SourceRecord } from './port.ts'

export const OPEN_FOOD_FACTS_URL = 'https://world.openfoodfacts.org'

/** What is asked for: a whole record has hundreds of fields. */
const FIELDS = [
  ...[
    'code',
    'product_name',
    'product_name_cs',
    'generic_name',
    'generic_name_cs',
    'abbreviated_product_name',
    'brands',
  ],
  ...['quantity', 'product_quantity', 'product_quantity_unit', 'serving_quantity', 'categories_tags', 'countries_tags'],
  ...[
    'allergens_tags',
    'traces_tags',
    'nutriments',
    'nutrition',
    'nutrition_data_per',
    'no_nutrition_data',
    'obsolete',
  ],
  'last_modified_t',
]

/** The form that the source requires: name, version and a contact. Headers have no letters beyond ASCII. */
const USER_AGENT = `${BRAND.name.normalize('NFD').replace(/[^\x20-\x7e]/g, '')}/1.0 (${BRAND.support_email})`

export type OpenFoodFactsOptions = { url?: string; public_url: string }

/**
 * Looks products up in Open Food Facts. Each call is one request; the caller observes the limit of fifteen a minute and keeps the
 * answers.
 *
 * @param outside what tests replace of the network
 */
export function createOpenFoodFacts(
  { url = OPEN_FOOD_FACTS_URL, public_url }: OpenFoodFactsOptions,
  outside: Partial<Outside> = {},
): ProductSource {
  const reader = createPageReader({ public_url, user_agent: USER_AGENT }, outside)
  const base = url.replace(/\/+$/, '')
  return {
    find: async (barcode) => {
      const address = `${base}/api/v2/product/${encodeURIComponent(barcode)}?fields=${FIELDS.join(',')}&lc=cs`
      const page = await reader.read(address).catch(absentOr)
      return page === null ? null : readAnswer(page.text)
    },
  }
}

/** @returns null for an answer that there is no such product */
function absentOr(error: unknown): null {
  if (!(error instanceof EgressError)) throw error
  if (error.status === 404) return null
  throw new ProductSourceDown('cannot be reached', error)
}

/** The product of an answer, of version 2 (`status` 0 or 1) or 3 (`status` in words, with `result` and `errors`). */
function readAnswer(text: string): SourceRecord | null {
  const answer = parse(text)
  const { status, product } = answer
  const isFound = status === 1 || (typeof status === 'string' && status.startsWith('success'))
  if (isFound && isRecord(product)) return { code: answer.code, ...product }
  const result = isRecord(answer.result) ? answer.result.id : undefined
  if (status === 0 || (status === 'failure' && result === 'product_not_found')) return null
  throw new ProductSourceDown('answered in another shape')
}

function parse(text: string): SourceRecord {
  try {
    const parsed: unknown = JSON.parse(text)
    if (isRecord(parsed)) return parsed
  } catch (error) {
    throw new ProductSourceDown('answered with what cannot be read', error)
  }
  throw new ProductSourceDown('answered in another shape')
}

function isRecord(value: unknown): value is SourceRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
