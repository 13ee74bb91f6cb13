import type { WeightUnit } from '@zivina/nutrition/weight-units'

/** The quantity that values of a label are given for. */
export const BASIS_LABELS = {
  Gram: 'na 100\u00a0g',
  Milliliter: 'na 100\u00a0ml',
  Piece: 'na 1\u00a0kus',
  Teaspoon: 'na 1\u00a0čajovou lžičku',
  Tablespoon: 'na 1\u00a0polévkovou lžíci',
} as const satisfies Record<WeightUnit, string>
