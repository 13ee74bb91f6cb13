import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { SearchAll } from '@zivina/contract/discovery/search'
import { searchStems } from '@zivina/czech/search-text'
import {
  CALORIE_LIMITS,
  FILTER_DEFAULTS,
  normalizeFilter,
  type RecipeFilter,
} from '@zivina/domain/catalogue/filter/filters'
import { isLimited, SPAN_FIELDS } from '@zivina/domain/catalogue/filter/nutrient-spans'
import { dishKindOf } from '@zivina/domain/catalogue/question/dish-kinds'
import { relaxedFilters } from '@zivina/domain/catalogue/question/relaxed-filters'
import type { RelaxedSearch } from '@zivina/domain/catalogue/question/relaxed-texts'
import { wishOf } from '#api/catalogue/recipes/filter/service.ts'
import { type ListContext, listFiltered } from '#api/catalogue/recipes/read/service.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'

export type Similar = NonNullable<SearchAll['similar']>
type Context = Ctx<'db' | 'urls'> & { lists: ListContext }
type Found = { recipes: readonly Recipe[]; count: number }

/** With fewer recipes than this a question is answered by similar ones, too. */
export const ENOUGH = 3
const SIMILAR_MAX = 6
/** How many recipes are looked through for a word in their names. */
const COMPARED_MAX = 50

/**
 * Recipes that are nearly what was asked for, where fewer than three are exactly that: the first of the relaxed filters that brings
 * enough of them, or else the one that brings most. Null where enough are found, or nothing near.
 */
export async function findSimilar(
  ctx: Context,
  filter: RecipeFilter,
  { recipes, count }: Found,
  limit: number,
): Promise<Similar | null> {
  if (count >= ENOUGH) return null
  const exact = new Set(recipes.map(({ guid }) => guid))
  let best: { recipes: Recipe[]; said: readonly string[] } | null = null
  for (const { searches, said } of relaxedFilters(filter)) {
    const found = new Map<string, Recipe>()
    for (const one of searches) {
      for (const recipe of await recipesOf(ctx, one)) if (!exact.has(recipe.guid)) found.set(recipe.guid, recipe)
      if (found.size >= SIMILAR_MAX) break
    }
    if (found.size > (best?.recipes.length ?? 0)) best = { recipes: [...found.values()], said }
    if (found.size + count >= ENOUGH) break
  }
  if (best === null) return null
  return { note: noteOf(filter, count, best.said), recipes: best.recipes.slice(0, Math.min(limit, SIMILAR_MAX)) }
}

async function recipesOf(ctx: Context, { filter, named }: RelaxedSearch): Promise<Recipe[]> {
  const limit = named === undefined ? SIMILAR_MAX + ENOUGH : COMPARED_MAX
  const { results } = await listFiltered(ctx, { ...wishOf(filter), limit, offset: 0 }, ctx.lists)
  if (named === undefined) return results
  const stems = searchStems(named)
  return results.filter(({ name }) => stems.every((stem) => searchStems(name).includes(stem)))
}

/** The same for the plain name of a dish, of which the catalogue has few. */
export async function findDishesAlike(
  ctx: Context,
  search: string,
  recipes: readonly Recipe[],
  limit: number,
): Promise<Similar | null> {
  if (recipes.length >= ENOUGH || dishKindOf(search) === null) return null
  const filter = normalizeFilter({ ...FILTER_DEFAULTS, search })
  return findSimilar(ctx, filter, { recipes, count: recipes.length }, limit)
}

function noteOf(filter: RecipeFilter, count: number, said: readonly string[]): string {
  const exact = ['Přesně takový recept nemáme.', 'Přesně takový recept máme jeden.', 'Přesně takové recepty máme dva.'][
    count
  ]
  const kept = concernsHealth(filter) ? 'splňují všechny zdravotní filtry' : 'odpovídají všemu ostatnímu'
  return `${exact} Podobné recepty ${kept}, jen ${joinWords(said)}.`
}

function concernsHealth(filter: RecipeFilter): boolean {
  const { diet_types, without_allergens, dietary_preference, dietary_goal, exclude_ingredients, calorie_span } = filter
  return (
    diet_types.join() !== FILTER_DEFAULTS.diet_types.join() ||
    dietary_preference !== FILTER_DEFAULTS.dietary_preference ||
    dietary_goal !== FILTER_DEFAULTS.dietary_goal ||
    without_allergens.length + exclude_ingredients.length > 0 ||
    calorie_span.join() !== CALORIE_LIMITS.join() ||
    SPAN_FIELDS.some((name) => isLimited(filter[name]))
  )
}

function joinWords(said: readonly string[]): string {
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} a\u00a0${said.at(-1)}`
}
