/** What an editor should mend in a recipe. */
export const RECIPE_FAULTS = ['no_photo', 'unknown_values', 'implausible_energy', 'not_judged'] as const
export type RecipeFault = (typeof RECIPE_FAULTS)[number]

export const RECIPE_FAULT_LABELS: Readonly<Record<RecipeFault, string>> = {
  no_photo: 'Bez fotky',
  unknown_values: 'Neznámé hodnoty',
  implausible_energy: 'Podezřelá energie porce',
  not_judged: 'Bez posouzení diet',
}

/** What an editor should mend in an ingredient. */
export const INGREDIENT_FAULTS = [
  'no_photo',
  'no_source',
  'unknown_values',
  'implausible_energy',
  'not_classified',
] as const
export type IngredientFault = (typeof INGREDIENT_FAULTS)[number]

export const INGREDIENT_FAULT_LABELS: Readonly<Record<IngredientFault, string>> = {
  no_photo: 'Bez fotky',
  no_source: 'Bez zdroje hodnot',
  unknown_values: 'Neznámé hodnoty',
  implausible_energy: 'Energie nesedí se složením',
  not_classified: 'Nezařazené skupiny pro diety',
}

/** kcal of one portion outside of which a typing error is likelier than a real dish. */
export const PORTION_ENERGY_USUAL = { min: 20, max: 1500 } as const
