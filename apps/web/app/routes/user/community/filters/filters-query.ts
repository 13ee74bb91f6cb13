import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import type { UserFilter, UserFilterInput, UserFilterPatch } from '@zivina/contract/community/user-filters'
import { USER_FILTERS_MAX } from '@zivina/contract/kernel/limits'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { fromSavedFields, toSavedFields } from '@zivina/domain/catalogue/filter/saved-filter'
import { listAddress } from '#app/features/catalogue/filter/list-address.ts'
import { countRecipes } from '#app/features/catalogue/filter/use-count.ts'
import { saveFilter } from '#app/features/community/saved-filters/save-filter.ts'
import { useAccount } from '#app/session/account/account-context.ts'

const keyOf = (guid: string) => ['user-filters', guid] as const

/** The user's saved filters; there are few, so all are loaded at once. */
export async function readFilters(api: ApiClient, signal: AbortSignal): Promise<UserFilter[]> {
  const { results } = await api('GET /user_filter', { query: { limit: String(USER_FILTERS_MAX) }, signal })
  return results
}

/** The user's saved filters. @param first those from the server with the page */
export function useFilters(first: UserFilter[] | null) {
  const { api, guid } = useAccount()
  return useQuery({
    queryKey: keyOf(guid),
    queryFn: ({ signal }) => readFilters(api, signal),
    ...(first ? { initialData: first } : {}),
    refetchOnMount: 'always',
  })
}

/** How many recipes match a filter; null until it is known. */
export function usePassing(filter: RecipeFilter): number | null {
  const { data } = useQuery({
    queryKey: ['passing', listAddress(filter)],
    queryFn: ({ signal }) => countRecipes(filter, signal),
    staleTime: 60_000,
    placeholderData: (before) => before,
  })
  return data ?? null
}

/** Changes to saved filters. The list is updated at once where the input cannot be invalid. */
export function useFilterChanges() {
  const { api, guid: owner } = useAccount()
  const client = useQueryClient()
  const key = keyOf(owner)
  const setList = (change: (filters: UserFilter[]) => UserFilter[]) =>
    client.setQueryData<UserFilter[]>(key, (filters) => filters && change(filters))
  const refresh = () => client.invalidateQueries({ queryKey: key })

  const create = useMutation({
    mutationFn: (body: UserFilterInput) => api('POST /user_filter', { body }),
    onSuccess: (made) => setList((filters) => [made, ...filters]),
  })
  /** Under its name or, where that is taken, the same with a number. */
  const copy = useMutation({
    mutationFn: ({ name, filter }: { name: string; filter: RecipeFilter }) =>
      saveFilter(api, { name, ...toSavedFields(filter) } as UserFilterInput),
    onSuccess: (made) => setList((filters) => [made, ...filters]),
  })
  const change = useMutation({
    mutationFn: ({ guid, patch }: { guid: string; patch: UserFilterPatch }) =>
      api('PATCH /user_filter/{guid}', { params: { guid }, body: patch }),
    onSuccess: (made) => setList((filters) => filters.map((one) => (one.guid === made.guid ? made : one))),
  })
  const remove = useMutation({
    mutationFn: ({ guid }: UserFilter) => api('DELETE /user_filter/{guid}', { params: { guid } }),
    onMutate: ({ guid }) => void setList((filters) => filters.filter((one) => one.guid !== guid)),
    onError: refresh,
  })
  return { create, copy, change, remove }
}

/** The filter of a saved filter. */
export const wishOf = (saved: UserFilter): RecipeFilter => fromSavedFields(saved)
