/**
 * Constituents that food-composition tables report besides energy and the macronutrients, by the group they are shown in. The
 * unit is the last part of the name; figures are per 100 g of the edible part.
 */
export const CONSTITUENT_GROUPS = {
  vitamins: [
    'vitamin_a_rae_ug',
    'retinol_ug',
    'beta_carotene_ug',
    'vitamin_d_ug',
    'vitamin_e_mg',
    'vitamin_k1_ug',
    'vitamin_k2_ug',
    'vitamin_c_mg',
    'thiamin_b1_mg',
    'riboflavin_b2_mg',
    'niacin_b3_mg',
    'pantothenic_b5_mg',
    'vitamin_b6_mg',
    'folate_ug',
    'vitamin_b12_ug',
  ],
  minerals: [
    'calcium_mg',
    'iron_mg',
    'magnesium_mg',
    'phosphorus_mg',
    'potassium_mg',
    'sodium_mg',
    'zinc_mg',
    'copper_mg',
    'manganese_mg',
    'selenium_ug',
    'iodine_ug',
  ],
  fatty_acids: [
    'monounsaturated_fat_g',
    'polyunsaturated_fat_g',
    'linoleic_18_2_g',
    'alpha_linolenic_18_3_g',
    'epa_20_5_g',
    'dha_22_6_g',
    'trans_fat_g',
    'cholesterol_mg',
  ],
  sugars: ['glucose_g', 'fructose_g', 'galactose_g', 'sucrose_g', 'lactose_g', 'maltose_g', 'starch_g', 'polyols_g'],
  other: ['water_g', 'ash_g', 'organic_acids_g', 'alcohol_g', 'caffeine_mg'],
} as const

export type ConstituentGroup = keyof typeof CONSTITUENT_GROUPS
export type Constituent = (typeof CONSTITUENT_GROUPS)[ConstituentGroup][number]

/** All 47 constituents, in the order in which they are shown. */
export const CONSTITUENTS: readonly Constituent[] = Object.values(CONSTITUENT_GROUPS).flat()

const UNITS = { g: 'g', mg: 'mg', ug: 'µg' } as const

/** The unit of a constituent: g, mg or µg. */
export function constituentUnit(constituent: Constituent): 'g' | 'mg' | 'µg' {
  return UNITS[constituent.slice(constituent.lastIndexOf('_') + 1) as keyof typeof UNITS]
}

/**
 * How a figure is known where its table does not simply publish a measured one.
 *
 * - `below_limit`: the table says "less than `limit`", in the unit of the constituent; no figure is stored.
 * - `traces`: present in traces, stored as 0.
 * - `computed`: from a recipe, a label or other constituents.
 * - `imputed`: the table took it from a similar food or assumed zero.
 * - `borrowed`: taken from the same kind of food in another table.
 */
export type ConstituentMark =
  | { mark: 'below_limit'; limit: number }
  | { mark: 'traces' | 'computed' | 'imputed' | 'borrowed' }

/** The constituents of a food, per 100 g of the edible part; what is neither in figures nor below a limit is unknown. */
export type FoodConstituents = {
  micronutrients: Partial<Record<Constituent, number>>
  nutrient_marks: Partial<Record<Constituent, ConstituentMark>>
}
