import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is hydrated: content that only the browser knows may be shown. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
