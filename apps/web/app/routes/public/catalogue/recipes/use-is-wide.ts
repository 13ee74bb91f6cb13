import { useSyncExternalStore } from 'react'

/** From this width on the panel is beside the list (the breakpoint `md`). */
const WIDE = '(width >= 60rem)'

/** Whether the panel is beside the list. The server's page contains it for every width, as scripts may never run. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, onServer)
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches
}

function onServer(): boolean {
  return true
}
