import { useState } from 'react'
import { useAccount } from '#app/session/account/account-context.ts'

/** By place and account, for as long as the page lives: much of it is about health, so the browser stores nothing of it. */
const kept = new Map<string, unknown>()

/** A state that is there again after what shows it was closed. `forget` forgets it, and lets it be seen until then. */
export function useKept<Value>(place: string, initial: Value) {
  const { guid } = useAccount()
  const key = `${place} ${guid}`
  const [value, show] = useState(() => (kept.has(key) ? (kept.get(key) as Value) : initial))
  const keep = (next: Value) => {
    kept.set(key, next)
    show(next)
  }
  return { value, keep, forget: () => kept.delete(key) }
}
