import type { ApiClient } from '@zivina/contract/client'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { useDeferredValue, useState } from 'react'
import type { Page } from '#app/kit/list/paged.ts'
import { usePagedList } from '#app/kit/list/use-paged-list.ts'
import { useAccount } from './account-context.ts'

/** Which of one's own things are wanted. */
type OwnListQuery = { offset: string; limit: string; search?: string; status?: Status }

export type OwnListSource<Item> = {
  /** Names the list among those kept; what changes an item lets go of this key. */
  key: string
  perPage: number
  read: (api: ApiClient, query: OwnListQuery, signal: AbortSignal) => Promise<Page<Item>>
}

/** The user's records that match a search and a state, page by page. */
export function useOwnList<Item extends { guid: string }>({ key, perPage, read }: OwnListSource<Item>) {
  const { api, guid } = useAccount()
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<Status | null>(null)
  const words = useDeferredValue(search.trim())
  const list = usePagedList<Item>({
    queryKey: [key, guid, words, status],
    read: (offset, signal) => {
      const wishes = { ...(words === '' ? {} : { search: words }), ...(status === null ? {} : { status }) }
      return read(api, { offset: String(offset), limit: String(perPage), ...wishes }, signal)
    },
    identity: (item) => item.guid,
  })
  return {
    ...list,
    wishes: { search, setSearch, status, setStatus },
    isFiltered: search.trim() !== '' || status !== null,
  }
}
