import type { Micronutrient, Nutrient } from '@zivina/nutrition/nutrients'
import type { WeightUnit } from '@zivina/nutrition/weight-units'

/** `short` follows a figure („250 g“), `long` is used in a list to choose from. */
export const WEIGHT_UNIT_LABELS = {
  Gram: { short: 'g', long: 'gram' },
  Milliliter: { short: 'ml', long: 'mililitr' },
  Piece: { short: 'ks', long: 'kus' },
  Teaspoon: { short: 'lžička', long: 'čajová lžička' },
  Tablespoon: { short: 'lžíce', long: 'polévková lžíce' },
} as const satisfies Record<WeightUnit, { short: string; long: string }>

export const NUTRIENT_LABELS = {
  kilojoules: { name: 'Energie', unit: 'kJ' },
  calories: { name: 'Energie', unit: 'kcal' },
  protein: { name: 'Bílkoviny', unit: 'g' },
  carbohydrates: { name: 'Sacharidy', unit: 'g' },
  fat: { name: 'Tuky', unit: 'g' },
  fiber: { name: 'Vláknina', unit: 'g' },
  sugars: { name: 'Cukry', unit: 'g' },
  saturated_fats: { name: 'Nasycené mastné kyseliny', unit: 'g' },
  salt: { name: 'Sůl', unit: 'g' },
} as const satisfies Record<Nutrient, { name: string; unit: string }>

export const MICRONUTRIENT_LABELS = {
  water_g: { name: 'Voda', unit: 'g' },
  cholesterol_mg: { name: 'Cholesterol', unit: 'mg' },
  calcium_mg: { name: 'Vápník', unit: 'mg' },
  iron_mg: { name: 'Železo', unit: 'mg' },
  magnesium_mg: { name: 'Hořčík', unit: 'mg' },
  potassium_mg: { name: 'Draslík', unit: 'mg' },
  vitamin_c_mg: { name: 'Vitamin C', unit: 'mg' },
  vitamin_d_ug: { name: 'Vitamin D', unit: 'µg' },
  vitamin_b12_ug: { name: 'Vitamin B12', unit: 'µg' },
  folate_ug: { name: 'Kyselina listová', unit: 'µg' },
} as const satisfies Record<Micronutrient, { name: string; unit: string }>
