import type { StatedAllergens } from '@zivina/contract/catalogue/ingredients/write'
import type { CodedError } from '@zivina/contract/kernel/errors'
import {
  ALLERGENS,
  type Allergen,
  type AllergenState,
  type FoodAllergens,
} from '@zivina/domain/catalogue/allergens/allergens'
import { FieldErrors } from '#api/kernel/errors/api-error.ts'

type Flag = 'contains_gluten' | 'contains_lactose' | 'contains_cow_milk_protein'
export type AllergenFlags = Record<Flag, boolean | null>

/** The flags of a food that say something of an allergen. Milk without lactose, or not of a cow, is milk all the same. */
const FLAGGED = [
  { flag: 'contains_gluten', allergen: 'gluten', about: 'o\u00a0lepku', isWhole: true },
  { flag: 'contains_lactose', allergen: 'milk', about: 'o\u00a0mléku', isWhole: false },
  { flag: 'contains_cow_milk_protein', allergen: 'milk', about: 'o\u00a0mléku', isWhole: false },
] as const satisfies { flag: Flag; allergen: Allergen; about: string; isWhole: boolean }[]

/** The allergens of a food after what its label says of some; those that are not named stay. */
export function withStated(former: FoodAllergens, stated: StatedAllergens): FoodAllergens {
  const allergens = { ...former }
  for (const allergen of ALLERGENS) {
    const state = stated[allergen]
    if (state === 'unknown') delete allergens[allergen]
    else if (state !== undefined) allergens[allergen] = { state, evidence: 'label' }
  }
  return allergens
}

type Change = {
  former: AllergenFlags
  /** After the change. */
  allergens: FoodAllergens
  stated: StatedAllergens
  given: { readonly [Name in Flag]?: boolean | null | undefined }
}

/**
 * The flags of a food, which follow what its label says of the allergen.
 * @throws FieldErrors where a flag that is given says otherwise
 */
export function flagsByLabel({ former, allergens, stated, given }: Change): AllergenFlags {
  const problems: Record<string, CodedError[]> = {}
  const entries = FLAGGED.map(({ flag, allergen, about, isWhole }) => {
    const label = allergens[allergen]?.evidence === 'label' ? allergens[allergen].state : 'unknown'
    const said = given[flag]
    if (said === undefined) {
      const isTakenBack = stated[allergen] === 'unknown'
      return [flag, isTakenBack ? null : followed(former[flag], label, isWhole)] as const
    }
    if (said !== null && isContradicted(said, label, isWhole)) {
      const field = stated[allergen] === undefined ? flag : `allergens.${allergen}`
      problems[field] = [{ code: 'ALLERGEN_CONTRADICTED', message: `Odporuje tomu, co je jinde uvedeno ${about}` }]
    }
    return [flag, said] as const
  })
  if (Object.keys(problems).length > 0) throw new FieldErrors(problems)
  return Object.fromEntries(entries) as AllergenFlags
}

/** @param isWhole whether the flag is true of every food with the allergen */
function isContradicted(flag: boolean, label: AllergenState, isWhole: boolean): boolean {
  if (label === 'contains') return isWhole && !flag
  return label !== 'unknown' && flag
}

function followed(former: boolean | null, label: AllergenState, isWhole: boolean): boolean | null {
  if (label === 'contains' && isWhole) return true
  if (label === 'free') return false
  return former !== null && isContradicted(former, label, isWhole) ? null : former
}
