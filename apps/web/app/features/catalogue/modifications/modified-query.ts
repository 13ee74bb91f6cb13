import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RecipeModifiedDetail } from '@zivina/contract/catalogue/recipes/modifications'
import { lineKey } from '@zivina/nutrition/edits'
import { replacedFoods } from '#app/features/catalogue/recipe/save/edited-lines.ts'
import { usePagedList } from '#app/kit/list/use-paged-list.ts'
import { useAccount } from '#app/session/account/account-context.ts'

const keyOf = (guid: string) => ['modified-recipes', guid] as const

/** Own modified recipes, page by page. */
export function useModifiedList() {
  const { api, guid } = useAccount()
  return usePagedList({
    queryKey: keyOf(guid),
    read: (offset, signal) =>
      api('GET /recipe_modified', { query: offset === 0 ? {} : { offset: String(offset) }, signal }),
    identity: ({ slug }) => slug,
  })
}

/** Deletes a modified recipe; undoing creates it again. */
export function useRemoveModified() {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(guid) })
  const remove = useMutation({
    mutationFn: (slug: string) => api('DELETE /recipe_modified/{slug}', { params: { slug } }),
    onSettled: refresh,
  })
  const restore = useMutation({
    mutationFn: ({ original, name, note, portion_size, steps, has_own_steps, ...recipe }: RecipeModifiedDetail) => {
      const replaced = replacedFoods(recipe.changes)
      return api('POST /recipe_modified', {
        body: {
          original: original.guid,
          name,
          note,
          portion_size,
          steps: has_own_steps ? steps : null,
          ingredients: recipe.ingredients.map(({ ingredient, amount, typed = null, count_macros, segment }) => {
            const instead_of = replaced.get(lineKey(ingredient, segment)) ?? null
            return { ingredient, amount, typed, count_macros, segment, instead_of }
          }),
        },
      })
    },
    onSettled: refresh,
  })
  return { remove, restore }
}
