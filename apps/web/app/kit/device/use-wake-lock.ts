import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while wanted. The system releases the lock when the page is hidden, so it is requested again on return.
 * If the browser does not support it or refuses (a low battery), nothing happens.
 *
 * @returns whether the screen is kept on now
 */
export function useWakeLock(wanted: boolean): boolean {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let over = false
    const ask = async () => {
      if (over || document.visibilityState !== 'visible') return
      try {
        const granted = await navigator.wakeLock.request('screen')
        if (over) return void granted.release()
        lock = granted
        setHeld(true)
        granted.addEventListener('release', () => setHeld(false))
      } catch {
        setHeld(false)
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
      setHeld(false)
    }
  }, [wanted])

  return held
}
