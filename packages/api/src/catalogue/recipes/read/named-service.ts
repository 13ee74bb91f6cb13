import { searchStems } from '@zivina/czech/search-text'
import { prefixQuery } from '#api/catalogue/recipes/filter/sql.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { doDear } from '#api/kernel/limits/dear.ts'
import { type NamedRow, selectNamed } from './queries/named.ts'

/** A recipe that may be called so. */
export type NamedRecipe = Omit<NamedRow, 'place'>

/**
 * The recipes whose name has every word of a text, in the order of the texts: the person's own and approved ones. One statement,
 * which waits for a place among the expensive calls.
 * @throws ApiError SERVICE_UNAVAILABLE
 */
export async function recipesNamed(ctx: UserCtx<'db' | 'urls'>, names: readonly string[]): Promise<NamedRecipe[][]> {
  const questions = names.flatMap((name, place) => {
    const stems = searchStems(name)
    return stems.length === 0 ? [] : [{ place, query: prefixQuery(stems, 'A') }]
  })
  const rows = await doDear(ctx.db, ctx.actor.guid, (dear) => selectNamed(dear, questions, ctx.actor.guid))
  const found = Map.groupBy(rows, ({ place }) => place)
  return names.map((_, place) =>
    (found.get(place) ?? []).map(({ place: _place, photo, ...recipe }) => ({
      ...recipe,
      photo: ctx.urls.optionalPhoto(photo),
    })),
  )
}
