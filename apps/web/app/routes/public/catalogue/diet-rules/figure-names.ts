import type { Figure } from '@zivina/domain/catalogue/diet-rules/figures'

/** What limits are set for, as the subject of a line. */
export const FIGURE_NAMES = {
  kilojoules: 'energie',
  protein: 'bílkoviny',
  carbohydrates: 'sacharidy',
  fat: 'tuk',
  fiber: 'vláknina',
  sugars: 'cukry',
  sugars_without_milk: 'cukry mimo mléko',
  free_sugars: 'volné cukry',
  saturated_fats: 'nasycené tuky',
  salt: 'sůl',
  alcohol_g: 'alkohol',
  flavouring_alcohol_g: 'alkohol z\u00a0aromatu',
  lactose_g: 'laktóza',
  retinol_ug: 'retinol',
  caffeine_mg: 'kofein',
  cholesterol_mg: 'cholesterol',
  mass_g: 'hmotnost',
  volume_ml: 'objem',
} as const satisfies Record<Figure, string>
