import { ApiFailure } from '@zivina/contract/client'
import { UNKNOWN_ERROR_MESSAGE } from '@zivina/contract/kernel/unknown-error'
import { useEffect, useState } from 'react'

/** An answer, where it is there, or why it is not. */
type Answer<Data> = { data: Data | undefined; error: Error | null; isFetching: boolean }

const AWAITED: Answer<never> = { data: undefined, error: null, isFetching: true }

/**
 * One answer that is asked for when a part of a page opens, without the store of kept answers, which public pages do not load.
 * `refetch` asks again.
 *
 * @param ask the same function as long as the question is the same
 */
export function useAsked<Data>(ask: (signal: AbortSignal) => Promise<Data>): Answer<Data> & { refetch: () => void } {
  const [answer, setAnswer] = useState<Answer<Data>>(AWAITED)
  const [asked, setAsked] = useState({ ask })
  if (asked.ask !== ask) setAsked({ ask })
  useEffect(() => {
    const controller = new AbortController()
    setAnswer(AWAITED)
    asked.ask(controller.signal).then(
      (data) => controller.signal.aborted || setAnswer({ data, error: null, isFetching: false }),
      (failure: unknown) => {
        if (controller.signal.aborted) return
        const error = failure instanceof ApiFailure ? failure : new Error(UNKNOWN_ERROR_MESSAGE)
        setAnswer({ data: undefined, error, isFetching: false })
      },
    )
    return () => controller.abort()
  }, [asked])
  return { ...answer, refetch: () => setAsked({ ask }) }
}
