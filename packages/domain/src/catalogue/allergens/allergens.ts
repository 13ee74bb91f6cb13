/** The allergens of Annex II of Regulation (EU) No 1169/2011, in its order. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof ALLERGENS)[number]

export const ALLERGEN_STATES = ['contains', 'may_contain', 'free', 'unknown'] as const
export type AllergenState = (typeof ALLERGEN_STATES)[number]

/** How the state is known: from a label, from the nature of the food, from its usual recipe, or from its name. */
export const ALLERGEN_EVIDENCE = ['label', 'nature', 'usual_recipe', 'name'] as const
export type AllergenEvidence = (typeof ALLERGEN_EVIDENCE)[number]

/** The allergens of a food; one that is absent is unknown. */
export type FoodAllergens = Partial<Record<Allergen, { state: AllergenState; evidence: AllergenEvidence }>>
