/**
 * Every closed list of the product, in the order it is shown. The values are what the API, the database and the screens
 * exchange; Czech labels live in `labels.ts`.
 */

/** Units of an ingredient's amount. Only Gram and Milliliter may be exchanged for one another. */
export const WEIGHT_UNITS = ['Gram', 'Milliliter', 'Piece', 'Teaspoon', 'Tablespoon'] as const
export type WeightUnit = (typeof WEIGHT_UNITS)[number]

/** Meal types in display order. */
export const MEAL_TYPES = [
  'Breakfast',
  'Snack',
  'Soup',
  'Lunch',
  'Dessert',
  'Late_snack',
  'Dinner',
  'Late_dinner',
  'Drinks',
] as const
export type MealType = (typeof MEAL_TYPES)[number]

export const DIFFICULTIES = ['Easy', 'Medium', 'Difficult'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const COOKING_TYPES = ['Warm', 'Cold'] as const
export type CookingType = (typeof COOKING_TYPES)[number]

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

export const DIETARY_GOALS = ['Weight maintain', 'Eat healthy', 'Weight loss', 'Weight gain'] as const
export type DietaryGoal = (typeof DIETARY_GOALS)[number]

/** Eating styles from the widest to the strictest. */
export const DIETARY_PREFERENCES = ['All', 'Pescetarian', 'Vegetarian', 'Vegan'] as const
export type DietaryPreference = (typeof DIETARY_PREFERENCES)[number]

/** Parts of a recipe in display order (1 … 15). */
export const SEGMENTS = [
  'Main',
  'Dough',
  'Base',
  'Marinade',
  'Meat',
  'Sauce',
  'Cream',
  'Filling',
  'Crust',
  'Glaze',
  'Thickener',
  'Garnish',
  'Side',
  'Dip',
  'Extra',
] as const
export type Segment = (typeof SEGMENTS)[number]

/** What a moderated item may be. Only Approved items are public. */
export const STATUSES = ['Pending', 'Denied', 'Approved'] as const
export type Status = (typeof STATUSES)[number]

/** How an ingredient's label values are to be read. */
export const MACRO_SPECIFICATIONS = [
  'drained_product',
  'with_liquid',
  'prepared_meal',
  'approximate_values',
  'medium_values',
  'without_shell',
] as const
export type MacroSpecification = (typeof MACRO_SPECIFICATIONS)[number]

/** The basic nutrient set, in display order. */
export const BASIC_NUTRIENTS = ['kilojoules', 'calories', 'protein', 'carbohydrates', 'fat', 'fiber'] as const
/** What the extended set adds. */
export const EXTENDED_NUTRIENTS = ['sugars', 'saturated_fats', 'salt'] as const
/** Every nutrient shown, energy included; grams except `kilojoules` (kJ) and `calories` (kcal). */
export const NUTRIENTS = [...BASIC_NUTRIENTS, ...EXTENDED_NUTRIENTS] as const
export type Nutrient = (typeof NUTRIENTS)[number]

/** Nutrients that are stored and summed; calories always follow from kilojoules. */
export const STORED_NUTRIENTS = [
  'kilojoules',
  'protein',
  'carbohydrates',
  'fat',
  'fiber',
  'sugars',
  'saturated_fats',
  'salt',
] as const
export type StoredNutrient = (typeof STORED_NUTRIENTS)[number]

/** Micronutrients known for many foods, per 100 g; the unit is the last part of the name. */
export const MICRONUTRIENTS = [
  'water_g',
  'cholesterol_mg',
  'calcium_mg',
  'iron_mg',
  'magnesium_mg',
  'potassium_mg',
  'vitamin_c_mg',
  'vitamin_d_ug',
  'vitamin_b12_ug',
  'folate_ug',
] as const
export type Micronutrient = (typeof MICRONUTRIENTS)[number]

/** What a recipe list may be ordered by. */
export const ORDERINGS = [
  'created_at',
  'calories_in_total',
  'protein_in_total',
  'carbohydrates_in_total',
  'fat_in_total',
  'sugars_in_total',
  'salt_in_total',
  'fiber_in_total',
  'time_minutes',
] as const
export type Ordering = (typeof ORDERINGS)[number]

/** The short names of the sort options, which a query may use as well as the columns. */
export const SORT_OPTIONS = {
  calories: 'calories_in_total',
  protein: 'protein_in_total',
  carbohydrates: 'carbohydrates_in_total',
  fat: 'fat_in_total',
  sugars: 'sugars_in_total',
  salt: 'salt_in_total',
  fiber: 'fiber_in_total',
  time: 'time_minutes',
} as const satisfies Record<string, Ordering>

/** Everything a query may order by, without the minus. */
export const ORDERING_NAMES = [...ORDERINGS, ...(Object.keys(SORT_OPTIONS) as (keyof typeof SORT_OPTIONS)[])] as const
