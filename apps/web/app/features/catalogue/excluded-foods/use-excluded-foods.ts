import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallOutput } from '@zivina/contract/client'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'

type Excluded = CallOutput<'GET /excluded_food'>
type Named = { guid: string; name: string }

const keyOf = (guid: string) => ['excluded-foods', guid] as const

/** The foods that the person does not eat, by their own list and their meal plans. */
export function useExcludedFoods() {
  const { api, guid } = useAccount()
  return useQuery({
    queryKey: keyOf(guid),
    queryFn: ({ signal }) => api('GET /excluded_food', { signal }),
  })
}

/** Changes the own list. A change is shown at once, and taken back where the server refuses it. */
export function useChangeExcluded() {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const key = keyOf(guid)
  const change = async (show: (list: Excluded['results']) => Excluded['results'], send: () => Promise<unknown>) => {
    await client.cancelQueries({ queryKey: key })
    client.setQueryData<Excluded>(key, (before) => before && { ...before, results: show(before.results) })
    try {
      await send()
    } finally {
      // A meal plan may exclude it as well: what is left then, the server says.
      await client.invalidateQueries({ queryKey: key })
    }
  }
  const add = ({ guid: ingredient, name }: Named) =>
    change(
      (list) => [
        ...list.filter((each) => each.guid !== ingredient),
        { guid: ingredient, name, names: [], is_own: true },
      ],
      () => api('POST /excluded_food', { body: { ingredient } }),
    )
  const remove = async (food: Named) => {
    await change(
      (list) => list.filter((each) => each.guid !== food.guid),
      () => api('DELETE /excluded_food/{guid}', { params: { guid: food.guid } }),
    )
    const undo = { label: 'Vrátit zpět', run: () => void add(food).catch(sayFailure) }
    showSnackbar(`Už nehlídáme: ${food.name}.`, 'success', undo)
  }
  return {
    add: (food: Named) => void add(food).catch(sayFailure),
    remove: (food: Named) => void remove(food).catch(sayFailure),
  }
}
