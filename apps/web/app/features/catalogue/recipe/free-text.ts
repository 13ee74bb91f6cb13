import type { RecipeDetail, RecipeIngredient } from '@zivina/contract/catalogue/recipes/read'
import { type FreeLine, withFreeLines } from '@zivina/domain/catalogue/free-lines'
import { type Seasoning, sortFreeLines, toTasteNutrition } from '@zivina/domain/catalogue/to-taste'

const UNKNOWN = {
  slug: '',
  image: null,
  weight_units: 'Piece',
  grams_per_piece: null,
  density_g_per_ml: null,
  is_spice: false,
  macros: {
    kilojoules: null,
    calories: null,
    protein: null,
    carbohydrates: null,
    fat: null,
    fiber: null,
    sugars: null,
    saturated_fats: null,
    salt: null,
  },
  micronutrients: {},
  nutrient_marks: {},
  nutrient_limits: {},
  food_groups: [],
  is_classified: false,
  allergens: {},
  amount: '1.00',
  count_macros: true,
} as const satisfies Partial<RecipeIngredient>

const MARK = 'text:'

type WithLines = Pick<RecipeDetail, 'ingredients' | 'free_lines'>

/**
 * A recipe whose lines without a food stand among its ingredients, as foods of which nothing is known: so the sums, verdicts and
 * allergens of the page take them for what they are.
 */
export function withFreeText<Recipe extends WithLines>(recipe: Recipe): Recipe {
  const { ingredients, free_lines = [] } = recipe
  if (free_lines.length === 0) return recipe
  const lines = withFreeLines<RecipeIngredient, FreeLine>(ingredients, free_lines)
  const known = new Set(sortFreeLines(free_lines).seasonings)
  const seasonings = new Map([...known].map((seasoning) => [seasoning.name, seasoning]))
  const shown = lines.map((line, place) => {
    if (!('text' in line)) return line
    const seasoning = seasonings.get(line.text)
    return seasoning === undefined ? unknownFood(line, place) : seasoningFood(seasoning, line, place)
  })
  return { ...recipe, ingredients: shown }
}

function unknownFood({ text, segment }: FreeLine, place: number): RecipeIngredient {
  return { ...UNKNOWN, food_groups: [], ingredient: `${MARK}${place}`, name: text, segment }
}

/** A line that only seasons: nothing of it is unknown but how much salt it is. */
function seasoningFood(seasoning: Seasoning, { text, segment }: FreeLine, place: number): RecipeIngredient {
  const { nutrients } = toTasteNutrition(seasoning)
  return {
    ...unknownFood({ text, segment, place }, place),
    weight_units: 'Gram',
    macros: { ...nutrients, calories: 0 },
    is_classified: true,
    food_groups: seasoning.food_groups,
    allergens: seasoning.allergens,
  }
}

/** Whether a line that is only text names nothing but seasonings. */
export function isToTaste({ guid, is_classified }: { guid: string; is_classified?: boolean }): boolean {
  return isFreeText({ guid }) && is_classified === true
}

/** Whether a line is only text. */
export function isFreeText({ guid }: { guid: string }): boolean {
  return guid.startsWith(MARK)
}
