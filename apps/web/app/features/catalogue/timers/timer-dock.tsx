import { useEffect } from 'react'
import { wasSessionLost } from '#app/session/tokens/session-store.ts'
import { useSession } from '#app/session/tokens/use-session.ts'
import { tellEnds } from './tell-end.ts'
import TimerTray from './timer-tray.tsx'
import { forgetOldTimers, forgetOwnTimers } from './timers.ts'
import './timer-dock.css'

/** The running timers at the bottom of every page, each with the way back to its step. Tells when one ends. */
export default function TimerDock() {
  const isLoggedIn = useSession() !== null
  useEffect(() => {
    const look = () => {
      const now = Date.now()
      forgetOldTimers(now)
      void tellEnds(now)
    }
    look()
    const interval = setInterval(look, 500)
    return () => clearInterval(interval)
  }, [])
  useEffect(() => {
    // Who is logged out by a lost session still has something on the stove.
    if (!isLoggedIn && !wasSessionLost()) forgetOwnTimers()
  }, [isLoggedIn])
  return (
    <section aria-label="Minutky" className="timer-dock print:hidden">
      <TimerTray isLinked />
    </section>
  )
}
