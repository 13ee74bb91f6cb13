import { DIETARY_PREFERENCES, type DietaryPreference } from './diets.ts'

/** The strictest eating style that a single ingredient suits, from the widest to the strictest. */
export const DIET_LEVELS = ['omnivore', 'pescetarian', 'vegetarian', 'vegan'] as const
export type DietLevel = (typeof DIET_LEVELS)[number]

/**
 * Every preference that finds a recipe of the given one: All → All; Pescetarian → All, Pescetarian; Vegetarian adds Vegetarian;
 * Vegan → all four. Recipes are stored in this form, so that filtering by P finds those whose list holds P.
 */
export function expandPreference(preference: DietaryPreference): DietaryPreference[] {
  return DIETARY_PREFERENCES.slice(0, DIETARY_PREFERENCES.indexOf(preference) + 1)
}

/**
 * The strictest preference a dish of these ingredients suits: that of its least strict ingredient. An ingredient of
 * unknown level, or no ingredient at all, is never safe and gives All.
 */
export function strictestPreference(levels: readonly (DietLevel | null)[]): DietaryPreference {
  if (levels.length === 0) return 'All'
  const ranks = levels.map((level) => (level === null ? 0 : DIET_LEVELS.indexOf(level)))
  return DIETARY_PREFERENCES[Math.min(...ranks)] ?? 'All'
}
