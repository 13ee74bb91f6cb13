import type { Substitutes } from '@zivina/contract/catalogue/ingredients/substitutes'
import { ApiFailure } from '@zivina/contract/client'
import { UNKNOWN_ERROR_MESSAGE } from '@zivina/contract/kernel/unknown-error'
import { useEffect, useState } from 'react'
import { browserApi } from '#app/session/browser-api.ts'

type Answer = { data: Substitutes | undefined; error: Error | null; isFetching: boolean }

const AWAITED: Answer = { data: undefined, error: null, isFetching: true }
/** A person's own food is not public: nothing is known of it here. */
const NOTHING: Substitutes = { roles: [], same_kind: [] }

/** What a food can be swapped for; `refetch` tries once more. */
export function useSubstitutes(guid: string): Answer & { refetch: () => void } {
  const [answer, setAnswer] = useState(AWAITED)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const controller = new AbortController()
    setAnswer(AWAITED)
    browserApi('GET /ingredient/{guid}/substitutes', { params: { guid }, signal: controller.signal }).then(
      (data) => setAnswer({ data, error: null, isFetching: false }),
      (failure: unknown) => {
        if (controller.signal.aborted) return
        if (failure instanceof ApiFailure && failure.status === 404) {
          return setAnswer({ data: NOTHING, error: null, isFetching: false })
        }
        const error = failure instanceof ApiFailure ? failure : new Error(UNKNOWN_ERROR_MESSAGE)
        setAnswer({ data: undefined, error, isFetching: false })
      },
    )
    return () => controller.abort()
  }, [guid, attempt])
  return { ...answer, refetch: () => setAttempt((before) => before + 1) }
}
