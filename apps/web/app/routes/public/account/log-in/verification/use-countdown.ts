import { useEffect, useState } from 'react'

/**
 * Whole seconds left until a moment, counted down while the page is open; 0 once it has passed or without one.
 * @param until milliseconds of this device's clock
 */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState(Date.now)
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return left
}

/** „9:05“ */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
