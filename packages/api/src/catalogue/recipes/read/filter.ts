import type { RecipeListQuery } from '@zivina/contract/catalogue/recipes/read'
import { type FacetMasks, filterMasks } from '@zivina/domain/catalogue/filter/facets'
import { FILTER_DEFAULTS, type Range } from '@zivina/domain/catalogue/filter/filters'
import { withPresentTags } from '@zivina/domain/catalogue/filter/former-tags'
import {
  isLimited,
  type NutrientSpan,
  SPAN_FIELDS,
  SPAN_NUTRIENTS,
  type SpanNutrient,
} from '@zivina/domain/catalogue/filter/nutrient-spans'
import { variantsOf } from '#api/catalogue/synonyms/service.ts'

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

/** Reads a query. Absent parameters restrict nothing; a range restricts to exactly the given values.
 * Former tags have their present meaning. */
export function toListFilter(query: Partial<RecipeListQuery>): ListFilter {
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

function spansOf(query: Partial<RecipeListQuery>): ListFilter['spans'] {
  return SPAN_FIELDS.flatMap((name): ListFilter['spans'] => {
    const span = query[name]
    return span && isLimited(span) ? [[SPAN_NUTRIENTS[name], span]] : []
  })
}

function guidSet(guids: readonly string[] | undefined): string[] {
  return [...new Set(guids?.map((guid) => guid.toLowerCase()))].sort()
}
