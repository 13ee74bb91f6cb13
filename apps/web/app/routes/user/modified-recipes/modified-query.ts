import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RecipeModifiedDetail } from '@zivina/contract/modified-recipes'
import { useAccount } from '../account-context.ts'
import { nextOffset } from '../use-own-list.ts'

const keyOf = (guid: string) => ['modified-recipes', guid] as const

/** Own modified recipes, page by page. */
export function useModifiedList() {
  const { api, guid } = useAccount()
  const query = useInfiniteQuery({
    queryKey: keyOf(guid),
    queryFn: ({ pageParam, signal }) =>
      api('GET /recipe_modified', { query: pageParam === 0 ? {} : { offset: String(pageParam) }, signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    refetchOnMount: 'always',
  })
  // A page that slipped meanwhile may give one twice; it is shown once.
  const bySlug = new Map(query.data?.pages.flatMap(({ results }) => results).map((one) => [one.slug, one]))
  return { ...query, recipes: [...bySlug.values()], count: query.data?.pages.at(-1)?.count ?? 0 }
}

/** Deletes a modified recipe, and makes it anew where that is taken back. */
export function useRemoveModified() {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(guid) })
  const remove = useMutation({
    mutationFn: (slug: string) => api('DELETE /recipe_modified/{slug}', { params: { slug } }),
    onSettled: refresh,
  })
  const restore = useMutation({
    mutationFn: ({ original, name, note, portion_size, ingredients }: RecipeModifiedDetail) =>
      api('POST /recipe_modified', {
        body: {
          original: original.guid,
          name,
          note,
          portion_size,
          ingredients: ingredients.map(({ ingredient, amount, count_macros, segment }) => {
            return { ingredient, amount, count_macros, segment }
          }),
        },
      }),
    onSettled: refresh,
  })
  return { remove, restore }
}
