/** The columns that order a recipe list. */
export const ORDERINGS = [
  'created_at',
  'calories_in_total',
  'protein_in_total',
  'carbohydrates_in_total',
  'fat_in_total',
  'sugars_in_total',
  'salt_in_total',
  'fiber_in_total',
  'time_minutes',
] as const
export type Ordering = (typeof ORDERINGS)[number]

/** Short names of the sort options, which a query may use instead of the columns. */
export const SORT_OPTIONS = {
  calories: 'calories_in_total',
  protein: 'protein_in_total',
  carbohydrates: 'carbohydrates_in_total',
  fat: 'fat_in_total',
  sugars: 'sugars_in_total',
  salt: 'salt_in_total',
  fiber: 'fiber_in_total',
  time: 'time_minutes',
} as const satisfies Record<string, Ordering>

/** Every value of `ordering` in a query, without the minus. */
export const ORDERING_NAMES = [...ORDERINGS, ...(Object.keys(SORT_OPTIONS) as (keyof typeof SORT_OPTIONS)[])] as const

export const ORDERING_LABELS = {
  created_at: 'Datum přidání',
  calories_in_total: 'Energie',
  protein_in_total: 'Bílkoviny',
  carbohydrates_in_total: 'Sacharidy',
  fat_in_total: 'Tuky',
  sugars_in_total: 'Cukry',
  salt_in_total: 'Sůl',
  fiber_in_total: 'Vláknina',
  time_minutes: 'Doba přípravy',
} as const satisfies Record<Ordering, string>
