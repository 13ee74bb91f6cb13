import type { SourcedFactor } from './sources.ts'

/** How a dish as a whole is cooked. `none` is neither heated nor cooked. */
export const COOKING_METHODS = ['none', 'soup', 'boil', 'stew', 'bake', 'fry', 'reduce'] as const
export type CookingMethod = (typeof COOKING_METHODS)[number]

const judged = (factor: number): SourcedFactor => ({ factor, source: 'own', certainty: 'judgement' })

/**
 * The share of the weight of everything in one vessel, water included, that evaporates: a pot of soup, an open pot, a covered
 * pot, a baking dish, a wide pan over which a sauce is reduced. None is known for frying: mushrooms lose half their weight in
 * the same pan in which eggs lose little.
 */
export const EVAPORATION: Readonly<Record<CookingMethod, SourcedFactor | null>> = {
  none: judged(0),
  soup: judged(0.1),
  boil: judged(0.1),
  stew: judged(0.12),
  bake: judged(0.1),
  fry: null,
  reduce: judged(0.25),
}
