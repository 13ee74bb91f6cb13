import type { FoodForm } from './food-form.ts'

/** Nutrition claims about energy and nutrients, in the order of the Annex. Claims about vitamins and minerals are in `vitamin-claims.ts`. */
export const CLAIMS = [
  'low_energy',
  'low_fat',
  'fat_free',
  'low_saturated_fats',
  'saturated_fats_free',
  'low_sugars',
  'sugars_free',
  'low_salt',
  'very_low_salt',
  'salt_free',
  'source_of_fiber',
  'high_fiber',
  'source_of_protein',
  'high_protein',
] as const
export type Claim = (typeof CLAIMS)[number]

/** Quantities that conditions limit. `saturated_and_trans_fats` is the sum of both. */
export type ClaimQuantity = 'kilojoules' | 'fat' | 'saturated_and_trans_fats' | 'sugars' | 'salt' | 'fiber' | 'protein'

/**
 * What a quantity is counted in: in 100 g of a food or 100 ml of a drink; in 100 kcal; as percent of the energy.
 */
export type ClaimBasis = 'per_100' | 'per_100_kcal' | 'percent_of_energy'

/** One condition: kJ for energy, grams for the rest, or percent; the limit itself satisfies it. */
export type ClaimCondition = {
  quantity: ClaimQuantity
  basis: ClaimBasis
  bound: 'at_most' | 'at_least'
  limit: Readonly<Record<FoodForm, number>>
}

export type ClaimRule = {
  /** Whether every condition has to hold or one of them is enough. */
  needs: 'all' | 'any'
  conditions: readonly ClaimCondition[]
  /** A weaker claim about the same nutrient, which need not be shown beside this one. */
  stronger_than?: readonly Claim[]
}

const both = (limit: number) => ({ food: limit, drink: limit })
const per100 = (quantity: ClaimQuantity, bound: ClaimCondition['bound'], limit: Record<FoodForm, number>) =>
  ({ quantity, basis: 'per_100', bound, limit }) as const
const atMost = (quantity: ClaimQuantity, limit: Record<FoodForm, number>): ClaimRule => ({
  needs: 'all',
  conditions: [per100(quantity, 'at_most', limit)],
})
const energyFromProtein = (percent: number): ClaimRule => ({
  needs: 'all',
  conditions: [{ quantity: 'protein', basis: 'percent_of_energy', bound: 'at_least', limit: both(percent) }],
})
const fiber = (per100g: number, per100kcal: number): ClaimRule => ({
  needs: 'any',
  conditions: [
    per100('fiber', 'at_least', both(per100g)),
    { quantity: 'fiber', basis: 'per_100_kcal', bound: 'at_least', limit: both(per100kcal) },
  ],
})

/**
 * Conditions of each claim.
 *
 * Source: Regulation (EC) No 1924/2006, Annex (consolidated). Sodium is converted to salt by 2.5 as in Regulation (EU) No
 * 1169/2011: 0.12, 0.04 and 0.005 g of sodium are 0.3, 0.1 and 0.0125 g of salt. Left out: the special limits of table-top
 * sweeteners, semi-skimmed milk and mineral water, claims that compare two products, and those about fatty acids.
 */
export const CLAIM_RULES: Readonly<Record<Claim, ClaimRule>> = {
  low_energy: atMost('kilojoules', { food: 170, drink: 80 }),
  low_fat: atMost('fat', { food: 3, drink: 1.5 }),
  fat_free: { ...atMost('fat', both(0.5)), stronger_than: ['low_fat'] },
  low_saturated_fats: {
    needs: 'all',
    conditions: [
      per100('saturated_and_trans_fats', 'at_most', { food: 1.5, drink: 0.75 }),
      { quantity: 'saturated_and_trans_fats', basis: 'percent_of_energy', bound: 'at_most', limit: both(10) },
    ],
  },
  saturated_fats_free: {
    ...atMost('saturated_and_trans_fats', both(0.1)),
    stronger_than: ['low_saturated_fats'],
  },
  low_sugars: atMost('sugars', { food: 5, drink: 2.5 }),
  sugars_free: { ...atMost('sugars', both(0.5)), stronger_than: ['low_sugars'] },
  low_salt: atMost('salt', both(0.3)),
  very_low_salt: { ...atMost('salt', both(0.1)), stronger_than: ['low_salt'] },
  salt_free: { ...atMost('salt', both(0.0125)), stronger_than: ['low_salt', 'very_low_salt'] },
  source_of_fiber: fiber(3, 1.5),
  high_fiber: { ...fiber(6, 3), stronger_than: ['source_of_fiber'] },
  source_of_protein: energyFromProtein(12),
  high_protein: { ...energyFromProtein(20), stronger_than: ['source_of_protein'] },
}
