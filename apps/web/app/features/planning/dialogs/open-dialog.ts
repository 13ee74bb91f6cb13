import type { MealType } from '@zivina/domain/catalogue/meal-types'

/** The dialog that is open over a plan. */
export type OpenDialog =
  | { kind: 'item' | 'move' | 'swap' | 'leftover'; item: string }
  | { kind: 'add'; day: string; meal: MealType }
  | { kind: 'note'; day: string }
  | { kind: 'copy' | 'shopping'; from: string; to: string }
  | { kind: 'eaters' | 'sharing' | 'calendar' | 'plan' | 'leave' }

export type Open = (dialog: OpenDialog | null) => void
