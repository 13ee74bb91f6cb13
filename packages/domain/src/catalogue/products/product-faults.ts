/** The fields of a product that hold a figure per 100 g or 100 ml: kJ, kcal, and grams. */
export const PRODUCT_FIGURES = [
  'kilojoules',
  'calories',
  'protein',
  'carbohydrates',
  'fat',
  'fiber',
  'sugars',
  'saturated_fats',
  'salt',
] as const
export type ProductFigure = (typeof PRODUCT_FIGURES)[number]

/** Per 100 g or 100 ml; null is unknown, or was given but cannot be believed. */
export type ProductFigures = Record<ProductFigure, number | null>

/** Why a figure of a source cannot be believed. */
export const PRODUCT_FAULTS = {
  NEGATIVE: 'Hodnota nemůže být záporná.',
  EXCEEDS_MASS: 'Ve\u00a0100\u00a0g potraviny jí nemůže být víc než 100\u00a0g.',
  SUM_EXCEEDS_MASS: 'Živiny dohromady váží víc než sama potravina.',
  SUGARS_EXCEED_CARBOHYDRATES: 'Cukry jsou součástí sacharidů, nemůže jich být víc.',
  SATURATES_EXCEED_FAT: 'Nasycené mastné kyseliny jsou součástí tuků, nemůže jich být víc.',
  ENERGY_TOO_HIGH: 'Tolik energie nemá žádná potravina: 100\u00a0g čistého tuku má 3\u00a0700\u00a0kJ.',
  ENERGY_UNITS_DISAGREE: 'Kilojouly a\u00a0kilokalorie si neodpovídají.',
  ENERGY_MISMATCH: 'Energie neodpovídá bílkovinám, sacharidům a\u00a0tukům.',
  NOT_A_NUMBER: 'Údaj není číslo.',
} as const
export type ProductFaultCode = keyof typeof PRODUCT_FAULTS

/** A figure that the source gives and that cannot be. */
export type ProductFault = {
  field: ProductFigure
  code: ProductFaultCode
  /** As the source gives it; null where it is no number. */
  value: number | null
}
