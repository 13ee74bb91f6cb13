import type { Claim } from '@zivina/nutrition/claims/claims'
import type { VitaminClaim } from '@zivina/nutrition/claims/vitamin-claims'

/** Nutrition claims about energy and nutrients. */
export const CLAIM_LABELS = {
  low_energy: 'Nízká energetická hodnota',
  low_fat: 'Nízký obsah tuku',
  fat_free: 'Bez tuku',
  low_saturated_fats: 'Nízký obsah nasycených tuků',
  saturated_fats_free: 'Bez nasycených tuků',
  low_sugars: 'Nízký obsah cukrů',
  sugars_free: 'Bez cukrů',
  low_salt: 'Nízký obsah soli',
  very_low_salt: 'Velmi nízký obsah soli',
  salt_free: 'Bez soli',
  source_of_fiber: 'Zdroj vlákniny',
  high_fiber: 'Vysoký obsah vlákniny',
  source_of_protein: 'Zdroj bílkovin',
  high_protein: 'Vysoký obsah bílkovin',
} as const satisfies Record<Claim, string>

/** The words before the vitamin or mineral, which follows in the genitive. */
export const VITAMIN_CLAIM_LABELS = {
  source_of: 'Zdroj',
  high_in: 'Vysoký obsah',
} as const satisfies Record<VitaminClaim, string>

/** Vitamins and minerals with a reference value, in the genitive („zdroj vápníku“). */
export const CLAIMED_CONSTITUENTS_GENITIVE = {
  vitamin_a_rae_ug: 'vitaminu A',
  vitamin_d_ug: 'vitaminu D',
  vitamin_e_mg: 'vitaminu E',
  vitamin_k1_ug: 'vitaminu K',
  vitamin_c_mg: 'vitaminu C',
  thiamin_b1_mg: 'thiaminu',
  riboflavin_b2_mg: 'riboflavinu',
  niacin_b3_mg: 'niacinu',
  vitamin_b6_mg: 'vitaminu B6',
  folate_ug: 'kyseliny listové',
  vitamin_b12_ug: 'vitaminu B12',
  pantothenic_b5_mg: 'kyseliny pantothenové',
  potassium_mg: 'draslíku',
  calcium_mg: 'vápníku',
  phosphorus_mg: 'fosforu',
  magnesium_mg: 'hořčíku',
  iron_mg: 'železa',
  zinc_mg: 'zinku',
  copper_mg: 'mědi',
  manganese_mg: 'manganu',
  selenium_ug: 'selenu',
  iodine_ug: 'jodu',
} as const
export type ClaimedConstituent = keyof typeof CLAIMED_CONSTITUENTS_GENITIVE

/** The claim about a vitamin or mineral: „Vysoký obsah vápníku“. */
export function vitaminClaimLabel(claim: VitaminClaim, constituent: ClaimedConstituent): string {
  return `${VITAMIN_CLAIM_LABELS[claim]} ${CLAIMED_CONSTITUENTS_GENITIVE[constituent]}`
}
