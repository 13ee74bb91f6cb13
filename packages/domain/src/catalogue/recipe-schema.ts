import { roundTo } from '@zivina/czech/number-input'
import type { DietaryPreference } from '@zivina/nutrition/diets'
import { type RecipeTotals, TOTAL_FIELDS } from '@zivina/nutrition/macros'
import type { StoredNutrient } from '@zivina/nutrition/nutrients'
import { MEAL_TYPE_LABELS, type MealType } from './meal-types.ts'
import type { OrderedStep } from './steps/ordered-steps.ts'

/** Salt = sodium × 2.5. Source: Regulation (EU) No 1169/2011, Annex I, point 11. */
const SALT_PER_SODIUM = 2.5

/** The property of our own files that tells the part of the dish of each ingredient, for the import to read back. */
export const SEGMENTS_ID = 'ingredient_segments'

/** Totals of one portion, null where unknown; the coverage says for which share of the mass each is known. */
type PortionTotals = Omit<RecipeTotals, 'nutrient_coverage'> & {
  nutrient_coverage: Readonly<Partial<Record<StoredNutrient, number>>>
}

/** What a recipe says to machines, besides its addresses, pictures and people. */
export type SchemaSource = PortionTotals & {
  name: string
  description: string
  created_at: string
  updated_at: string
  meal_types: readonly MealType[]
  tags: readonly string[]
  portion_size: number
  time_minutes: number
  resting_time: number
  dietary_preference: readonly DietaryPreference[]
  /** Each with its amount: „2 lžíce másla“. */
  lines: readonly string[]
  steps: readonly OrderedStep[]
}

/**
 * A recipe as schema.org/Recipe. It has only known values: no separate preparation and cooking time (the recipe has their sum),
 * and no nutrient that is unknown for some ingredients, since schema.org has no way to say „at least“.
 */
export function recipeSchema(recipe: SchemaSource): Record<string, unknown> {
  return known({
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description || null,
    inLanguage: 'cs',
    datePublished: recipe.created_at,
    dateModified: recipe.updated_at,
    recipeCategory: recipe.meal_types.map((type) => MEAL_TYPE_LABELS[type]),
    keywords: recipe.tags.join(', ') || null,
    recipeYield: String(recipe.portion_size),
    totalTime: isoDuration(recipe.time_minutes + recipe.resting_time),
    suitableForDiet: plantDiet(recipe.dietary_preference),
    recipeIngredient: recipe.lines,
    recipeInstructions: instructionSteps(recipe.steps),
    nutrition: nutritionInformation(recipe),
  })
}

/** Steps as schema.org/HowToStep. */
export function instructionSteps(steps: readonly OrderedStep[]): Record<string, unknown>[] {
  return steps.map(({ number, step_title, step_text }) => ({
    '@type': 'HowToStep',
    position: number,
    name: step_title,
    text: step_text,
  }))
}

/** Minutes as an ISO 8601 duration: 95 is „PT1H35M“. Null for zero. */
export function isoDuration(minutes: number): string | null {
  const whole = Math.round(minutes)
  if (whole <= 0) return null
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`
}

/** The fields whose value is known: null is left out. */
export function known(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))
}

/** Computed from the ingredients, unlike the diet flags, which are typical values without a guarantee. */
function plantDiet(preferences: readonly DietaryPreference[]): string | null {
  if (preferences.includes('Vegan')) return 'https://schema.org/VeganDiet'
  return preferences.includes('Vegetarian') ? 'https://schema.org/VegetarianDiet' : null
}

function nutritionInformation(recipe: PortionTotals): Record<string, unknown> | null {
  const whole = (nutrient: StoredNutrient): number | null =>
    (recipe.nutrient_coverage[nutrient] ?? 0) < 1 ? null : recipe[TOTAL_FIELDS[nutrient]]
  const salt = whole('salt')
  const figures = known({
    calories: withUnit(whole('kilojoules') === null ? null : recipe.calories_in_total, 'kcal', 0),
    proteinContent: withUnit(whole('protein'), 'g', 1),
    carbohydrateContent: withUnit(whole('carbohydrates'), 'g', 1),
    fatContent: withUnit(whole('fat'), 'g', 1),
    fiberContent: withUnit(whole('fiber'), 'g', 1),
    sugarContent: withUnit(whole('sugars'), 'g', 1),
    saturatedFatContent: withUnit(whole('saturated_fats'), 'g', 1),
    sodiumContent: withUnit(salt === null ? null : (salt / SALT_PER_SODIUM) * 1000, 'mg', 0),
  })
  if (Object.keys(figures).length === 0) return null
  return { '@type': 'NutritionInformation', servingSize: '1 porce', ...figures }
}

/** Structured data use a decimal point. */
function withUnit(value: number | null, unit: string, decimals: number): string | null {
  return value === null ? null : `${roundTo(value, decimals)} ${unit}`
}
