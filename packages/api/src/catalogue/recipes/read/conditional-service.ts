import type { ConditionalRecipe, RecipeListQuery } from '@zivina/contract/catalogue/recipes/read'
import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { type Listed, paged, selectCounted } from '#api/kernel/lists/page.ts'
import { toListFilter } from './filter.ts'
import { presentConditional } from './present-conditional.ts'
import { countConditional, selectConditional } from './queries/conditional.ts'

/** What the list of the same query leaves out although it nearly suits: conditional recipes, and those that wait for a confirmation. */
export async function listConditional(
  { db, urls }: Ctx<'db' | 'urls'>,
  { diet_types = [], ...query }: Omit<RecipeListQuery, 'ordering'>,
): Promise<Listed<ConditionalRecipe>> {
  const diets = diet_types.filter((diet): diet is RestrictingDiet => diet !== 'Without restrictions')
  if (diets.length === 0) return { results: [], count: 0 }
  const filter = toListFilter(query)
  const count = await countConditional(db, filter, diets)
  const page = await selectCounted(query, count, () => selectConditional(db, filter, diets, query))
  return paged(page, (row) => presentConditional(row, diets, urls))
}
