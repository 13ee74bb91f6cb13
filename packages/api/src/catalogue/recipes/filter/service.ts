import { type FacetMasks, filterMasks } from '@zivina/domain/catalogue/filter/facets'
import {
  CALORIE_LIMITS,
  FILTER_DEFAULTS,
  openRange,
  type Range,
  type RecipeFilter,
  TIME_LIMITS,
} from '@zivina/domain/catalogue/filter/filters'
import { withPresentTags } from '@zivina/domain/catalogue/filter/former-tags'
import {
  isLimited,
  type NutrientSpan,
  SPAN_FIELDS,
  SPAN_NUTRIENTS,
  type SpanNutrient,
} from '@zivina/domain/catalogue/filter/nutrient-spans'
import type { OrderingChoice } from '@zivina/domain/catalogue/filter/ordering'
import { variantsOf } from '#api/catalogue/synonyms/service.ts'

/** More minutes or kilocalories than a recipe has; PostgreSQL holds it as an integer. */
const NUMBER_MAX = 100_000

/** A recipe list's filter in the form the queries need. Two filters with the same meaning are equal as JSON. */
export type ListFilter = {
  facets: FacetMasks
  time_minutes: Range | null
  calorie_span: Range | null
  /** Limits of nutrients, only those that restrict something. */
  spans: [nutrient: SpanNutrient, span: NutrientSpan][]
  must_ingredients: string[]
  pantry_ingredients: string[]
  exclude_ingredients: string[]
  tags: string[]
  creator: string | null
  /** The variants of the search text, each as its stems; empty without a search. */
  variants: string[][]
}

/** What recipes shall be like, as a query or a question says it. */
type Wishes = { readonly [Name in keyof RecipeFilter]?: RecipeFilter[Name] | undefined }

/** Which recipes the list shows and in what order; null is its usual one. */
export type FilterWish = { filter: ListFilter; ordering: OrderingChoice | null }

/** What a filter of screens and questions asks of the list. */
export function wishOf(filter: RecipeFilter): FilterWish {
  const { ordering: column, descending } = filter
  const ordering: OrderingChoice = { column, direction: descending ? 'desc' : 'asc' }
  return { filter: ofSliders(filter), ordering: column === FILTER_DEFAULTS.ordering ? null : ordering }
}

/** The filter of a question, whose ranges are those of sliders: an end at the edge of a slider is open. */
export function ofSliders(filter: RecipeFilter): ListFilter {
  return toListFilter({
    ...filter,
    time_minutes: openEnds(filter.time_minutes, TIME_LIMITS),
    calorie_span: openEnds(filter.calorie_span, CALORIE_LIMITS),
  })
}

/** Undefined where both ends are open, so that an unknown value passes too. */
function openEnds(range: Range, limits: Range): Range | undefined {
  const { min, max } = openRange(range, limits)
  return min === null && max === null ? undefined : [min ?? 0, max ?? NUMBER_MAX]
}

/** Absent wishes restrict nothing; a range restricts to exactly the given values. Former tags have their present meaning. */
export function toListFilter(query: Omit<Wishes, 'ordering' | 'descending'>): ListFilter {
  const { tags, meal_types, dietary_preference } = withPresentTags({
    tags: query.tags ?? [],
    meal_types: query.meal_types ?? FILTER_DEFAULTS.meal_types,
    dietary_preference: query.dietary_preference ?? FILTER_DEFAULTS.dietary_preference,
  })
  return {
    facets: filterMasks({
      ...FILTER_DEFAULTS,
      diet_types: query.diet_types ?? FILTER_DEFAULTS.diet_types,
      without_allergens: query.without_allergens ?? FILTER_DEFAULTS.without_allergens,
      dietary_preference,
      dietary_goal: query.dietary_goal ?? FILTER_DEFAULTS.dietary_goal,
      meal_types,
      cooking_type: query.cooking_type ?? FILTER_DEFAULTS.cooking_type,
      difficulty: query.difficulty ?? FILTER_DEFAULTS.difficulty,
    }),
    time_minutes: query.time_minutes ?? null,
    calorie_span: query.calorie_span ?? null,
    spans: spansOf(query),
    must_ingredients: guidSet(query.must_ingredients),
    pantry_ingredients: guidSet(query.pantry_ingredients),
    exclude_ingredients: guidSet(query.exclude_ingredients),
    tags: [...new Set(tags)].sort(),
    creator: query.creator?.trim() ?? null,
    variants: variantsOf(query.search ?? ''),
  }
}

/** Whether the indexes of the orderings hold all that a filter looks at, so that no row and no other index is read. */
export function isAnsweredByIndex(filter: ListFilter): boolean {
  const { variants, tags, creator, must_ingredients, pantry_ingredients, exclude_ingredients } = filter
  const others = [variants, tags, must_ingredients, pantry_ingredients, exclude_ingredients]
  return creator === null && others.every((list) => list.length === 0)
}

function spansOf(query: Wishes): ListFilter['spans'] {
  return SPAN_FIELDS.flatMap((name): ListFilter['spans'] => {
    const span = query[name]
    return span && isLimited(span) ? [[SPAN_NUTRIENTS[name], span]] : []
  })
}

function guidSet(guids: readonly string[] | undefined): string[] {
  return [...new Set(guids?.map((guid) => guid.toLowerCase()))].sort()
}
