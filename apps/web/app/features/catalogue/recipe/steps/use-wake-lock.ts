import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while wanted. The system takes the lock away when the page is hidden, so it is asked for again on
 * return. Where the browser has no such thing, or refuses (a low battery), nothing is said and nothing breaks.
 *
 * @returns whether the screen is held on now
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
