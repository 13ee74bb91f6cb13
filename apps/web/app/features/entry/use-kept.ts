import { useCallback, useState } from 'react'
import { useAccount } from '#app/session/account/account-context.ts'

/** By place and account, for as long as the page lives: much of it is about health, so the browser stores nothing of it. */
const kept = new Map<string, unknown>()

/**
 * A state that is there again after what shows it was closed. `change` changes what is kept by then, as an answer that comes late must.
 * `forget` forgets it, and lets it be seen until then.
 */
export function useKept<Value>(place: string, initial: Value) {
  const { guid } = useAccount()
  const key = `${place} ${guid}`
  const [value, show] = useState(() => (kept.has(key) ? (kept.get(key) as Value) : initial))
  const [first] = useState(initial)
  const keep = useCallback(
    (next: Value) => {
      kept.set(key, next)
      show(next)
    },
    [key],
  )
  const change = useCallback(
    (to: (now: Value) => Value) => keep(to(kept.has(key) ? (kept.get(key) as Value) : first)),
    [key, first, keep],
  )
  return { value, keep, change, forget: () => kept.delete(key) }
}
