import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * Something that is open over a page, as a step of the browser's history: Back closes it and stays on the page, Forward opens it again,
 * and a reload keeps it.
 *
 * @param hash shown in the address meanwhile, where a page tells by it that the same data are needed
 */
export function useHistoryStep<Value>(key: string, hash = '') {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // The server knows nothing of the history.
  const isHydrated = useIsHydrated()
  const value = isHydrated ? valueIn<Value>(state, key) : null
  const isOpening = useRef(false)
  const isClosing = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next step of the history begins anew.
  useEffect(() => {
    isOpening.current = false
    isClosing.current = false
  }, [state])

  const open = (next: Value) => {
    // A second press before the first one is drawn is no further step.
    const replace = value !== null || isOpening.current
    isOpening.current = true
    return navigate({ pathname, search, hash }, { state: { [key]: next }, replace, preventScrollReset: true })
  }
  const close = () => {
    // A second press must not leave the page.
    if (value === null || isClosing.current) return
    isClosing.current = true
    void navigate(-1)
  }
  return { value, open, close }
}

function valueIn<Value>(state: unknown, key: string): Value | null {
  return typeof state === 'object' && state !== null && key in state
    ? ((state as Record<string, Value>)[key] ?? null)
    : null
}
