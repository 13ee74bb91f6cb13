import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { searchStems } from '@zivina/czech/search-text'
import {
  ANY_AMOUNT,
  isWithinSpan,
  parseSpan,
  SPAN_FIELDS,
  SPAN_NUTRIENTS,
} from '@zivina/domain/catalogue/filter/nutrient-spans'
import { MEAL_TYPE_LABELS, MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import type { portionBounds } from '@zivina/nutrition/constituents/portion-bounds'
import { variantsOf } from '#api/catalogue/synonyms/service.ts'

/** A recipe with the fields that filters use beyond those shown in lists. */
export type OracleRecipe = Recipe & {
  ingredient_guids: string[]
  ingredient_names: string[]
  /** What a portion contains for certain, computed from the lines. */
  certain: ReturnType<typeof portionBounds>
}

/** Query parameters of a list, as in an address. */
export type OracleQuery = Record<string, string>

type Check = (recipe: OracleRecipe, value: string) => boolean

const range = (value: string): [number, number] => {
  const [min = 0, max = 0] = value.split(',').map(Number)
  return [min, max]
}
const within = (number: number | null, value: string): boolean => {
  const [min, max] = range(value)
  return number !== null && number >= min && number <= max
}
const each = (value: string) => value.split(',')

/** The condition of each parameter, written as plainly as its description in the documents. */
const CHECKS: Record<string, Check> = {
  search: (recipe, value) => {
    const meals = recipe.meal_types.map((meal) => MEAL_TYPE_LABELS[meal])
    const own = searchStems([recipe.name, ...recipe.tags, ...meals, ...recipe.ingredient_names].join(' '))
    const isThere = (stem: string) => own.some((word) => word.startsWith(stem))
    const variants = variantsOf(value)
    return variants.length === 0 || variants.some((stems) => stems.every(isThere))
  },
  diet_types: (recipe, value) => each(value).every((diet) => recipe.diet_types.some((own) => own === diet)),
  without_allergens: (recipe, value) =>
    each(value).every((allergen) => recipe.without_allergens.some((own) => own === allergen)),
  dietary_preference: (recipe, value) => recipe.dietary_preference.some((own) => own === value),
  dietary_goal: (recipe, value) => {
    if (value === 'Weight maintain') return true
    const asked = value === 'Eat healthy' ? 'Weight loss' : value
    return recipe.dietary_goal.some((own) => own === asked)
  },
  // All of them together mean any, so a recipe without a meal type matches too.
  meal_types: (recipe, value) =>
    each(value).length === MEAL_TYPES.length ||
    each(value).some((meal) => recipe.meal_types.some((own) => own === meal)),
  cooking_type: (recipe, value) => each(value).includes(recipe.cooking_type),
  difficulty: (recipe, value) => each(value).includes(recipe.difficulty),
  time_minutes: (recipe, value) => within(recipe.time_minutes, value),
  calorie_span: (recipe, value) => within(recipe.calories_in_total, value),
  ...Object.fromEntries(
    SPAN_FIELDS.map((name): [string, Check] => [
      name,
      (recipe, value) => isWithinSpan(recipe.certain[SPAN_NUTRIENTS[name]], parseSpan(value) ?? ANY_AMOUNT),
    ]),
  ),
  must_ingredients: (recipe, value) => each(value).every((guid) => recipe.ingredient_guids.includes(guid)),
  pantry_ingredients: (recipe, value) => each(value).some((guid) => recipe.ingredient_guids.includes(guid)),
  exclude_ingredients: (recipe, value) => !each(value).some((guid) => recipe.ingredient_guids.includes(guid)),
  tags: (recipe, value) => each(value).every((tag) => recipe.tags.includes(tag)),
  creator: ({ creator }, value) => [creator.slug, creator.username, creator.guid].includes(value),
  status: (recipe, value) => recipe.status === value,
}

/** Whether a recipe may be in a list at all. */
export const isListed = ({ status, duplicate }: OracleRecipe): boolean => status === 'Approved' && !duplicate

/** The expected guids of a list, in order: every filter applied in memory, then a plain sort. */
export function expectedGuids(recipes: readonly OracleRecipe[], query: OracleQuery): string[] {
  const { ordering, limit: _limit, offset: _offset, ...filters } = query
  const checks = Object.entries(filters).map(([name, value]) => {
    const check = CHECKS[name]
    if (!check) throw new Error(`The oracle does not know ${name}.`)
    return (recipe: OracleRecipe) => check(recipe, value)
  })
  const passing = recipes.filter((recipe) => isListed(recipe) && checks.every((check) => check(recipe)))
  return passing.sort(comparison(ordering, filters.pantry_ingredients)).map(({ guid }) => guid)
}

type Comparison = (a: OracleRecipe, b: OracleRecipe) => number

function comparison(ordering: string | undefined, pantry: string | undefined): Comparison {
  if (ordering === undefined && pantry !== undefined) {
    const uses = (recipe: OracleRecipe) => each(pantry).filter((guid) => recipe.ingredient_guids.includes(guid)).length
    return (a, b) => uses(b) - uses(a) || byColumn('created_at', -1)(a, b)
  }
  const text = ordering ?? 'created_at'
  const column = text.replace('-', '') as keyof OracleRecipe
  const minus = text.startsWith('-')
  // The direction of created_at is inverted: without a minus it is newest first.
  return byColumn(column, minus === (column === 'created_at') ? 1 : -1)
}

/** Unknown last in both directions; equal ones by guid in the direction of the ordering. */
function byColumn(column: keyof OracleRecipe, sign: 1 | -1): Comparison {
  return (a, b) => {
    const [left, right] = [a[column] as number | string | null, b[column] as number | string | null]
    const ties = sign * (a.guid < b.guid ? -1 : 1)
    if (left === null || right === null) return left === right ? ties : left === null ? 1 : -1
    if (left === right) return ties
    return sign * (left < right ? -1 : 1)
  }
}
