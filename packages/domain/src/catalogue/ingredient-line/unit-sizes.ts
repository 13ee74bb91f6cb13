/** Grams in units of mass, and millilitres in units of volume. A Czech „hrnek“ is a quarter of a litre. */
export const GRAMS = { gram: 1, dekagram: 10, kilogram: 1000, ounce: 28.35, pound: 453.6 } as const
export const MILLILITERS = {
  milliliter: 1,
  centiliter: 10,
  deciliter: 100,
  liter: 1000,
  teaspoon: 5,
  tablespoon: 15,
  cup: 250,
  glass: 250,
  ladle: 150,
} as const
