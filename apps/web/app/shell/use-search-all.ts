import { ApiFailure } from '@zivina/contract/client'
import { UNKNOWN_ERROR_MESSAGE } from '@zivina/contract/kernel/unknown-error'
import { useEffect, useState } from 'react'
import { groupHits, type SearchGroup, type SearchHit } from '#app/features/discovery/search/group-hits.ts'
import { findOwnHits, withOwnHits } from '#app/features/discovery/search/own-hits.ts'
import { browserApi } from '#app/session/api/browser-api.ts'

export type SearchState = {
  status: 'idle' | 'searching' | 'done' | 'failed'
  groups: SearchGroup[]
  suggestion: string | null
  message?: string
}

const IDLE: SearchState = { status: 'idle', groups: [], suggestion: null }
/** Results of each kind. */
const HITS_PER_GROUP = 5

/** Results of a search of every kind that has a page, one's own recipes first. A newer text cancels the call for an older one. */
export function useSearchAll(text: string): SearchState {
  const [state, setState] = useState<SearchState>(IDLE)
  useEffect(() => {
    if (text === '') {
      setState(IDLE)
      return
    }
    const abort = new AbortController()
    setState((before) => ({ ...before, status: 'searching' }))
    const query = { search: text, limit: String(HITS_PER_GROUP) }
    Promise.all([browserApi('GET /search_all', { query, signal: abort.signal }), findOwnHits(text, abort.signal)])
      .then(([found, own]) => {
        if (abort.signal.aborted) return
        const { suggestion } = found
        setState({ status: 'done', groups: withOwnHits(groupHits(found), own), suggestion })
      })
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
