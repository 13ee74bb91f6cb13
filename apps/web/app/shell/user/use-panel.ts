import { useQuery } from '@tanstack/react-query'
import type { ChipNames } from '@zivina/domain/catalogue/filter/filter-chips'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { guidsOf, namesOf } from '#app/features/catalogue/filter/ingredient-names.ts'
import { knownNames, rememberNames } from '#app/features/catalogue/filter/known-options.ts'
import type { PanelOptions } from '#app/features/catalogue/filter/panel-options.ts'
import { loadOptions } from '#app/features/catalogue/recipe-list/load-list.ts'
import { useAccount } from '#app/session/account/account-context.ts'

const NO_OPTIONS: PanelOptions = { tags: [], creators: [] }

/** Tags and creators that filters offer; empty until they are loaded. */
export function usePanelOptions(): PanelOptions {
  const { api } = useAccount()
  const { data } = useQuery({
    queryKey: ['panel-options'],
    queryFn: ({ signal }) => loadOptions(api, signal),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPersisted: true },
  })
  return data ?? NO_OPTIONS
}

/** Names of filter values that are stored as identifiers. */
export function useFilterNames(filters: readonly RecipeFilter[]): ChipNames {
  const { api } = useAccount()
  const guids = [...new Set(filters.flatMap(guidsOf))].sort()
  const { data } = useQuery({
    queryKey: ['ingredient-names', guids],
    queryFn: async ({ signal }) => {
      const names = await Promise.all(filters.map((filter) => namesOf(api, filter, knownNames(), signal)))
      const all = Object.assign({}, ...names) as Record<string, string>
      rememberNames(all)
      return all
    },
    enabled: guids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  })
  const { creators } = usePanelOptions()
  return {
    ingredients: { ...knownNames(), ...data },
    creators: Object.fromEntries(creators.map(({ slug, name }) => [slug, name])),
  }
}
