import { ApiFailure } from '@zivina/contract/client'
import { UNKNOWN_ERROR_MESSAGE } from '@zivina/contract/kernel/unknown-error'
import { useEffect, useState } from 'react'
import { groupHits, type SearchGroup, type SearchHit } from '#app/features/discovery/search/group-hits.ts'
import { browserApi } from '#app/session/browser-api.ts'

export type SearchState = {
  status: 'idle' | 'searching' | 'done' | 'failed'
  groups: SearchGroup[]
  suggestion: string | null
  message?: string
}

const IDLE: SearchState = { status: 'idle', groups: [], suggestion: null }
/** Results of each kind. */
const HITS_PER_GROUP = 5

/** Results of a search of every kind that has a page. A newer text cancels the call for an older one. */
export function useSearchAll(text: string): SearchState {
  const [state, setState] = useState<SearchState>(IDLE)
  useEffect(() => {
    if (text === '') {
      setState(IDLE)
      return
    }
    const abort = new AbortController()
    setState((before) => ({ ...before, status: 'searching' }))
    browserApi('GET /search_all', {
      query: { search: text, limit: String(HITS_PER_GROUP) },
      signal: abort.signal,
    })
      .then((found) => setState({ status: 'done', groups: groupHits(found), suggestion: found.suggestion }))
      .catch((failure: unknown) => {
        if (abort.signal.aborted) return
        const message = failure instanceof ApiFailure ? failure.message : UNKNOWN_ERROR_MESSAGE
        setState({ status: 'failed', groups: [], suggestion: null, message })
      })
    return () => abort.abort()
  }, [text])
  return state
}

/** The results in the order in which the arrow keys visit them. */
export function flattenHits(groups: readonly SearchGroup[]): SearchHit[] {
  return groups.flatMap((group) => group.hits)
}
