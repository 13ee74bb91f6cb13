export const DIFFICULTIES = ['Easy', 'Medium', 'Difficult'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const COOKING_TYPES = ['Warm', 'Cold'] as const
export type CookingType = (typeof COOKING_TYPES)[number]

export const DIFFICULTY_LABELS = {
  Easy: 'Snadné',
  Medium: 'Středně náročné',
  Difficult: 'Náročné',
} as const satisfies Record<Difficulty, string>

export const COOKING_TYPE_LABELS = {
  Warm: 'Teplá kuchyně',
  Cold: 'Studená kuchyně',
} as const satisfies Record<CookingType, string>
