import { lazy, Suspense } from 'react'
import type { Timers } from './use-timers.ts'

const TimerTray = lazy(() => import('./timer-tray.tsx'))

/** Where running timers stand while one reads on. Nothing of it is loaded before the first is started. */
export function TimerDock({ timers }: { timers: Timers }) {
  if (timers.running.length === 0) return null
  return (
    <Suspense>
      <div className="page-width pb-3 print:hidden">
        <TimerTray timers={timers} />
      </div>
    </Suspense>
  )
}
