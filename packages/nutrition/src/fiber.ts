/**
 * Adequate intake of dietary fibre, grams a day, adults. Source: EFSA, Scientific Opinion on Dietary Reference Values for
 * carbohydrates and dietary fibre (EFSA Journal 2010;8(3):1462).
 */
export const FIBER_INTAKE = 25

/**
 * Everyday portions for the fibre calculator. `grams` is what a person eats at once; `fiber` is grams in 100 g of the food in
 * the starter catalogue (`data/foods`), which names the source.
 */
export const FIBER_PORTIONS = [
  { food: 'ovesne-vlocky', grams: 50, fiber: 10.2 },
  { food: 'chleb-zitny-kvaskovy', grams: 50, fiber: 6.3 },
  { food: 'rohlik', grams: 43, fiber: 2.8 },
  { food: 'jablko', grams: 150, fiber: 1.4 },
  { food: 'mrkev-syrova', grams: 70, fiber: 2.7 },
  { food: 'brokolice-varena', grams: 150, fiber: 3 },
  { food: 'brambory-varene-bez-slupky', grams: 200, fiber: 1.8 },
  { food: 'cocka-varena', grams: 150, fiber: 7.9 },
  { food: 'mandle', grams: 30, fiber: 12.5 },
] as const
export type FiberFood = (typeof FIBER_PORTIONS)[number]['food']

/** Grams of fibre in the given numbers of portions, unrounded. A food that is left out was not eaten. */
export function fiberOf(portions: Partial<Record<FiberFood, number>>): number {
  return FIBER_PORTIONS.reduce((sum, { food, grams, fiber }) => sum + ((portions[food] ?? 0) * grams * fiber) / 100, 0)
}
