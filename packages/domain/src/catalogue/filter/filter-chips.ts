import { formatMinutes } from '@zivina/czech/format-minutes'
import { formatNumber } from '@zivina/czech/format-number'
import { ALLERGEN_SHORT_LABELS } from '#domain/catalogue/allergens/allergen-short-labels.ts'
import { COOKING_TYPE_LABELS, COOKING_TYPES, DIFFICULTIES, DIFFICULTY_LABELS } from '#domain/catalogue/cooking.ts'
import { DIETARY_GOAL_LABELS, DIETARY_PREFERENCE_LABELS } from '#domain/catalogue/diet-labels.ts'
import type { DietType } from '#domain/catalogue/diet-types.ts'
import { DIET_TYPE_LABELS } from '#domain/catalogue/diet-types.ts'
import { type FoodKind, foodKinds } from '#domain/catalogue/foods/food-kinds.ts'
import type { MealType } from '#domain/catalogue/meal-types.ts'
import { MEAL_TYPE_LABELS } from '#domain/catalogue/meal-types.ts'
import { NUTRIENT_LABELS } from '#domain/catalogue/nutrient-labels.ts'
import {
  CALORIE_LIMITS,
  FILTER_DEFAULTS,
  normalizeFilter,
  openRange,
  type Range,
  type RecipeFilter,
  TIME_LIMITS,
} from './filters.ts'
import {
  ANY_AMOUNT,
  isLimited,
  type NutrientSpan,
  SPAN_FIELDS,
  SPAN_NUTRIENTS,
  type SpanNutrient,
} from './nutrient-spans.ts'

/** One active criterion: its text, and the filter as it would be without it. `key` is unique among the chips. */
export type FilterChip = { key: string; label: string; without: RecipeFilter }

/** Names of the ingredients and creators that a filter holds only by identifier. */
export type ChipNames = {
  ingredients?: Readonly<Record<string, string>>
  creators?: Readonly<Record<string, string>>
}

type ListField = 'must_ingredients' | 'pantry_ingredients' | 'exclude_ingredients' | 'tags'

/**
 * A chip for every criterion that restricts the list, in the order of the filter panel. Ordering restricts nothing and has
 * none. Difficulties and cooking types get one chip together, since removing one alternative would narrow the list where
 * removing a chip should widen it.
 */
export function activeFilterChips(given: RecipeFilter, names: ChipNames = {}): FilterChip[] {
  const filter = normalizeFilter(given)
  const chips: FilterChip[] = []
  const add = (key: string, label: string, change: Partial<RecipeFilter>) =>
    chips.push({ key, label, without: normalizeFilter({ ...filter, ...change }) })
  const addList = (field: ListField, labelOf: (value: string) => string) => {
    for (const value of filter[field]) {
      add(`${field}:${value}`, labelOf(value), { [field]: filter[field].filter((other) => other !== value) })
    }
  }
  const ingredient = (guid: string) => names.ingredients?.[guid] ?? 'surovina'

  if (filter.search !== '') add('search', `„${filter.search}“`, { search: '' })
  addClosedLists(filter, add)
  addRanges(filter, add)
  addSpans(filter, add)
  addList('must_ingredients', (guid) => `se\u00a0surovinou: ${ingredient(guid)}`)
  addList('pantry_ingredients', (guid) => `doma mám: ${ingredient(guid)}`)
  const left_out = filter.exclude_ingredients.map((guid) => ({ guid, name: names.ingredients?.[guid] ?? '' }))
  for (const kind of foodKinds(left_out)) {
    const guids = kind.foods.map(({ guid }) => guid)
    const rest = filter.exclude_ingredients.filter((guid) => !guids.includes(guid))
    add(`exclude_ingredients:${guids[0]}`, withoutLabel(kind), { exclude_ingredients: rest })
  }
  addList('tags', (tag) => tag)
  if (filter.creator !== null) {
    add('creator', `od: ${names.creators?.[filter.creator] ?? filter.creator}`, { creator: null })
  }
  return chips
}

/** „bez surovin: mouka (3)“ for foods of one kind, the food's own name for one. */
function withoutLabel({ name, foods }: FoodKind<unknown>): string {
  if (foods.length > 1) return `bez surovin: ${name.toLocaleLowerCase('cs')} (${foods.length})`
  return `bez suroviny: ${name === '' ? 'surovina' : name}`
}

/** How many criteria restrict the list: the number on the filter button. */
export function countActive(filter: RecipeFilter): number {
  return activeFilterChips(filter).length
}

type AddChip = (key: string, label: string, change: Partial<RecipeFilter>) => void

function addClosedLists(filter: RecipeFilter, add: AddChip): void {
  const diets = filter.diet_types.filter((diet): diet is DietType => diet !== 'Without restrictions')
  for (const diet of diets) {
    add(`diet_types:${diet}`, DIET_TYPE_LABELS[diet], { diet_types: diets.filter((other) => other !== diet) })
  }
  for (const allergen of filter.without_allergens) {
    const rest = filter.without_allergens.filter((other) => other !== allergen)
    add(`without_allergens:${allergen}`, `bez alergenu: ${ALLERGEN_SHORT_LABELS[allergen]}`, {
      without_allergens: rest,
    })
  }
  if (filter.dietary_preference !== FILTER_DEFAULTS.dietary_preference) {
    add('dietary_preference', DIETARY_PREFERENCE_LABELS[filter.dietary_preference], {
      dietary_preference: FILTER_DEFAULTS.dietary_preference,
    })
  }
  if (filter.dietary_goal !== FILTER_DEFAULTS.dietary_goal) {
    add('dietary_goal', DIETARY_GOAL_LABELS[filter.dietary_goal], { dietary_goal: FILTER_DEFAULTS.dietary_goal })
  }
  for (const meal of filter.meal_types) {
    const rest: MealType[] = filter.meal_types.filter((other) => other !== meal)
    add(`meal_types:${meal}`, MEAL_TYPE_LABELS[meal], { meal_types: rest })
  }
  if (filter.cooking_type.length < COOKING_TYPES.length) {
    const label = filter.cooking_type.map((type) => COOKING_TYPE_LABELS[type]).join(', ')
    add('cooking_type', label, { cooking_type: COOKING_TYPES })
  }
  if (filter.difficulty.length < DIFFICULTIES.length) {
    const label = filter.difficulty.map((difficulty) => DIFFICULTY_LABELS[difficulty]).join(', ')
    add('difficulty', label, { difficulty: DIFFICULTIES })
  }
}

function addRanges(filter: RecipeFilter, add: AddChip): void {
  const time = rangeLabel(filter.time_minutes, TIME_LIMITS, formatMinutes)
  if (time !== null) add('time_minutes', time, { time_minutes: TIME_LIMITS })
  const calories = rangeLabel(filter.calorie_span, CALORIE_LIMITS, (kcal) => `${kcal}\u00a0kcal`)
  if (calories !== null) add('calorie_span', calories, { calorie_span: CALORIE_LIMITS })
}

/** „bílkoviny od 30 g“, „cukry do 10 g“, „sůl 1 až 2 g“. */
function addSpans(filter: RecipeFilter, add: AddChip): void {
  for (const name of SPAN_FIELDS) {
    if (isLimited(filter[name])) add(name, spanLabel(SPAN_NUTRIENTS[name], filter[name]), { [name]: ANY_AMOUNT })
  }
}

function spanLabel(nutrient: SpanNutrient, [min, max]: NutrientSpan): string {
  const name = NUTRIENT_LABELS[nutrient].name.toLocaleLowerCase('cs')
  const grams = (value: number) => `${formatNumber(value, 2)}\u00a0g`
  if (min === null) return `${name} do\u00a0${grams(max ?? 0)}`
  return max === null ? `${name} od\u00a0${grams(min)}` : `${name} ${formatNumber(min, 2)} až ${grams(max)}`
}

/** „do 30 min“, „od 500 kcal“, „20 min až 1 h“; null when both ends are open. */
function rangeLabel(range: Range, limits: Range, show: (value: number) => string): string | null {
  const { min, max } = openRange(range, limits)
  if (min === null) return max === null ? null : `do\u00a0${show(max)}`
  return max === null ? `od\u00a0${show(min)}` : `${show(min)} až ${show(max)}`
}
