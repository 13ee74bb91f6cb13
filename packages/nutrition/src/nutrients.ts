import type { Constituent } from './constituents/constituents.ts'

/** The basic nutrient set, in display order. */
export const BASIC_NUTRIENTS = ['kilojoules', 'calories', 'protein', 'carbohydrates', 'fat', 'fiber'] as const
/** The nutrients that only the extended set has. */
export const EXTENDED_NUTRIENTS = ['sugars', 'saturated_fats', 'salt'] as const
/** Every nutrient shown, energy included; grams except `kilojoules` (kJ) and `calories` (kcal). */
export const NUTRIENTS = [...BASIC_NUTRIENTS, ...EXTENDED_NUTRIENTS] as const
export type Nutrient = (typeof NUTRIENTS)[number]

/** Nutrients that are stored and summed; calories always follow from kilojoules. */
export const STORED_NUTRIENTS = [
  'kilojoules',
  'protein',
  'carbohydrates',
  'fat',
  'fiber',
  'sugars',
  'saturated_fats',
  'salt',
] as const
export type StoredNutrient = (typeof STORED_NUTRIENTS)[number]

/** The constituents that the page of a food names first; a part of `CONSTITUENTS`. */
export const MICRONUTRIENTS = [
  'water_g',
  'cholesterol_mg',
  'calcium_mg',
  'iron_mg',
  'magnesium_mg',
  'potassium_mg',
  'vitamin_c_mg',
  'vitamin_d_ug',
  'vitamin_b12_ug',
  'folate_ug',
] as const satisfies readonly Constituent[]
export type Micronutrient = (typeof MICRONUTRIENTS)[number]
