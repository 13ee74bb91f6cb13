import type { Allergen } from './allergens.ts'

/** For filter chips and lines of a recipe. */
export const ALLERGEN_SHORT_LABELS = {
  gluten: 'lepek',
  crustaceans: 'korýši',
  eggs: 'vejce',
  fish: 'ryby',
  peanuts: 'arašídy',
  soybeans: 'sója',
  milk: 'mléko',
  nuts: 'ořechy',
  celery: 'celer',
  mustard: 'hořčice',
  sesame: 'sezam',
  sulphites: 'siřičitany',
  lupin: 'vlčí bob',
  molluscs: 'měkkýši',
} as const satisfies Record<Allergen, string>
