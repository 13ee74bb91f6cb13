import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import type { RecipeCollection } from '@zivina/contract/community/recipe-collections'
import { useRef, useState } from 'react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { type Removal, useDelayedRemoval } from '#app/session/account/use-delayed-removal.ts'

const KEY = 'collections'

const REMOVAL: Removal<RecipeCollection> = {
  key: KEY,
  nameOf: ({ name }) => name,
  erase: (api, { guid }) => api('DELETE /recipe_collection/{guid}', { params: { guid } }),
}

/** One's collections in their order; there are few, so all are loaded at once. */
export async function readCollections(api: ApiClient, signal: AbortSignal): Promise<RecipeCollection[]> {
  return (await api('GET /recipe_collection', { signal })).results
}

/** One's collections, without those that are being deleted. @param first those from the server with the page */
export function useCollections(first: RecipeCollection[] | null) {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const key = [KEY, guid]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readCollections(api, signal),
    ...(first ? { initialData: first } : {}),
    refetchOnMount: 'always',
  })
  const { removed, remove } = useDelayedRemoval(REMOVAL)
  const [announcement, setAnnouncement] = useState('')
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const setList = (change: (list: RecipeCollection[]) => RecipeCollection[]) =>
    client.setQueryData<RecipeCollection[]>(key, (list) => list && change(list))
  const shown = query.data?.filter((each) => !removed.has(each.guid))

  /** Shown at once; orders are sent one after another, so that the last one holds. */
  const move = (moved: string, place: number) => {
    const item = shown?.find((each) => each.guid === moved)
    if (!shown || !item || place < 0 || place >= shown.length) return
    const rest = shown.filter((each) => each !== item)
    const hidden = (query.data ?? []).filter((each) => removed.has(each.guid))
    const list = [...rest.slice(0, place), item, ...rest.slice(place), ...hidden]
    setList(() => list)
    setAnnouncement(`Přesunuto na ${place + 1}. místo z\u00a0${shown.length}.`)
    const body = { collections: list.map((each) => each.guid) }
    sent.current = sent.current.then(() =>
      api('POST /recipe_collection/order', { body }).catch((failure) => {
        sayFailure(failure)
        return client.invalidateQueries({ queryKey: key })
      }),
    )
  }
  return {
    ...query,
    data: shown,
    announcement,
    move,
    remove,
    put: (made: RecipeCollection) =>
      setList((list) =>
        list.some((each) => each.guid === made.guid)
          ? list.map((each) => (each.guid === made.guid ? made : each))
          : [...list, made],
      ),
  }
}
