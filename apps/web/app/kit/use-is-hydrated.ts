import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts have taken the page over: what only the browser knows may be shown. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
