import { ALLERGEN_SHORT_LABELS } from '#domain/catalogue/allergens/allergen-short-labels.ts'
import {
  ALLERGENS,
  type Allergen,
  type AllergenState,
  type FoodAllergens,
} from '#domain/catalogue/allergens/allergens.ts'
import type { SourceAllergens } from './label-allergens.ts'

export type AllergenWarning = {
  kind: 'allergen' | 'trace' | 'gluten'
  name: string
  allergen: Allergen
  is_certain: boolean
}

/** What is known of the allergens of something that carries a barcode. */
export type CarrierAllergens = Readonly<Record<Allergen, AllergenState>>

/** The same, with null for unknown. */
export type KnownAllergens = Readonly<Record<Allergen, Exclude<AllergenState, 'unknown'> | null>>

/** Of a product, by the lists of the source. An allergen that a whole list does not name is not contained by it. */
export function productAllergens(allergens: SourceAllergens | null, traces: SourceAllergens | null): CarrierAllergens {
  const entries = ALLERGENS.map((allergen): [Allergen, AllergenState] => {
    if (allergens?.listed.includes(allergen)) return [allergen, 'contains']
    if (traces?.listed.includes(allergen)) return [allergen, 'may_contain']
    return [allergen, allergens?.is_whole === true ? 'free' : 'unknown']
  })
  return Object.fromEntries(entries) as Record<Allergen, AllergenState>
}

/** The same with null for what is unknown, so that it is not taken for a statement. */
export function knownAllergens(allergens: CarrierAllergens): KnownAllergens {
  const entries = ALLERGENS.map((allergen) => {
    const state = allergens[allergen]
    return [allergen, state === 'unknown' ? null : state] as const
  })
  return Object.fromEntries(entries) as KnownAllergens
}

/** Of a food of the catalogue. */
export function foodAllergens(allergens: FoodAllergens): CarrierAllergens {
  const entries = ALLERGENS.map((allergen) => [allergen, allergens[allergen]?.state ?? 'unknown'] as const)
  return Object.fromEntries(entries) as Record<Allergen, AllergenState>
}

/**
 * What a person who avoids some allergens must know of the things that carry one barcode: what is contained before what may be. An unknown allergen gives no warning, and
 * `allergens_known` is false then: unknown is never safe.
 *
 * @param carriers descriptions of one package; the most serious state of each allergen counts
 */
export function barcodeWarnings(
  carriers: readonly CarrierAllergens[],
  avoided: readonly Allergen[],
): { warnings: AllergenWarning[]; allergens_known: boolean } {
  const stated = ALLERGENS.filter((allergen) => avoided.includes(allergen)).map((allergen) => ({
    allergen,
    name: ALLERGEN_SHORT_LABELS[allergen],
    states: carriers.map((carrier) => carrier[allergen]),
  }))
  const contained = stated.filter(({ states }) => states.includes('contains'))
  const traced = stated.filter(({ states }) => !states.includes('contains') && states.includes('may_contain'))
  const warnings: AllergenWarning[] = [
    ...contained.map(({ allergen, name }) => ({ kind: kindOf(allergen), name, allergen, is_certain: true })),
    ...traced.map(({ allergen, name }) => ({ kind: 'trace' as const, name, allergen, is_certain: false })),
  ]
  const isKnown = stated.every(({ states }) => states.some((state) => state !== 'unknown'))
  return { warnings, allergens_known: carriers.length > 0 && isKnown }
}

const kindOf = (allergen: Allergen): AllergenWarning['kind'] => (allergen === 'gluten' ? 'gluten' : 'allergen')
