import { ApiFailure } from '@zivina/contract/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { dropCopy, storeCopy } from '#app/features/catalogue/recipe-drafts/draft-copies.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import type { Draft } from './draft.ts'

/** The draft is sent after a pause of this length. */
const PAUSE_MS = 1200

/** Whether the server has the draft; `elsewhere` means that another window saves the same draft. */
export type SavingState = 'same' | 'waiting' | 'kept' | 'failed' | 'elsewhere'

export type DraftSaving = {
  state: SavingState
  /** Makes this window save the draft, replacing what another one saved. */
  takeOver: () => void
  /** Stops saving: the draft became a recipe or was discarded. */
  stop: () => void
}

type SavingOptions = { draftKey: string; draft: Draft; start: Draft; seenAt: string | null }

/** Saves the draft: in this browser at once, on the server after a pause. */
export function useDraftSaving({ draftKey, draft, start, seenAt }: SavingOptions): DraftSaving {
  const { api, guid } = useAccount()
  const [state, setState] = useState<SavingState>('same')
  const [tries, setTries] = useState(0)
  const seen = useRef<string | null | undefined>(seenAt)
  const latest = useRef(start)
  const stopped = useRef(false)

  const send = useCallback(
    async (sent: Draft) => {
      // A pause that ends after the draft became a recipe must not make a new draft of it.
      if (stopped.current) return
      try {
        const known = seen.current === undefined ? {} : { seen_at: seen.current }
        const { updated_at } = await api('PATCH /recipe_draft/{key}', {
          params: { key: draftKey },
          body: { body: sent, ...known },
        })
        seen.current = updated_at
        if (stopped.current || latest.current !== sent) return
        dropCopy(window.localStorage, guid, draftKey)
        setState('kept')
      } catch (failure) {
        const elsewhere = failure instanceof ApiFailure && failure.has('CHANGED_ELSEWHERE')
        if (!stopped.current) setState(elsewhere ? 'elsewhere' : 'failed')
      }
    },
    [api, guid, draftKey],
  )

  const elsewhere = state === 'elsewhere'
  useEffect(() => {
    if (stopped.current || (latest.current === draft && tries === 0)) return
    latest.current = draft
    storeCopy(window.localStorage, guid, draftKey, { draft, seen_at: seen.current ?? null })
    if (elsewhere) return
    setState('waiting')
    const timer = setTimeout(() => void send(draft), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, tries, guid, draftKey, send, elsewhere])

  useEffect(() => {
    const again = () => setTries((before) => before + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  return {
    state,
    takeOver: () => {
      seen.current = undefined
      setState('waiting')
      setTries((before) => before + 1)
    },
    stop: () => {
      stopped.current = true
      dropCopy(window.localStorage, guid, draftKey)
      setState('same')
    },
  }
}
