import type { ConditionalRecipe } from '@zivina/contract/catalogue/recipes/read'
import type { PublicApiClient } from '@zivina/contract/client'
import { RECIPES_PER_PAGE } from '@zivina/contract/kernel/limits'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { toApiQuery } from '../filter/api-query.ts'
import { toCard } from '../to-card.ts'

/** A recipe that nearly suits, as its card shows it. */
export type ConditionalItem = Pick<ConditionalRecipe, 'verdict' | 'conditions'> & { recipe: CardRecipe }
export type ConditionalData = { items: ConditionalItem[]; count: number }

export const NOTHING_CONDITIONAL: ConditionalData = { items: [], count: 0 }
/** Recipes shown at first, and added at each press. */
const SHOWN = 12

type Call = Pick<{ api: PublicApiClient; signal: AbortSignal }, 'api' | 'signal'>

/** Whether what nearly suits is shown below: a filter by diet whose suitable recipes fill less than a page. */
export function isCompleted({ diet_types }: RecipeFilter, count: number): boolean {
  return count < RECIPES_PER_PAGE && diet_types.some((diet) => diet !== 'Without restrictions')
}

/** What nearly suits a filter, from an offset on. */
export async function loadConditional(
  { api, signal }: Call,
  filter: RecipeFilter,
  offset = 0,
): Promise<ConditionalData> {
  const { ordering: _ordering, ...query } = toApiQuery(filter, { offset, limit: SHOWN })
  const { results, count } = await api('GET /recipe/conditional', { query, signal })
  const items = results.map(({ recipe, verdict, conditions }) => ({ recipe: toCard(recipe), verdict, conditions }))
  return { items, count }
}
