import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import type { PantryItem } from '@zivina/contract/planning/pantry'
import { usePantryAdding } from '#app/features/planning/pantry/use-pantry-adding.ts'
import { cookableKey, pantryKey } from '#app/features/planning/shopping/pantry-keys.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { type Removal, useDelayedRemoval } from '#app/session/account/use-delayed-removal.ts'
import { mergedPantry, type Pantry } from './merged-pantry.ts'

const REMOVAL: Removal<PantryItem> = {
  key: 'pantry',
  nameOf: ({ text }) => text,
  erase: (api, { guid }) => api('DELETE /pantry/{guid}', { params: { guid } }),
}

export type PantryChange = Partial<Pick<PantryItem, 'amount' | 'unit' | 'best_before'>>

/** @param known a copy that is brought up to date */
export async function readPantry(api: ApiClient, signal: AbortSignal, known?: Pantry): Promise<Pantry> {
  const query = known === undefined ? {} : { changed_since: known.mark }
  return mergedPantry(known, await api('GET /pantry/changes', { query, signal }))
}

/** What is at home, without what is being removed. @param first from the server with the page */
export function usePantry(first: Pantry | null) {
  const { api, guid: person } = useAccount()
  const client = useQueryClient()
  const key = pantryKey(person)
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readPantry(api, signal, client.getQueryData<Pantry>(key)),
    ...(first ? { initialData: first } : {}),
    refetchOnMount: 'always',
  })
  const { removed, remove } = useDelayedRemoval(REMOVAL)
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: key })
    await client.invalidateQueries({ queryKey: cookableKey(person) })
  }
  const adding = usePantryAdding()
  const change = async ({ guid }: PantryItem, body: PantryChange) => {
    await api('PATCH /pantry/{guid}', { params: { guid }, body })
    await refresh()
  }
  return { ...query, data: query.data?.items.filter(({ guid }) => !removed.has(guid)), adding, change, remove }
}
