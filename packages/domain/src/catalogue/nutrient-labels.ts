import type { Nutrient } from '@zivina/nutrition/nutrients'
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
