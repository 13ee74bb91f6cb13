import type { PersonalRecipe, Recipe, RecipeDetail, RecipeIngredient } from '@zivina/contract/catalogue/recipes/read'
import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { type FreeLine, placesOfFree, withFreeLines } from '@zivina/domain/catalogue/free-lines'
import { readTypedAmount } from '@zivina/domain/catalogue/kitchen/typed-amount'
import { summarizeRating } from '@zivina/domain/catalogue/rating'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { presentCreator } from '#api/catalogue/creators/present.ts'
import {
  presentFigures,
  presentMacros,
  presentRecipeOf,
  presentYield,
} from '#api/catalogue/ingredients/read/present.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { ConfirmationRow, JudgedRow, WholeRecipe } from './queries/detail.ts'
import type { CardRow, LineRow, OwnRow } from './sql.ts'

/** A recipe as lists show it. */
export function presentRecipe(row: CardRow, urls: Urls): Recipe {
  return {
    guid: row.guid,
    slug: row.slug,
    name: row.name,
    photos: urls.photos(row.photos),
    creator: presentCreator(row, urls),
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    portion_size: row.portion_size,
    time_minutes: row.time_minutes,
    resting_time: row.resting_time,
    difficulty: row.difficulty,
    dietary_preference: row.dietary_preference,
    dietary_goal: row.dietary_goal,
    diet_types: row.diet_types,
    without_allergens: row.without_allergens,
    meal_types: row.meal_types,
    cooking_type: row.cooking_type,
    tags: row.tags,
    no_side_dish: row.no_side_dish,
    duplicate: row.duplicate,
    status: row.status,
    kilojoules: row.kilojoules,
    calories_in_total: row.calories_in_total,
    protein_in_total: row.protein_in_total,
    carbohydrates_in_total: row.carbohydrates_in_total,
    fat_in_total: row.fat_in_total,
    sugars_in_total: row.sugars_in_total,
    salt_in_total: row.salt_in_total,
    fiber_in_total: row.fiber_in_total,
    saturated_fats_in_total: row.saturated_fats_in_total,
    nutrient_coverage: presentCoverage(row.nutrient_coverage),
    rating: summarizeRating(row.rating_sum, row.rating_count),
  }
}

type Abilities = PersonalRecipe['abilities']

/** One of the user's own recipes as their list shows it. */
export function presentPersonalRecipe(row: OwnRow, abilities: Abilities, urls: Urls): PersonalRecipe {
  return { ...presentRecipe(row, urls), ...presentOwn(row, abilities) }
}

function presentOwn({ version, status_note, source_url, is_private }: OwnRow, abilities: Abilities) {
  return { abilities, version, status_note, source_url, is_private }
}

/**
 * A recipe with its steps and lines; lines by segment, and within one in their order. Only users who may edit it get its
 * editorial fields.
 *
 * @param isTypist whether the user is told how amounts were typed
 */
export function presentRecipeDetail(
  { recipe, steps, lines, confirmations }: WholeRecipe,
  abilities: Abilities,
  urls: Urls,
  isTypist = abilities.can_edit,
): RecipeDetail {
  const all = withFreeLines<LineRow | FreeLine, FreeLine>(lines, recipe.free_lines)
  const inOrder = all.toSorted((a, b) => SEGMENTS.indexOf(a.segment) - SEGMENTS.indexOf(b.segment))
  const free_lines = placesOfFree(inOrder, isFree)
  return {
    ...presentRecipe(recipe, urls),
    headnote: recipe.headnote,
    tip: recipe.tip,
    storage: recipe.storage,
    aimed_iddsi_level: recipe.aimed_iddsi_level,
    steps: Object.fromEntries(steps.map(({ number, step_title, step_text }) => [number, { step_title, step_text }])),
    ingredients: inOrder.flatMap((line) => (isFree(line) ? [] : presentLine(line, isTypist, urls))),
    ...(free_lines.length > 0 ? { free_lines } : {}),
    cooked_weight: recipe.cooked_weight,
    ...presentSuitability(recipe, confirmations),
    ...(abilities.can_edit ? presentOwn(recipe, abilities) : {}),
  }
}

const isFree = (line: LineRow | FreeLine): line is FreeLine => 'text' in line

/** Only confirmations that hold are shown: those of the rules that judged the recipe, and of an admin where others see it. */
function presentSuitability({ diet_verdicts, rule_version, status }: JudgedRow, rows: readonly ConfirmationRow[]) {
  const held = rows.filter((row) => row.rule_version === rule_version && (row.by_admin || status !== 'Approved'))
  const confirmations = held.map(({ rule_version: _version, diet_type, confirmed_at, ...row }) => ({
    ...row,
    diet_type: diet_type as RestrictingDiet,
    confirmed_at: new Date(confirmed_at).toISOString(),
  }))
  return { diet_verdicts, rule_version, confirmations }
}

/** How the amount was typed, unless that means another amount by now: a measure of the food may weigh something else. */
function typedWords(row: LineRow): RecipeIngredient['typed'] | null {
  const { typed_amount: amount, typed_unit: unit } = row
  if (amount === null || unit === null) return null
  const read = readTypedAmount(amount, unit, row)
  return read.kind === 'known' && read.amount === Number(row.amount) ? { amount, unit } : null
}

function presentLine(row: LineRow, isTypist: boolean, urls: Urls): RecipeIngredient {
  const typed = isTypist ? typedWords(row) : null
  return {
    ingredient: row.ingredient,
    slug: row.slug,
    name: row.name,
    image: urls.icon(row.photos),
    amount: row.amount,
    ...(typed === null ? {} : { typed }),
    weight_units: row.weight_units,
    grams_per_piece: row.grams_per_piece,
    density_g_per_ml: row.density_g_per_ml,
    is_spice: row.is_spice,
    count_macros: row.count_macros,
    segment: row.segment,
    macros: presentMacros(row),
    ...presentFigures(row),
    kitchen: row.kitchen,
    ...presentYield(row),
    ...presentRecipeOf(row),
    diet_level: row.diet_level,
  }
}

/** The coverage of an unknown nutrient is zero. */
function presentCoverage(known: CardRow['nutrient_coverage']): Recipe['nutrient_coverage'] {
  const coverage: Partial<Recipe['nutrient_coverage']> = {}
  for (const name of STORED_NUTRIENTS) coverage[name] = known[name] ?? 0
  return coverage as Recipe['nutrient_coverage']
}
