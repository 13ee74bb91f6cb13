import { readTimersText, subscribeToTimers } from '#app/features/catalogue/timers/timer-store.ts'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { useStore } from '#app/kit/state/store.ts'

const TimerDock = lazyPart(() => import('#app/features/catalogue/timers/timer-dock.tsx'))

const isAnyRunning = () => readTimersText() !== null

/** The place of running timers on every page. Their code loads only where one runs. */
export function TimerPlace() {
  return useStore(subscribeToTimers, isAnyRunning, false) ? <TimerDock /> : null
}
