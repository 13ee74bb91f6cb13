import type { LackingDatum } from '@zivina/domain/catalogue/dish-figures/dish-rating'
import type { ClaimQuantity } from '@zivina/nutrition/claims/claims'
import type { CookingMethod } from '@zivina/nutrition/cooking/methods'
import type { NutriScoreComponentId, NutriScoreKind } from '@zivina/nutrition/nutri-score/points'

/** What happens to a dish of each method, after „12 %“. */
export const EVAPORATION_WORDS = {
  none: 'nic se neodpaří',
  soup: 'odpar při vaření polévky',
  boil: 'odpar při vaření',
  stew: 'odpar při dušení',
  bake: 'odpar při pečení',
  fry: 'ztráta při smažení',
  reduce: 'odpar při redukci',
} as const satisfies Record<CookingMethod, string>

export const COMPONENT_WORDS = {
  kilojoules: { name: 'Energie', unit: 'kJ', decimals: 0 },
  kilojoules_of_saturated_fats: { name: 'Energie z\u00a0nasycených tuků', unit: 'kJ', decimals: 0 },
  sugars: { name: 'Cukry', unit: 'g', decimals: 1 },
  saturated_fats: { name: 'Nasycené tuky', unit: 'g', decimals: 1 },
  saturated_share_of_fat: { name: 'Nasycené z\u00a0tuků', unit: '%', decimals: 0 },
  salt: { name: 'Sůl', unit: 'g', decimals: 2 },
  sweeteners: { name: 'Sladidla', unit: '', decimals: 0 },
  protein: { name: 'Bílkoviny', unit: 'g', decimals: 1 },
  fiber: { name: 'Vláknina', unit: 'g', decimals: 1 },
  produce_percent: { name: 'Ovoce, zelenina a\u00a0luštěniny', unit: '%', decimals: 0 },
} as const satisfies Record<NutriScoreComponentId, { name: string; unit: string; decimals: number }>

export const KIND_WORDS = {
  general: 'obecná potravina',
  cheese: 'sýr',
  red_meat: 'červené maso',
  fat: 'tuky, ořechy a\u00a0semena',
  drink: 'nápoj',
  water: 'voda',
} as const satisfies Record<NutriScoreKind, string>

export const LACKING_WORDS = {
  kilojoules: 'energie',
  sugars: 'cukry',
  saturated_fats: 'nasycené tuky',
  fat: 'tuky',
  salt: 'sůl',
  fiber: 'vláknina',
  protein: 'bílkoviny',
  produce_percent: 'podíl ovoce, zeleniny a\u00a0luštěnin',
  has_sweeteners: 'sladidla',
  alcohol: 'alkohol',
} as const satisfies Record<LackingDatum['field'], string>

export const QUANTITY_WORDS = {
  kilojoules: { name: 'energie', unit: 'kJ', decimals: 0 },
  fat: { name: 'tuky', unit: 'g', decimals: 1 },
  saturated_and_trans_fats: { name: 'nasycené a\u00a0trans mastné kyseliny', unit: 'g', decimals: 1 },
  sugars: { name: 'cukry', unit: 'g', decimals: 1 },
  salt: { name: 'sůl', unit: 'g', decimals: 2 },
  fiber: { name: 'vláknina', unit: 'g', decimals: 1 },
  protein: { name: 'bílkoviny', unit: 'g', decimals: 1 },
} as const satisfies Record<ClaimQuantity, { name: string; unit: string; decimals: number }>
