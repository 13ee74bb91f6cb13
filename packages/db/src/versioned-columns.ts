import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'

/** The columns of an ingredient that the sums, eating styles, verdicts and search of a recipe depend on. */
export const VERSIONED_COLUMNS = [
  'name',
  'weight_units',
  'grams_per_piece',
  'density_g_per_ml',
  'is_spice',
  'diet_level',
  'contains_gluten',
  'contains_lactose',
  'contains_cow_milk_protein',
  ...STORED_NUTRIENTS,
  'alcohol',
  'nutrient_limits',
  'micronutrients',
  'nutrient_marks',
  'food_groups',
  'is_classified',
  'allergens',
  'yield_class',
  'parts',
] as const
