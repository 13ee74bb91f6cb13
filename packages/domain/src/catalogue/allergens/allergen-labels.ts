import type { Allergen } from './allergens.ts'

/** Short names, as a filter and a mark at a line show them. */
export const ALLERGEN_SHORT_LABELS = {
  gluten: 'lepek',
  crustaceans: 'korýši',
  eggs: 'vejce',
  fish: 'ryby',
  peanuts: 'arašídy',
  soybeans: 'sója',
  milk: 'mléko',
  nuts: 'skořápkové plody',
  celery: 'celer',
  mustard: 'hořčice',
  sesame: 'sezam',
  sulphites: 'oxid siřičitý',
  lupin: 'vlčí bob',
  molluscs: 'měkkýši',
} as const satisfies Record<Allergen, string>
