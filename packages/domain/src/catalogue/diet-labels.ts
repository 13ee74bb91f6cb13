import type { DietaryGoal, DietaryPreference } from '@zivina/nutrition/diets'

export const DIETARY_GOAL_LABELS = {
  'Weight maintain': 'Udržet hmotnost',
  'Eat healthy': 'Jíst zdravě',
  'Weight loss': 'Zhubnout',
  'Weight gain': 'Přibrat',
} as const satisfies Record<DietaryGoal, string>

export const DIETARY_PREFERENCE_LABELS = {
  All: 'Všechno',
  Pescetarian: 'Pescetariánské',
  Vegetarian: 'Vegetariánské',
  Vegan: 'Veganské',
} as const satisfies Record<DietaryPreference, string>
