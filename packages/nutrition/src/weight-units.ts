/** Units of an ingredient's amount. Only Gram and Milliliter may be exchanged for one another. */
export const WEIGHT_UNITS = ['Gram', 'Milliliter', 'Piece', 'Teaspoon', 'Tablespoon'] as const
export type WeightUnit = (typeof WEIGHT_UNITS)[number]
