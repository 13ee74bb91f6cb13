import type { Constituent } from './constituents.ts'

/** Where a reference value comes from. */
export const REFERENCE_SOURCES = {
  eu_1169_2011: 'Regulation (EU) No 1169/2011, Annex XIII, Part A, point 1',
  efsa_2010_fats: 'EFSA Journal 2010; 8(3):1461, dietary reference values for fats',
  efsa_2015_caffeine: 'EFSA Journal 2015; 13(5):4102, safety of caffeine',
  efsa_2019_sodium: 'EFSA Journal 2019; 17(9):5778, dietary reference values for sodium',
} as const
export type ReferenceSource = keyof typeof REFERENCE_SOURCES

/**
 * A day's amount for an average adult, in the unit of the constituent. `enough` is worth reaching; `at_most` is an amount that
 * raises no concern and is no aim.
 */
export type ReferenceValue = { value: number; kind: 'enough' | 'at_most'; source: ReferenceSource }

const annex = (value: number): ReferenceValue => ({ value, kind: 'enough', source: 'eu_1169_2011' })

/** A share of the 8,400 kJ of the reference adult as grams of fat, of 37 kJ each. */
const gramsOfFat = (share: number): number => (8400 * share) / 37

/**
 * Reference values of the constituents that have one: those of the regulation, and EFSA's where it is silent. Linoleic and
 * alpha-linolenic acid are adequate intakes of 4 % and 0.5 % of energy. Absent are water, whose adequate intake counts drinks
 * and differs by sex; EPA and DHA, whose 250 mg hold for both together; forms of one vitamin (retinol and beta-carotene within
 * vitamin A, K2 beside K1), and constituents that are not essential.
 */
export const CONSTITUENT_REFERENCES: Partial<Record<Constituent, ReferenceValue>> = {
  vitamin_a_rae_ug: annex(800),
  vitamin_d_ug: annex(5),
  vitamin_e_mg: annex(12),
  vitamin_k1_ug: annex(75),
  vitamin_c_mg: annex(80),
  thiamin_b1_mg: annex(1.1),
  riboflavin_b2_mg: annex(1.4),
  niacin_b3_mg: annex(16),
  pantothenic_b5_mg: annex(6),
  vitamin_b6_mg: annex(1.4),
  folate_ug: annex(200),
  vitamin_b12_ug: annex(2.5),
  calcium_mg: annex(800),
  iron_mg: annex(14),
  magnesium_mg: annex(375),
  phosphorus_mg: annex(700),
  potassium_mg: annex(2000),
  zinc_mg: annex(10),
  copper_mg: annex(1),
  manganese_mg: annex(2),
  selenium_ug: annex(55),
  iodine_ug: annex(150),
  sodium_mg: { value: 2000, kind: 'at_most', source: 'efsa_2019_sodium' },
  linoleic_18_2_g: { value: gramsOfFat(0.04), kind: 'enough', source: 'efsa_2010_fats' },
  alpha_linolenic_18_3_g: { value: gramsOfFat(0.005), kind: 'enough', source: 'efsa_2010_fats' },
  caffeine_mg: { value: 400, kind: 'at_most', source: 'efsa_2015_caffeine' },
}

/**
 * The share of a day's reference value that an amount makes: 0.25 is a quarter.
 *
 * @param value in the unit of the constituent; null when unknown
 * @returns null when the value is unknown or the constituent has no reference
 */
export function constituentShare(constituent: Constituent, value: number | null): number | null {
  const reference = CONSTITUENT_REFERENCES[constituent]
  return value === null || !reference ? null : value / reference.value
}

/** The reference values of the regulation alone, which nutrition claims rest on. */
export const NUTRIENT_REFERENCE_VALUES: Partial<Record<Constituent, number>> = Object.fromEntries(
  Object.entries(CONSTITUENT_REFERENCES).flatMap(([name, { source, value }]) =>
    source === 'eu_1169_2011' ? [[name, value]] : [],
  ),
)
