import { ALLERGENS, type Allergen } from '#domain/catalogue/allergens/allergens.ts'
import { allergensFromName } from '#domain/catalogue/allergens/allergens-from-name.ts'

/** What a source says of allergens. */
export type SourceAllergens = {
  /** In the order of `ALLERGENS`. */
  listed: Allergen[]
  /** False where the source names something that we do not understand: then an allergen not listed may be in it. */
  is_whole: boolean
}

/** The keys of Open Food Facts for the allergens of Annex II. */
const KEYS: Readonly<Record<string, Allergen>> = {
  'en:gluten': 'gluten',
  'en:wheat': 'gluten',
  'en:rye': 'gluten',
  'en:barley': 'gluten',
  'en:oats': 'gluten',
  'en:spelt': 'gluten',
  'en:crustaceans': 'crustaceans',
  'en:eggs': 'eggs',
  'en:fish': 'fish',
  'en:peanuts': 'peanuts',
  'en:soybeans': 'soybeans',
  'en:milk': 'milk',
  'en:nuts': 'nuts',
  'en:celery': 'celery',
  'en:mustard': 'mustard',
  'en:sesame-seeds': 'sesame',
  'en:sulphur-dioxide-and-sulphites': 'sulphites',
  'en:lupin': 'lupin',
  'en:molluscs': 'molluscs',
}
/** The source says that there are none. */
const NONE = 'en:none'
/** Other keys of the source's list, which Annex II of Regulation (EU) No 1169/2011 does not have. */
const OTHERS = new Set(
  'apple banana beef chicken gelatin kiwi matsutake orange peach pork red-caviar yamaimo'
    .split(' ')
    .map((word) => `en:${word}`),
)

/**
 * Allergens from the keys of the source. An empty list is nothing said, as most products have one.
 *
 * @returns null where the source does not say
 */
export function sourceAllergens(keys: readonly string[]): SourceAllergens | null {
  if (keys.length === 0) return null
  const read = keys.map((key) => allergensOfKey(key.trim().toLowerCase()))
  const listed = new Set(read.flatMap((found) => found ?? []))
  return { listed: ALLERGENS.filter((allergen) => listed.has(allergen)), is_whole: !read.includes(null) }
}

/** Null where the key is not understood. */
function allergensOfKey(key: string): readonly Allergen[] | null {
  const known = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined
  if (known !== undefined) return [known]
  if (key === NONE || OTHERS.has(key)) return []
  // People also write names: `cs:lískové-ořechy`.
  const found = [...allergensFromName(key.replace(/^[a-z]{2}:/, '').replaceAll('-', ' '))]
  return found.length > 0 ? found : null
}

const NOT_WHOLE = 1 << ALLERGENS.length

/** A bit for each allergen in the order of `ALLERGENS`, the next one where the list is not whole. */
export function allergenBits(allergens: SourceAllergens | null): number | null {
  if (allergens === null) return null
  const listed = allergens.listed.reduce((bits, allergen) => bits | (1 << ALLERGENS.indexOf(allergen)), 0)
  return allergens.is_whole ? listed : listed | NOT_WHOLE
}

/** What `allergenBits` stored. */
export function allergensOfBits(bits: number | null): SourceAllergens | null {
  if (bits === null) return null
  const listed = ALLERGENS.filter((_, place) => (bits & (1 << place)) !== 0)
  return { listed, is_whole: (bits & NOT_WHOLE) === 0 }
}
