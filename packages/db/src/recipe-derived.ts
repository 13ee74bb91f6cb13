import { normalizeSearch, searchStems } from '@zivina/czech/search-text'
import type { Allergen, FoodAllergens } from '@zivina/domain/catalogue/allergens/allergens'
import { absentAllergens } from '@zivina/domain/catalogue/allergens/recipe-allergens'
import { judgeRecipe } from '@zivina/domain/catalogue/diet-rules/judge-recipe'
import { toJudgedLine } from '@zivina/domain/catalogue/diet-rules/judged-line'
import { suitableDiets } from '@zivina/domain/catalogue/diet-rules/suitable-diets'
import { type JudgedLine, RULE_VERSION, type Verdicts } from '@zivina/domain/catalogue/diet-rules/verdicts'
import type { DietType } from '@zivina/domain/catalogue/diet-types'
import { facetMask, type RecipeFacets } from '@zivina/domain/catalogue/filter/facets'
import {
  SPAN_FIELDS,
  SPAN_NUTRIENTS,
  type SpanNutrient,
  toStoredBounds,
} from '@zivina/domain/catalogue/filter/nutrient-spans'
import { factsOf } from '@zivina/domain/catalogue/foods/facts-of'
import type { FoodGroup } from '@zivina/domain/catalogue/foods/food-groups'
import type { FoodYield } from '@zivina/domain/catalogue/foods/food-yield'
import type { FreeLine } from '@zivina/domain/catalogue/free-lines'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { sortFreeLines, toTasteJudged, toTasteNutrition } from '@zivina/domain/catalogue/to-taste'
import { withAlcohol } from '@zivina/nutrition/constituents/alcohol'
import type { FoodConstituents } from '@zivina/nutrition/constituents/constituents'
import { portionBounds } from '@zivina/nutrition/constituents/portion-bounds'
import type { LimitedLine, NutrientLimits } from '@zivina/nutrition/constituents/sum-ranges'
import type { DietaryPreference } from '@zivina/nutrition/diets'
import { type NutrientValues, type RecipeTotals, recipeTotals } from '@zivina/nutrition/macros'
import { type DietLevel, expandPreference, strictestPreference } from '@zivina/nutrition/preferences'
import type { Segment } from '@zivina/nutrition/segments'
import { UNKNOWN_LINE } from '@zivina/nutrition/unknown-line'
import type { WeightUnit } from '@zivina/nutrition/weight-units'

/** The columns of an ingredient from which its recipes' derived columns are computed. */
export type DerivedFrom = NutrientValues &
  FoodConstituents & {
    guid: string
    name: string
    weight_units: WeightUnit
    grams_per_piece: number | null
    density_g_per_ml: number | null
    is_spice: boolean
    diet_level: DietLevel | null
    alcohol: number | null
    nutrient_limits: NutrientLimits
    food_groups: FoodGroup[]
    is_classified: boolean
    allergens: FoodAllergens
    contains_gluten: boolean | null
    contains_lactose: boolean | null
    contains_cow_milk_protein: boolean | null
    /** All ingredients of a dish used as an ingredient; none otherwise. */
    parts: string[]
    /** How its weight changes where it is cooked by itself. */
    yield_class: FoodYield | null
  }

/** The fields of a recipe's line that sums and search need; the amount is for all portions together. */
export type DerivedLine = { ingredient: DerivedFrom; amount: number; count_macros: boolean; segment?: Segment }

/** The author's fields of a recipe that the derived columns need. */
export type DerivedRecipe = Omit<RecipeFacets, 'dietary_preference' | 'diet_types' | 'without_allergens'> & {
  name: string
  tags: readonly string[]
  portion_size: number
  /** All titles and texts of the steps. */
  steps: readonly string[]
  /** The diets whose preparation is confirmed for the present rules, lines and steps. */
  confirmed: readonly DietType[]
  /** The level of texture that it was written for; null for none. */
  aimed_iddsi_level: number | null
  /** Lines that name no food; absent where there is none. */
  free_lines?: readonly FreeLine[] | undefined
  /** Grams of the finished dish, all portions, on the author's scales. */
  cooked_weight?: number | null | undefined
}

/** The words of lines that name no food of the catalogue. */
type FreeTexts = readonly Pick<FreeLine, 'text'>[]

/** What one portion certainly contains, in hundredths of a gram (see `toStoredBounds`). */
export type BoundColumns = Record<`${SpanNutrient}_${'low' | 'high'}`, number>

/** Columns of a recipe that are computed from its fields and lines. */
export type DerivedColumns = RecipeTotals &
  BoundColumns & {
    dietary_preference: DietaryPreference[]
    diet_types: DietType[]
    diet_verdicts: Verdicts
    rule_version: string
    without_allergens: Allergen[]
    facets: number
    ingredient_guids: string[]
    search_vector: string
    search_name: string
  }

/**
 * Computes every derived column of a recipe: totals of one portion, the eating styles its ingredients suit, the verdict of each
 * diet, the allergens it is known not to have, the filter mask, the ingredients for must and exclude filters, and the search
 * columns.
 */
export function deriveRecipe(recipe: DerivedRecipe, lines: readonly DerivedLine[]): DerivedColumns {
  const { free_lines = [] } = recipe
  const { seasonings, unmatched } = sortFreeLines(free_lines)
  const levels = lines.map((line) => line.ingredient.diet_level)
  // Of a line that names no food nothing is known.
  const dietary_preference = expandPreference(strictestPreference(unmatched > 0 ? [...levels, null] : levels))
  const judged = [...judgedLines(lines), ...seasonings.map(toTasteJudged)]
  const diet_verdicts = judgeRecipe({ ...recipe, lines: judged, unmatched, weighed: recipe.cooked_weight ?? null })
  const diet_types = suitableDiets(diet_verdicts)
  const without_allergens = unmatched > 0 ? [] : absentAllergens(judged)
  return {
    ...deriveTotals(lines, recipe.portion_size, free_lines),
    ...deriveBounds(lines, recipe.portion_size, free_lines),
    dietary_preference,
    diet_types,
    diet_verdicts,
    rule_version: RULE_VERSION,
    without_allergens,
    facets: facetMask({ ...recipe, dietary_preference, diet_types, without_allergens }),
    ingredient_guids: containedIn(lines),
    search_vector: searchVector(recipe, lines),
    search_name: normalizeSearch(recipe.name),
  }
}

/** The guids of all ingredients in lines, also those of the dishes among them. */
export function containedIn(lines: readonly { ingredient: Pick<DerivedFrom, 'guid' | 'parts'> }[]): string[] {
  return [...new Set(lines.flatMap(({ ingredient: { guid, parts } }) => [guid, ...parts]))]
}

/**
 * Totals of one portion; with lines of which nothing is known they are lower bounds.
 *
 * @param lines amounts for all portions together
 * @param free lines that name no food of the catalogue; of those that only season, salt alone is unknown
 */
export function deriveTotals(lines: readonly DerivedLine[], portion_size: number, free: FreeTexts = []): RecipeTotals {
  return recipeTotals(nutritionLines(lines, free), portion_size)
}

/** What filters by nutrients compare; the parameters are those of `deriveTotals`. */
export function deriveBounds(lines: readonly DerivedLine[], portion_size: number, free: FreeTexts = []): BoundColumns {
  const bounds = portionBounds(nutritionLines(lines, free), portion_size)
  const columns = SPAN_FIELDS.flatMap((name) => {
    const nutrient = SPAN_NUTRIENTS[name]
    const { low, high } = toStoredBounds(bounds[nutrient])
    return [
      [`${nutrient}_low`, low],
      [`${nutrient}_high`, high],
    ]
  })
  return Object.fromEntries(columns) as BoundColumns
}

function nutritionLines(lines: readonly DerivedLine[], free: FreeTexts): LimitedLine[] {
  const { seasonings, unmatched } = sortFreeLines(free)
  const counted = lines.map(({ ingredient, amount, count_macros }) => ({
    amount,
    count_macros,
    weight_units: ingredient.weight_units,
    grams_per_piece: ingredient.grams_per_piece,
    density_g_per_ml: ingredient.density_g_per_ml,
    is_spice: ingredient.is_spice,
    nutrients: ingredient,
    limits: ingredient.nutrient_limits,
  }))
  const unknown = Array.from({ length: unmatched }, () => ({ ...UNKNOWN_LINE, limits: {} }))
  const seasoning = seasonings.map((line) => ({ ...toTasteNutrition(line), limits: {} }))
  return [...counted, ...seasoning, ...unknown]
}

/** A line with the columns of its ingredient that verdicts and allergens need. */
type JudgedFrom = Omit<DerivedLine, 'ingredient'> & { ingredient: Omit<DerivedFrom, 'diet_level'> }

/** The lines as diet rules and allergens see them: with what the name and the flags of each food show. */
export function judgedLines(lines: readonly JudgedFrom[]): JudgedLine[] {
  return lines.map(({ ingredient, amount, count_macros, segment }) =>
    toJudgedLine(
      { ...ingredient, ...factsOf(ingredient), nutrients: ingredient, micronutrients: withAlcohol(ingredient) },
      amount,
      count_macros,
      segment,
    ),
  )
}

/** The stems of a recipe as PostgreSQL writes a tsvector: the name weighs A, tags and kinds of meal B, ingredients C. */
function searchVector(recipe: DerivedRecipe, lines: readonly DerivedLine[]): string {
  const parts: [string, string[]][] = [
    ['A', searchStems(recipe.name)],
    ['B', searchStems([...recipe.tags, ...recipe.meal_types.map((meal) => MEAL_TYPE_LABELS[meal])].join(' '))],
    ['C', searchStems(lines.map((line) => line.ingredient.name).join(' '))],
  ]
  let position = 0
  return parts
    .flatMap(([weight, stems]) =>
      stems.map((stem) => {
        position += 1
        // A stem consists of letters and digits only; the highest position is 16383.
        return `'${stem}':${Math.min(position, 16_383)}${weight}`
      }),
    )
    .join(' ')
}
