import { createStore } from '#app/kit/state/store.ts'

const KEY = 'zivina-timers'

/** The stored text where the browser allows no storage: the timers then last as long as the page. */
let unstored: string | null = null

/** Notifies of changes, also of those by other tabs. */
const changes = createStore(null, () => {
  const look = ({ key }: StorageEvent) => (key === KEY || key === null) && changes.write(null)
  window.addEventListener('storage', look)
  return () => window.removeEventListener('storage', look)
})

/** Calls back when a timer is started, stopped or has ended, in this tab or another. Browser only. */
export const subscribeToTimers = changes.subscribe

/** The timers of this browser as they are stored; null where none runs. */
export function readTimersText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return unstored
  }
}

export function writeTimersText(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {
    unstored = text
  }
  changes.write(null)
}
