/** Diet types. `Without restrictions` is the default and restricts nothing. */
export const DIET_TYPES = [
  'Without restrictions',
  'Sparing',
  'Restricted fat',
  'Restricted remains',
  'Diabetic',
  'Gluten free',
  'Lactose intolerant',
  'Cow protein allergy',
  'Dysphagia',
  'Nutritional',
  'Diet for gout',
  'For high cholesterol',
  'For pregnant and breastfeeding',
] as const
export type DietType = (typeof DIET_TYPES)[number]
export type RestrictingDiet = Exclude<DietType, 'Without restrictions'>

/** The diet types that restrict something, in their order. */
export const RESTRICTING_DIETS = DIET_TYPES.filter((diet) => diet !== 'Without restrictions')

export const DIET_TYPE_LABELS = {
  'Without restrictions': 'Bez omezení',
  Sparing: 'Šetřicí',
  'Restricted fat': 'S\u00a0omezením tuku',
  'Restricted remains': 'Bezezbytková',
  Diabetic: 'Diabetická',
  'Gluten free': 'Bezlepková',
  'Lactose intolerant': 'Při nesnášenlivosti laktózy',
  'Cow protein allergy': 'Při alergii na bílkovinu kravského mléka',
  Dysphagia: 'Při poruchách polykání',
  Nutritional: 'Výživná',
  'Diet for gout': 'Při dně',
  'For high cholesterol': 'Při vysokém cholesterolu',
  'For pregnant and breastfeeding': 'Pro těhotné a\u00a0kojící',
} as const satisfies Record<DietType, string>
