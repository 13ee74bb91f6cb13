import type { RecipeListQuery } from '@zivina/contract/catalogue/recipes/list-query'
import type { ConditionalRecipe } from '@zivina/contract/catalogue/recipes/read'
import type { DietType, RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { type ListFilter, toListFilter } from '#api/catalogue/recipes/filter/service.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { type Listed, type Page, paged, selectCounted } from '#api/kernel/lists/page.ts'
import { presentConditional } from './present-conditional.ts'
import { countConditional, selectConditional } from './queries/conditional.ts'

/** What the list of the same query leaves out although it nearly suits: conditional recipes, and those that wait for a confirmation. */
export function listConditional(
  ctx: Ctx<'db' | 'urls'>,
  { diet_types = [], limit, offset, ...query }: Omit<RecipeListQuery, 'ordering'>,
): Promise<Listed<ConditionalRecipe>> {
  return listNearly(ctx, { diet_types, filter: toListFilter(query), limit, offset })
}

/** The same for a filter that no query asks for. `filter`: all wishes but the diets. */
export async function listNearly(
  { db, urls }: Ctx<'db' | 'urls'>,
  { diet_types, filter, ...page }: Page & { diet_types: readonly DietType[]; filter: ListFilter },
): Promise<Listed<ConditionalRecipe>> {
  const diets = diet_types.filter((diet): diet is RestrictingDiet => diet !== 'Without restrictions')
  if (diets.length === 0) return { results: [], count: 0 }
  const count = await countConditional(db, filter, diets)
  const found = await selectCounted(page, count, () => selectConditional(db, filter, diets, page))
  return paged(found, (row) => presentConditional(row, diets, urls))
}
