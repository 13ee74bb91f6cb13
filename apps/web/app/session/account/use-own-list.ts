import type { ApiClient } from '@zivina/contract/client'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { useDeferredValue, useState } from 'react'
import type { Page } from '#app/kit/list/paged.ts'
import { usePagedList } from '#app/kit/list/use-paged-list.ts'
import { useAccount } from './account-context.ts'

/** Which of one's own things are wanted. */
type OwnListQuery = {
  offset: string
  limit: string
  search?: string
  status?: Status
  is_private?: 'true' | 'false'
}

/** The state that is wanted: of moderation, or kept for oneself. */
export type OwnState = Status | 'Private'

export type OwnListSource<Item> = {
  /** Names the list among those kept; what changes an item lets go of this key. */
  key: string
  perPage: number
  /** Whether some of them can be private: those wait for no approval, although they are Pending. */
  hasPrivate?: boolean
  read: (api: ApiClient, query: OwnListQuery, signal: AbortSignal) => Promise<Page<Item>>
}

/** The user's records that match a search and a state, page by page. */
export function useOwnList<Item extends { guid: string }>({
  key,
  perPage,
  hasPrivate = false,
  read,
}: OwnListSource<Item>) {
  const { api, guid } = useAccount()
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<OwnState | null>(null)
  const words = useDeferredValue(search.trim())
  const list = usePagedList<Item>({
    queryKey: [key, guid, words, status],
    read: (offset, signal) => {
      const wishes = { ...(words === '' ? {} : { search: words }), ...stateQuery(status, hasPrivate) }
      return read(api, { offset: String(offset), limit: String(perPage), ...wishes }, signal)
    },
    identity: (item) => item.guid,
  })
  return {
    ...list,
    wishes: { search, setSearch, status, setStatus, hasPrivate },
    isFiltered: search.trim() !== '' || status !== null,
  }
}

function stateQuery(state: OwnState | null, hasPrivate: boolean): Pick<OwnListQuery, 'status' | 'is_private'> {
  if (state === null) return {}
  if (state === 'Private') return { is_private: 'true' }
  return hasPrivate ? { status: state, is_private: 'false' } : { status: state }
}
