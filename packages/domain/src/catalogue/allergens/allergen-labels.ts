import type { Allergen, AllergenEvidence, AllergenState } from './allergens.ts'

/** The allergens as the Czech text of Annex II of Regulation (EU) No 1169/2011 names them. */
export const ALLERGEN_LABELS = {
  gluten: 'Obiloviny obsahující lepek',
  crustaceans: 'Korýši',
  eggs: 'Vejce',
  fish: 'Ryby',
  peanuts: 'Jádra podzemnice olejné (arašídy)',
  soybeans: 'Sójové boby',
  milk: 'Mléko',
  nuts: 'Skořápkové plody',
  celery: 'Celer',
  mustard: 'Hořčice',
  sesame: 'Sezamová semena',
  sulphites: 'Oxid siřičitý a siřičitany',
  lupin: 'Vlčí bob (lupina)',
  molluscs: 'Měkkýši',
} as const satisfies Record<Allergen, string>

const STATE_WORDINGS = {
  contains: 'Obsahuje',
  may_contain: 'Může obsahovat',
  unknown: 'Nelze vyloučit – chybí údaj',
  free: 'Nenalezeno',
} as const satisfies Record<AllergenState, string>

const FREE_BY_LABEL = 'Neobsahuje podle etikety'

/** The state of an allergen in words. Only a label can say that it is absent; otherwise it was only not found. */
export function allergenWording(state: AllergenState, evidence?: AllergenEvidence): string {
  return state === 'free' && evidence === 'label' ? FREE_BY_LABEL : STATE_WORDINGS[state]
}
