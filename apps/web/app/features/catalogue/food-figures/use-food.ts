import type { IngredientDetail } from '@zivina/contract/catalogue/ingredients/read'
import { ApiFailure } from '@zivina/contract/client'
import { UNKNOWN_ERROR_MESSAGE } from '@zivina/contract/kernel/unknown-error'
import { useEffect, useState } from 'react'
import { browserApi } from '#app/session/browser-api.ts'
import { sessionApi } from '#app/session/session-api.ts'
import { readTokenData } from '#app/session/session-store.ts'

type Answer = { data: IngredientDetail | undefined; error: Error | null; isFetching: boolean }

const AWAITED: Answer = { data: undefined, error: null, isFetching: true }

/** Everything known of one food, also of one’s own that nobody else sees, asked for when it is opened; `refetch` tries once more. */
export function useFood(guid: string): Answer & { refetch: () => void } {
  const [answer, setAnswer] = useState(AWAITED)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const controller = new AbortController()
    setAnswer(AWAITED)
    const api = readTokenData() === null ? browserApi : sessionApi
    api('GET /ingredient/{guid}', { params: { guid }, signal: controller.signal }).then(
      (data) => setAnswer({ data, error: null, isFetching: false }),
      (failure: unknown) => {
        if (controller.signal.aborted) return
        const error = failure instanceof ApiFailure ? failure : new Error(UNKNOWN_ERROR_MESSAGE)
        setAnswer({ data: undefined, error, isFetching: false })
      },
    )
    return () => controller.abort()
  }, [guid, attempt])
  return { ...answer, refetch: () => setAttempt((before) => before + 1) }
}
