import type {
  CookingType,
  DietaryGoal,
  DietaryPreference,
  DietType,
  Difficulty,
  MacroSpecification,
  MealType,
  Micronutrient,
  Nutrient,
  Ordering,
  Segment,
  Status,
  WeightUnit,
} from './enumerations.ts'

/** Czech names of the closed lists, as a person reads them on a button, a chip or a table heading. */

export const MEAL_TYPE_LABELS = {
  Breakfast: 'Snídaně',
  Snack: 'Dopolední svačina',
  Soup: 'Polévka',
  Lunch: 'Oběd',
  Dessert: 'Dezert',
  Late_snack: 'Odpolední svačina',
  Dinner: 'Večeře',
  Late_dinner: 'Druhá večeře',
  Drinks: 'Nápoje',
} as const satisfies Record<MealType, string>

export const DIFFICULTY_LABELS = {
  Easy: 'Snadné',
  Medium: 'Středně náročné',
  Difficult: 'Náročné',
} as const satisfies Record<Difficulty, string>

export const COOKING_TYPE_LABELS = {
  Warm: 'Teplá kuchyně',
  Cold: 'Studená kuchyně',
} as const satisfies Record<CookingType, string>

export const DIET_TYPE_LABELS = {
  'Without restrictions': 'Bez omezení',
  Sparing: 'Šetřící',
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

export const DIETARY_GOAL_LABELS = {
  'Weight maintain': 'Udržet hmotnost',
  'Eat healthy': 'Jíst zdravě',
  'Weight loss': 'Zhubnout',
  'Weight gain': 'Přibrat',
} as const satisfies Record<DietaryGoal, string>

export const DIETARY_PREFERENCE_LABELS = {
  All: 'Všechno',
  Pescetarian: 'Pescetariánské',
  Vegetarian: 'Vegetariánské',
  Vegan: 'Veganské',
} as const satisfies Record<DietaryPreference, string>

export const SEGMENT_LABELS = {
  Main: 'Hlavní suroviny',
  Dough: 'Těsto',
  Base: 'Základ',
  Marinade: 'Marináda',
  Meat: 'Maso',
  Sauce: 'Omáčka',
  Cream: 'Krém',
  Filling: 'Náplň',
  Crust: 'Korpus',
  Glaze: 'Poleva',
  Thickener: 'Zahuštění',
  Garnish: 'Ozdoba',
  Side: 'Příloha',
  Dip: 'Dip',
  Extra: 'Navíc',
} as const satisfies Record<Segment, string>

export const STATUS_LABELS = {
  Pending: 'Čeká na schválení',
  Denied: 'Zamítnuto',
  Approved: 'Schváleno',
} as const satisfies Record<Status, string>

/** `short` stands after a figure („250 g“), `long` in a list to choose from. */
export const WEIGHT_UNIT_LABELS = {
  Gram: { short: 'g', long: 'gram' },
  Milliliter: { short: 'ml', long: 'mililitr' },
  Piece: { short: 'ks', long: 'kus' },
  Teaspoon: { short: 'lžička', long: 'čajová lžička' },
  Tablespoon: { short: 'lžíce', long: 'polévková lžíce' },
} as const satisfies Record<WeightUnit, { short: string; long: string }>

export const NUTRIENT_LABELS = {
  kilojoules: { name: 'Energie', unit: 'kJ' },
  calories: { name: 'Energie', unit: 'kcal' },
  protein: { name: 'Bílkoviny', unit: 'g' },
  carbohydrates: { name: 'Sacharidy', unit: 'g' },
  fat: { name: 'Tuky', unit: 'g' },
  fiber: { name: 'Vláknina', unit: 'g' },
  sugars: { name: 'Cukry', unit: 'g' },
  saturated_fats: { name: 'Nasycené mastné kyseliny', unit: 'g' },
  salt: { name: 'Sůl', unit: 'g' },
} as const satisfies Record<Nutrient, { name: string; unit: string }>

export const MICRONUTRIENT_LABELS = {
  water_g: { name: 'Voda', unit: 'g' },
  cholesterol_mg: { name: 'Cholesterol', unit: 'mg' },
  calcium_mg: { name: 'Vápník', unit: 'mg' },
  iron_mg: { name: 'Železo', unit: 'mg' },
  magnesium_mg: { name: 'Hořčík', unit: 'mg' },
  potassium_mg: { name: 'Draslík', unit: 'mg' },
  vitamin_c_mg: { name: 'Vitamin C', unit: 'mg' },
  vitamin_d_ug: { name: 'Vitamin D', unit: 'µg' },
  vitamin_b12_ug: { name: 'Vitamin B12', unit: 'µg' },
  folate_ug: { name: 'Kyselina listová', unit: 'µg' },
} as const satisfies Record<Micronutrient, { name: string; unit: string }>

export const ORDERING_LABELS = {
  created_at: 'Datum přidání',
  calories_in_total: 'Energie',
  protein_in_total: 'Bílkoviny',
  carbohydrates_in_total: 'Sacharidy',
  fat_in_total: 'Tuky',
  sugars_in_total: 'Cukry',
  salt_in_total: 'Sůl',
  fiber_in_total: 'Vláknina',
  time_minutes: 'Doba přípravy',
} as const satisfies Record<Ordering, string>

export const MACRO_SPECIFICATION_LABELS = {
  drained_product: 'Hodnoty platí pro okapaný výrobek',
  with_liquid: 'Hodnoty platí i\u00a0s\u00a0nálevem',
  prepared_meal: 'Hodnoty platí pro hotové jídlo',
  approximate_values: 'Hodnoty jsou přibližné',
  medium_values: 'Hodnoty jsou průměrné',
  without_shell: 'Hodnoty platí bez skořápky',
} as const satisfies Record<MacroSpecification, string>
