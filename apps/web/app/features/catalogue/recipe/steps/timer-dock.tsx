import { lazyPart } from '#app/kit/lazy-part.tsx'
import type { Timers } from './use-timers.ts'

const TimerTray = lazyPart(() => import('./timer-tray.tsx'))

/** Shows running timers while the reader scrolls. Its code is loaded with the first timer. */
export function TimerDock({ timers }: { timers: Timers }) {
  if (timers.running.length === 0) return null
  return (
    <div className="page-width pb-3 print:hidden">
      <TimerTray timers={timers} />
    </div>
  )
}
